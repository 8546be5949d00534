import type { Direction } from './philosophy.ts'
import type { Source } from './source.ts'
import { stated } from './source.ts'

/** RS. The 21 Actions of Market cards, in the order of the English alphabet. */
export const MARKET_ACTIONS = [
  'apostasy',
  'armada',
  'bible',
  'black-market',
  'casa',
  'disk',
  'dove',
  'excommunication',
  'haven',
  'letter-of-marque',
  'literacy',
  'melting-pot',
  'reach-peerage',
  'relic',
  'ship',
  'slave-revolt',
  'slave-trade',
  'sway-peerage',
  'tax',
  'tax-revolt',
  'voodoo',
] as const

export type MarketActionKind = (typeof MARKET_ACTIONS)[number]

/** RS-apostasy. The icon shows two Nudges. */
export type Apostasy = { readonly action: 'apostasy'; readonly nudges: readonly [Direction, Direction] }

/** An Action icon as printed on a Market card. */
export type MarketAction = Exclude<MarketActionKind, 'apostasy'> | Apostasy

/** B6b. The three Actions of Haven cards. */
export const HAVEN_ACTIONS = ['peninsular-marriage', 'romance', 'sword-fight'] as const

export type HavenAction = (typeof HAVEN_ACTIONS)[number]

export const ACTIONS_SOURCE: Source = stated('PL Rosetta Stone')

/** Which of the 21 Actions an icon is. */
export const kindOfAction = (action: MarketAction): MarketActionKind =>
  typeof action === 'string' ? action : action.action

/** An Apostasy icon. */
export const apostasy = (first: Direction, second: Direction): Apostasy => ({
  action: 'apostasy',
  nudges: [first, second],
})
