// What pages read and write of the tables in this browser. Secrets are not for pages: see vault.ts.
import { splitRecord } from '@spanish-main/kernel'
import { answer, keysOf, type StoreName, transact } from './database.ts'
import { type DamagedRow, isDamaged, linesOf, readRow, type TableRow } from './rows.ts'

type Stores = (name: StoreName) => IDBObjectStore

/** All tables, the last used first; those that are damaged last. */
export async function listTables(): Promise<(TableRow | DamagedRow)[]> {
  const rows = await transact('readonly', async store => {
    const [keys, values] = await Promise.all([
      answer(store('tables').getAllKeys()),
      answer<unknown[]>(store('tables').getAll()),
    ])
    return keys.map((key, at) => readRow(String(key), values[at]))
  })
  const changed = (row: TableRow | DamagedRow) => (isDamaged(row) ? 0 : row.changed)
  return rows.sort((a, b) => changed(b) - changed(a))
}

/** The record of a table as text, empty until the game has started. */
export async function recordText(store: Stores, id: string): Promise<string> {
  const [head, keys, values] = await Promise.all([
    answer<string | undefined>(store('heads').get(id)),
    answer(store('entries').getAllKeys(keysOf(id))),
    answer<unknown[]>(store('entries').getAll(keysOf(id))),
  ])
  if (head === undefined) return ''
  return `${[head, '', ...linesOf(keys as [string, number][], values)].join('\n')}\n`
}

/** A table with its record. A damaged one is not there, but its record may be (`readRecord`). */
export function readTable(id: string): Promise<{ row: TableRow; record: string } | undefined> {
  return transact('readonly', async store => {
    const row = readRow(id, await answer<unknown>(store('tables').get(id)))
    return isDamaged(row) ? undefined : { row, record: await recordText(store, id) }
  })
}

export const readRecord = (id: string): Promise<string> => transact('readonly', store => recordText(store, id))

/** Keeps a new table, with the record that it goes on from, if any. */
export async function createTable(row: TableRow, record = '', secret?: string): Promise<void> {
  await transact('readwrite', async store => {
    const { head, lines } = splitRecord(record)
    const work: Promise<unknown>[] = [answer(store('tables').put(row, row.id))]
    if (record !== '') {
      work.push(answer(store('heads').put(head, row.id)))
      for (const [number, line] of lines.filter(each => each !== '').entries()) {
        work.push(answer(store('entries').put(line, [row.id, number])))
      }
    }
    if (secret !== undefined) work.push(answer(store('secrets').put(secret, row.id)))
    await Promise.all(work)
  })
}

/** Changes what people say about a table, which no move depends on. */
export async function describeTable(
  id: string,
  about: Partial<Pick<TableRow, 'name' | 'summary' | 'guided'>>,
): Promise<void> {
  await transact('readwrite', async store => {
    const row: TableRow | undefined = await answer(store('tables').get(id))
    if (row !== undefined) await answer(store('tables').put({ ...row, ...about }, id))
  })
}

export async function deleteTable(id: string): Promise<void> {
  await transact('readwrite', async store => {
    await Promise.all([
      ...(['tables', 'heads', 'positions', 'secrets'] as const).map(name => answer(store(name).delete(id))),
      ...(['entries', 'notes'] as const).map(name => answer(store(name).delete(keysOf(id)))),
    ])
  })
}

/** The private notes of a seat. */
export async function readNotes(id: string, seat: number): Promise<string> {
  return (await transact('readonly', store => answer<string | undefined>(store('notes').get([id, seat])))) ?? ''
}

/** The notes of all seats that have some, by number. */
export async function readAllNotes(id: string, seats: number): Promise<Record<string, string>> {
  const all = await Promise.all(Array.from({ length: seats }, (_, seat) => readNotes(id, seat)))
  return Object.fromEntries([...all.entries()].filter(([, notes]) => notes !== ''))
}

export async function writeNotes(id: string, seat: number, text: string): Promise<void> {
  await transact('readwrite', store => answer(store('notes').put(text, [id, seat])))
}
