import {
  type Dealing,
  dealProblems,
  type FastChance,
  type Game,
  type Insight,
  type Paper,
  type State,
  type Terms,
} from '@spanish-main/kernel'
import { bargain, type Favours, favour, isWelcome } from './bargain.ts'
import { hasSaidEnough, isAskedAgain, isDeaf, wasRefused } from './manners.ts'
import { ownPicks } from './picks.ts'
import { canWin, givesAWin } from './wins.ts'
import { type Counsel, type Thought, type Worth, worthOf } from './worth.ts'

/** So many offers at most go in vain from one seat to another until the game's clock moves on: battles end and begin. */
const MOST_BY_CLOCK = 3

/** Of so many occasions one is used for a partner who never agrees. */
const SELDOM = 12

/** Positions in which a seat weighs what it is offered. */
const SAMPLES = 32

/** An offer that a seat wants to make, and what it thinks of it. */
export interface Proposal extends Thought {
  readonly secret: boolean
  readonly worth: Worth
}

/** Deals for the bots of a table. */
export interface Dealer<S extends State> {
  /** What a seat offers now, to one partner after the other as it is asked again. `papers` are those that it may read. */
  propose(insight: Insight<S>, seat: number, papers: readonly Paper[], chance: FastChance): Proposal | undefined
  /** What a seat picks for its own parts of an offer, −1 where there is nothing to pick; undefined for a no. */
  answer(
    insight: Insight<S>,
    seat: number,
    terms: Terms,
    papers: readonly Paper[],
    chance: FastChance,
  ): number[] | undefined
  /** A deal was closed; `terms` hold all picks. Whoever handed over something else than he said is not believed again. */
  learn(terms: Terms): void
  /** The same of a deal that was closed before the table was opened: what was thought of it then is not known any more. */
  recall(terms: Terms): void
}

export function createDealer<S extends State>(game: Game<S>, dealing: Dealing<S>): Dealer<S> {
  const liars = new Set<number>()
  /** By pair, what the occasion was when the first thought of deals with the second. */
  const considered = new Map<string, number>()
  /** By pair, how many occasions there were. */
  const occasions = new Map<string, number>()
  /** By pair, how many offers were made since the game's clock last moved, those that were taken left out. */
  const made = new Map<string, { clock: number; offers: number }>()
  /** By pair, what the first thinks of the deal that may be closed next; and by seat and deal, what it thought of those closed. */
  const weighed = new Map<string, Worth>()
  const thought = new Map<string, number>()
  const counsel: Counsel<S> = { game, dealing, trusts: seat => !liars.has(seat) }

  /** The favours that a seat did another and got from it, by what it thought of each; the deals themselves are on the record. */
  function favoursOf(seat: number, to: number, papers: readonly Paper[]): Favours {
    let done = 0
    let got = 0
    for (const { id, by, to: whom, parts, fate } of papers) {
      if (fate !== 'closed' || !((by === seat && whom === to) || (by === to && whom === seat))) continue
      const ahead = thought.get(`${seat} ${id}`) ?? dealing.owed?.(seat, parts) ?? 0
      done += Math.max(0, ahead)
      got += Math.max(0, -ahead)
    }
    return { done, got }
  }

  function noteLies(parts: Terms['parts']): void {
    for (const part of parts) {
      const said = dealing.claimed?.(part)
      if (said !== undefined && part.pick !== undefined && part.pick !== said) liars.add(part.from)
    }
  }

  /** Whether a seat has not yet thought about this partner on this occasion, and had better. */
  function isNew(view: S, seat: number, to: number, papers: readonly Paper[]): boolean {
    const now = dealing.occasion(view, seat, to)
    const key = `${seat} ${to}`
    if (now === undefined || considered.get(key) === now) return false
    considered.set(key, now)
    const nth = (occasions.get(key) ?? 0) + 1
    occasions.set(key, nth)
    return nth % SELDOM === 0 || !isDeaf(papers, seat, to)
  }

  /** Notes an offer, unless there were enough of them. */
  function mayOffer(view: S, seat: number, to: number): boolean {
    const key = `${seat} ${to}`
    const clock = game.deals!.clock(view)
    const before = made.get(key)
    const offers = before?.clock === clock ? before.offers : 0
    made.set(key, { clock, offers: offers + 1 })
    return offers < MOST_BY_CLOCK
  }

  /** The best that a seat can think of with a partner. */
  function bestWith(
    insight: Insight<S>,
    seat: number,
    to: number,
    view: S,
    papers: readonly Paper[],
    chance: FastChance,
  ): ReturnType<typeof bargain<S>> {
    const thoughts: Thought[] = []
    for (const parts of dealing.ideas(view, seat, to)) {
      const terms = { id: 'thought', by: seat, to, secret: false, parts }
      const known = wasRefused(game, view, papers, dealing.price, terms)
      if (!known && dealProblems(game, view, terms, seat).length === 0) thoughts.push({ to, parts })
    }
    if (thoughts.length === 0 || canWin(game, insight.imagine(), seat)) return undefined
    return bargain(counsel, insight, seat, view, thoughts, favoursOf(seat, to, papers), chance)
  }

  return {
    propose(insight, seat, papers, chance) {
      if (game.deals === undefined) return undefined
      const view = insight.view()
      if (view.trades === 0 || view.ended !== 0) return undefined
      for (let to = 0; to < view.seats; to++) {
        if (to === seat || !isNew(view, seat, to, papers) || hasSaidEnough(game, view, papers, seat, to)) continue
        const best = bestWith(insight, seat, to, view, papers, chance)
        if (best === undefined || givesAWin(counsel, insight, seat, best) || !mayOffer(view, seat, to)) continue
        weighed.set(`${seat} ${to}`, best.worth)
        return { ...best, secret: dealing.secretly?.(view, seat, to) ?? false }
      }
      return undefined
    },

    answer(insight, seat, terms, papers, chance) {
      const view = insight.view()
      const other = terms.by === seat ? terms.to : terms.by
      if (isAskedAgain(game, view, papers, dealing.price, terms)) return undefined
      const parts = ownPicks(counsel, view, seat, terms.parts)
      if (parts === undefined || canWin(game, insight.imagine(), seat)) return undefined
      const deal = { to: other, parts }
      const [worth] = worthOf(counsel, insight, seat, [deal], SAMPLES, chance)
      const favours = favoursOf(seat, other, papers)
      const isFine = worth !== undefined && isWelcome(worth, favours, dealing.credit?.(seat, parts))
      if (!isFine || givesAWin(counsel, insight, seat, deal)) return undefined
      weighed.set(`${seat} ${other}`, worth)
      return parts.filter(({ from }) => from === seat).map(({ pick = -1 }) => pick)
    },

    learn({ id, by, to, parts }) {
      for (const [seat, other] of [
        [by, to],
        [to, by],
      ]) {
        const worth = weighed.get(`${seat} ${other}`)
        if (worth !== undefined) thought.set(`${seat} ${id}`, favour(worth))
        weighed.delete(`${seat} ${other}`)
      }
      // Whoever has agreed is worth asking again.
      considered.delete(`${by} ${to}`)
      const before = made.get(`${by} ${to}`)
      if (before !== undefined) before.offers--
      noteLies(parts)
    },

    recall: ({ parts }) => noteLies(parts),
  }
}
