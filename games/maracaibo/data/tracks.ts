import type { ObjectId, Synergy } from './effects.ts'
import { reward } from './effects.ts'
import { reconstructed, stated, told } from './source.ts'

/** MB-1.9, MB-1.10. What everybody starts with. */
export const START = {
  doubloons: { values: [8, 9, 10, 11], source: told('8 to 11 by turn order') },
  combat: { value: 1, source: told('preview') },
  doubloonIncome: { value: 8, source: told('preview') },
  figures: { supply: 2, career: 3, general: 3, source: told('two in the supply; the split of the rest: gap H-7') },
  discsPerUpgrade: { value: 2, source: stated('Uprising p. 2') },
  handLimit: { value: 4, source: told('review') },
  planning: { value: 3, source: told('review') },
  dealt: { value: 8, source: told('review') },
  furtherCards: { value: 40, source: stated('Uprising p. 3') },
  display: { value: 4, source: told('review') },
  movement: { value: 7, source: told('review') },
} as const

/** MB-5.1. Movement points that give one, two or three village actions; with the upgrade. */
export const VILLAGE_ACTIONS = { usual: [1, 4, 7], fast: [1, 2, 5], source: told('guide') } as const

/** MB-11.7. Influence track and its noble ranks. */
export const INFLUENCE = { most: 20, ranks: [2, 4, 7, 10, 14, 18], source: reconstructed('gap H-8') } as const

/** MB-1.7, MB-11.7. Ownership markers in a row, first space first; bonuses for most and second most on the map. */
export const OWNERSHIP = {
  row: [1, 2, 2, 2, 2, 2, 2],
  most: 2,
  second: 1,
  mostInfluence: 3,
  source: told('13 markers, seven spaces, three points for most influence; values: gap H-8'),
} as const

/** MB-14. */
export const LIMITS = { combat: 10, income: 30, source: reconstructed('gap H-8') } as const

/** MB-11.8. Synergy tokens. */
export const SYNERGY_REWARDS: Readonly<Record<Synergy, string>> = {
  anchor: reward('ID2'),
  cannon: reward('C3'),
  compass: reward('X2'),
  scale: reward('D5'),
  crown: reward('IV2'),
}

export const SYNERGY_SOURCE = reconstructed('gap H-7')

/** MU-9.2. What a flipped card's object gives. */
export const OBJECT_TABLE: Readonly<Record<ObjectId, string>> = {
  book: reward('D4'),
  spyglass: reward('C3'),
  herbs: reward('V4'),
  map: reward('X1'),
}

export const OBJECT_TABLE_SOURCE = stated('Uprising p. 9: herbs; the rest: gap H-5')

/** MB-11.2. What a player may take instead of buying. */
export const INTERIM = { doubloons: 3, discs: 1, source: reconstructed('gap H-14') } as const

/** MU-2.3, MU-6.3, MU-9. Amounts that the text of The Uprising states outright. */
export const STATED = {
  marketTake: reward('D3,V3'),
  pointsPerInfluence: 2,
  patron: 2,
  emptyVillageMost: 5,
  triple: reward('D5,V5'),
  variety: [0, 0, 2, 4],
  returnMarker: 7,
  dutchPerRank: 5,
  rising: [reward('D7'), reward('D7,A1'), reward('D7,A1,V2'), reward('D7,A1,V3')],
  source: stated('Uprising p. 4-12'),
} as const
