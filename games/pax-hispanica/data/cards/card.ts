import type { MarketAction } from '../actions.ts'
import type { Direction } from '../philosophy.ts'
import type { Source } from '../source.ts'

export const DECKS = ['colony', 'mission', 'royalty', 'ship'] as const

export type Deck = (typeof DECKS)[number]

/** B7b. What a fleet led by the Ship may do. */
export const LEGALITIES = ['plunder', 'smuggler', 'conquistador', 'privateer'] as const

export type Legality = (typeof LEGALITIES)[number]

/** B7i. How a player must stand to take the title. */
export const QUALIFICATIONS = ['most-righteous', 'most-loyal', 'least-righteous', 'least-loyal'] as const

export type Qualification = (typeof QUALIFICATIONS)[number]

/** B7h. The column whose token covers the icon of the title. */
export type PeerageIcon = 'reach' | 'sway'

/** B7g. The 26 titles. */
export const TITLES = [
  'admiral',
  'agent',
  'archbishop',
  'asiento-dutch',
  'asiento-spanish',
  'cabal',
  'capitania-general',
  'conspirator',
  'crypto-papist',
  'diplomat',
  'duke',
  'governor',
  'grand-inquisitor',
  'grandee',
  'inca',
  'knight',
  'lord',
  'man-iron-mask',
  'maroon-king',
  'merchant-guild',
  'patroon',
  'protector',
  'protectorate',
  'real-audiencia',
  'royal-exchange',
  'star-chamber',
] as const

export type Title = (typeof TITLES)[number]

/** Sources of the facts every Market card has; `actions` runs beside the card's Actions. */
export type CardSources = {
  readonly id: Source
  readonly name: Source
  readonly nudge: Source
  readonly actions: readonly Source[]
}

type Common<Facts extends string = never> = {
  readonly id: string
  readonly name: string
  readonly nudge: Direction
  readonly actions: readonly MarketAction[]
  readonly source: CardSources & Readonly<Record<Facts, Source>>
}

/** The person a rulebook links with the card, where the card's name is not that person's. */
type Personal = { readonly person?: { readonly name: string; readonly source: Source } }

export type ColonyCard = Common & Personal & { readonly deck: 'colony' }

export type MissionCard = Common & Personal & { readonly deck: 'mission' }

export type RoyaltyCard = Common<'title' | 'qualification' | 'icon'> &
  Personal & {
    readonly deck: 'royalty'
    readonly title: Title
    readonly qualification: Qualification
    readonly icon: PeerageIcon
  }

export type ShipCard = Common<'legality' | 'seamanship'> & {
  readonly deck: 'ship'
  readonly legality: Legality
  /** B7c. A is best, Z is worst. */
  readonly seamanship: string
}

export type MarketCard = ColonyCard | MissionCard | RoyaltyCard | ShipCard
