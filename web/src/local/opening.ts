import { type Game, type GameRecord, hashText, promisedDice, type State, salvageRecord } from '@spanish-main/kernel'
import { type Condition, conditionOf, openSession, type Session, startSession } from '@spanish-main/session'
import type { TableRow } from './rows.ts'

/** What is kept of a table, and dice for one that came without its secret. */
export interface Found {
  readonly row: TableRow
  readonly record: string
  readonly position: string
  readonly secret: string | undefined
  readonly fresh: string
}

export interface OpenTable {
  readonly found: Found
  readonly session: Session<State>
  /** How many entries are kept already. */
  readonly kept: number
  readonly condition: Condition
}

/** Opens a table, or starts it. The record is replayed once. */
export function openTable(game: Game<State>, found: Found): OpenTable {
  if (found.record === '') return { found, session: begin(game, found), kept: 0, condition: 'good' }
  const record = salvageRecord(found.record)
  const opened = openSession(game, saved(found, record))
  return { found, session: opened.session, kept: record.entries.length, condition: conditionOf(opened) }
}

/** The table as it was when this much of it was kept. */
export function reopenTable(game: Game<State>, { found }: OpenTable, record: GameRecord | undefined): Session<State> {
  return record === undefined ? begin(game, found) : openSession(game, saved(found, record)).session
}

function begin(game: Game<State>, { row, secret, fresh }: Found): Session<State> {
  const { options, holders, nonces, before } = row
  const inherited = before === undefined ? {} : { before: before.head, legacy: before.legacy }
  return startSession({ game, options, holders, nonces, secret: secret ?? fresh, ...inherited })
}

function saved({ row, position, secret, fresh }: Found, record: GameRecord) {
  const { holders, nonces } = row
  const promise = promisedDice(record).at(-1)!.commitment
  const own = promise === hashText(fresh) ? fresh : secret
  return { record, position, holders, ...(own === undefined ? { dice: { secret: fresh, nonces } } : { secret: own }) }
}
