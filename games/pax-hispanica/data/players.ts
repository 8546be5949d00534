import type { Source } from './source.ts'
import { derived, reconstructed, stated } from './source.ts'

/** The five colours in the order of the start slots; a colour's place is its index everywhere. */
export const COLOURS = ['purple', 'red', 'blue', 'orange', 'green'] as const

export type Colour = (typeof COLOURS)[number]

export const START_ORDER_SOURCE = reconstructed('gap G-9: order in which both rulebooks list the nations')

/** Index of a colour by its name. */
export const COLOUR = Object.fromEntries(COLOURS.map((colour, index) => [colour, index])) as Record<Colour, number>

/** NA. The national abilities; Spain has none. */
export const ABILITIES = ['sea-dogs', 'jesuits', 'cartography', 'mercantile'] as const

export type AbilityId = (typeof ABILITIES)[number]

export type Player = {
  readonly colour: Colour
  readonly nation: string
  readonly character: string
  readonly ability: AbilityId | null
  /** Id of the Callow cell where the Figure starts. */
  readonly callow: `callow-${Colour}`
  readonly disks: number
  readonly startDisksOnMap: number
  readonly source: {
    readonly nation: Source
    readonly character: Source
    readonly ability: Source
    readonly disks: Source
  }
}

export const PLAYERS: readonly Player[] = [
  {
    colour: 'purple',
    nation: 'Spain',
    character: 'Bartolomé de las Casas',
    ability: null,
    callow: 'callow-purple',
    disks: 8,
    startDisksOnMap: 8,
    source: {
      nation: stated('PL C'),
      character: stated('EN footnote 50'),
      ability: stated('PL B4b'),
      disks: stated('EN B, C1d'),
    },
  },
  {
    colour: 'red',
    nation: 'England',
    character: 'Sir Walter Raleigh',
    ability: 'sea-dogs',
    callow: 'callow-red',
    disks: 6,
    startDisksOnMap: 0,
    source: {
      nation: stated('PL C'),
      character: stated('EN footnote 5'),
      ability: stated('EN GL Sea Dogs'),
      disks: stated('EN B'),
    },
  },
  {
    colour: 'blue',
    nation: 'France',
    character: 'Cardinal Richelieu',
    ability: 'jesuits',
    callow: 'callow-blue',
    disks: 6,
    startDisksOnMap: 0,
    source: {
      nation: stated('PL C'),
      character: stated('EN footnote 25'),
      ability: stated('EN GL Jesuits'),
      disks: stated('EN B'),
    },
  },
  {
    colour: 'orange',
    nation: 'Netherlands',
    character: 'Peter Stuyvesant',
    ability: 'cartography',
    callow: 'callow-orange',
    disks: 6,
    startDisksOnMap: 0,
    source: {
      nation: stated('PL C'),
      character: stated('EN footnote 85'),
      ability: stated('EN GL Cartography'),
      disks: stated('EN B'),
    },
  },
  {
    colour: 'green',
    nation: 'Courland',
    character: 'the brothers Lampsins',
    ability: 'mercantile',
    callow: 'callow-green',
    disks: 6,
    startDisksOnMap: 0,
    source: {
      nation: stated('PL C'),
      character: stated('EN footnote 65'),
      ability: stated('EN GL Mercantile'),
      disks: stated('EN B'),
    },
  },
]

/** B4c. Value of a column by the tokens left in it: entry n belongs to n tokens. */
export type ColumnEntry = { readonly value: number; readonly source: Source }

const G5 = reconstructed('gap G-5')

export const REACH_COLUMN: readonly ColumnEntry[] = [
  { value: 4, source: G5 },
  { value: 3, source: G5 },
  { value: 3, source: derived('EN H8h') },
  { value: 2, source: derived('EN H8f, H8g') },
  { value: 2, source: derived('EN H8a, H8c') },
  { value: 1, source: derived('EN H8a, H8c') },
  { value: 1, source: stated('EN H8a') },
]

export const SWAY_COLUMN: readonly ColumnEntry[] = [
  { value: 4, source: G5 },
  { value: 4, source: G5 },
  { value: 3, source: G5 },
  { value: 3, source: derived('EN H8g') },
  { value: 2, source: derived('EN D3c') },
  { value: 2, source: derived('EN D3c, H8c, H8f') },
  { value: 1, source: stated('EN H8a') },
]

export const SPANISH_SWAY_COLUMN: readonly ColumnEntry[] = [
  { value: 3, source: stated('EN footnote 116') },
  { value: 3, source: G5 },
  { value: 3, source: G5 },
  { value: 2, source: derived('EN H8f; PL H8f') },
  { value: 2, source: G5 },
  { value: 2, source: derived('PL H8h') },
  { value: 1, source: G5 },
  { value: 1, source: G5 },
  { value: 1, source: G5 },
]

/** Reach by Bibles left, Sway by disks left, and Spain's Sway, as plain tables. */
export const REACH_BY_BIBLES = REACH_COLUMN.map(entry => entry.value)
export const SWAY_BY_DISKS = SWAY_COLUMN.map(entry => entry.value)
export const SPANISH_SWAY_BY_DISKS = SPANISH_SWAY_COLUMN.map(entry => entry.value)
