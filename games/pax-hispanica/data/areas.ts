import type { Source } from './source.ts'
import { derived, reconstructed, stated } from './source.ts'

/** B1f. The nine Goods. */
export const GOODS = [
  'cocoa',
  'cochineal',
  'indigo',
  'pearls',
  'quicksilver',
  'salt',
  'silver',
  'sugar',
  'tobacco',
] as const

export type Good = (typeof GOODS)[number]

/** Index of a Good by its id. */
export const GOOD = Object.fromEntries(GOODS.map((good, index) => [good, index])) as Record<Good, number>

export type AreaKind = 'land' | 'wilderness'

/** B1e, B1a. A land zone with its Good, or a wilderness without one. */
export type Area = {
  readonly id: string
  readonly name: string
  readonly kind: AreaKind
  readonly good: Good | null
  readonly source: { readonly name: Source; readonly good: Source }
}

const G3 = reconstructed('gap G-3')
const NONE = stated('EN B1a')

/** Ten land zones, then the three wildernesses; the place in this list is the index everywhere. */
export const AREAS = [
  {
    id: 'cuba',
    name: 'Cuba',
    kind: 'land',
    good: 'tobacco',
    source: { name: stated('EN D1'), good: stated('EN D1') },
  },
  { id: 'espanola', name: 'Española', kind: 'land', good: 'sugar', source: { name: stated('EN H8f'), good: G3 } },
  {
    id: 'honduras',
    name: 'Honduras',
    kind: 'land',
    good: 'indigo',
    source: { name: stated('EN E5e'), good: stated('EN F1') },
  },
  {
    id: 'leeward-islands',
    name: 'Leeward Islands',
    kind: 'land',
    good: 'sugar',
    source: { name: stated('EN B2'), good: G3 },
  },
  {
    id: 'nova-andalusia',
    name: 'Nova Andalusia',
    kind: 'land',
    good: 'salt',
    source: { name: stated('EN D1'), good: stated('EN D1') },
  },
  {
    id: 'nueva-granada',
    name: 'Nueva Granada',
    kind: 'land',
    good: 'quicksilver',
    source: { name: stated('EN H8f'), good: G3 },
  },
  { id: 'panama', name: 'Panamá', kind: 'land', good: 'silver', source: { name: stated('EN H8c'), good: G3 } },
  {
    id: 'venezuela',
    name: 'Venezuela',
    kind: 'land',
    good: 'cocoa',
    source: { name: stated('EN H8a'), good: derived('EN footnote 78') },
  },
  { id: 'veracruz', name: 'Veracruz', kind: 'land', good: 'cochineal', source: { name: stated('EN H8f'), good: G3 } },
  {
    id: 'windward-islands',
    name: 'Windward Islands',
    kind: 'land',
    good: 'pearls',
    source: { name: stated('EN B2'), good: G3 },
  },
  { id: 'florida', name: 'Florida', kind: 'wilderness', good: null, source: { name: stated('EN B1a'), good: NONE } },
  { id: 'yucatan', name: 'Yucatán', kind: 'wilderness', good: null, source: { name: stated('EN B1a'), good: NONE } },
  { id: 'jamaica', name: 'Jamaica', kind: 'wilderness', good: null, source: { name: stated('EN B1a'), good: NONE } },
] as const satisfies readonly Area[]

export type AreaId = (typeof AREAS)[number]['id']
export type LandZoneId = Extract<(typeof AREAS)[number], { kind: 'land' }>['id']

export const AREA_IDS: readonly AreaId[] = AREAS.map(area => area.id)

export const AREA_COUNT = AREAS.length

/** The first ten areas are the land zones. */
export const LAND_ZONE_COUNT = AREAS.filter(area => area.kind === 'land').length

export const LAND_ZONE_IDS = AREA_IDS.slice(0, LAND_ZONE_COUNT) as readonly LandZoneId[]

/** Index of an area by its id. */
export const AREA = Object.fromEntries(AREAS.map((area, index) => [area.id, index])) as Record<AreaId, number>

/** D1e. The land zones that show each Good: every one of them produces. */
export function landZonesOf(goodOfArea: readonly (Good | null)[]): readonly (readonly number[])[] {
  return GOODS.map(good => goodOfArea.flatMap((shown, area) => (shown === good ? [area] : [])))
}

export const LAND_ZONES_OF_GOOD = landZonesOf(AREAS.map(area => area.good))
