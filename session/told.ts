import {
  type Happening,
  hears,
  maskEvent,
  type OpenFields,
  type RulesChange,
  type State,
  undoTo,
  view,
  waiting,
} from '@spanish-main/kernel'
import { countsAlong, moversFor } from './counts.ts'
import { type Offered, offersFor } from './deals.ts'
import type { Holder } from './holders.ts'
import type { Ordered, TakebackRequest } from './memory.ts'
import { decisionName } from './moves.ts'
import type { Session } from './session.ts'

/** Everything a seat is told: nothing else leaves a session. Seat −1 is a bystander. */
export interface Told<S extends State> {
  readonly seat: number
  /** From this move on (−1 for all) events and movers are told; what was told of later moves before no longer holds. */
  readonly since: number
  readonly view: S
  /** Bit set of the seats that are waited for. */
  readonly waiting: number
  /** How the seat names the decision that it answers. */
  readonly decision: string
  /** What happened since then, masked for this seat, with the number of the move that caused it. */
  readonly events: readonly Happening[]
  /** How many moves stand, as the seat counts them: without the private steps of others. */
  readonly moves: number
  /** Who made each move since then. */
  readonly movers: readonly number[]
  /** To how many moves the seat may go back freely. */
  readonly undo: { readonly step: number; readonly turn: number } | undefined
  readonly orders: readonly (readonly number[])[]
  /** The seat's own moves that its orders made. */
  readonly ordered: readonly Ordered[]
  readonly takeback:
    | (TakebackRequest & {
        /** Chance was asked since, or somebody has learnt something: the dice are new afterwards. */
        readonly learnt: boolean
      })
    | undefined
  /** The offers that the seat may read: those that stand, and the last that did. */
  readonly offers: readonly Offered[]
  readonly holders: readonly Holder[]
  /** When the rules changed under the table. */
  readonly changes: readonly RulesChange[]
  /** The hash of the table's secret, and the secret itself once the game is over. */
  readonly commitment: string
  readonly secret: string | undefined
}

/** Whether a page has to hear of it: two tellings from the same moment on say the same or not. */
export function saysMore<S extends State>(before: Told<S> | undefined, now: Told<S>): boolean {
  if (before === undefined || now.events.length > 0) return true
  const standing = (told: Told<S>) => JSON.stringify({ ...told, since: 0, events: [], movers: [] })
  return standing(before) !== standing(now)
}

/** What a seat takes back is its own, so it counts every one of these moves. */
function undoFor<S extends State>({ journal }: Session<S>, seat: number, moves: number): Told<S>['undo'] {
  const step = undoTo(journal, seat, 'step')
  const turn = undoTo(journal, seat, 'turn')
  if (step === undefined || turn === undefined) return undefined
  const { length } = journal.line
  return { step: moves - (length - step), turn: moves - (length - turn) }
}

/** Whether somebody has learnt something since then. Private steps tell nobody anything, and nobody is told of them. */
const isLearnt = <S extends State>({ line }: Session<S>['journal'], to: number): boolean =>
  line.slice(to).some(move => move.informed && move.private !== true)

/**
 * What a seat is told, with the events from move `since` on (−1 for all, the set-up included). Whoever tells several seats
 * gives what all of them see.
 */
export function tell<S extends State>(session: Session<S>, seat: number, since = -1, open?: OpenFields): Told<S> {
  const { journal, game, request, holders } = session
  const { state } = journal
  const along = countsAlong(session, seat)
  const counted = (moves: number) => (moves < 0 ? moves : (along?.[moves] ?? moves))
  // Nothing happens after the last move.
  const happened = along === undefined && since >= journal.line.length ? [] : journal.happened
  // What happened is in the order of the moves, and what is new is at its end.
  let first = happened.length
  while (first > 0 && counted(happened[first - 1].move) >= since) first--
  return {
    seat,
    since,
    view: view(game, state, seat, open),
    waiting: waiting(game, state),
    decision: seat < 0 ? '' : decisionName(session, seat),
    events: happened
      .slice(first)
      .filter(each => hears(each.event, seat))
      .map(each => ({ move: counted(each.move), event: maskEvent(each.event, seat) })),
    moves: counted(journal.line.length),
    movers: moversFor(session, seat, since),
    undo: undoFor(session, seat, counted(journal.line.length)),
    orders: seat < 0 ? [] : session.orders[seat].map(order => [...order]),
    ordered: seat < 0 ? [] : session.ordered[seat].map(each => ({ ...each, move: counted(each.move) })),
    takeback: request && { ...request, to: counted(request.to), learnt: isLearnt(journal, request.to) },
    offers: offersFor(session, seat),
    holders: [...holders],
    changes: session.changes.map(each => ({ ...each, moves: counted(each.moves) })),
    commitment: session.dice.commitment,
    secret: state.ended === 0 ? undefined : journal.secret,
  }
}
