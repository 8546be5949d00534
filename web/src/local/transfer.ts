// Records as files: everything about a table in one readable text.
import { type Entry, type GameRecord, hashText, parseRecord, printRecord } from '@spanish-main/kernel'
import { type Holder, openSession } from '@spanish-main/session'
import type { Playable } from '../rules.ts'
import { newId } from './chance.ts'
import { newRow, type TableRow } from './rows.ts'

/** The record of a table with the lines that another browser needs to go on: who sits where, and the secret. */
export function exportText(row: TableRow, record: string): string {
  const { header, entries } = parseRecord(record)
  const seats: Entry[] = row.holders.map(({ kind, name }, seat) => ({ kind: 'seat', seat, text: `${kind} ${name}` }))
  const told = entries.some(entry => entry.kind === 'secret')
  const secret: Entry[] = told ? [] : [{ kind: 'secret', text: row.secret }]
  return printRecord({ header, entries: [...entries, ...seats, ...secret] })
}

/** What is wrong with a text that should be a record; `detail` says it more exactly. */
export class BadRecord extends Error {
  readonly key: 'unreadable' | 'unknown-game' | 'no-secret' | 'unfit'
  readonly detail: string
  constructor(key: BadRecord['key'], detail: string) {
    super(`${key}: ${detail}`)
    this.key = key
    this.detail = detail
  }
}

/** Reads an exported record as a new table. */
export async function importText(
  text: string,
  rulesOf: (game: string) => Promise<Playable> | undefined,
  now: number,
): Promise<{ row: TableRow; record: string }> {
  const record = read(text)
  const { header } = record
  const loading = rulesOf(header.game)
  if (loading === undefined) throw new BadRecord('unknown-game', header.game)
  const { game, bots } = await loading
  const { entries, secret } = withoutSecret(record)
  const kept = printRecord({ header, entries })
  const nobody: Holder[] = header.names.map(() => ({ kind: 'bot', name: Object.keys(bots)[0] }))
  const { session, problems } = attempt(() =>
    openSession(game, { record: { header, entries }, secret, holders: nobody }),
  )
  if (problems.length > 0) throw new BadRecord('unfit', problems.slice(0, 3).join('\n'))
  const { state, line } = session.journal
  const row = newRow(
    { id: newId(), game: game.id, name: '', options: header.options, holders: session.holders, secret },
    now,
  )
  const ending = state.ended === 0 ? '' : game.endings[state.ended - 1]
  return { row: { ...row, names: header.names, moves: line.length, ending, winner: state.winner }, record: kept }
}

function read(text: string): GameRecord {
  try {
    return parseRecord(text.trim())
  } catch (error) {
    throw new BadRecord('unreadable', (error as Error).message)
  }
}

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new BadRecord('unfit', (error as Error).message)
  }
}

/** While a game runs its secret stays out of the record: the session adds it at the end. */
function withoutSecret({ header, entries }: GameRecord): { entries: readonly Entry[]; secret: string } {
  const found = entries.find(entry => entry.kind === 'secret')
  const over = entries.some(entry => entry.kind === 'end')
  if (found === undefined || hashText(found.text) !== header.commitment) {
    throw new BadRecord('no-secret', header.commitment)
  }
  return { entries: over ? entries : entries.filter(entry => entry !== found), secret: found.text }
}

/** A name for the file of a record. */
export const fileName = ({ game, name, created }: TableRow): string => {
  const title = name.trim() === '' ? game : name.trim().replace(/[^\p{L}\p{N}]+/gu, '-')
  return `${title}-${new Date(created).toISOString().slice(0, 10)}.txt`
}

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
