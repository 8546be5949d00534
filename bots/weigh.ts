import {
  apply,
  type FastChance,
  fastChance,
  type Game,
  type Insight,
  type Judgement,
  legal,
  type Outlook,
  openDecision,
  type State,
  type World,
  waiting,
  winners,
} from '@spanish-main/kernel'

/** How hard a search tries. */
export interface Effort {
  /** Positions imagined for the moves that stay in the running to the end. */
  readonly samples: number
  /** Moves that are weighed at most; the others drop out by the prior. */
  readonly width: number
  /** Moves played on after the own one, at most. */
  readonly limit: number
  /** Each time a sealed choice is this much worse, in chance of winning, it is taken e times less often. */
  readonly whim: number
}

/** A game, how to judge it, and how hard to try. */
export interface Search<S extends State> {
  readonly game: Game<S>
  readonly judgement: Judgement<S>
  readonly effort: Effort
}

/** What playing on takes. */
export interface Rollout<S extends State> {
  readonly game: Game<S>
  readonly judgement: Outlook<S>
  readonly effort: Pick<Effort, 'limit'>
}

/** A move with what it promises: its prior, and the mean chance of winning in the positions that it led to. */
export interface Weighed {
  readonly code: number
  readonly prior: number
  sum: number
  count: number
}

export const scoreOf = ({ prior, sum, count }: Weighed): number => prior + (count === 0 ? 0 : sum / count)

/** Called with every settled position and the move that led to it. */
export type Look<S extends State> = (g: S, move: Weighed) => void

/**
 * Weighs a seat's moves, best first. Each is played in positions that fit what the seat knows, with the same dice for
 * all, and judged when its consequences are there. Half of the moves drop out every few positions, down to the
 * finalists, so that most of the time goes to those that are hard to tell apart.
 */
export function weigh<S extends State>(
  search: Search<S>,
  insight: Insight<S>,
  seat: number,
  moves: readonly number[],
  chance: FastChance,
  look?: Look<S>,
  finalists = 2,
): Weighed[] {
  const { judgement, effort } = search
  const dice = fastChance(0)
  const first = imagine(search, insight, seat)
  const all = shortlist(search, first, seat, moves)
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)))
  const perRound = Math.ceil(effort.samples / rounds)
  let running = all.length
  for (let sample = 0; sample < effort.samples; sample++) {
    if (sample > 0 && sample % perRound === 0) {
      sortBest(all, running)
      running = Math.min(running, Math.max(finalists, Math.ceil(running / 2)))
    }
    const start = sample === 0 ? first : imagine(search, insight, seat)
    const seed = chance.int(1 << 30)
    for (let i = 0; i < running; i++) {
      dice.reseed(seed)
      const g = playOut(search, start, dice, [seat, all[i].code])
      all[i].sum += judgement.evaluate(g, seat) + (isWonAtOnce(g, start, seat) ? AT_ONCE : 0)
      all[i].count++
      look?.(g, all[i])
    }
  }
  sortBest(all, running)
  return all
}

/** A win at hand is better than one that is as certain but put off: more than any prior can make good. */
const AT_ONCE = 0.2

/** Whether the seat's own move won: no question has been put to anybody since. */
const isWonAtOnce = <S extends State>(g: S, start: S, seat: number): boolean =>
  (winners(g) & (1 << seat)) !== 0 && g.asked === start.asked

/**
 * A position that fits what the seat knows. Answers that others have sealed, and the plans that they draft, are unknown:
 * they will be asked again.
 */
export function imagine<S extends State>({ game }: Pick<Search<S>, 'game'>, insight: Insight<S>, seat: number): S {
  const g = insight.imagine()
  const open = openDecision(game, g)
  if (open?.reveal !== undefined) {
    g.sealed.fill(-1)
    g.answered = 0
  } else if (open?.chain === true) {
    g.drafts = g.drafts.map((steps, other) => (other === seat ? steps : []))
    g.answered &= 1 << seat
  }
  return g
}

function shortlist<S extends State>({ judgement, effort }: Search<S>, g: S, seat: number, moves: readonly number[]) {
  const priors = judgement.prior(g, seat, moves)
  const all: Weighed[] = moves.map((code, i) => ({ code, prior: priors[i], sum: 0, count: 0 }))
  return all.sort((a, b) => b.prior - a.prior).slice(0, effort.width)
}

/** Sorts the first few, which are still in the running; those that dropped out stay behind them. */
function sortBest(all: Weighed[], running: number): void {
  const best = all.slice(0, running).sort((a, b) => scoreOf(b) - scoreOf(a))
  for (const [i, each] of best.entries()) all[i] = each
}

/** The position after these moves, when everybody has played on by the policy until it is settled. */
export function playOut<S extends State>(
  { game, judgement, effort }: Rollout<S>,
  start: S,
  dice: FastChance,
  ...first: readonly (readonly [seat: number, code: number])[]
): S {
  const world: World = { chance: dice, listen: undefined }
  const g = game.clone(start)
  const moves: number[] = []
  for (const [seat, code] of first) apply(game, g, seat, code, world)
  for (let played = 0; played < effort.limit && g.ended === 0 && !judgement.settled(g, start); played++) {
    const seats = waiting(game, g)
    if (seats === 0) break
    const seat = 31 - Math.clz32(seats & -seats)
    legal(game, g, seat, moves)
    apply(game, g, seat, judgement.policy(g, seat, moves, dice), world)
  }
  return g
}
