import type { World } from './chronicle.ts'
import { ONLOOKERS, type State } from './state.ts'

/** A state with components whose place may be secret. A game adds what a place means. */
export interface Cards extends State {
  /** Where each component is. Seen by those who know it. */
  place: number[]
  /** Bit set of the seats, and the onlookers, that know where each component is. Seen by those who know it. */
  known: number[]
}

/** A whole number from 0 to n − 1, drawn from a stream. */
export function draw(g: State, world: World, stream: number, n: number): number {
  return world.chance.below(stream, g.draws[stream]++, n)
}

/** A die: 1 to 6. */
export function rollDie(g: State, world: World, stream: number): number {
  return 1 + draw(g, world, stream, 6)
}

const candidates: number[] = []

/** A component drawn at random from a place: a face-down deck has no order until somebody draws. −1 if it is empty. */
export function drawFrom(g: Cards, world: World, stream: number, place: number, from = 0, to = g.place.length): number {
  candidates.length = 0
  for (let card = from; card < to; card++) if (g.place[card] === place) candidates.push(card)
  return candidates.length === 0 ? -1 : candidates[pickOf(g, world, stream, candidates)]
}

/** Draws as many components as `drawFrom` would one after the other, if `use` takes each away from the place; fewer if it is empty. */
export function drawEach(
  g: Cards,
  world: World,
  stream: number,
  place: number,
  count: number,
  use: (card: number, drawn: number) => void,
  from = 0,
  to = g.place.length,
): void {
  const left: number[] = []
  for (let card = from; card < to; card++) if (g.place[card] === place) left.push(card)
  for (let drawn = 0; drawn < count && left.length > 0; drawn++) {
    const at = pickOf(g, world, stream, left)
    use(left[at], drawn)
    left.splice(at, 1)
  }
}

function pickOf(g: Cards, { chance }: World, stream: number, among: readonly number[]): number {
  const index = g.draws[stream]++
  return chance.pick?.(stream, index, among) ?? chance.below(stream, index, among.length)
}

/** Everybody now knows where the card is, those included who only look on. */
export function reveal(g: Cards, card: number): void {
  const everyone = ((1 << g.seats) - 1) | ONLOOKERS
  if (g.known[card] === everyone) return
  g.known[card] = everyone
  g.revealed++
}

/** The seat now knows where the card is, and so does everybody who knew before. */
export function show(g: Cards, card: number, seat: number): void {
  if ((g.known[card] & (1 << seat)) !== 0) return
  g.known[card] |= 1 << seat
  g.revealed++
}

/** Only these seats (a bit set) know where the card is from now on: it was moved out of the others' sight. */
export function hide(g: Cards, card: number, stillKnown = 0): void {
  g.known[card] &= stillKnown
}
