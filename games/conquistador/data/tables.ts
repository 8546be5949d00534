import type { Source } from './source.ts'
import { derived, reconstructed, stated } from './source.ts'

/** A table printed on the lost map: six rows, one for each face of the die; 1 is the best roll for whoever rolls. */
export type DieTable = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly source: Source
}

/** A cell that the rulebook gives away in an example. */
export type KnownCell = {
  readonly table: string
  readonly row: number
  readonly column: number
  readonly value: string
  readonly source: Source
}

/** 6.31. Ducats by rating (A to D) and die; row 7 is for the Bankers option, where countries add 1 to the die. */
export const TAXES: readonly (readonly number[])[] = [
  [40, 35, 30, 25, 20, 15, 10],
  [30, 25, 20, 15, 10, 5, 5],
  [20, 15, 10, 10, 5, 5, 0],
  [10, 10, 5, 5, 0, 0, 0],
]
export const TAXES_SOURCE: Source = reconstructed('gap G-5')

/** 6.32. Colonists by die. */
export const COLONISTS: readonly number[] = [6, 5, 4, 3, 2, 1]
export const COLONISTS_SOURCE: Source = reconstructed('gap G-5')

/** 6.33. Political events by the first and the second die; a dash is none. */
export const POLITICS: readonly (readonly string[])[] = [
  ['A', '9', '12', '3', '5', '17'],
  ['1', 'C', '8', '11', '16', '-'],
  ['13', '4', 'B', '2', '10', '6'],
  ['-', '14', '5', 'D', '1', '7'],
  ['9', 'B', '15', '-', '3', '12'],
  ['D', '11', '-', 'A', 'C', '-'],
]
export const POLITICS_SOURCE: Source = reconstructed('gap G-5')

/** 8.4. Ships lost by the attacker (A) or the defender (D); a star allows a Prize. */
export const NAVAL_CRT: DieTable = {
  columns: ['1-2', '1-1', '2-1', '3-1', '4-1'],
  rows: [
    ['D1', 'D2*', 'D2*', 'D3*', 'D4*'],
    ['A1', 'D1*', 'D2*', 'D2*', 'D3*'],
    ['A1', 'D1', 'D1*', 'D2*', 'D2*'],
    ['A1*', 'A1', 'D1', 'D1*', 'D2*'],
    ['A2*', 'A1*', 'A1', 'D1', 'D1*'],
    ['A3*', 'A2*', 'A1*', 'A1', 'D1'],
  ],
  source: reconstructed('gap G-6'),
}

/** 11.3. Fractions of detachments lost by either side; A1 and D1 are all. */
export const LAND_CRT: DieTable = {
  columns: ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1'],
  rows: [
    ['A1/4 D1/4', 'D1/2', 'D1/2', 'D3/4', 'D1', 'D1', 'D1'],
    ['A1/4 D1/4', 'A1/4 D1/4', 'D1/2', 'D1/2', 'D3/4', 'D1', 'D1'],
    ['A1/2', 'A1/4 D1/4', 'A1/4 D1/2', 'D1/2', 'D3/4', 'D3/4', 'D1'],
    ['A1/2', 'A1/2 D1/4', 'A1/4 D1/4', 'A1/4 D1/2', 'D1/2', 'D3/4', 'D3/4'],
    ['A3/4', 'A1/2', 'A1/2 D1/4', 'A1/4 D1/4', 'A1/4 D1/2', 'D1/2', 'D3/4'],
    ['A1', 'A3/4', 'A1/2', 'A1/2', 'A1/4 D1/4', 'A1/4 D1/2', 'D1/2'],
  ],
  source: reconstructed('gap G-6'),
}

/** 9.5. By Bounds: C Colonist, S detachment, Sh ship, E Explorer or else Conquistador, All. */
export const NAVAL_ATTRITION: DieTable = {
  columns: ['1', '2', '3', '4', '5', '6', '7', '8', '9+'],
  rows: [
    ['-', '-', '-', '-', '-', '-', '-', '-', 'C'],
    ['-', '-', '-', '-', '-', '-', '-', 'C', 'C+S'],
    ['-', '-', '-', '-', 'C', 'C', 'S', 'C+S', 'Sh'],
    ['-', '-', '-', 'C', 'S', 'S', 'C+S', 'Sh', 'Sh+S'],
    ['-', '-', 'C', 'S', 'C+S', 'C+S', 'Sh', 'Sh+S', '2Sh+E'],
    ['C', 'S', 'S', 'Sh', 'Sh', 'Sh+S', 'Sh+E', '2Sh+E', 'All'],
  ],
  source: reconstructed('gap G-6'),
}

/** 12.5. By adjusted level. */
export const LAND_ATTRITION: DieTable = {
  columns: ['1', '2', '3', '4', '5'],
  rows: [
    ['-', '-', '-', '-', '-'],
    ['-', '-', '-', '-', 'C'],
    ['-', '-', '-', 'C', 'S'],
    ['-', '-', 'C', 'S', '2C'],
    ['-', 'C', 'S', '2C', '2C+S'],
    ['C', 'S', '2C', '2C+S', 'All'],
  ],
  source: reconstructed('gap G-6'),
}

/** 12.5 as printed in the later edition; contradicts 12.4 and is an option. */
export const LATER_LAND_ATTRITION: DieTable = {
  columns: ['1', '2', '3', '4', '5'],
  rows: [
    ['-', '-', '-', '-', '-'],
    ['-', '-', '-', '-', 'C'],
    ['-', '-', '-', 'C', 'S'],
    ['-', '-', 'C', 'S', 'C+S'],
    ['-', 'C', 'S', 'C+S', '2C+S'],
    ['C', 'S', 'C+S', '2C+S', 'All'],
  ],
  source: derived('errata of the 1983 edition'),
}

