import { type Adviser, type Game, type Judgement, printMove, type Reason, type State } from '@spanish-main/kernel'
import { USUAL_EFFORT } from './one-ply.ts'
import { type Effort, scoreOf, type Weighed, weigh } from './weigh.ts'

/** Differences too small to be worth a word. */
const LEAST = 0.02
const TERMS = 4

/** Whoever asks for advice can wait a moment longer than a bot that plays. */
const HINT_EFFORT: Effort = { ...USUAL_EFFORT, samples: 64 }

/** As many moves as a hint names. */
const MOST = 3

/**
 * Gives the best moves of a seat, three at most, with reasons: how each term of the evaluation differs from the mean of
 * the moves that were weighed.
 */
export function hints<S extends State>(
  game: Game<S>,
  judgement: Judgement<S>,
  effort: Effort = { ...HINT_EFFORT, samples: judgement.samples ?? HINT_EFFORT.samples },
): Adviser<S> {
  return (insight, seat, moves, chance) => {
    const seen = new Map<Weighed, Map<string, number>>()
    const look = (g: S, move: Weighed) => {
      const sums = seen.get(move) ?? new Map<string, number>()
      seen.set(move, sums)
      for (const { name, value } of judgement.terms(g, seat)) sums.set(name, (sums.get(name) ?? 0) + value)
    }
    const all = weigh({ game, judgement, effort }, insight, seat, moves, chance, look, MOST)
    const means = new Map(all.map(move => [move, meansOf(seen.get(move), move.count)]))
    const usual = average([...means.values()])
    return all.slice(0, MOST).map(move => ({
      text: printMove(game, move.code),
      chance: Math.min(1, Math.max(0, scoreOf(move))),
      games: move.count,
      reasons: differences(means.get(move)!, usual),
    }))
  }
}

type Values = ReadonlyMap<string, number>

function meansOf(sums: Values | undefined, count: number): Values {
  return new Map([...(sums ?? [])].map(([name, sum]) => [name, sum / count]))
}

function average(all: readonly Values[]): Values {
  const sums = new Map<string, number>()
  for (const values of all) for (const [name, value] of values) sums.set(name, (sums.get(name) ?? 0) + value)
  return meansOf(sums, all.length)
}

function differences(values: Values, usual: Values): Reason[] {
  return [...values]
    .map(([name, value]) => ({ name, delta: value - (usual.get(name) ?? 0) }))
    .filter(({ delta }) => Math.abs(delta) >= LEAST)
    .sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))
    .slice(0, TERMS)
}
