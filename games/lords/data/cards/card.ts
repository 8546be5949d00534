import type { Known } from '../source.ts'

export const NATIONS = [
  'english',
  'french',
  'dutch',
  'spanish',
  'courlander',
  'danish',
  'swedish',
  'brandenburger',
  'scottish',
  'portuguese',
] as const
export type Nation = (typeof NATIONS)[number]

export const RELIGIONS = ['catholic', 'protestant', 'heathen'] as const
export type Religion = (typeof RELIGIONS)[number]

/** C4b. The last one is what cotton, tobacco and spices become with a mill. */
export const COMMODITIES = [
  'silver',
  'horses',
  'salt',
  'dyes',
  'pearls',
  'cocoa',
  'cotton',
  'tobacco',
  'spices',
  'sugar',
] as const
export type Commodity = (typeof COMMODITIES)[number]

/** C1. The calamity in the corner of a card. */
export type Spot =
  | { readonly kind: 'calm' }
  | { readonly kind: 'hurricane'; readonly at: string }
  | { readonly kind: 'malaria' | 'locusts' | 'earthquake' | 'revolt'; readonly at: string }
  | { readonly kind: 'mutiny'; readonly at: Nation }
  | { readonly kind: 'depletion'; readonly at: Commodity }

export const SPOT_KINDS = [
  'calm',
  'hurricane',
  'malaria',
  'locusts',
  'earthquake',
  'revolt',
  'mutiny',
  'depletion',
] as const

/** D4. What a skullduggery does. */
export type Effect =
  | { readonly kind: 'truce' | 'break-truce'; readonly wars: readonly string[] }
  | { readonly kind: 'smuggling'; readonly port: string }
  | { readonly kind: 'gubernatorial-raid'; readonly district: string }
  | {
      readonly kind: 'disrupt'
      readonly what: 'any' | 'mordida' | 'fleet'
      readonly nation: Nation | null
      readonly religion: Religion | null
      readonly characters: boolean
      readonly immature: boolean
    }
  | { readonly kind: 'seize'; readonly what: 'any' | 'mordida' | 'unit'; readonly nations: 'own' | readonly Nation[] }
  | { readonly kind: PlainEffect }

export const PLAIN_EFFECTS = [
  'slaver',
  'quicksilver',
  'ship-building',
  'persecution',
  'marque',
  'prevention',
  'sanctuary',
  'advance',
  'flota',
  'spanish-attack',
] as const
export type PlainEffect = (typeof PLAIN_EFFECTS)[number]

/** One thing that a mordida can do, its price in red dots, and whether it costs the card itself. */
export type Option = {
  readonly name: string
  readonly cost: number
  readonly star: boolean
  readonly effect: Effect
}

export const PASSIVES = [
  'wartime-price-one',
  'free-capitalization',
  'untradeable',
  'catholic',
  'heathen-trade',
] as const
export type Passive = (typeof PASSIVES)[number]

export type CharacterCard = {
  readonly id: string
  readonly kind: 'character'
  readonly name: string
  readonly nation: Nation
  readonly religion: Religion | null
  readonly crown: number
  readonly shield: number
  readonly size: number
  readonly seamanship: string | null
  /** The character that is a colony says where it lies. */
  readonly home: {
    readonly district: string
    readonly zone: string
    readonly commodity: Commodity
    readonly max: number
  } | null
  readonly known: Known
}

export type FleetCard = {
  readonly id: string
  readonly kind: 'fleet'
  readonly name: string
  readonly nation: Nation | null
  readonly religion: Religion | null
  readonly hull: 'galleon' | 'barque'
  readonly shield: number
  readonly seamanship: string
  readonly spot: Spot
  readonly known: Known
}

export type ColonyCard = {
  readonly id: string
  readonly kind: 'colony'
  readonly name: string
  readonly nation: Nation | null
  readonly religion: Religion | null
  readonly district: string
  readonly site: string
  readonly zone: string
  readonly commodity: Commodity
  readonly max: number
  readonly shield: number
  /** C5. A red shield takes a mill. */
  readonly mill: boolean
  readonly through: readonly string[]
  readonly spot: Spot
  readonly known: Known
}

export type HeathenCard = {
  readonly id: string
  readonly kind: 'heathen'
  readonly name: string
  readonly district: string
  readonly site: string
  readonly zone: string
  readonly max: number
  readonly through: readonly string[]
  readonly spot: Spot
  readonly known: Known
}

export type MordidaCard = {
  readonly id: string
  readonly kind: 'mordida'
  readonly name: string
  readonly nation: Nation | null
  readonly religion: Religion | null
  readonly crown: number
  readonly shield: number | null
  readonly passives: readonly Passive[]
  readonly options: readonly Option[]
  /** The Casa is a white card and has none. */
  readonly spot: Spot | null
  readonly known: Known
}

export type EventCard = {
  readonly id: string
  readonly kind: 'event'
  readonly name: string
  readonly event: 'war' | 'thirty-years-war' | 'demand' | 'comet'
  /** The nation at war, or the commodity in demand. */
  readonly of: string | null
  readonly spot: Spot
  readonly known: Known
}

export type Card = CharacterCard | FleetCard | ColonyCard | HeathenCard | MordidaCard | EventCard
