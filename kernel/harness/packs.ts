import { fastChance } from '../chance/fast.ts'
import { digest } from '../digest.ts'
import { advance, apply, waiting } from '../engine.ts'
import { type Game, newGame } from '../game.ts'
import { legal } from '../lists.ts'
import { firstSeat, type State } from '../state.ts'
import type { Seating } from './playout.ts'

/** A game at work: each call makes a move, always the same ones for the same seed, and gives the digest after it. */
function atWork<S extends State>(game: Game<S>, { seats, seed, options = {} }: Seating): (move: number) => string {
  const world = { chance: fastChance(seed), listen: undefined }
  const g = newGame(game, seats, options, world)
  advance(game, g, world)
  return move => {
    if (g.ended !== 0) return 'over'
    const seat = firstSeat(waiting(game, g))
    const moves = legal(game, g, seat)
    apply(game, g, seat, moves[(seed + 7 * move) % moves.length], world)
    return digest(g)
  }
}

/**
 * How two tables go, with different data packs say, each alone and then move by move beside the other. They must not
 * mix: what is beside is what was alone.
 */
export function sideBySide<S extends State>(games: readonly [Game<S>, Game<S>], seating: Seating, moves: number) {
  const numbers = Array.from({ length: moves }, (_, i) => i)
  const alone = games.map(game => {
    const play = atWork(game, seating)
    return numbers.map(play)
  })
  const beside: string[][] = [[], []]
  const tables = games.map(game => atWork(game, seating))
  for (const move of numbers) for (const [at, play] of tables.entries()) beside[at].push(play(move))
  return { alone, beside }
}
