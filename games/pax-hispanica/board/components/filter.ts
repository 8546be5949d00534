import type { Say } from '@spanish-main/ui'
import { CARDS, type Deck, type Legality, WITHOUT_TAX_REVOLT_IN_EN, ZONE_IDS } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import { CARDS_IN_ALL, isHaven, tables, zoneOfHaven } from '../../rules/tables.ts'
import type { ActionKind } from '../art/action-glyph.tsx'
import { abilityText, actionsOf, deckOf, legalityOf, nudgeOf, qualificationOf, titleOf } from '../card/facts.ts'
import { cardName } from '../names.ts'
import { factsOf, type Trust, tallyOf, trustIn } from './certainty.ts'
import { type Place, whereabouts } from './whereabouts.ts'

/** Which cards somebody wants to see. What is left out narrows nothing. */
export interface Wanted {
  readonly words: string
  readonly deck?: Deck | 'haven' | undefined
  /** All of these must be on the card. */
  readonly actions: readonly ActionKind[]
  readonly nudge?: number | undefined
  readonly legality?: Legality | undefined
  /** The worst letter that will do, 0 for A. */
  readonly seamanship?: number | undefined
  readonly trust?: Trust | undefined
  /** Only cards whose icons are not the same in both editions. */
  readonly differing?: boolean | undefined
  readonly place?: Place | undefined
}

export const EVERYTHING: Wanted = { words: '', actions: [] }

/** Letters without case and accents, so that "cumana" finds "Cumaná" and "laka" finds "Łąka". */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

/** Whether every word is somewhere in the text. */
export const says = (text: string, words: string): boolean => {
  const inside = plain(text)
  return plain(words)
    .split(/\s+/)
    .every(word => inside.includes(word))
}

/** Whether the icons of a card are not the same in both editions. */
export const differs = (card: number): boolean => !isHaven(card) && WITHOUT_TAX_REVOLT_IN_EN.includes(CARDS[card].id)

/** Everything that can be read on a card, or of it, in the chosen language. */
export function textOf(view: Pax, say: Say, card: number): string {
  const [title, qualification, legality] = [titleOf(card), qualificationOf(view, card), legalityOf(card)]
  return [
    cardName(say, card),
    isHaven(card) ? say(`haven.${ZONE_IDS[zoneOfHaven(card)]}.history`) : say(`card.${CARDS[card].id}.history`),
    isHaven(card) ? '' : CARDS[card].id,
    say(`board.deck.${deckOf(card)}`),
    ...actionsOf(view, card).map(({ action }) => say(`action.${action}.name`)),
    title === undefined ? '' : `${say(`peerage.${title}.name`)} ${abilityText(say, view, title)}`,
    qualification === undefined ? '' : say(`qualification.${qualification}.name`),
    legality === undefined ? '' : say(`legality.${legality}.name`),
  ].join(' ')
}

function fits(view: Pax, say: Say, card: number, wanted: Wanted): boolean {
  const { words, deck, actions, nudge, legality, seamanship, trust, differing, place } = wanted
  if (deck !== undefined && deckOf(card) !== deck) return false
  if (nudge !== undefined && nudgeOf(card) !== nudge) return false
  if (legality !== undefined && legalityOf(card) !== legality) return false
  const letter = tables.seamanshipOf[card] ?? -1
  if (seamanship !== undefined && (letter < 0 || letter > seamanship)) return false
  const there = actionsOf(view, card).map(({ action }) => action)
  if (!actions.every(action => there.includes(action))) return false
  if (trust !== undefined && trustIn(tallyOf(factsOf(card).map(({ source }) => source))) !== trust) return false
  if (differing && !differs(card)) return false
  if (place !== undefined && whereabouts(view, card).place !== place) return false
  return words.trim() === '' || says(textOf(view, say, card), words)
}

/** The cards that fit, Market cards in the order of their decks, Havens last. */
export const findCards = (view: Pax, say: Say, wanted: Wanted): number[] =>
  Array.from({ length: CARDS_IN_ALL }, (_, card) => card).filter(card => fits(view, say, card, wanted))
