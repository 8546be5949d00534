// All tables of this browser in one file, and back. Secrets stay here, as with single records: a table that is not over goes
// on with dice of its own where it is restored.
import { splitRecord } from '@spanish-main/kernel'
import type { Playable } from '../rules.ts'
import { newNonce } from './chance.ts'
import { isDamaged, readRow, type TableRow } from './rows.ts'
import { createTable, listTables, readAllNotes, readTable, writeNotes } from './store.ts'
import { BadRecord, exportText, importText } from './transfer.ts'

const FORMAT = 'spanish-main tables 1'

/** A table as the file has it; its record is empty while nobody has moved. */
interface Kept {
  readonly row: TableRow
  readonly record: string
  /** The private notes of the seats, by number. */
  readonly notes: Readonly<Record<string, string>>
}

interface Backup {
  readonly format: typeof FORMAT
  readonly tables: readonly Kept[]
}

/** What became of the tables of a file. */
export interface Restored {
  readonly restored: number
  /** They are here already. */
  readonly known: number
  /** They cannot be read, each with what is wrong. */
  readonly lost: readonly string[]
}

/** All tables that can be shown, as the text of one file. */
export async function backupText(): Promise<string> {
  const rows = (await listTables()).filter(row => !isDamaged(row))
  const tables: Kept[] = []
  for (const { id } of rows) {
    const found = await readTable(id)
    if (found === undefined) continue
    const { nonces: _, ...row } = found.row
    const record = found.record === '' ? '' : exportText(found.row, found.record)
    tables.push({ row: { ...row, nonces: [] }, record, notes: await readAllNotes(id, row.holders.length) })
  }
  return `${JSON.stringify({ format: FORMAT, tables } satisfies Backup, undefined, 1)}\n`
}

/** Whether a text wants to be such a file, and no single record. */
export const isBackup = (text: string): boolean => text.trimStart().startsWith('{')

/** Puts the tables of a file beside those that are here. Whatever cannot be read is named, and the others are restored. */
export async function restoreTables(
  text: string,
  rulesOf: (game: string) => Promise<Playable> | undefined,
  now: number,
): Promise<Restored> {
  const here = new Set((await listTables()).map(({ id }) => id))
  const lost: string[] = []
  let [restored, known] = [0, 0]
  for (const [at, kept] of readBackup(text).tables.entries()) {
    const { id } = Object(kept?.row) as { id?: unknown }
    if (typeof id === 'string' && here.has(id)) known++
    else {
      try {
        const { row, record } = await readKept(kept, rulesOf, now)
        await createTable(row, record)
        for (const [seat, notes] of Object.entries(Object(kept.notes))) {
          if (typeof notes === 'string' && notes !== '') await writeNotes(row.id, Number(seat), notes)
        }
        restored++
      } catch (error) {
        lost.push(`${at + 1}: ${(error as Error).message}`)
      }
    }
  }
  return { restored, known, lost }
}

function readBackup(text: string): Backup {
  let found: Partial<Backup>
  try {
    found = Object(JSON.parse(text))
  } catch (error) {
    throw new BadRecord('unreadable', (error as Error).message)
  }
  if (found.format !== FORMAT || !Array.isArray(found.tables)) throw new BadRecord('unreadable', FORMAT)
  return found as Backup
}

/** A table of the file as it is kept here: what its record says counts, and its row only for what no record says. */
async function readKept(
  { row: value, record }: Kept,
  rulesOf: (game: string) => Promise<Playable> | undefined,
  now: number,
): Promise<{ row: TableRow; record: string }> {
  const row = readRow(String(value?.id), value)
  if (isDamaged(row) || row.id === '' || typeof record !== 'string')
    throw new BadRecord('unreadable', String(value?.id))
  const { id, name, created, changed, guided } = row
  const own = { id, name, created, changed, ...(guided === undefined ? {} : { guided }) }
  if (splitRecord(record).lines.length > 0) {
    const read = await importText(record, rulesOf, now)
    return { row: { ...read.row, ...own }, record: read.record }
  }
  if (rulesOf(row.game) === undefined) throw new BadRecord('unknown-game', row.game)
  return { row: { ...row, revision: 0, nonces: row.holders.map(newNonce) }, record: '' }
}
