import { tables } from './tables.ts'

/** B8b. Sea tactics, in the order of the words. */
export const TACTICS = ['flee', 'weather-gage', 'boarding'] as const
export const FLEE = 0
export const WEATHER_GAGE = 1
export const BOARDING = 2

/** GL-seamanship. Which Flagship is the better one. */
export const SEAMANSHIPS = ['pirates-better', 'treasure-fleet-better', 'equal'] as const
export const PIRATES_BETTER = 0
export const TREASURE_FLEET_BETTER = 1
export const EQUAL = 2

/** How a sea battle ends: which Flagship sinks, and whether the pirates seize the Cargo. */
export interface Outcome {
  readonly index: number
  readonly word: string
  readonly treasureFleetSinks: boolean
  readonly piratesSink: boolean
  readonly seized: boolean
}

const ending = (index: number, word: string, flagships: 'none' | 'theirs' | 'ours', seized: boolean): Outcome => ({
  index,
  word,
  treasureFleetSinks: flagships === 'theirs',
  piratesSink: flagships === 'ours',
  seized,
})

/** Every way a sea battle can end, as the pirates see it; a Surrender is announced, not fought (F1a). */
export const STAND_OFF = ending(0, 'stand-off', 'none', false)
export const SEIZED = ending(1, 'seized', 'none', true)
export const SUNK = ending(2, 'sunk', 'theirs', false)
export const SUNK_AND_SEIZED = ending(3, 'sunk-and-seized', 'theirs', true)
export const PIRATES_SUNK = ending(4, 'pirates-sunk', 'ours', false)
export const PIRATES_SUNK_BUT_SEIZED = ending(5, 'pirates-sunk-but-seized', 'ours', true)
export const ESCAPED = ending(6, 'escaped', 'none', false)
export const SURRENDERED = ending(7, 'surrendered', 'none', true)
export const OUTCOMES: readonly Outcome[] = [
  STAND_OFF,
  SEIZED,
  SUNK,
  SUNK_AND_SEIZED,
  PIRATES_SUNK,
  PIRATES_SUNK_BUT_SEIZED,
  ESCAPED,
  SURRENDERED,
]

/**
 * F2a, F2b, F2-matrix, F2-odds, AMB-17. What the tactics of both sides lead to, with t Ships in the treasure fleet and p pirates.
 * `slips` is the other reading of a flight from the weather gage (AMB-01): fewer pirates catch nobody.
 */
export function outcome(
  t: number,
  p: number,
  treasureTactic: number,
  pirateTactic: number,
  seamanship: number,
  slips = false,
): Outcome {
  if (treasureTactic === FLEE) return pirateTactic === WEATHER_GAGE ? caught(t, p, slips) : ESCAPED
  if (treasureTactic === pirateTactic) {
    if (p > t) return SUNK_AND_SEIZED
    if (p === t) return SEIZED
    return p > 1 ? PIRATES_SUNK_BUT_SEIZED : PIRATES_SUNK
  }
  if (seamanship === PIRATES_BETTER) return p >= t - 1 ? SUNK_AND_SEIZED : SUNK
  if (seamanship === TREASURE_FLEET_BETTER) return p - 1 >= t ? PIRATES_SUNK_BUT_SEIZED : PIRATES_SUNK
  return p >= t ? SEIZED : STAND_OFF
}

/** AMB-01. Fleeing from pirates who hold the weather gage, as the Battle card of the data says. */
function caught(t: number, p: number, slips: boolean): Outcome {
  if (slips && p < t) return ESCAPED
  const { flagshipSunk, cargoSeized } = tables.battleCard.fleeAgainstGage
  const seized = cargoSeized === 'always' || (cargoSeized === 'pirates-at-least-equal' && p >= t)
  if (flagshipSunk) return seized ? SUNK_AND_SEIZED : SUNK
  return seized ? SEIZED : STAND_OFF
}
