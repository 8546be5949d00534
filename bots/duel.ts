import { type FastChance, fastChance, type Insight, legal, type State } from '@spanish-main/kernel'
import { equilibrium } from './mixture.ts'
import { imagine, playOut, type Search } from './weigh.ts'

/** Pairs of choices that are looked at, at most: a larger duel is not worth the time. */
const MOST_PAIRS = 16

/**
 * How often to take each move when exactly one opponent chooses at the same time: every pair of choices is played out
 * for both sides, and the table of what they get is solved. Undefined if it would be too large.
 */
export function duel<S extends State>(
  search: Search<S>,
  insight: Insight<S>,
  seat: number,
  moves: readonly number[],
  opponent: number,
  chance: FastChance,
): number[] | undefined {
  const { game, judgement, effort } = search
  const dice = fastChance(0)
  const sums: { ours: number[][]; theirs: number[][] } = { ours: [], theirs: [] }
  let answers: number[] | undefined
  for (let sample = 0; sample < effort.samples; sample++) {
    const start = imagine(search, insight, seat)
    const possible = legal(game, start, opponent)
    answers ??= possible
    if (moves.length * answers.length > MOST_PAIRS) return undefined
    // What the opponent may do can depend on what is hidden; tables of different shapes cannot be added up.
    if (possible.join() !== answers.join()) continue
    const seed = chance.int(1 << 30)
    for (const [i, code] of moves.entries()) {
      sums.ours[i] ??= answers.map(() => 0)
      sums.theirs[i] ??= answers.map(() => 0)
      for (const [j, answer] of answers.entries()) {
        dice.reseed(seed)
        const g = playOut(search, start, dice, [seat, code], [opponent, answer])
        sums.ours[i][j] += judgement.evaluate(g, seat)
        sums.theirs[i][j] += judgement.evaluate(g, opponent)
      }
    }
  }
  return equilibrium(sums)
}
