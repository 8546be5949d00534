import type { Good, LandZoneId } from './areas.ts'
import type { Source } from './source.ts'
import { derived, reconstructed, stated } from './source.ts'

export const FIRST_YEAR = 1598
export const LAST_YEAR = 1649
export const YEAR_COUNT = LAST_YEAR - FIRST_YEAR + 1

/** D0-cycle. The four kinds of year, in the order of a cycle. */
export const YEAR_KINDS = ['goods', 'auction', 'play', 'sail'] as const

export type YearKind = (typeof YEAR_KINDS)[number]
export type YearState = 'war' | 'pax'

export const YEAR_KIND_SOURCE = stated('PL calendar')

/** What kind of year it is. */
export const kindOfYear = (year: number): YearKind => YEAR_KINDS[(year - FIRST_YEAR) % YEAR_KINDS.length]

/** B3c. The stripes of the calendar. */
export type Era = {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly state: YearState
  readonly source: Source
}

export const ERAS: readonly Era[] = [
  { id: 'anglo-spanish-war', from: 1598, to: 1601, state: 'war', source: stated('EN H8a; PL calendar') },
  { id: 'pax-hispanica', from: 1602, to: 1617, state: 'pax', source: stated('EN H8c, H8d; PL calendar') },
  { id: 'thirty-years-war', from: 1618, to: 1649, state: 'war', source: stated('EN H8f; PL calendar') },
]

/** The era a year belongs to. */
export const eraOfYear = (year: number): Era => ERAS.find(era => year <= era.to)!

/** C1a, C1b. Years with a meaning for the setup. */
export const START_YEARS = {
  long: { year: 1598, source: stated('EN C1a') },
  comet: { year: 1614, source: stated('EN C1a') },
} as const

export const DOVE_YEARS = {
  westphalia: { year: 1649, source: stated('EN C1b') },
  prague: { year: 1637, source: stated('EN C1b') },
} as const

/** B3a. Omens, resolved at the start of each of their years. */
export type Omen = { readonly id: string; readonly years: readonly number[]; readonly source: Source }

export const OMENS = [
  { id: 'el-dorado', years: [1598], source: stated('EN GL Omen') },
  { id: 'amsterdam-entrepot', years: [1604], source: stated('EN GL Omen') },
  { id: 'comet', years: [1615, 1616], source: stated('EN GL Omen') },
  { id: 'hurricane', years: [1621], source: stated('EN GL Omen') },
  { id: 'debasement', years: [1624], source: stated('EN GL Omen') },
  { id: 'malaria', years: [1627, 1643], source: stated('EN GL Omen') },
  { id: 'alcabala', years: [1630], source: stated('EN GL Omen') },
  { id: 'african-slaves', years: [1634], source: stated('EN GL Omen') },
  { id: '40-conspirators', years: [1638], source: stated('EN GL Omen') },
] as const satisfies readonly Omen[]

export type OmenId = (typeof OMENS)[number]['id']

/** Omens of a year. */
export const omensOfYear = (year: number): readonly OmenId[] =>
  OMENS.filter(omen => (omen.years as readonly number[]).includes(year)).map(omen => omen.id)

/** B3b. The two Goods of a goods year, and the land zones that a rulebook reports to have produced in it. */
export type GoodsYear = {
  readonly year: number
  readonly goods: readonly [Good, Good]
  readonly zones: readonly LandZoneId[]
  readonly source: { readonly zones: Source; readonly goods: Source }
}

const G3 = reconstructed('gap G-3')

export const GOODS_YEARS: readonly GoodsYear[] = [
  {
    year: 1598,
    goods: ['cocoa', 'salt'],
    zones: ['venezuela', 'nova-andalusia'],
    source: { zones: stated('EN H8a'), goods: derived('EN H8a, D1') },
  },
  {
    year: 1602,
    goods: ['quicksilver', 'cochineal'],
    zones: ['nueva-granada', 'veracruz'],
    source: { zones: stated('EN H8b'), goods: G3 },
  },
  {
    year: 1606,
    goods: ['indigo', 'silver'],
    zones: ['honduras', 'panama'],
    source: { zones: stated('EN H8c'), goods: G3 },
  },
  {
    year: 1610,
    goods: ['salt', 'tobacco'],
    zones: ['nova-andalusia', 'cuba'],
    source: { zones: stated('EN H8d'), goods: stated('EN D1') },
  },
  {
    year: 1614,
    goods: ['silver', 'cocoa'],
    zones: ['panama', 'venezuela'],
    source: { zones: stated('EN H8e'), goods: G3 },
  },
  {
    year: 1618,
    goods: ['quicksilver', 'cochineal'],
    zones: ['nueva-granada', 'veracruz'],
    source: { zones: stated('EN H8f'), goods: G3 },
  },
  {
    year: 1622,
    goods: ['sugar', 'tobacco'],
    zones: ['espanola', 'cuba'],
    source: { zones: stated('EN H8g'), goods: G3 },
  },
  {
    year: 1626,
    goods: ['quicksilver', 'cochineal'],
    zones: ['nueva-granada', 'veracruz'],
    source: { zones: stated('EN H8h'), goods: G3 },
  },
  {
    year: 1630,
    goods: ['pearls', 'indigo'],
    zones: [],
    source: { zones: G3, goods: G3 },
  },
  {
    year: 1634,
    goods: ['sugar', 'silver'],
    zones: [],
    source: { zones: G3, goods: G3 },
  },
  {
    year: 1638,
    goods: ['sugar', 'tobacco'],
    zones: [],
    source: { zones: G3, goods: G3 },
  },
  {
    year: 1642,
    goods: ['pearls', 'cocoa'],
    zones: [],
    source: { zones: G3, goods: G3 },
  },
  {
    year: 1646,
    goods: ['sugar', 'salt'],
    zones: [],
    source: { zones: G3, goods: G3 },
  },
]

/** One year of the calendar. */
export type Year = {
  readonly year: number
  readonly kind: YearKind
  readonly state: YearState
  readonly goods: readonly Good[]
  readonly omens: readonly OmenId[]
}

/** The calendar, 1598 first. */
export const CALENDAR: readonly Year[] = Array.from({ length: YEAR_COUNT }, (_, offset) => {
  const year = FIRST_YEAR + offset
  return {
    year,
    kind: kindOfYear(year),
    state: eraOfYear(year).state,
    goods: GOODS_YEARS.find(entry => entry.year === year)?.goods ?? [],
    omens: omensOfYear(year),
  }
})
