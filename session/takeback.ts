import {
  concernedBy,
  draftMoves,
  horizon,
  mayChangeChair,
  type State,
  setChair,
  tableChance,
  takeBack,
  write,
} from '@spanish-main/kernel'
import { lineAt } from './counts.ts'
import { type Holder, printHolder } from './holders.ts'
import { noteConsent, noteRequest, noteRewind, otherPeople } from './memory.ts'
import { type Reply, refusedReply } from './moves.ts'
import type { Session } from './session.ts'

/**
 * A seat asks to go back to the position after `moves` moves, as it counts them, with a word why if it likes. The people
 * for whom something would change must agree; the others are not asked.
 */
export function askTakeback<S extends State>(session: Session<S>, seat: number, moves: number, word = ''): Reply {
  const { game, journal, holders } = session
  const to = lineAt(session, seat, moves)
  if (holders[seat] === undefined) return refusedReply('no-such-seat', { seat })
  if (to === undefined || to < horizon(journal) || to > beforeChain(session))
    return refusedReply('no-such-move', { to: moves })
  if (journal.state.ended !== 0) return refusedReply('game-over')
  if (session.readOnly) return refusedReply('read-only')
  const needed = otherPeople(session, seat) & concernedBy(game, journal, to)
  const why = word.trim().replace(/\s+/g, ' ')
  noteRequest(session, { seat, to, why }, needed)
  const asked = [...holders.keys()].filter(each => (needed & (1 << each)) !== 0)
  if (!carryOut(session)) write(journal, { kind: 'ask-back', seat, to, asked, why })
  return { kind: 'done' }
}

/** A seat agrees to the takeback that was asked for, or not; one refusal ends it. Whoever asked may say no too, and so withdraws. */
export function answerTakeback<S extends State>(session: Session<S>, seat: number, agrees: boolean): Reply {
  const { request } = session
  if (session.readOnly) return refusedReply('read-only')
  const withdraws = request?.seat === seat && !agrees
  if (request === undefined || (!withdraws && (request.needed & (1 << seat)) === 0))
    return refusedReply('no-takeback-asked')
  noteConsent(session, seat, agrees)
  if (!carryOut(session)) write(session.journal, { kind: 'answer-back', seat, agrees })
  return { kind: 'done' }
}

/** Goes back if all have agreed; says whether. */
function carryOut<S extends State>(session: Session<S>): boolean {
  const { request, journal } = session
  if (request === undefined || (request.needed & ~request.consents) !== 0) return false
  session.epoch++
  session.request = undefined
  const consents = session.holders.map((_, seat) => seat).filter(seat => (request.consents & (1 << seat)) !== 0)
  const chance = tableChance(journal.secret, session.dice.nonces, session.epoch)
  takeBack(journal, request.seat, request.to, consents, chance)
  noteRewind(session, journal.line.length)
  return true
}

/** Where the moves of an open chain begin in the line: nobody asks to go back into one, since each goes back in its own. */
function beforeChain<S extends State>({ journal: { state, line } }: Session<S>): number {
  let left = state.drafts.reduce((sum, _, seat) => sum + draftMoves(state, seat), 0)
  let at = line.length
  while (left > 0 && at > 0) if (line[--at].aside !== true) left--
  return at
}

/** Somebody else sits down at a seat, or nobody does: a game with open chairs goes on without. */
export function changeSeat<S extends State>(session: Session<S>, seat: number, holder: Holder): Reply {
  if (session.holders[seat] === undefined) return refusedReply('no-such-seat', { seat })
  const { game, journal } = session
  const taken = holder.kind !== 'empty'
  const changes = ((journal.state.chairs & (1 << seat)) !== 0) !== taken
  if (changes && !mayChangeChair(game, journal.state, seat, taken)) return refusedReply('no-empty-chairs')
  if ((taken && holder.name.trim() === '') || holder.name.length > 60 || /[\r\n]/.test(holder.name))
    return refusedReply('bad-name')
  if (session.journal.state.ended !== 0) return refusedReply('game-over')
  if (session.readOnly) return refusedReply('read-only')
  session.holders[seat] = holder
  session.request = undefined
  write(session.journal, { kind: 'seat', seat, text: printHolder(holder) })
  if (changes) {
    setChair(session.journal, seat, taken)
    noteRewind(session, journal.line.length)
  }
  return { kind: 'done' }
}
