// Tables, records and notes in the browser's own database. Page and worker both use it.
import type { Progress, TableRow } from './rows.ts'

const NAME = 'spanish-main'
const VERSION = 1
const STORES = ['tables', 'records', 'notes'] as const
type StoreName = (typeof STORES)[number]

/** Another window has gone on with the table since it was read. */
export class ChangedElsewhere extends Error {}

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Does some work in one transaction and waits until it is kept. */
async function transact<T>(
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = (await database()).transaction(STORES, mode, { durability: 'strict' })
  const kept = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  // Whoever waits for the work hears of its failure there.
  kept.catch(() => undefined)
  const result = await work(name => transaction.objectStore(name))
  await kept
  return result
}

/** All tables, the last used first. */
export async function listTables(): Promise<TableRow[]> {
  const rows: TableRow[] = await transact('readonly', store => answer(store('tables').getAll()))
  return rows.sort((a, b) => b.changed - a.changed)
}

/** A table with its record, which is empty until the game has started. */
export function readTable(id: string): Promise<{ row: TableRow; record: string } | undefined> {
  return transact('readonly', async store => {
    const row: TableRow | undefined = await answer(store('tables').get(id))
    return row && { row, record: (await answer<string | undefined>(store('records').get(id))) ?? '' }
  })
}

export async function createTable(row: TableRow, record = ''): Promise<void> {
  await transact('readwrite', async store => {
    await answer(store('tables').put(row, row.id))
    if (record !== '') await answer(store('records').put(record, row.id))
  })
}

/** Keeps what became of a table. Gives its new revision. */
export function saveTable(
  id: string,
  revision: number,
  record: string,
  progress: Progress,
  now: number,
): Promise<number> {
  return transact('readwrite', async store => {
    const row: TableRow | undefined = await answer(store('tables').get(id))
    if (row?.revision !== revision) throw new ChangedElsewhere(id)
    await answer(store('tables').put({ ...row, ...progress, changed: now, revision: revision + 1 }, id))
    await answer(store('records').put(record, id))
    return revision + 1
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
    await answer(store('tables').delete(id))
    await answer(store('records').delete(id))
    await answer(store('notes').delete(IDBKeyRange.bound([id], [id, []])))
  })
}

/** The private notes of a seat. */
export async function readNotes(id: string, seat: number): Promise<string> {
  return (await transact('readonly', store => answer<string | undefined>(store('notes').get([id, seat])))) ?? ''
}

export async function writeNotes(id: string, seat: number, text: string): Promise<void> {
  await transact('readwrite', store => answer(store('notes').put(text, [id, seat])))
}
