import { DECKS, type Deck } from '../../data/index.ts'
import { COLOUR_COUNT, DECK, DISPLAY, HAND, type Pax, PEERS, RECYCLED, REMOVED, SHIPS } from '../../rules/state.ts'
import { CARDS_IN_ALL } from '../../rules/tables.ts'
import { deckOf } from '../card/facts.ts'

/** Where a card is, as far as a view tells; `unseen` is everything that it does not. */
export const PLACES = ['unseen', 'market', 'hand', 'tableau', 'discarded', 'removed'] as const

export type Place = (typeof PLACES)[number]

export interface Whereabouts {
  readonly place: Place
  /** Whose Hand or Tableau. */
  readonly colour?: number
}

/** Where a card is, from the view alone. A card that is being played lies on the table for all to see. */
export function whereabouts({ place }: Pax, card: number): Whereabouts {
  const at = place[card]
  if (at < 0 || at === DECK) return { place: 'unseen' }
  if (at === RECYCLED) return { place: 'discarded' }
  if (at === REMOVED) return { place: 'removed' }
  if (at >= HAND && at < SHIPS) return { place: 'hand', colour: at - HAND }
  if (at >= SHIPS && at < PEERS + COLOUR_COUNT) return { place: 'tableau', colour: (at - SHIPS) % COLOUR_COUNT }
  return { place: at === DISPLAY ? 'market' : 'tableau' }
}

/** What is still unseen of a deck: how many cards, and behind which backs they are. */
export interface Unseen {
  readonly deck: Deck | 'haven'
  readonly cards: number
  readonly inDeck: number
  /** Discarded face down. */
  readonly discarded: number
  readonly inHands: number
}

/** Counts the backs. The sums are public: the sizes of the decks are, and every other unseen card is in a Hand. */
export function unseenOf(view: Pax): Unseen[] {
  return [...DECKS, 'haven' as const].map((deck, index) => {
    const all = Array.from({ length: CARDS_IN_ALL }, (_, card) => card).filter(card => deckOf(card) === deck)
    const at = (place: Place) => all.filter(card => whereabouts(view, card).place === place).length
    const cards = at('unseen')
    const inDeck = deck === 'haven' ? view.havenLeft : view.deckLeft[index]
    const discarded = deck === 'haven' ? 0 : view.recycled[index] - at('discarded')
    return { deck, cards, inDeck, discarded, inHands: cards - inDeck - discarded }
  })
}
