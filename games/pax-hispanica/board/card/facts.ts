import type { Say } from '@spanish-main/ui'
import {
  CARDS,
  DECKS,
  type Deck,
  DIRECTIONS,
  LEGALITIES,
  type Legality,
  QUALIFICATIONS,
  TITLES,
} from '../../data/index.ts'
import { qualificationOf as ruledQualification } from '../../rules/d3d-peerage.ts'
import { EN, type Pax } from '../../rules/state.ts'
import { ICON_NAMES, isHaven, tables } from '../../rules/tables.ts'
import type { ActionKind } from '../art/action-glyph.tsx'
import { cardName } from '../names.ts'

// What is printed on a card, read from the component tables.

/** The deck a card belongs to. */
export const deckOf = (card: number): Deck | 'haven' => (isHaven(card) ? 'haven' : DECKS[tables.deckOf[card]])

/** Band colours of the decks; cream on them has a contrast of at least 7. */
export const DECK_COLOURS: Readonly<Record<Deck | 'haven', string>> = {
  ship: '#24485A',
  royalty: '#5B2530',
  colony: '#5C4A1C',
  mission: '#39493C',
  haven: '#2B2B31',
}

export interface CardAction {
  /** Place on the card, 0 is uppermost. */
  readonly slot: number
  readonly action: ActionKind
  /** The two Nudges of an Apostasy. */
  readonly nudges: readonly number[]
  /** The card stays in its Slot when the Action is used. */
  readonly anchors: boolean
}

const ANCHORS: ReadonlySet<ActionKind> = new Set(['ship', 'reach-peerage', 'sway-peerage'])

/** The Actions of a card in the edition that is played. */
export function actionsOf(g: Pax, card: number): CardAction[] {
  return tables.icons[g.edition][card].map((icon, slot) => {
    const action = ICON_NAMES[icon.action] as ActionKind
    return { slot, action, nudges: icon.first < 0 ? [] : [icon.first, icon.second], anchors: ANCHORS.has(action) }
  })
}

/** The Nudge of a card, −1 if it has none. */
export const nudgeOf = (card: number): number => (isHaven(card) ? -1 : tables.nudgeOf[card])

export const legalityOf = (card: number): Legality | undefined => LEGALITIES[tables.legalityOf[card]]
export const legalityName = (say: Say, legality: number): string => say(`legality.${LEGALITIES[legality]}.name`)

/** The letter of a Ship; A is best. */
export const seamanshipLetter = (card: number): string =>
  tables.seamanshipOf[card] >= 0 ? String.fromCharCode(65 + tables.seamanshipOf[card]) : ''

export const titleOf = (card: number): (typeof TITLES)[number] | undefined => TITLES[tables.titleOf[card]]
/** What a Peerage asks for in the edition that is played. */
export const qualificationOf = (g: Pax, card: number): (typeof QUALIFICATIONS)[number] | undefined =>
  QUALIFICATIONS[ruledQualification(g, card)]

/** Titles whose ability differs between the rulebooks. */
const EDITED: ReadonlySet<string> = new Set(['archbishop', 'crypto-papist', 'diplomat'])

export const abilityText = (say: Say, g: Pax, title: string): string =>
  say(`peerage.${title}.ability${g.edition === EN && EDITED.has(title) ? '.en' : ''}`)

/** "Nudge up: less Loyal" and so on, for those who listen. */
export const nudgeWords = (say: Say, nudge: number): string => say(`board.nudge.${DIRECTIONS[nudge]}`)

export const cardId = (card: number): string => (isHaven(card) ? '' : CARDS[card].id)

/** Everything that is written on the small picture of a card. */
export function cardWords(say: Say, g: Pax, card: number): string {
  const qualification = qualificationOf(g, card)
  const rest = qualification === undefined ? seamanshipLetter(card) : say(`qualification.${qualification}.name`)
  return `${cardName(say, card)} ${rest}`.trim()
}
