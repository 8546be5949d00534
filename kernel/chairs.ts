import type { World } from './chronicle.ts'
import { endPledgesOf } from './deals/pledges.ts'
import { clearDesks } from './drafts.ts'
import { advance, settle } from './engine.ts'
import { enter, type Game } from './game.ts'
import { type State, UNKNOWN } from './state.ts'

/** What stands in a line of moves for somebody who sat down or got up. */
export const SITS = '!sits'
export const LEAVES = '!leaves'

/** Whether a chair may change hands with nobody now: the game must know empty chairs, and its state must differ. */
export function mayChangeChair<S extends State>(game: Game<S>, g: S, seat: number, taken: boolean): boolean {
  const sits = (g.chairs & (1 << seat)) !== 0
  const may = game.chairs === 'open' || (game.chairs === 'late' && taken)
  return may && g.ended === 0 && seat >= 0 && seat < g.seats && sits !== taken
}

/**
 * Somebody sits down on an empty chair, or leaves one empty, and the game goes on: what the seat had answered or planned
 * is gone, and nobody waits for it any more. What else the rules make of it is the game's `chair`.
 */
export function changeChair<S extends State>(game: Game<S>, g: S, seat: number, taken: boolean, world: World): void {
  enter(game)
  g.chairs ^= 1 << seat
  g.answered &= ~(1 << seat)
  g.sealed[seat] = UNKNOWN
  if (g.drafts.length > 0) g.drafts[seat].length = 0
  g.revealed++
  if (g.deals.length > 0) endPledgesOf(game, g, seat, world)
  game.chair?.(g, seat, taken, world)
  clearDesks(g)
  settle(game, g, world)
  advance(game, g, world)
}
