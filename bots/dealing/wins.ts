import { apply, fastChance, type Game, type Insight, legal, type State, waiting, winners } from '@spanish-main/kernel'
import { type Counsel, close, type Thought } from './worth.ts'

/** Whether a seat can win with the move that it is asked for. */
export function canWin<S extends State>(game: Game<S>, g: S, seat: number): boolean {
  if ((waiting(game, g) & (1 << seat)) === 0) return false
  return legal(game, g, seat).some(code => {
    const after = game.clone(g)
    apply(game, after, seat, code, { chance: fastChance(1), listen: undefined })
    return (winners(after) & (1 << seat)) !== 0
  })
}

/** Whether the partner could win at once after the deal, and not before it. */
export function givesAWin<S extends State>(
  counsel: Counsel<S>,
  insight: Insight<S>,
  seat: number,
  thought: Thought,
): boolean {
  const start = insight.imagine()
  const after = close(counsel, start, seat, thought)
  if (after === undefined) return false
  if ((winners(after) & (1 << thought.to)) !== 0) return true
  return canWin(counsel.game, after, thought.to) && !canWin(counsel.game, start, thought.to)
}
