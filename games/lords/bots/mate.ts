import type { Judgement } from '@spanish-main/kernel'
import type { Lords } from '../rules/state.ts'
import { deckhandChoice, likings } from './deckhand.ts'
import { evaluate, terms } from './evaluation.ts'

/** What a point of a deckhand's liking is worth beforehand. */
const TRUST = 0.006
const LEAST = -6

function prior(g: Lords, seat: number, moves: readonly number[]): number[] {
  const all = likings(g, seat, moves)
  const best = Math.max(...all)
  return all.map(liking => TRUST * Math.max(LEAST, liking - best))
}

export const judgement: Judgement<Lords> = {
  evaluate,
  terms,
  prior,
  policy: deckhandChoice,
  settled: (g, start) => g.year > start.year,
}
