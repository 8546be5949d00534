import type { World } from '../chronicle.ts'
import { clearDesks } from '../drafts.ts'
import { advance, settle } from '../engine.ts'
import { enter, type Game } from '../game.ts'
import { refusalOf } from '../lists.ts'
import { NO_DRAFTS, type State, UNKNOWN } from '../state.ts'
import { type Problem, problem } from '../text.ts'
import { reached } from '../trace.ts'
import { type DealNews, isGoods, kindOf } from './book.ts'
import { dealProblems, markOf, pledgeFrom } from './check.ts'
import { isParty, otherParty, type Terms } from './deal.ts'
import { endPledge, promisesIn, seatsOf } from './pledges.ts'
import { readTerms, withoutPicks } from './terms.ts'

// The first words of what the gate takes from a seat at any time, if its game knows deals.
export const DEAL = 'deal'
export const END_DEAL = 'end-deal'

/** Something said about deals that passed the gate. */
export type DealMove =
  | { readonly kind: 'deal'; readonly terms: Terms }
  | { readonly kind: 'end-deal'; readonly id: string; readonly by: number }

/** Whether a text speaks of deals; only games with a book of deals understand it. */
export function speaksOfDeals<S extends State>(game: Game<S>, text: string): boolean {
  return game.deals !== undefined && /^\s*(end-)?deal(\s|$)/.test(text)
}

/**
 * The gate for deals. Closing is one move of the seat that says yes last; what is written down names both seats and all
 * terms, and the offer in the record proves that the other seat agreed.
 */
export function checkDeal<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  text: string,
): DealMove | { readonly kind: 'problem'; readonly problem: Problem } {
  const [word, ...rest] = text.trim().split(/\s+/)
  if (word === END_DEAL) {
    const found = endProblem(game, g, seat, rest.join(' '))
    return found === undefined ? { kind: END_DEAL, id: rest[0], by: seat } : { kind: 'problem', problem: found }
  }
  const terms = readTerms(game, game.seatNames(g), rest.join(' '))
  if (terms === undefined || terms.to !== seat) return { kind: 'problem', problem: problem('deal-unreadable') }
  const [first] = dealProblems(game, g, terms, seat, true)
  return first === undefined ? { kind: DEAL, terms } : { kind: 'problem', problem: first.problem }
}

function endProblem<S extends State>(game: Game<S>, g: S, seat: number, id: string): Problem | undefined {
  const deal = g.deals.find(each => each.id === id)
  if (deal === undefined || !isParty(deal, seat)) return problem('no-such-deal', { deal: id })
  return game.deals?.endsAtWill === true ? undefined : problem('deal-stands', { deal: id }, game.deals?.rule)
}

/** Plays what passed the gate. */
export function applyDeal<S extends State>(game: Game<S>, g: S, move: DealMove, world: World): void {
  enter(game)
  if (move.kind === 'deal') closeDeal(game, g, move.terms, world)
  else endDeal(game, g, move.id, move.by, world)
  settle(game, g, world)
  advance(game, g, world)
}

/** A party calls off what is left of a deal. */
function endDeal<S extends State>(game: Game<S>, g: S, id: string, by: number, world: World): void {
  if (g.deals.some(deal => deal.id === id && !deal.secret)) g.revealed++
  for (const bound of promisesIn(game, g)) if (bound.deal.id === id) endPledge(game, g, bound, 'ended', world, by)
}

/** Closes a deal: what changes hands does so now, what is promised is in force from now on. */
function closeDeal<S extends State>(game: Game<S>, g: S, terms: Terms, world: World): void {
  const asks = g.stack[g.stack.length - 1]
  const { id, by, to, secret, parts } = terms
  // All may count what was learnt, so a secret deal is none of it; in a chain nobody goes back across a deal anyway.
  if (!secret) g.revealed++
  const news: DealNews = {
    ...{ id, by, to, secret, seats: seatsOf(game, g, terms) },
    parts: withoutPicks(terms).parts.map(part => ({ ...part, mark: markOf(game, g, terms, part) })),
  }
  const only = secret ? { only: (1 << by) | (1 << to) } : {}
  world.listen?.({
    rule: game.deals!.rule,
    kind: 'deal-closed',
    args: [by, to],
    readers: [-1, -1],
    ...only,
    deal: news,
  })
  reopen(g, [by, to])
  const pledges = parts.flatMap(part => pledgeFrom(game, g, terms, part) ?? [])
  for (const { kind: name, from, args, pick = UNKNOWN } of parts) {
    const kind = kindOf(game.deals!, name)!
    const [a = 0, b = 0, c = 0] = args
    reached(kind.rule)
    if (isGoods(kind)) kind.hands(g, from, otherParty(terms, from), world, a, b, c, pick)
    else kind.atOnce?.(g, from, otherParty(terms, from), world, a, b, c)
  }
  if (pledges.length > 0) g.deals = [...g.deals, { id, by, to, secret, pledges }]
  if (g.stack[g.stack.length - 1] !== asks) dropAnswers(g)
  else for (const seat of [by, to]) keepWhatStands(game, g, seat)
  clearDesks(g)
}

/** What the parties had answered, or closed, they may now think over. */
function reopen(g: State, seats: readonly number[]): void {
  for (const seat of seats) {
    g.answered &= ~(1 << seat)
    g.sealed[seat] = UNKNOWN
  }
}

/** The question is no longer asked, or another comes before it: nobody's answer to it counts. */
function dropAnswers(g: State): void {
  g.sealed.fill(UNKNOWN)
  g.answered = 0
  g.drafts = NO_DRAFTS
}

/** Plans made before a deal stay if every step is still possible; else the seat begins anew. */
function keepWhatStands<S extends State>(game: Game<S>, g: S, seat: number): void {
  const steps = g.drafts[seat]
  if (steps === undefined || steps.length === 0) return
  const copy = game.clone(g)
  copy.drafts = copy.drafts.map((each, other) => (other === seat ? [] : each))
  for (const code of steps) {
    if (refusalOf(game, copy, seat, code) !== undefined) {
      steps.length = 0
      return
    }
    copy.drafts[seat].push(code)
  }
}
