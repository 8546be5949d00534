import type { Source } from './source.ts'
import { derived, reconstructed, stated } from './source.ts'

/** Bounds from Europe by coast: e and w for the two oceans; n and s for coasts up to and beyond the row of the line. */
export type Bounds = { readonly e?: number; readonly w?: number; readonly n?: number; readonly s?: number }

export type Area = {
  readonly id: string
  readonly name: string
  readonly bounds: Bounds
  /** 4.0. Last row of the northern part, where Bounds are told apart by a line. */
  readonly line?: number
  readonly native: number
  readonly attrition: number
  /** 14.1. R2: resources count double. */
  readonly double: boolean
  readonly source: {
    readonly name: Source
    readonly bounds: Source
    readonly native: Source
    readonly attrition: Source
    readonly double: Source
  }
}

const G2 = reconstructed('gap G-2')
const errata = derived('errata of the 1983 edition')
const known = (name: string, more: Partial<Area['source']> = {}): Area['source'] => ({
  name: stated(name),
  bounds: G2,
  native: G2,
  attrition: G2,
  double: G2,
  ...more,
})

/** The 22 Areas; an Area's place in this list is its index everywhere and its letter in AREA_ROWS. */
export const AREAS = [
  {
    id: 'maritime',
    name: 'Maritime',
    bounds: { e: 2 },
    native: 1,
    attrition: 3,
    double: false,
    source: known('21.22'),
  },
  {
    id: 'saguenay',
    name: 'Saguenay',
    bounds: { e: 3 },
    native: 2,
    attrition: 3,
    double: false,
    source: known('21.22'),
  },
  {
    id: 'norumbega',
    name: 'Norumbega',
    bounds: { e: 3 },
    native: 2,
    attrition: 2,
    double: false,
    source: known('21.22'),
  },
  {
    id: 'great-lakes',
    name: 'Great Lakes',
    bounds: {},
    native: 3,
    attrition: 2,
    double: false,
    source: known('21.22'),
  },
  {
    id: 'atlantic-coast',
    name: 'Atlantic Coast',
    bounds: { e: 3 },
    native: 2,
    attrition: 2,
    double: false,
    source: known('21.22'),
  },
  {
    id: 'east-coast',
    name: 'East Coast',
    bounds: { e: 3 },
    native: 2,
    attrition: 2,
    double: true,
    source: known('21.22'),
  },
  {
    id: 'deep-south',
    name: 'Deep South',
    bounds: { e: 4 },
    native: 3,
    attrition: 3,
    double: false,
    source: known('13.21'),
  },
  {
    id: 'midwest-plateau',
    name: 'Midwest Plateau',
    bounds: {},
    native: 4,
    attrition: 2,
    double: false,
    source: known('6.41', { native: errata }),
  },
  { id: 'rockies', name: 'Rockies', bounds: {}, native: 2, attrition: 4, double: false, source: known('6.41') },
  {
    id: 'california',
    name: 'California',
    bounds: { w: 12 },
    native: 1,
    attrition: 1,
    double: false,
    source: known('6.41'),
  },
  {
    id: 'sonora',
    name: 'Sonora',
    bounds: { e: 4, w: 11 },
    native: 2,
    attrition: 3,
    double: false,
    source: known('6.41'),
  },
  {
    id: 'aztec',
    name: 'Aztec Empire',
    bounds: { e: 4, w: 11 },
    native: 5,
    attrition: 2,
    double: false,
    source: known('13.3', { native: errata }),
  },
  {
    id: 'mayan',
    name: 'Mayan Empire',
    bounds: { e: 4, w: 10 },
    native: 3,
    attrition: 3,
    double: false,
    source: known('9.4', { bounds: derived('9.4'), native: errata }),
  },
  {
    id: 'panama',
    name: 'Panama',
    bounds: { e: 4, w: 10 },
    native: 2,
    attrition: 4,
    double: false,
    source: known('6.41'),
  },
  {
    id: 'venezuela',
    name: 'Venezuela',
    bounds: { e: 3, w: 10 },
    native: 2,
    attrition: 3,
    double: false,
    source: known('6.41'),
  },
  {
    id: 'guinea',
    name: 'Guinea',
    bounds: { e: 3 },
    native: 2,
    attrition: 4,
    double: false,
    source: known('9.4', { bounds: stated('9.4') }),
  },
  { id: 'amazon', name: 'Amazon', bounds: { e: 3 }, native: 3, attrition: 4, double: false, source: known('6.41') },
  {
    id: 'brasil',
    name: 'Brasil',
    bounds: { n: 3, s: 4 },
    line: 38,
    native: 3,
    attrition: 3,
    double: true,
    source: known('4.0'),
  },
  {
    id: 'incan',
    name: 'Incan Empire',
    bounds: { n: 9, s: 8 },
    line: 41,
    native: 6,
    attrition: 3,
    double: false,
    source: known('4.0', { native: errata, attrition: stated('12.4') }),
  },
  {
    id: 'rio-del-plate',
    name: 'Rio del Plate',
    bounds: { e: 5 },
    native: 2,
    attrition: 2,
    double: false,
    source: known('6.63', { bounds: stated('7.24') }),
  },
  {
    id: 'patagonia',
    name: 'Patagonia',
    bounds: { e: 6, w: 7 },
    native: 2,
    attrition: 4,
    double: false,
    source: { name: derived('public descriptions'), bounds: G2, native: G2, attrition: G2, double: G2 },
  },
  {
    id: 'caribbean',
    name: 'Caribbean',
    bounds: { e: 3 },
    native: 2,
    attrition: 2,
    double: true,
    source: known('4.0', {
      bounds: stated('4.0'),
      native: derived('15.61 with 21.1: at least 1'),
      double: derived('Area Information Display'),
    }),
  },
] as const satisfies readonly Area[]