/** 17.26. By detachments in the Area: how far the Native Level falls, or S for a detachment lost. */
export const NATIVE_COMBAT: DieTable = {
  columns: ['1', '2', '3', '4', '5', '6', '7-8', '9-10', '11+'],
  rows: [
    ['1', '1', '2', '3', '3', '4', '4', '5', '6'],
    ['S', '1', '1', '2', '2', '3', '4', '4', '5'],
    ['S', 'S', '1', '1', '2', '2', '3', '3', '4'],
    ['S', 'S', 'S', '1', '1', '2', '2', '3', '3'],
    ['S', 'S', 'S', 'S', '1', '1', '1', '2', '2'],
    ['S', 'S', 'S', 'S', 'S', 'S', '1', '1', '1'],
  ],
  source: reconstructed('gap G-6'),
}

/** 17.37. By detachments in the Area: Colonists and detachments lost; a star takes a Missionary, too. */
export const NATIVE_UPRISING: DieTable = {
  columns: ['0', '1', '2', '3', '4', '5', '6-7', '8+'],
  rows: [
    ['1', '1', '-', '-', '-', '-', '-', '-'],
    ['2', '1', '1', '1', '-', '-', '-', '-'],
    ['3*', '2', '2', '1', '1', '1', '-', '-'],
    ['4*', '3*', '2*', '2', '2', '1', '1', '-'],
    ['All', '4*', '3*', '3*', '2*', '2', '1', '1'],
    ['All', 'All', 'All', '4*', '3*', '3*', '2*', '1'],
  ],
  source: reconstructed('gap G-6'),
}

/** Every cell that the rulebook fixes. */
export const KNOWN_CELLS: readonly KnownCell[] = [
  { table: 'taxes', row: 1, column: 2, value: '20', source: stated('6.31') },
  { table: 'colonists', row: 0, column: 2, value: '4', source: stated('6.32') },
  { table: 'politics', row: 0, column: 0, value: 'A', source: stated('21.23') },
  { table: 'navalAttrition', row: 2, column: 4, value: 'C', source: stated('9.4') },
  { table: 'landAttrition', row: 3, column: 4, value: '2C', source: stated('12.4') },
]

/** 13.6. Finding, yield and depletion of mines and cities; event 2 doubles the mine of Potosi. */
export const GOLD = {
  mainland: { found: 2, yield: 25, depletedBy: [2, 11] },
  caribbean: { found: 4, yield: 15, depletedBy: [1, 2] },
  cities: { depletedBy: [7, 11] },
  potosi: 50,
  source: stated('13.1, 13.2, 13.3, 6.41-2'),
} as const

/** 6.65. Prices and upkeep in ducats. */
export const PRICES = {
  caravel: { buy: 4, keep: 1, source: stated('7.11') },
  carrack: { buy: 8, keep: 2, source: stated('7.12') },
  galleon: { buy: 40, keep: 10, source: stated('7.13') },
  detachment: { buy: 4, keep: 1, source: reconstructed('gap G-7') },
  colonist: { buy: 0, keep: 2, source: stated('6.82') },
  missionary: { buy: 0, keep: 1, source: stated('6.83') },
  bound: { buy: 2, keep: 0, source: stated('6.62') },
} as const

/** 14.1. Resource Level by turn. */
export const RESOURCE_LEVELS: readonly number[] = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5]
export const RESOURCE_SOURCE: Source = reconstructed('gap G-3')
export const RESOURCE_ON_TURN_11: Source = stated('Turn Record Track')

/** First year of a turn, and the last. */
export const yearsOf = (turn: number): [number, number] => [turn === 1 ? 1495 : 1491 + 5 * turn, 1495 + 5 * turn]
export const YEARS_SOURCE: Source = derived('7.14, 7.17')

/** 21.22. Where a country that nobody plays colonises, by the sum of two dice from 2. */
export const COLONISATION = {
  england: [
    'deep-south',
    'aztec',
    'guinea',
    'norumbega',
    'east-coast',
    'atlantic-coast',
    'caribbean',
    'california',
    'saguenay',
    'east-coast',
    'mayan',
  ],
  france: [
    'aztec',
    'maritime',
    'caribbean',
    'great-lakes',
    'saguenay',
    'maritime',
    'great-lakes',
    'midwest-plateau',
    'norumbega',
    'sonora',
    'guinea',
  ],
  portugal: [
    'guinea',
    'venezuela',
    'norumbega',
    'maritime',
    'brasil',
    'brasil',
    'rio-del-plate',
    'brasil',
    'incan',
    'panama',
    'norumbega',
  ],
  source: stated('21.22'),
} as const

/** 21.21. Which events make which country colonise. */
export const COLONISERS = {
  england: ['A', '1', '7'],
  france: ['B', '3', '4'],
  portugal: ['C', 'D'],
  source: reconstructed('gap G-9'),
} as const

/** 21.1, 23.12, 24.12. What each country starts with. */
export const START = {
  treasury: { spain: 190, england: 245, france: 300, portugal: 175, bankers: 260 },
  withBankers: { spain: 110, england: 165, france: 240, portugal: 100, bankers: 260 },
  monarch: { spain: 'A', england: 'B', france: 'C', portugal: 'A', bankers: 'A' },
  colonistHex: '2316',
  source: stated('21.1, 23.12, 24.12, 24.15'),
} as const
