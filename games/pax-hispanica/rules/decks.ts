import { drawFrom, hide, reveal, type World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { DECK, DISPLAY, HAND, type Pax, PURPLE, RECYCLED, STREAM } from './state.ts'
import { CARDS_IN_ALL, isHaven, MARKET, tables } from './tables.ts'
import { by, call, tell } from './words.ts'

/** First card of each Market deck; a deck's cards are consecutive. */
const FIRST = [0, 24, 49, 75, MARKET]

/** Cards that can still be drawn from a deck: face down, and recycled ones that a reshuffle would bring back. */
export const cardsInDeck = (g: Pax, deck: number): number => g.deckLeft[deck] + g.recycled[deck]

/** D2-deck, AMB-79. An exhausted deck is made anew from its recycled cards; nobody knows their order any more. */
function reshuffle(g: Pax, world: World, deck: number): void {
  for (let card = FIRST[deck]; card < FIRST[deck + 1]; card++) {
    if (g.place[card] !== RECYCLED) continue
    g.place[card] = DECK
    hide(g, card)
  }
  g.deckLeft[deck] = g.recycled[deck]
  g.recycled[deck] = 0
  tell(world, g, 'D2-deck', 'deck-reshuffled', deck)
}

/** The next card under the display, out of the deck; −1 if there is none (AMB-41). The caller puts it somewhere. */
export function drawMarket(g: Pax, world: World, deck: number): number {
  if (g.deckLeft[deck] === 0 && g.recycled[deck] > 0) reshuffle(g, world, deck)
  const card = drawFrom(g, world, STREAM.market, DECK, FIRST[deck], FIRST[deck + 1])
  if (card >= 0) g.deckLeft[deck]--
  return card
}

/** Turns up the next card of a deck whose display is empty. */
export function turnUp(g: Pax, world: World, deck: number): void {
  const card = drawMarket(g, world, deck)
  g.display[deck] = card
  if (card < 0) return
  g.place[card] = DISPLAY
  reveal(g, card)
  tell(world, g, 'D2-deck', 'card-turned-up', deck, card)
}

/** Takes the face-up card off a deck and turns up the next. */
export function takeDisplay(g: Pax, world: World, deck: number): number {
  const card = g.display[deck]
  g.display[deck] = -1
  turnUp(g, world, deck)
  return card
}

/** A-secret, A-public, AMB-47. Puts a card into a colour's Hand, and everybody counts it; `knowers` is a bit set of the other seats that know it. */
export function intoHand(g: Pax, card: number, colour: number, knowers: number): void {
  g.place[card] = HAND + colour
  by('A-secret')
  g.known[card] = knowers | (g.seatOf[colour] >= 0 ? 1 << g.seatOf[colour] : 0)
  by('A-public')
  by('AMB-47')
  if (isHaven(card)) g.havenHand[colour]++
  else g.marketHand[colour]++
}

/** Whether a colour holds a card. On a view this is known for one's own Hand. */
export const holds = (g: Pax, colour: number, card: number): boolean => g.place[card] === HAND + colour

/** Takes a card out of a Hand; the caller puts it somewhere. */
export function outOfHand(g: Pax, card: number, colour: number): void {
  if (isHaven(card)) g.havenHand[colour]--
  else g.marketHand[colour]--
}

/** GL-hand-card. When a card leaves a Hand unseen, others can no longer be sure of the rest of that Hand either. */
function blurHand(g: Pax, colour: number, havens: boolean, keepers: number): void {
  const from = havens ? MARKET : 0
  const to = havens ? CARDS_IN_ALL : MARKET
  for (let card = from; card < to; card++) if (holds(g, colour, card)) hide(g, card, keepers)
}

/** GL-discard. A Market card in plain sight goes face up under its deck. */
export function discardOpenly(g: Pax, world: World, rule: RuleId, card: number, colour: number): void {
  tell(world, g, rule, 'discarded', colour, card)
  by('GL-discard')
  const deck = tables.deckOf[card]
  g.place[card] = RECYCLED
  g.recycled[deck]++
  if (g.display[deck] < 0) turnUp(g, world, deck)
}

/** D3f-sell, GL-discard. A Hand card leaves unseen: a Market card that is sold under its deck, a Haven card back into its deck. */
export function discardFromHand(g: Pax, world: World, rule: RuleId, card: number, colour: number): void {
  const own = 1 << g.seatOf[colour]
  blurHand(g, colour, isHaven(card), own)
  tell(world, g, rule, 'discarded', colour, card)
  outOfHand(g, card, colour)
  if (isHaven(card)) {
    shuffleBack(g, card)
    return
  }
  const deck = tables.deckOf[card]
  g.place[card] = RECYCLED
  g.recycled[deck]++
  hide(g, card)
  if (g.display[deck] < 0) turnUp(g, world, deck)
}

/** GL-discard. A Haven card, in nobody's Hand any more, is shuffled into its deck. */
export function shuffleBack(g: Pax, card: number): void {
  by('GL-discard')
  g.place[card] = DECK
  g.havenLeft++
  hide(g, card)
}

/** H6b-result. The Sun King's Haven cards are shuffled back when no battle can come any more. */
export function returnHavens(g: Pax): void {
  for (let card = MARKET; card < CARDS_IN_ALL; card++) {
    if (!holds(g, PURPLE, card)) continue
    outOfHand(g, card, PURPLE)
    shuffleBack(g, card)
  }
}

/** F1, F6c. A Haven card is shown and shuffled back. */
export function spendHaven(g: Pax, world: World, rule: RuleId, card: number, colour: number): void {
  reveal(g, card)
  tell(world, g, rule, 'haven-shown', colour, card)
  outOfHand(g, card, colour)
  shuffleBack(g, card)
}

/** D4f, RS-haven. Draws a Haven card, or (D4f-empty) asks whose Hand gives one up. H0-setup: not for the Sun King. */
export function drawHaven(g: Pax, world: World, rule: RuleId, colour: number): void {
  if (g.seatOf[colour] < 0) return
  const card = drawFrom(g, world, STREAM.haven, DECK, MARKET, CARDS_IN_ALL)
  if (card >= 0) {
    g.havenLeft--
    intoHand(g, card, colour, 0)
    tell(world, g, rule, 'haven-drawn', colour, card)
  } else if (g.order.some(other => other !== colour && g.havenHand[other] > 0)) {
    call(g, 'haven-from-hand', g.seatOf[colour])
  }
}

/** AMB-51. A random Haven card goes from one Hand to another; only the two know which. */
export function takeHaven(g: Pax, world: World, from: number, to: number): void {
  by('AMB-51')
  const card = drawFrom(g, world, STREAM.haven, HAND + from, MARKET, CARDS_IN_ALL)
  blurHand(g, from, true, 1 << g.seatOf[from])
  outOfHand(g, card, from)
  intoHand(g, card, to, 1 << g.seatOf[from])
  g.revealed++
  tell(world, g, 'D4f-empty', 'haven-taken', to, from, card)
}

/** G1, GL-hand-card. A card goes from Hand to Hand in a deal; only the two know which. */
export function tradeCard(g: Pax, world: World, card: number, from: number, to: number): void {
  const parties = (1 << g.seatOf[from]) | (1 << g.seatOf[to])
  outOfHand(g, card, from)
  intoHand(g, card, to, 1 << g.seatOf[from])
  blurHand(g, from, isHaven(card), parties)
  tell(world, g, 'G1', 'card-traded', from, to, card)
}
