import { greatestOf, leastOf, spread, spreadAt } from './amount.ts'
import { amountOf, argA, argB, argC, encode, entryIndex, type MoveEntry, withAmount } from './codes.ts'
import { holdToPledges } from './deals/pledges.ts'
import { desk } from './drafts.ts'
import { askedBy, maySpeak, openDecision } from './engine.ts'
import { enter, type Game } from './game.ts'
import type { Move } from './procedure.ts'
import { type Refusal, standing } from './refusal.ts'
import type { State } from './state.ts'

type Refused = (code: number, refusal: Refusal) => void

// The offer callbacks are made once and told what to collect: no closure for every list.
let collected: number[] = []
let collecting: MoveEntry<State>
let refuse: Move<State>['refuse']
let collectFor: State
let collectSeat = 0
let spreading = false
let refusedToo: Refused | undefined
/** How many lists are under way, one within the other. */
let depth = 0

function collect(a = 0, b = 0, c = 0): void {
  const refusal = refuse === undefined ? undefined : refuse(collectFor, collectSeat, a, b, c)
  if (refusal === undefined || standing(refusal) === undefined) collected.push(encode(collecting, a, b, c))
  else refusedToo?.(encode(collecting, a, b, c), refusal)
}

/** An offer whose last argument is an amount: the range is legal if its least value is. */
function collectRange(a = 0, b = 0): void {
  const amount = collecting.move.amount!(collectFor, collectSeat, a, b)
  const least = leastOf(amount)
  const greatest = greatestOf(amount)
  const { amountAt, amountStep } = collecting
  const first = encode(collecting, amountAt === 0 ? least : a, amountAt === 1 ? least : b, amountAt === 2 ? least : 0)
  const refusal = refusalIn(collecting, collectFor, collectSeat, first)
  if (refusal !== undefined) refusedToo?.(first, refusal)
  else if (greatest < least) refusedToo?.(first, collecting.outside!)
  else if (!spreading) collected.push(first)
  else {
    collected.push(first)
    const count = spread(least, greatest)
    for (let i = 1; i < count; i++) {
      const code = first + (spreadAt(least, greatest, i) - least) * amountStep
      if (refusalIn(collecting, collectFor, collectSeat, code) === undefined) collected.push(code)
    }
  }
}

/**
 * Fills `out` with the codes of a seat's legal moves, for bots, search and simulation: of an amount a few values, from
 * the least to the greatest. Moves with an open domain are not listed.
 */
export function legal<S extends State>(game: Game<S>, g: S, seat: number, out: number[] = []): number[] {
  out.length = 0
  gather(game, g, seat, out, true, undefined)
  return out
}

/** The same for people: an amount is there once, with its least value; `rangeOf` says how far it goes. */
export function listed<S extends State>(game: Game<S>, g: S, seat: number): number[] {
  const out: number[] = []
  gather(game, g, seat, out, false, undefined)
  return out
}

/** Every candidate that is refused now, with its refusal: the greyed-out half of what is listed. */
export function refused<S extends State>(game: Game<S>, g: S, seat: number): { code: number; refusal: Refusal }[] {
  const all: { code: number; refusal: Refusal }[] = []
  gather(game, g, seat, [], false, (code, refusal) => all.push({ code, refusal }))
  return all
}

function gather<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  out: number[],
  spreads: boolean,
  refusedOnes: Refused | undefined,
): void {
  enter(game)
  const open = openDecision(game, g)
  if (open === undefined || (askedBy(open, g, g.stack[g.stack.length - 1]) & (1 << seat)) === 0) return
  const at = open.chain ? desk(game, g, seat) : g
  const first = game.firstMove.get(open.name)!
  const outer = begin(at, seat, out, spreads, refusedOnes)
  for (let i = first; i < game.moves.length; i++) {
    const entry = game.moves[i]
    if (entry.decision !== open) break
    if (entry.move.open === undefined) gatherMove(entry, at, seat)
  }
  end(outer)
  if (at.deals.length > 0) holdToPledges(game, at, seat, out, refusedOnes)
}

