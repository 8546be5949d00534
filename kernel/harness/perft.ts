import { fastChance } from '../chance/fast.ts'
import { apply, waiting } from '../engine.ts'
import type { Game } from '../game.ts'
import { legal } from '../lists.ts'
import type { State } from '../state.ts'

/** How many legal sequences of this length start here, with one fixed course of chance: an oracle for refactoring. */
export function perft<S extends State>(game: Game<S>, g: S, depth: number, seed = 1): number {
  if (depth === 0 || g.ended !== 0) return 1
  const seats = waiting(game, g)
  let total = 0
  for (let seat = 0; seat < g.seats; seat++) {
    if ((seats & (1 << seat)) === 0) continue
    for (const code of legal(game, g, seat)) {
      const next = game.clone(g)
      apply(game, next, seat, code, { chance: fastChance(seed), listen: undefined })
      total += perft(game, next, depth - 1, seed)
    }
  }
  return total
}
