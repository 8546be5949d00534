import {
  type Dealing,
  type FastChance,
  fastChance,
  type Game,
  type Insight,
  type Part,
  printTerms,
  type State,
  submit,
} from '@spanish-main/kernel'
import { imagine, playOut } from '../weigh.ts'
import { theirPicks } from './picks.ts'

/** A game, what its seats deal about, and whose claims a seat believes. */
export interface Counsel<S extends State> {
  readonly game: Game<S>
  readonly dealing: Dealing<S>
  readonly trusts: (seat: number) => boolean
}

/** A deal that a seat thinks of: with whom, and its parts, with what the seat itself picks. */
export interface Thought {
  readonly to: number
  readonly parts: readonly Part[]
}

/** What a deal does to the chances of winning of the seat and of its partner, and what the partner's then are. */
export interface Worth {
  readonly mine: number
  readonly theirs: number
  readonly strength: number
}

const ANY = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

/** Moves that are played on after a deal, at most. */
const LIMIT = 400

/**
 * What deals are worth to a seat and to its partners, by positions that fit what the seat knows: each is played on by the
 * policy with the deal and without it, with the same dice. Undefined for a deal that cannot be closed.
 */
export function worthOf<S extends State>(
  counsel: Counsel<S>,
  insight: Insight<S>,
  seat: number,
  thoughts: readonly Thought[],
  samples: number,
  chance: FastChance,
): (Worth | undefined)[] {
  const { game, dealing } = counsel
  const { evaluate } = dealing.outlook
  const dice = fastChance(0)
  const enough = Math.ceil(samples * (dealing.haste ?? 1))
  const sums = thoughts.map(() => ({ mine: 0, theirs: 0, strength: 0, count: 0 }))
  for (let sample = 0; sample < enough; sample++) {
    const start = imagine({ game }, insight, seat)
    const seed = chance.int(1 << 30)
    const after = (from: S) => {
      dice.reseed(seed)
      return playOut({ game, judgement: dealing.outlook, effort: { limit: LIMIT } }, from, dice)
    }
    let without: S | undefined
    for (const [i, { to, parts }] of thoughts.entries()) {
      const closed = close(counsel, start, seat, { to, parts })
      if (closed === undefined) continue
      without ??= after(start)
      const then = after(closed)
      const sum = sums[i]
      const theirs = evaluate(then, to)
      sum.mine += evaluate(then, seat) - evaluate(without, seat) + (dealing.prior?.(start, seat, parts) ?? 0)
      sum.theirs += theirs - evaluate(without, to) + (dealing.prior?.(start, to, parts) ?? 0)
      sum.strength += theirs
      sum.count++
    }
  }
  const view = insight.view()
  return sums.map(({ mine, theirs, strength, count }, i) => {
    // What is possible in few of the positions had better not be counted on.
    if (count * 2 <= enough) return undefined
    const { to, parts } = thoughts[i]
    const gain = (sum: number, whose: number) => {
      const [least, most] = dealing.bounds?.(view, whose, parts) ?? ANY
      return Math.max(least, Math.min(most, sum / count))
    }
    return { mine: gain(mine, seat), theirs: gain(theirs, to), strength: strength / count }
  })
}

/** The position in which the deal is closed; undefined if it cannot be. */
export function close<S extends State>(
  counsel: Counsel<S>,
  start: S,
  seat: number,
  { to, parts }: Thought,
): S | undefined {
  const { game } = counsel
  const picked = theirPicks(counsel, start, seat, to, parts)
  const terms = { id: 'thought', by: seat, to, secret: false, parts: picked }
  const after = game.clone(start)
  const text = `deal ${printTerms(game, game.seatNames(start), terms)}`
  const world = { chance: fastChance(1), listen: undefined }
  return submit(game, after, to, text, world) === undefined ? after : undefined
}
