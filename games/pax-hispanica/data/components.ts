import type { Good } from './areas.ts'
import { AREAS, landZonesOf } from './areas.ts'
import type { BattleCard } from './battle.ts'
import type { Edition } from './cards/index.ts'
import { actionsIn, CARDS } from './cards/index.ts'
import type { Pack, PackCard } from './pack-type.ts'
import type { SeaTables } from './sea-zones.ts'
import { seaTables, ZONE_IDS } from './sea-zones.ts'
import type { PlainSite, SiteTables } from './site-tables.ts'
import { siteTables } from './site-tables.ts'

/** A card of a pack with its id and the Actions of the chosen edition. */
export type PlayableCard = PackCard & { readonly id: string }

/** All component data of a pack in one edition, as the rules read it: indices everywhere, names nowhere. */
export type Components = SeaTables &
  SiteTables & {
    readonly sites: readonly PlainSite[]
    readonly landZonesOfGood: readonly (readonly number[])[]
    readonly goodsOfYear: Readonly<Record<number, readonly Good[]>>
    readonly columns: Pack['columns']
    readonly startOrder: Pack['startOrder']
    readonly havenActions: readonly Pack['havens']['tortuga'][]
    readonly cards: readonly PlayableCard[]
    readonly battleCard: BattleCard
  }

/** Derives every table from a valid pack. */
export function componentsOf(pack: Pack, edition: Edition): Components {
  const sea = seaTables(pack.borders, pack.europeExits)
  return {
    ...sea,
    ...siteTables(pack.sites, sea.distanceFromRosario),
    sites: pack.sites,
    landZonesOfGood: landZonesOf(AREAS.map(area => (area.kind === 'land' ? pack.goods[area.id] : null))),
    goodsOfYear: Object.fromEntries(Object.entries(pack.goodsYears).map(([year, goods]) => [Number(year), goods])),
    columns: pack.columns,
    startOrder: pack.startOrder,
    havenActions: ZONE_IDS.map(zone => pack.havens[zone]),
    cards: CARDS.map(({ id }) => {
      const card = pack.cards[id]
      return { ...card, id, actions: actionsIn(edition, { id, actions: card.actions }, pack.withoutTaxRevoltInEn) }
    }),
    battleCard: pack.battleCard,
  }
}
