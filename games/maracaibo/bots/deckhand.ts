import { argA, argB, argC, type Bot, entryIndex, type FastChance } from '@spanish-main/kernel'
import { maracaibo } from '../rules/index.ts'
import type { Maracaibo } from '../rules/state.ts'
import { LIKINGS } from './likings.ts'

/** What a seat thinks of each of its moves, in victory points; all are answers to one decision. */
export function likings(g: Maracaibo, seat: number, moves: readonly number[]): number[] {
  const { decision } = maracaibo.moves[entryIndex(moves[0])]
  const liking = LIKINGS[decision.name]?.(g, seat)
  return moves.map(code => {
    const entry = maracaibo.moves[entryIndex(code)]
    return liking === undefined ? 0 : liking(entry.name, argA(entry, code), argB(entry, code), argC(entry, code))
  })
}

/** The best move at first sight; nearly equal ones by chance. */
export function choose(g: Maracaibo, seat: number, moves: readonly number[], chance: FastChance): number {
  if (moves.length === 1) return moves[0]
  const all = likings(g, seat, moves)
  let best = moves[0]
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const [i, code] of moves.entries()) {
    const worth = all[i] + chance.int(1000) / 4000
    if (worth <= bestWorth) continue
    best = code
    bestWorth = worth
  }
  return best
}

/** Judges moves at first sight on the own view. */
export const deckhand: Bot<Maracaibo> = (insight, seat, moves, chance) => choose(insight.view(), seat, moves, chance)
