import {
  ESCAPED,
  FLEE,
  type Outcome,
  PIRATES_BETTER,
  PIRATES_SUNK,
  PIRATES_SUNK_BUT_SEIZED,
  SEIZED,
  STAND_OFF,
  SUNK,
  SUNK_AND_SEIZED,
  TREASURE_FLEET_BETTER,
  WEATHER_GAGE,
} from './f2-outcome.ts'
import { tables } from './tables.ts'
import { by } from './words.ts'

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
  if (treasureTactic === FLEE) return pirateTactic === WEATHER_GAGE && by('AMB-01') ? caught(t, p, slips) : ESCAPED
  if (treasureTactic === pirateTactic) {
    if (p > t) return SUNK_AND_SEIZED
    if (p === t) return SEIZED
    return p > 1 ? PIRATES_SUNK_BUT_SEIZED : PIRATES_SUNK
  }
  if (seamanship === PIRATES_BETTER) return p >= t - 1 ? SUNK_AND_SEIZED : SUNK
  if (seamanship === TREASURE_FLEET_BETTER) return p - 1 >= t ? PIRATES_SUNK_BUT_SEIZED : PIRATES_SUNK
  by('AMB-17')
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
