import type { HavenAction, MarketAction } from './actions.ts'
import type { Good, LandZoneId } from './areas.ts'
import type { BattleCard } from './battle.ts'
import type { Legality, PeerageIcon, Qualification, Title } from './cards/card.ts'
import type { Direction } from './philosophy.ts'
import type { Colour } from './players.ts'
import type { ZoneId } from './sea-zones.ts'
import type { PlainSite } from './site-tables.ts'

/** A Market card of a pack; its deck is the first letter of its id. */
export type PackCard = {
  readonly name: string
  readonly nudge: Direction
  readonly actions: readonly MarketAction[]
  /** Royalty cards only. */
  readonly title?: Title
  readonly qualification?: Qualification
  readonly icon?: PeerageIcon
  /** Ship cards only. */
  readonly legality?: Legality
  readonly seamanship?: string
}

/** All component data that a better source might correct, as one object that survives JSON. */
export type Pack = {
  readonly format: 1
  readonly game: 'pax-hispanica'
  readonly title: string
  readonly borders: readonly { readonly from: ZoneId; readonly to: ZoneId; readonly current: boolean }[]
  readonly europeExits: readonly ZoneId[]
  readonly goods: Readonly<Record<LandZoneId, Good>>
  readonly sites: readonly PlainSite[]
  readonly goodsYears: Readonly<Record<string, readonly [Good, Good]>>
  /** Values by the number of tokens left in the column. */
  readonly columns: {
    readonly reach: readonly number[]
    readonly sway: readonly number[]
    readonly spanishSway: readonly number[]
  }
  readonly startOrder: readonly Colour[]
  readonly havens: Readonly<Record<ZoneId, readonly HavenAction[]>>
  readonly cards: Readonly<Record<string, PackCard>>
  /** ED-27. Cards that lack their Tax Revolt in the English edition. */
  readonly withoutTaxRevoltInEn: readonly string[]
  readonly battleCard: BattleCard
}
