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
