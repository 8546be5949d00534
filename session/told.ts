import { type Event, maskEvent, type State, undoTo, view, waiting } from '@spanish-main/kernel'
import type { Holder } from './holders.ts'
import { decisionName } from './moves.ts'
import type { Session } from './session.ts'

/** Everything a seat is told: nothing else leaves a session. Seat −1 is a bystander. */
export interface Told<S extends State> {
  readonly view: S
  /** Bit set of the seats that are waited for. */
  readonly waiting: number
  /** How the seat names the decision that it answers. */
  readonly decision: string
  /** What happened from the asked moment on, masked for this seat, with the number of the move that caused it. */
  readonly events: readonly { readonly move: number; readonly event: Event }[]
  readonly moves: number
  /** To how many moves the seat may go back freely. */
  readonly undo: { readonly step: number; readonly turn: number } | undefined
  readonly orders: readonly (readonly number[])[]
  readonly takeback:
    | { readonly seat: number; readonly to: number; readonly asked: number; readonly consents: number }
    | undefined
  readonly holders: readonly Holder[]
  /** The hash of the table's secret, and the secret itself once the game is over. */
  readonly commitment: string
  readonly secret: string | undefined
}

/** What a seat is told, with the events from move `since` on (−1 for all, the set-up included). */
export function tell<S extends State>(session: Session<S>, seat: number, since = -1): Told<S> {
  const { journal, game, request, holders } = session
  const { state } = journal
  const step = undoTo(journal, seat, 'step')
  const turn = undoTo(journal, seat, 'turn')
  return {
    view: view(game, state, seat),
    waiting: waiting(game, state),
    decision: seat < 0 ? '' : decisionName(session, seat),
    events: journal.told
      .filter(each => each.move >= since)
      .map(each => ({ move: each.move, event: maskEvent(each.event, seat) })),
    moves: journal.line.length,
    undo: step === undefined || turn === undefined ? undefined : { step, turn },
    orders: seat < 0 ? [] : session.orders[seat].map(order => [...order]),
    takeback: request === undefined ? undefined : { ...request },
    holders: [...holders],
    commitment: session.dice.commitment,
    secret: state.ended === 0 ? undefined : journal.secret,
  }
}
