import type { MarketAction, MarketActionKind } from './actions.ts'
import { kindOfAction } from './actions.ts'
import type { Deck, Qualification } from './cards/card.ts'
import type { Direction } from './philosophy.ts'

/** Totals that the rulebooks print about the Market cards. Every set of cards must show them. */
export const STATISTICS = {
  deckSizes: { colony: 24, mission: 25, royalty: 26, ship: 25 } satisfies Record<Deck, number>,
  nudges: { up: 33, left: 20 } satisfies Partial<Record<Direction, number>>,
  /** Up is the most and left the least common, so the other two lie strictly between. */
  otherNudges: { least: 21, most: 32 },
  taxRevolts: {
    pl: { colony: 5, mission: 4, royalty: 3, ship: 12 } satisfies Record<Deck, number>,
    en: { colony: 4, mission: 4, royalty: 3, ship: 9 } satisfies Record<Deck, number>,
  },
  lettersOfMarqueInColonyDeck: 6,
  /** PL counts 11 more for up and for left than EN: the arrows inside the Apostasy icons. */
  apostasies: 22,
  apostasiesPerArrow: 11,
  qualifications: {
    'most-righteous': 9,
    'most-loyal': 6,
    'least-loyal': 8,
    'least-righteous': 3,
  } satisfies Record<Qualification, number>,
}

/** The Action that every card of a deck has; a Royalty card has one of two. */
export const COMPULSORY: Readonly<Record<Deck, readonly MarketActionKind[]>> = {
  colony: ['disk'],
  mission: ['bible'],
  royalty: ['reach-peerage', 'sway-peerage'],
  ship: ['ship'],
}

type Faces = readonly { readonly nudge: Direction; readonly actions: readonly MarketAction[] }[]

/** Cards with this Nudge. */
export const countNudge = (cards: Faces, nudge: Direction): number => cards.filter(card => card.nudge === nudge).length

/** Icons of this Action on the cards. */
export const countAction = (cards: Faces, kind: MarketActionKind): number =>
  cards.reduce((sum, card) => sum + card.actions.filter(action => kindOfAction(action) === kind).length, 0)

/** Cards that carry this Action at least once. */
export const countCardsWith = (cards: Faces, kind: MarketActionKind): number =>
  cards.filter(card => card.actions.some(action => kindOfAction(action) === kind)).length

/** Apostasy icons that show this arrow. */
export const countArrow = (cards: Faces, nudge: Direction): number =>
  cards.reduce((sum, card) => sum + card.actions.filter(action => showsArrow(action, nudge)).length, 0)

const showsArrow = (action: MarketAction, nudge: Direction) =>
  typeof action !== 'string' && action.nudges.includes(nudge)
