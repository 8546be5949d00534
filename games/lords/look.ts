import type { Look } from '@spanish-main/kernel/harness'
import { CHARACTERS } from './data/index.ts'
import { FLAGS } from './position.ts'
import {
  BOX,
  DECK,
  DISCARD,
  FIRST_EVENT,
  HELD,
  IN_FORCE,
  LOT,
  type Lords,
  MERCENARY,
  SLOTS,
  UNDER,
  UNITS,
} from './rules/state.ts'
import { CARD_COUNT, CITIES, COMPONENTS, isCity, isEvent, tables } from './rules/tables.ts'
import { berthOf, isImmature, ownerOf } from './rules/units.ts'
import { LORDS, vocabulary } from './rules/vocabulary.ts'

const PLACES: readonly string[] = vocabulary.place.words

/** What there is to say about a lord, a card, a place or the year, in the words that positions are written in. */
export function look(g: Lords, subject: string): Look | undefined {
  if (subject === 'year') return { parts: yearParts(g), whole: false }
  if (subject === 'drawn') return { parts: wordsOf(g.drawn), whole: true }
  if (subject === 'mercenaries') return { parts: wordsOf(g.mercenaries), whole: true }
  const at = PLACES.indexOf(subject)
  if (at < 0) return undefined
  if (at >= COMPONENTS) return { parts: some('soldiers', g.portSoldiers[at - COMPONENTS]), whole: true }
  if (isCity(at)) return { parts: some('soldiers', g.garrison[at - CITIES]), whole: true }
  if (at >= CARD_COUNT) return { parts: g.place[at] >= UNDER ? [PLACES[g.place[at] - UNDER]] : [], whole: true }
  return { parts: [...(at < CHARACTERS.length ? lordParts(g, at) : []), ...cardParts(g, at)], whole: false }
}

const some = (kind: string, count: number): string[] => (count === 0 ? [] : [`${kind} ${count}`])
const flag = (word: string, set: boolean): string[] => (set ? [word] : [])
const lordOf = (g: Lords, seat: number): string => LORDS[g.character[seat]]

/** A pile as one part, in its order. */
const wordsOf = (cards: readonly number[]): string[] =>
  cards.length === 0 ? [] : [cards.map(card => PLACES[card]).join(' ')]

function yearParts(g: Lords): string[] {
  return [
    String(g.year),
    `order ${g.order.map(seat => lordOf(g, seat)).join(' ')}`,
    ...flag('persecution', g.persecution > 0),
    ...flag('comet', g.comet > 0),
    ...some('brought-home', g.broughtHome),
  ]
}

function lordParts(g: Lords, lord: number): string[] {
  const seat = g.character.indexOf(lord)
  if (seat < 0) return []
  return [`$${g.gold[seat]}`, ...some('tents', g.tents[seat]), ...works(g, seat, 'fort'), ...works(g, seat, 'mill')]
}

/** Tents under construction, each with the year in which it is ready. */
function works(g: Lords, seat: number, tent: 'fort' | 'mill'): string[] {
  const due = tent === 'mill' ? g.millsDue : g.fortsDue
  return Array.from({ length: SLOTS }, (_, after) => g.year + after).flatMap(year =>
    new Array<string>(due[seat * SLOTS + (year % SLOTS)]).fill(`${tent} ${year}`),
  )
}

const PILES = new Map([
  [DECK, 'deck'],
  [LOT, 'drawn'],
  [MERCENARY, 'mercenary'],
  [DISCARD, 'discarded'],
  [BOX, 'box'],
])

function cardParts(g: Lords, card: number): string[] {
  if (isEvent(card) && g.place[card] === IN_FORCE) return [g.inverted[card - FIRST_EVENT] === 1 ? 'inverted' : 'active']
  const pile = PILES.get(g.place[card])
  if (pile !== undefined) return [pile]
  if (isImmature(g, card)) return [`track of ${lordOf(g, ownerOf(g, card))} ${g.due[card]}`]
  const held = lordOf(g, g.place[card] - HELD)
  return card < UNITS && tables.kind[card] < 4 ? [held, ...unitParts(g, card)] : [held]
}

function unitParts(g: Lords, unit: number): string[] {
  const berth = berthOf(g, unit)
  return [
    `size ${g.size[unit]}`,
    ...flag('mill', g.mill[unit] > 0),
    ...flag('fort', g.fort[unit] > 0),
    ...some('soldiers', g.soldiers[unit]),
    ...some('profit', g.profit[unit]),
    ...some('treasure', g.treasure[unit]),
    ...some('depletion', g.depletion[unit]),
    ...flag('pirate', g.pirate[unit] > 0),
    ...(berth < 0 ? [] : [`privateer ${PLACES[berth]}`]),
    ...(g.leader[unit] === unit ? [] : [`under ${PLACES[g.leader[unit]]}`]),
    ...Object.entries(FLAGS).flatMap(([word, bit]) => flag(word, (g.flags[unit] & bit) !== 0)),
  ]
}
