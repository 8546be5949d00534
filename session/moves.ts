import {
  check,
  notePaper,
  type Problem,
  play,
  problem,
  type State,
  undo,
  undoTo,
  waiting,
  write,
} from '@spanish-main/kernel'
import { setAside } from './aside.ts'
import {
  type Answer,
  keepOrder,
  meaning,
  nameDecision,
  noteMove,
  noteOrdered,
  noteRewind,
  noteStepBack,
  orderedAnswer,
} from './memory.ts'
import type { Session } from './session.ts'

/** What became of something a seat said. */
export type Reply =
  /** Of several moves so many were played; the problem says why not all. An offer is given its name. */
  | { readonly kind: 'done'; readonly played?: number; readonly stopped?: Problem; readonly paper?: string }
  /** The same answer had arrived before; nothing was played again. */
  | { readonly kind: 'done-before' }
  | { readonly kind: 'refused'; readonly problem: Problem }

const DONE: Reply = { kind: 'done' }

export function refusedReply(key: string, params: Readonly<Record<string, string | number>> = {}): Reply {
  return { kind: 'refused', problem: problem(key, params) }
}

/** The name of the decision a seat would answer now. It changes with every question and every answer of that seat. */
export function decisionName<S extends State>(session: Session<S>, seat: number): string {
  return nameDecision(session, seat, session.journal.state)
}

/** A seat answers. Late, double and illegal answers change nothing and are told why. */
export function answer<S extends State>(session: Session<S>, seat: number, given: Answer): Reply {
  const last = session.last[seat]
  const [text, ...more] = [given.text, ...(given.more ?? [])].map(each => each.trim().replace(/\s+/g, ' '))
  if (last !== undefined && last.decision === given.decision) {
    return sameAnswer(last, text, more) ? { kind: 'done-before' } : refusedReply('answered-already')
  }
  if (given.decision !== decisionName(session, seat)) return refusedReply('stale-decision')
  if (session.readOnly) return refusedReply('read-only')
  const found = playMove(session, seat, text)
  if (found !== undefined) return { kind: 'refused', problem: found }
  followOrders(session, toWhom(session, seat))
  if (more.length === 0) return DONE
  const reply = playOn(session, seat, more)
  session.last[seat] = { decision: given.decision, text, more }
  return reply
}

const sameAnswer = (last: Answer, text: string, more: readonly string[]): boolean =>
  last.text === text && (last.more ?? []).join('\n') === more.join('\n')

/** The rest of an answer that holds several moves: it stops at the first refusal and at somebody else's question. */
function playOn<S extends State>(session: Session<S>, seat: number, more: readonly string[]): Reply {
  const { game, journal } = session
  for (const [i, text] of more.entries()) {
    if ((waiting(game, journal.state) & (1 << seat)) === 0) {
      return { kind: 'done', played: i + 1, stopped: problem('others-asked') }
    }
    const stopped = playMove(session, seat, text)
    if (stopped !== undefined) return { kind: 'done', played: i + 1, stopped }
    followOrders(session, toWhom(session, seat))
  }
  return { kind: 'done', played: more.length + 1 }
}

function playMove<S extends State>(session: Session<S>, seat: number, text: string): Problem | undefined {
  const decision = decisionName(session, seat)
  // Only a yes to an offer closes a deal.
  if (session.game.deals !== undefined && /^deal(\s|$)/.test(text)) return problem('deal-needs-both')
  // What one's orders say counts as theirs, said by hand or not: the record knows no difference.
  const ordered = orderedAnswer(session, seat, session.journal.state) === text
  if (ordered) noteOrdered(session, seat, session.journal.state, text)
  const found = setAside(session, seat, text) ?? play(session.journal, seat, text)
  if (found !== undefined) {
    if (ordered) session.ordered[seat].pop()
    return found
  }
  notePaper(session.game, session.papers, session.journal.entries.findLast(entry => entry.kind === 'move')!, undefined)
  noteMove(session, seat, { decision, text })
  // A private step must not show by what it ends.
  if (session.journal.line.at(-1)?.private !== true) session.request = undefined
  return undefined
}

/**
 * Takes back the seat's last step, or all of its turn that told nobody anything. Whoever names the decision at which it was
 * asked may ask twice: the second time there is another.
 */
export function takeBackOwn<S extends State>(
  session: Session<S>,
  seat: number,
  how: 'step' | 'turn',
  decision?: string,
): Reply {
  if (decision !== undefined && decision !== decisionName(session, seat)) return refusedReply('stale-decision')
  const to = undoTo(session.journal, seat, how)
  if (to === undefined || session.journal.state.ended !== 0 || session.readOnly) return refusedReply('nothing-to-undo')
  if (session.journal.state.drafts.length > 0) stepBackOwn(session, seat, to)
  else {
    undo(session.journal, seat, to)
    noteRewind(session, session.journal.line.length)
    session.request = undefined
  }
  return DONE
}

/** Going back in one's plans is nobody else's business: a takeback that was asked for stands. */
function stepBackOwn<S extends State>(session: Session<S>, seat: number, to: number): void {
  undo(session.journal, seat, to)
  noteStepBack(session, seat, session.journal.line.length)
}

/** A seat leaves a standing order, such as `tortuga always`. */
export function giveOrder<S extends State>(session: Session<S>, seat: number, text: string): Reply {
  const { game } = session
  const words = text.trim().split(/\s+/)
  if (game.orders === undefined) return refusedReply('no-orders-here')
  if (session.holders[seat] === undefined) return refusedReply('no-such-seat', { seat })
  if (session.journal.state.ended !== 0) return refusedReply('game-over')
  if (session.readOnly) return refusedReply('read-only')
  if (words.length !== game.orders.args.length) {
    return refusedReply('wrong-count', { move: 'order', wanted: game.orders.args.length, given: words.length })
  }
  for (const [i, word] of words.entries()) {
    const domain = game.orders.args[i]
    if (meaning(game, domain, word) === undefined) return refusedReply('unknown-word', { word, domain })
  }
  keepOrder(session, seat, words)
  write(session.journal, { kind: 'order', seat, text: words.join(' ') })
  followOrders(session, [seat])
  return DONE
}

/** The seats for which the last move is news: a private step is news to its own seat only. */
function toWhom<S extends State>({ journal }: Session<S>, seat: number): readonly number[] {
  return journal.line.at(-1)?.private === true ? [seat] : [...journal.header.names.keys()]
}

/**
 * Lets the standing orders of these seats answer for as long as they have an answer. Nobody else's speak: what they said
 * then would tell of something that their seats do not know.
 */
export function followOrders<S extends State>(session: Session<S>, seats: readonly number[]): void {
  const seat = seats.find(each => answerByOrder(session, each))
  if (seat === undefined) return
  const told = toWhom(session, seat)
  followOrders(session, told.length > 1 ? told : seats)
}

/** Plays what a seat's orders say, if they say anything. */
function answerByOrder<S extends State>(session: Session<S>, seat: number): boolean {
  const { game, journal } = session
  const text = orderedAnswer(session, seat, journal.state)
  if (text === undefined || check(game, journal.state, seat, text).kind === 'problem') return false
  return setAside(session, seat, text) === undefined && playMove(session, seat, text) === undefined
}
