import {
  fastChance,
  type Game,
  type Journal,
  legal,
  maskEvent,
  openJournal,
  parseRecord,
  positionAt,
  printMove,
  type State,
  view,
  waiting,
} from '@spanish-main/kernel'
import { answer, askTakeback, decisionName, type Holder, openSession, saveSession } from '@spanish-main/session'
import type { Moment, Past } from './protocol.ts'

/** A game looked back at. Its true positions never leave the worker. */
export interface Memory {
  readonly journal: Journal<State>
}

export function remember(game: Game<State>, record: string): Memory {
  return { journal: openJournal(game, parseRecord(record), fastChance(1)).journal }
}

/** All that happened, as one seat was told it. */
export function pastOf({ journal }: Memory, seat: number): Omit<Past, 'row'> {
  return {
    moves: journal.line.length,
    movers: journal.line.map(move => move.seat),
    events: journal.told.map(({ move, event }) => ({ move, event: maskEvent(event, seat) })),
  }
}

/** What one seat saw after `move` moves. */
export function momentOf(game: Game<State>, memory: Memory, move: number, seat: number): Moment {
  const state = positionAt(game, memory.journal, move)
  return { view: view(game, state, seat), waiting: waiting(game, state) }
}

/** Public views spread over the game, the last one included. */
export function samplesOf(game: Game<State>, memory: Memory, count: number): { move: number; view: State }[] {
  const last = memory.journal.line.length
  const wanted = Array.from({ length: count }, (_, i) => Math.round((last * i) / Math.max(1, count - 1)))
  return [...new Set(wanted)].map(move => ({ move, view: view(game, positionAt(game, memory.journal, move), -1) }))
}

/**
 * A record that is the same up to a move and then has other dice. They change as they do after any takeback: one more
 * move is made and taken back, so the record shows what was done and can be verified like any other.
 */
export function branchOf(game: Game<State>, record: string, secret: string, move: number): string {
  const { header, entries } = parseRecord(record)
  const { line } = remember(game, record).journal
  const start = entries.filter(entry => entry.kind === 'start')
  const moves = line.slice(0, move).map(({ seat, text, draws }) => ({ kind: 'move' as const, seat, text, draws }))
  const nobody: Holder[] = header.names.map(() => ({ kind: 'bot', name: 'nobody' }))
  const { session } = openSession(game, {
    record: { header, entries: [...start, ...moves] },
    secret,
    holders: nobody,
  })
  const { state } = session.journal
  const seat = header.names.findIndex((_, each) => (waiting(game, state) & (1 << each)) !== 0)
  if (state.ended !== 0 || seat < 0) throw new Error('The game is over there.')
  const [first] = legal(game, state, seat)
  answer(session, seat, { decision: decisionName(session, seat), text: printMove(game, first) })
  askTakeback(session, seat, move)
  return saveSession(session)
}
