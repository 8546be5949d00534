import type { World } from '../chronicle.ts'
import { argA, argB, argC, entryIndex } from '../codes.ts'
import type { Game } from '../game.ts'
import { type Refusal, refuser, standing } from '../refusal.ts'
import type { State } from '../state.ts'
import { type Deed, isGoods, kindOf, type PledgeKind } from './book.ts'
import type { Deal, Pledge } from './deal.ts'

/** A promise in force, the deal that it belongs to, and how the game keeps it. */
export interface Bound<S extends State> {
  readonly deal: Deal
  readonly pledge: Pledge
  readonly kind: PledgeKind<S>
}

/** Every promise in force, the earliest deal first. */
export function promisesIn<S extends State>(game: Game<S>, g: S): Bound<S>[] {
  const bound: Bound<S>[] = []
  for (const deal of g.deals) {
    for (const pledge of deal.pledges) {
      const kind = game.deals === undefined ? undefined : kindOf(game.deals, pledge.kind)
      if (kind !== undefined && !isGoods(kind)) bound.push({ deal, pledge, kind })
    }
  }
  return bound
}

/** A move as promises see it. */
export function deedOf<S extends State>(game: Game<S>, code: number): Deed {
  const entry = game.moves[entryIndex(code)]
  const value = (i: number, read: typeof argA) => (entry.amountAt === i ? 0 : read(entry, code))
  return { decision: entry.decision.name, name: entry.name, a: value(0, argA), b: value(1, argB), c: value(2, argC) }
}

/** The refusal that a promise of this kind causes; its sentence is given the deal. */
export function pledgedRefusal<S extends State>(game: Game<S>, kind: PledgeKind<S>): Refusal {
  return refuser(game.catalogue)(kind.rule, 'pledged')
}

/** What a move means to a promise: it keeps it, breaks it, or has nothing to do with it. */
function meaningFor<S extends State>(g: S, { pledge, kind }: Bound<S>, deed: Deed): 'keeps' | 'breaks' | undefined {
  if (kind.forbids !== undefined) return kind.forbids(g, pledge, deed) ? 'breaks' : undefined
  if (kind.chooses !== undefined) {
    const agreed = kind.chooses(g, pledge, deed)
    return agreed === undefined ? undefined : agreed ? 'keeps' : 'breaks'
  }
  return kind.does?.(g, pledge, deed) === true ? 'keeps' : undefined
}

/**
 * Takes out of a seat's legal moves those that would break its promises, one promise after the other, the earliest deal
 * first: a promise goes for as long as a move is left that keeps it, and never takes the last one.
 */
export function holdToPledges<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  out: number[],
  refused: ((code: number, refusal: Refusal) => void) | undefined,
): void {
  for (const bound of promisesIn(game, g)) {
    if (bound.pledge.from !== seat || bound.pledge.mark !== 'held') continue
    const refusal = standing(pledgedRefusal(game, bound.kind))
    if (refusal === undefined) continue
    const left = out.filter(code => !isLeftOut(g, bound, deedOf(game, code)))
    const means = out.map(code => meaningFor(g, bound, deedOf(game, code)))
    const possible = bound.kind.forbids !== undefined || means.includes('keeps')
    if (!possible || left.length === 0 || left.length === out.length) continue
    if (refused !== undefined) for (const code of out) if (!left.includes(code)) refused(code, refusal)
    out.splice(0, out.length, ...left)
  }
}

/** Whether a promise leaves a move out where it can be kept. */
function isLeftOut<S extends State>(g: S, bound: Bound<S>, deed: Deed): boolean {
  const means = meaningFor(g, bound, deed)
  return bound.kind.does === undefined ? means === 'breaks' : means !== 'keeps'
}

/** The promise for which a move is refused: what its sentence names. */
export function pledgeAgainst<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  code: number,
  refusal: Refusal,
): Bound<S> | undefined {
  const deed = deedOf(game, code)
  return promisesIn(game, g).find(
    bound =>
      bound.pledge.from === seat &&
      bound.pledge.mark === 'held' &&
      pledgedRefusal(game, bound.kind) === refusal &&
      isLeftOut(g, bound, deed),
  )
}

/** A seat makes a move: what it promised is kept by it, broken, or must yield because nothing else was possible. */
export function noteDeed<S extends State>(game: Game<S>, g: S, seat: number, code: number, world: World): void {
  const deed = deedOf(game, code)
  for (const bound of promisesIn(game, g)) {
    if (bound.pledge.from !== seat) continue
    const means = meaningFor(g, bound, deed)
    if (means === 'keeps') endPledge(game, g, bound, 'kept', world)
    else if (means === 'breaks') endPledge(game, g, bound, bound.pledge.mark === 'held' ? 'yielded' : 'broken', world)
  }
}

type End = 'kept' | 'broken' | 'yielded' | 'lapsed' | 'ended'

/** Takes a promise out of force and tells how it ended. */
export function endPledge<S extends State>(
  game: Game<S>,
  g: S,
  { deal, pledge }: Bound<S>,
  how: End,
  world: World,
  by = -1,
): void {
  replacePledge(g, pledge, undefined)
  tellOf(game, g, world, deal, pledge, `deal-${how}`)
  game.deals!.ended?.(g, pledge, how, world, by)
}

