// The browser's own database. Page and worker both use it.
import { splitRecord } from '@spanish-main/kernel'

const NAME = 'spanish-main'
const VERSION = 3
/** `entries` holds each line of a record under [table, number]; `heads` what stands before them. */
const STORES = ['tables', 'heads', 'entries', 'positions', 'secrets', 'notes', 'packs'] as const
export type StoreName = (typeof STORES)[number]

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      const { result, transaction } = request
      for (const name of STORES) if (!result.objectStoreNames.contains(name)) result.createObjectStore(name)
      if (result.objectStoreNames.contains('records') && transaction !== null) moveRecords(transaction)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

/** The first version kept each record as one text, and secrets with the tables. Nothing else is changed on the way. */
function moveRecords(transaction: IDBTransaction): void {
  const records = transaction.objectStore('records')
  const tables = transaction.objectStore('tables')
  records.openCursor().onsuccess = event => {
    const { result: cursor } = event.target as IDBRequest<IDBCursorWithValue | null>
    if (cursor === null) return
    const { head, lines } = splitRecord(String(cursor.value))
    transaction.objectStore('heads').put(head, cursor.key)
    const entries = transaction.objectStore('entries')
    for (const [number, line] of lines.filter(each => each !== '').entries()) entries.put(line, [cursor.key, number])
    cursor.delete()
    cursor.continue()
  }
  tables.openCursor().onsuccess = event => {
    const { result: cursor } = event.target as IDBRequest<IDBCursorWithValue | null>
    if (cursor === null) return
    const { secret, ...row } = Object(cursor.value) as { secret?: unknown }
    if (typeof secret === 'string') {
      transaction.objectStore('secrets').put(secret, cursor.key)
      cursor.update(row)
    }
    cursor.continue()
  }
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Does some work in one transaction and waits until it is kept. */
export async function transact<T>(
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

/** All keys that begin with a table's id. */
export const keysOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])