/** What was being collected when a rule asked for a list of its own. */
interface Outer {
  readonly collected: number[]
  readonly collecting: MoveEntry<State>
  readonly refuse: Move<State>['refuse']
  readonly collectFor: State
  readonly collectSeat: number
  readonly spreading: boolean
  readonly refusedToo: Refused | undefined
}

/** Begins a list, maybe within another, which goes on at its `end`. */
function begin(
  g: State,
  seat: number,
  out: number[],
  spreads: boolean,
  refusedOnes: Refused | undefined,
): Outer | undefined {
  const outer =
    depth === 0 ? undefined : { collected, collecting, refuse, collectFor, collectSeat, spreading, refusedToo }
  depth++
  collected = out
  collectFor = g
  collectSeat = seat
  spreading = spreads
  refusedToo = refusedOnes
  return outer
}

function end(outer: Outer | undefined): void {
  depth--
  if (outer !== undefined) ({ collected, collecting, refuse, collectFor, collectSeat, spreading, refusedToo } = outer)
}

function gatherMove<S extends State>(entry: MoveEntry<S>, g: S, seat: number): void {
  collecting = entry as unknown as MoveEntry<State>
  refuse = collecting.move.refuse
  const offer = entry.amountAt < 0 ? collect : collectRange
  if (entry.move.offers === undefined) offer()
  else entry.move.offers(g, seat, offer)
}

/** Codes of what a seat may do at any time, asked or not, and may do now; an amount is there once. */
export function legalAlways<S extends State>(game: Game<S>, g: S, seat: number): number[] {
  const out: number[] = []
  if (!maySpeak(g, seat)) return out
  enter(game)
  const outer = begin(g, seat, out, false, undefined)
  for (const entry of game.moves) {
    if (entry.decision === game.aside && entry.move.open === undefined) gatherMove(entry, g, seat)
  }
  end(outer)
  return out
}

/** How far the amount goes in a move with these other arguments; undefined if the move has none. */
export function rangeOf<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  code: number,
): { readonly least: number; readonly greatest: number } | undefined {
  enter(game)
  const entry = game.moves[entryIndex(code)]
  const { move, decision, amountAt } = entry
  if (move.amount === undefined) return undefined
  const at = decision.chain ? desk(game, g, seat) : g
  const amount = move.amount(at, seat, amountAt > 0 ? argA(entry, code) : 0, amountAt > 1 ? argB(entry, code) : 0)
  return { least: leastOf(amount), greatest: greatestOf(amount) }
}

/** The refusal of a move of the open decision, or nothing. A rule's own reason comes before an amount out of range. */
export function refusalOf<S extends State>(game: Game<S>, g: S, seat: number, code: number): Refusal | undefined {
  enter(game)
  const entry = game.moves[entryIndex(code)]
  const own = refusalIn(entry, entry.decision.chain ? desk(game, g, seat) : g, seat, code)
  if (own !== undefined) return own
  const range = rangeOf(game, g, seat, code)
  if (range !== undefined) {
    const value = amountOf(entry, code)
    if (value < range.least || value > range.greatest) return entry.outside
  }
  return g.deals.length === 0 || entry.decision === game.aside ? undefined : pledged(game, g, seat, code, range?.least)
}

/** What a promise of the seat has against a move that no rule refuses: whether it stands depends on what else is left. */
function pledged<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  code: number,
  least: number | undefined,
): Refusal | undefined {
  if (!g.deals.some(deal => deal.pledges.some(pledge => pledge.from === seat && pledge.mark === 'held')))
    return undefined
  const first = least === undefined ? code : withAmount(game.moves[entryIndex(code)], code, least)
  let against: Refusal | undefined
  gather(game, g, seat, [], false, (each, refusal) => {
    if (each === first) against = refusal
  })
  return against
}

function refusalIn<S extends State>(entry: MoveEntry<S>, g: S, seat: number, code: number): Refusal | undefined {
  return standing(entry.move.refuse?.(g, seat, argA(entry, code), argB(entry, code), argC(entry, code)))
}
