import { drawFrom, hide, reveal, show, type World } from '@spanish-main/kernel'
import { CARDS, DISPLAY, type Maracaibo, PLACE, STREAM } from './state.ts'
import { by, tell } from './words.ts'

/** MB-2.5, MR-11. Shuffles the discards when the pile is empty. */
function shuffleIfEmpty(g: Maracaibo, world: World): void {
  if (g.deckSize > 0) return
  by('MR-11')
  for (let card = 0; card < CARDS; card++) {
    if (g.place[card] !== PLACE.discard) continue
    g.place[card] = PLACE.deck
    hide(g, card)
    g.deckSize++
  }
  if (g.deckSize > 0) tell(world, g, 'MB-2.5', 'shuffled')
}

/** The top card of the pile, taken out of it; −1 if nothing is left. */
export function takeFromPile(g: Maracaibo, world: World): number {
  shuffleIfEmpty(g, world)
  const card = drawFrom(g, world, STREAM.cards, PLACE.deck, 0, CARDS)
  if (card >= 0) g.deckSize--
  return card
}

/** Whether anything can be drawn from the pile. */
export function pileHasCards(g: Maracaibo): boolean {
  if (g.deckSize > 0) return true
  for (let card = 0; card < CARDS; card++) if (g.place[card] === PLACE.discard) return true
  return false
}

export function intoHand(g: Maracaibo, seat: number, card: number): void {
  g.place[card] = PLACE.hand + seat
  g.handSize[seat]++
}

/** A hand card goes face up onto the discards. */
export function discard(g: Maracaibo, seat: number, card: number, world: World): void {
  g.place[card] = PLACE.discard
  g.handSize[seat]--
  reveal(g, card)
  tell(world, g, 'MB-14.3', 'discarded', seat, card)
}

/** MR-33. A hand is its owner's secret unless the table plays with open hands. */
export function showInHand(g: Maracaibo, card: number, seat: number): void {
  if (g.openHands === 1 && by('MR-33')) reveal(g, card)
  else show(g, card, seat)
}

export function drawUnseen(g: Maracaibo, seat: number, world: World): void {
  const card = takeFromPile(g, world)
  if (card < 0) return
  intoHand(g, seat, card)
  g.known[card] = 0
  showInHand(g, card, seat)
  tell(world, g, 'MB-2.4', 'drew', seat, card)
}

export function drawFromDisplay(g: Maracaibo, seat: number, slot: number, world: World): void {
  const card = g.display[slot]
  g.display[slot] = -1
  intoHand(g, seat, card)
  tell(world, g, 'MB-2.4', 'drew', seat, card)
  fillDisplay(g, world)
}

/** MB-2.4. The display is refilled at once. */
export function fillDisplay(g: Maracaibo, world: World): void {
  for (let slot = 0; slot < DISPLAY; slot++) {
    if (g.display[slot] >= 0) continue
    const card = takeFromPile(g, world)
    if (card < 0) return
    g.display[slot] = card
    g.place[card] = PLACE.display
    reveal(g, card)
    tell(world, g, 'MB-2.4', 'turned-up', card)
  }
}