export type AreaId = (typeof AREAS)[number]['id']

export const AREA_IDS: readonly AreaId[] = AREAS.map(area => area.id)

/** Index of an Area by its id. */
export const AREA = Object.fromEntries(AREA_IDS.map((id, i) => [id, i])) as Record<AreaId, number>

/** Mines and cities by hex; a mine's place in this list is its index. */
export const MINES: readonly { readonly hex: string; readonly source: Source }[] = [
  { hex: '1119', source: reconstructed('gap G-1') },
  { hex: '1620', source: reconstructed('gap G-1') },
  { hex: '1427', source: reconstructed('gap G-1') },
  { hex: '1431', source: reconstructed('gap G-1') },
  { hex: '1432', source: reconstructed('gap G-1') },
  { hex: '1931', source: reconstructed('gap G-1') },
  { hex: '2029', source: reconstructed('gap G-1') },
  { hex: '2228', source: reconstructed('gap G-1') },
  { hex: '2426', source: reconstructed('gap G-1') },
  { hex: '2522', source: reconstructed('gap G-1') },
  { hex: '2820', source: reconstructed('gap G-1') },
  { hex: '2918', source: reconstructed('gap G-1') },
  { hex: '3017', source: reconstructed('gap G-1') },
  { hex: '2911', source: reconstructed('gap G-1') },
  { hex: '3910', source: reconstructed('gap G-1') },
  { hex: '4105', source: reconstructed('gap G-1') },
  { hex: '3519', source: reconstructed('gap G-1') },
  { hex: '3916', source: reconstructed('gap G-1') },
  { hex: '4213', source: stated('6.41-2') },
  { hex: '2219', source: reconstructed('gap G-1') },
  { hex: '2318', source: reconstructed('gap G-1') },
  { hex: '2414', source: reconstructed('gap G-1') },
  { hex: '2415', source: reconstructed('gap G-1') },
]

/** 13.3. Treasure Cities with what can be looted in a turn. */
export const CITIES = [
  {
    id: 'cuzco',
    name: 'Cuzco',
    hex: '3816',
    loot: 100,
    source: { hex: reconstructed('gap G-1'), loot: stated('13.32') },
  },
  {
    id: 'tenochtitlan',
    name: 'Tenochtitlan',
    hex: '2327',
    loot: 75,
    source: { hex: reconstructed('gap G-1'), loot: stated('13.32') },
  },
  {
    id: 'chichen-itza',
    name: 'Chichen Itza',
    hex: '2323',
    loot: 40,
    source: { hex: reconstructed('gap G-1'), loot: stated('13.32') },
  },
] as const

/** Hexes that the rulebook or its errata name, with what they say of them. */
export const KNOWN_HEXES: readonly { readonly hex: string; readonly what: string; readonly source: Source }[] = [
  { hex: '2316', what: 'Caribbean settlement hex at start (north Hispaniola)', source: stated('21.1') },
  { hex: '4213', what: 'Potosi silver mine', source: stated('6.41-2') },
  { hex: '4810', what: 'Rio del Plate coastal hex', source: stated('7.24') },
  { hex: '3817', what: 'rough hex, Incan Empire', source: stated('12.4') },
  { hex: '2712', what: 'island excluded from the Caribbean', source: stated('13.21') },
  { hex: '5814', what: 'South Cape', source: stated('7.51') },
  { hex: '5715', what: 'South Cape, Tierra del Fuego', source: stated('7.51, 7.7') },
  { hex: '5611', what: 'Falklands', source: stated('7.7') },
  { hex: '5612', what: 'Falklands', source: stated('7.7') },
  { hex: '2819', what: 'partial-sea isthmus hex; water on both sides but not connected', source: stated('7.31') },
  { hex: '2719', what: 'adjacent to 2819, Atlantic side', source: derived('7.31') },
  { hex: '2919', what: 'adjacent to 2819, Pacific side', source: derived('7.31') },
  { hex: '2920', what: 'adjacent to 2819, Pacific side', source: derived('7.31') },
  {
    hex: '2018',
    what: 'island, clear terrain (was misprinted impassable in the 1983 edition)',
    source: derived('public erratum, 1983 edition'),
  },
  {
    hex: '2118',
    what: 'island, clear terrain (was misprinted impassable in the 1983 edition)',
    source: derived('public erratum, 1983 edition'),
  },
  {
    hex: '2119',
    what: 'island, clear terrain (was misprinted impassable in the 1983 edition)',
    source: derived('public erratum, 1983 edition'),
  },
  {
    hex: '2217',
    what: 'island, clear terrain (was misprinted impassable in the 1983 edition)',
    source: derived('public erratum, 1983 edition'),
  },
  {
    hex: '2412',
    what: 'island, clear terrain (was misprinted impassable in the 1983 edition)',
    source: derived('public erratum, 1983 edition'),
  },
  {
    hex: '2611',
    what: 'island, clear terrain (was misprinted impassable in the 1983 edition)',
    source: derived('public erratum, 1983 edition'),
  },
  { hex: '2512', what: 'island hex with flanking islets, clear', source: derived('public erratum, 1983 edition') },
  {
    hex: '1824',
    what: 'coastal landing hex (north-west Gulf coast)',
    source: derived('play-by-mail rules for the 1976 edition'),
  },
  { hex: '2222', what: 'coastal landing hex', source: derived('play-by-mail rules for the 1976 edition') },
]
