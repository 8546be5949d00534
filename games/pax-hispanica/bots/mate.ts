import { entryIndex, type Judgement } from '@spanish-main/kernel'
import { AUCTION_YEAR, kindOf } from '../rules/calendar.ts'
import { paxHispanica } from '../rules/index.ts'
import { colourOf } from '../rules/players.ts'
import type { Pax } from '../rules/state.ts'
import { deckhandChoice, likings } from './deckhand.ts'
import { evaluate, terms } from './evaluation.ts'

/** What a point of a deckhand's liking is worth beforehand; more where a fleet could otherwise sail in circles. */
const TRUST = 0.003
const TRUST_AT_SEA = 0.02
const LEAST = -8

/** By move: whether it takes a fleet to another sea zone. */
const SAILS = paxHispanica.moves.map(({ name, decision }) => name === 'sail' && decision.name !== 'sail-mode')

function prior(g: Pax, seat: number, moves: readonly number[]): number[] {
  const all = likings(g, seat, moves)
  const best = Math.max(...all)
  return moves.map((code, i) => (SAILS[entryIndex(code)] ? TRUST_AT_SEA : TRUST) * Math.max(LEAST, all[i] - best))
}

export const judgement: Judgement<Pax> = {
  evaluate: (g, seat) => evaluate(g, colourOf(g, seat)),
  terms: (g, seat) => terms(g, colourOf(g, seat)),
  prior,
  policy: deckhandChoice,
  settled: (g, start) => g.year > start.year && (kindOf(g.year) === AUCTION_YEAR || g.year >= start.year + 4),
}
