import {
  fastChance,
  type Game,
  hashText,
  hears,
  horizon,
  type Journal,
  maskEvent,
  openJournal,
  positionAt,
  promisedDice,
  type State,
  salvageRecord,
  type Verdict,
  verdictOf,
  view,
  waiting,
} from '@spanish-main/kernel'
import { countsAlong, lineAt, moversFor, movesFor } from '@spanish-main/session'
import type { DiceProof, Moment, Past } from './protocol.ts'

/** A game looked back at. Its true positions never leave the worker. */
export interface Memory {
  readonly journal: Journal<State>
  readonly verdict: Omit<Verdict<State>, 'replayed'>
}

/** Plays a record again; in a campaign the record of the table before proves what it handed on, where it is at hand. */
export function remember(game: Game<State>, text: string, before?: { game: Game<State>; text: string }): Memory {
  const record = salvageRecord(text)
  const opened = openJournal(game, record, fastChance(1))
  const inherited = before && { game: before.game, record: salvageRecord(before.text) }
  return { journal: opened.journal, verdict: verdictOf(record, opened, inherited) }
}

/** All that happened, as one seat was told it. */
export function pastOf(memory: Memory, seat: number): Omit<Past, 'row'> {
  const { journal, verdict } = memory
  const along = countsAlong(memory, seat)
  const counted = (move: number) => (move < 0 ? move : (along?.[move] ?? move))
  return {
    moves: counted(journal.line.length),
    movers: moversFor(memory, seat),
    events: journal.happened
      .filter(({ event }) => hears(event, seat))
      .map(({ move, event }) => ({ move: counted(move), event: maskEvent(event, seat) })),
    horizon: counted(horizon(journal)),
    level: verdict.level,
    believed: verdict.believed,
  }
}

/** How many moves stood in truth when a seat counted so many. */
export function lineMove(memory: Memory, move: number, seat: number): number {
  return lineAt(memory, seat, move) ?? memory.journal.line.length
}

/** How many moves another seat had counted at the same moment: each counts its own private steps and nobody else's. */
export function sameMoment(memory: Memory, move: number, seat: number, other: number): number {
  return movesFor(memory, other, lineMove(memory, move, seat))
}

/** What one seat saw after `move` moves, as it counts them. */
export function momentOf(game: Game<State>, memory: Memory, move: number, seat: number): Moment {
  const state = positionAt(game, memory.journal, lineMove(memory, move, seat))
  return { view: view(game, state, seat), waiting: waiting(game, state) }
}

/** Public views spread over the game, the last one included. */
export function samplesOf(game: Game<State>, memory: Memory, count: number): { move: number; view: State }[] {
  const first = horizon(memory.journal)
  const length = memory.journal.line.length - first
  const wanted = Array.from({ length: count }, (_, i) => first + Math.round((length * i) / Math.max(1, count - 1)))
  return [...new Set(wanted)].map(move => ({ move, view: view(game, positionAt(game, memory.journal, move), -1) }))
}

/** What a record proves about its dice. */
export function diceOf(text: string, { journal, verdict }: Memory): DiceProof {
  const { level, believed, problems } = verdict
  const promises = promisedDice(salvageRecord(text)).map(({ commitment, nonces, secret }) => ({
    ...{ commitment, nonces: [...nonces], secret },
    kept: secret !== undefined && hashText(secret) === commitment,
  }))
  const draws = journal.entries.reduce((sum, entry) => sum + ('draws' in entry ? entry.draws.length : 0), 0)
  return { promises, level, believed, problems: problems.slice(0, 3), draws, moves: journal.line.length }
}
