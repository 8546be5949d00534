import type { MarketAction } from '../actions.ts'
import { reconstructed } from '../source.ts'
import type { Deck, MarketCard } from './card.ts'
import { DECKS } from './card.ts'
import { COLONY_CARDS } from './colony.ts'
import { MISSION_CARDS } from './mission.ts'
import { ROYALTY_CARDS } from './royalty.ts'
import { SHIP_CARDS } from './ship.ts'

export * from './card.ts'
export { COLONY_CARDS, MISSION_CARDS, ROYALTY_CARDS, SHIP_CARDS }

/** The two rulebooks. They differ in rules, and in four Tax Revolt icons. */
export const EDITIONS = ['pl', 'en'] as const

export type Edition = (typeof EDITIONS)[number]

/** The 100 Market cards: Colony, Mission, Royalty, Ship; the place in this list is the index everywhere. */
export const CARDS: readonly MarketCard[] = [...COLONY_CARDS, ...MISSION_CARDS, ...ROYALTY_CARDS, ...SHIP_CARDS]

export const CARD_COUNT = CARDS.length

/** Index of a card by its id. */
export const CARD: Readonly<Record<string, number>> = Object.fromEntries(CARDS.map((card, index) => [card.id, index]))

/** Indices of the cards of each deck. */
export const CARDS_OF_DECK: Readonly<Record<Deck, readonly number[]>> = Object.fromEntries(
  DECKS.map(deck => [deck, CARDS.flatMap((card, index) => (card.deck === deck ? [index] : []))]),
) as Record<Deck, number[]>

/** ED-27. Cards that lack their Tax Revolt in the English edition, so that its printed shares come out. */
export const WITHOUT_TAX_REVOLT_IN_EN: readonly string[] = ['C13', 'S17', 'S21', 'S22']

export const WITHOUT_TAX_REVOLT_SOURCE = reconstructed('gap G-6: shares of EN and PL G3b')

/** The Actions of a card in an edition. */
export function actionsIn(
  edition: Edition,
  card: { readonly id: string; readonly actions: readonly MarketAction[] },
  withoutTaxRevolt: readonly string[] = WITHOUT_TAX_REVOLT_IN_EN,
): readonly MarketAction[] {
  if (edition === 'pl' || !withoutTaxRevolt.includes(card.id)) return card.actions
  return card.actions.filter(action => action !== 'tax-revolt')
}

/** The Actions of all cards in an edition, by card index. */
export const actionsOf = (edition: Edition): readonly (readonly MarketAction[])[] =>
  CARDS.map(card => actionsIn(edition, card))