function replacePledge(g: State, pledge: Pledge, by: Pledge | undefined): void {
  const deals = g.deals.map(deal =>
    deal.pledges.includes(pledge)
      ? { ...deal, pledges: deal.pledges.flatMap(each => (each !== pledge ? [each] : by === undefined ? [] : [by])) }
      : deal,
  )
  g.deals = deals.filter(deal => deal.pledges.length > 0)
}

interface Sum {
  readonly paid: number
  readonly due: number
}

/** The names of a deal's two seats, in text form. */
export function seatsOf<S extends State>(game: Game<S>, g: S, { by, to }: Pick<Deal, 'by' | 'to'>): [string, string] {
  const names = game.seatNames(g)
  return [names[by], names[to]]
}

function tellOf<S extends State>(
  game: Game<S>,
  g: S,
  world: World,
  deal: Deal,
  pledge: Pledge,
  kind: string,
  sum?: Sum,
): void {
  if (world.listen === undefined) return
  const { id, by, to, secret } = deal
  const { from, args, mark } = pledge
  const part = { from, kind: pledge.kind, args, mark, ...(pledge.text === '' ? {} : { text: pledge.text }) }
  world.listen({
    rule: kindOf(game.deals!, pledge.kind)!.rule,
    kind,
    args: [pledge.from, pledge.to],
    readers: [-1, -1],
    ...(secret ? { only: (1 << by) | (1 << to) } : {}),
    deal: { id, by, to, seats: seatsOf(game, g, deal), secret, parts: [part], ...sum },
  })
}

// What happened since the last atomic change: payments wait until it is complete.
let happened: { readonly kind: string; readonly args: readonly number[] }[] = []
let happenedIn: State | undefined

/** Notes an event, for payments that fall due by it. Only called while promises are in force. */
export function noteHappening(g: State, kind: string, args: readonly number[]): void {
  if (happenedIn !== g) {
    happenedIn = g
    happened = []
  }
  happened.push({ kind, args })
}

/** After an atomic change: pays what has fallen due by what happened, and ends the promises whose time is over. */
export function settleDeals<S extends State>(game: Game<S>, g: S, world: World): void {
  const book = game.deals
  if (book === undefined) return
  const events = happenedIn === g ? happened : []
  happenedIn = undefined
  happened = []
  for (const { kind, args } of events) {
    for (const bound of promisesIn(game, g)) {
      const due = bound.kind.pays?.due?.(g, bound.pledge, { kind, args }) ?? 0
      if (due > 0) fallsDue(game, g, bound, due, world)
    }
  }
  const now = book.clock(g)
  for (const bound of promisesIn(game, g)) if (bound.pledge.until < now) runsOut(game, g, bound, world)
}

/** What is held is paid as far as the money goes; of the rest the seats are reminded. */
function fallsDue<S extends State>(game: Game<S>, g: S, bound: Bound<S>, due: number, world: World): void {
  const { deal, pledge, kind } = bound
  const once = kind.pays?.once === true
  if (pledge.mark === 'held') {
    const paid = game.deals!.pay!(g, pledge, due, world)
    tellOf(game, g, world, deal, pledge, 'deal-paid', { paid, due })
    if (once) replacePledge(g, pledge, undefined)
  } else {
    tellOf(game, g, world, deal, pledge, 'deal-due', { paid: 0, due })
    replacePledge(g, pledge, once ? undefined : { ...pledge, owed: pledge.owed + due })
  }
}

/** The time of a promise is over. */
function runsOut<S extends State>(game: Game<S>, g: S, bound: Bound<S>, world: World): void {
  const due = bound.kind.pays?.atEnd?.(g, bound.pledge) ?? 0
  if (due > 0) {
    fallsDue(game, g, bound, due, world)
    const left = promisesIn(game, g).find(({ deal, pledge }) => deal.id === bound.deal.id && samePledge(pledge, bound))
    if (left !== undefined) replacePledge(g, left.pledge, undefined)
    game.deals!.ended?.(g, bound.pledge, 'kept', world, -1)
    return
  }
  const { forbids, pays, words } = bound.kind
  const keptByTime = forbids !== undefined || pays !== undefined || words === true
  if (words === true) replacePledge(g, bound.pledge, undefined)
  else endPledge(game, g, bound, keptByTime ? 'kept' : 'lapsed', world)
}

const samePledge = (pledge: Pledge, { pledge: other }: { readonly pledge: Pledge }): boolean =>
  pledge.kind === other.kind && pledge.from === other.from && pledge.args.join() === other.args.join()

/** A seat is gone: its promises end, and those to it; what it owes by then is paid from what is there. */
export function endPledgesOf<S extends State>(game: Game<S>, g: S, seat: number, world: World): void {
  for (const bound of promisesIn(game, g)) {
    if (bound.pledge.from !== seat && bound.pledge.to !== seat) continue
    const due = bound.pledge.mark === 'held' ? (bound.kind.pays?.atEnd?.(g, bound.pledge) ?? 0) : 0
    if (due > 0) runsOut(game, g, bound, world)
    else endPledge(game, g, bound, 'ended', world)
  }
}
