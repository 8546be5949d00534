import {
  fastChance,
  type Game,
  horizon,
  type Journal,
  maskEvent,
  openJournal,
  positionAt,
  type State,
  salvageRecord,
  type Verdict,
  verdictOf,
  view,
  waiting,
} from '@spanish-main/kernel'
import type { Moment, Past } from './protocol.ts'

/** A game looked back at. Its true positions never leave the worker. */
export interface Memory {
  readonly journal: Journal<State>
  readonly verdict: Omit<Verdict<State>, 'replayed'>
}

export function remember(game: Game<State>, text: string): Memory {
  const record = salvageRecord(text)
  const opened = openJournal(game, record, fastChance(1))
  return { journal: opened.journal, verdict: verdictOf(record, opened) }
}

/** All that happened, as one seat was told it. */
export function pastOf({ journal, verdict }: Memory, seat: number): Omit<Past, 'row'> {
  return {
    moves: journal.line.length,
    movers: journal.line.map(move => move.seat),
    events: journal.told.map(({ move, event }) => ({ move, event: maskEvent(event, seat) })),
    horizon: horizon(journal),
    level: verdict.level,
    believed: verdict.believed,
  }
}

/** What one seat saw after `move` moves. */
export function momentOf(game: Game<State>, memory: Memory, move: number, seat: number): Moment {
  const state = positionAt(game, memory.journal, move)
  return { view: view(game, state, seat), waiting: waiting(game, state) }
}

/** Public views spread over the game, the last one included. */
export function samplesOf(game: Game<State>, memory: Memory, count: number): { move: number; view: State }[] {
  const first = horizon(memory.journal)
  const length = memory.journal.line.length - first
  const wanted = Array.from({ length: count }, (_, i) => first + Math.round((length * i) / Math.max(1, count - 1)))
  return [...new Set(wanted)].map(move => ({ move, view: view(game, positionAt(game, memory.journal, move), -1) }))
}
