import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { StoreBusy, StoreFull } from './port.ts'

/** How long a locked database is tried again before a change is refused. */
const PATIENCE_MS = 2000
const PAUSE_MS = 10

export interface DatabaseOptions {
  /** The most pages of 4 KB that it may grow to; for tests, and for hosts with little room. */
  readonly pages?: number
  readonly patience?: number
}

type Work = { run(): unknown; done(value: unknown): void; failed(error: unknown): void }

/** A database file to which changes are written in groups: many changes, one write to the disk. */
export interface Database {
  /** Carries out a change in a transaction; done when it is on the disk. */
  write<T>(work: () => T): Promise<T>
  prepare(sql: string): StatementSync
  close(): Promise<void>
}

/** Nobody else on this machine reads it; what SQLite puts beside it is like it. */
function mindReaders(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, OWNER_ONLY)
}

const OWNER_ONLY = 0o600

export function openDatabase(file: string, schema: string, options: DatabaseOptions = {}): Database {
  mindReaders(file)
  const db = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000')
  const { synchronous } = db.prepare('PRAGMA synchronous').get() as { synchronous: number }
  if (synchronous !== 2) throw new Error('The database does not promise to keep what it was given.')
  db.exec(schema)
  if (options.pages !== undefined) db.exec(`PRAGMA max_page_count = ${options.pages}`)
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? db.prepare(sql)
    statements.set(sql, known)
    return known
  }
  let waiting: Work[] = []
  let scheduled = false
  let closing: (() => void) | undefined

  function schedule(ms = 0): void {
    if (scheduled) return
    scheduled = true
    if (ms === 0) setImmediate(flush)
    else setTimeout(flush, ms)
  }

  let lockedSince: number | undefined

  function flush(): void {
    scheduled = false
    const group = waiting
    waiting = []
    try {
      prepare('BEGIN IMMEDIATE').run()
      lockedSince = undefined
    } catch (error) {
      tryLater(group, error)
      return
    }
    const outcomes = group.length === 1 ? [attempt(group[0])] : group.map(savepoint)
    settle(group, outcomes)
    if (waiting.length > 0) schedule()
    else closing?.()
  }

  function tryLater(group: Work[], error: unknown): void {
    lockedSince ??= performance.now()
    if (isBusy(error) && performance.now() - lockedSince < (options.patience ?? PATIENCE_MS)) {
      waiting = [...group, ...waiting]
      schedule(PAUSE_MS)
      return
    }
    lockedSince = undefined
    for (const work of group) work.failed(explain(error))
    closing?.()
  }

  function settle(group: Work[], outcomes: Outcome[]): void {
    // A full disk ends the whole transaction: then each change is tried by itself, and only what does not fit is refused.
    const failure = db.isTransaction ? commit() : outcomes.find(each => 'error' in each)
    if (failure === undefined) {
      for (const [i, outcome] of outcomes.entries()) {
        if ('error' in outcome) group[i].failed(explain(outcome.error))
        else group[i].done(outcome.value)
      }
    } else if (group.length === 1) group[0].failed(explain(failure.error))
    else for (const work of group) alone(work)
  }

  function alone(work: Work): void {
    try {
      prepare('BEGIN IMMEDIATE').run()
    } catch (error) {
      work.failed(explain(error))
      return
    }
    settle([work], [attempt(work)])
  }

  function commit(): { error: unknown } | undefined {
    try {
      prepare('COMMIT').run()
      return undefined
    } catch (error) {
      if (db.isTransaction) prepare('ROLLBACK').run()
      return { error }
    }
  }

  function attempt(work: Work): Outcome {
    try {
      return { value: work.run() }
    } catch (error) {
      if (db.isTransaction) prepare('ROLLBACK').run()
      return { error }
    }
  }

  /** One change of a group: if it fails, the others stand. */
  function savepoint(work: Work): Outcome {
    if (!db.isTransaction) return { error: new Error('the transaction is over') }
    prepare('SAVEPOINT change').run()
    try {
      return { value: work.run() }
    } catch (error) {
      if (db.isTransaction) prepare('ROLLBACK TO change').run()
      return { error }
    } finally {
      if (db.isTransaction) prepare('RELEASE change').run()
    }
  }

  return {
    prepare,
    write: <T>(run: () => T) =>
      new Promise<T>((done, failed) => {
        waiting.push({ run, done: value => done(value as T), failed })
        schedule()
      }),
    async close() {
      if (waiting.length > 0) await new Promise<void>(done => (closing = done))
      statements.clear()
      if (db.isOpen) db.close()
    },
  }
}

type Outcome = { readonly value: unknown } | { readonly error: unknown }

const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff

const isBusy = (error: unknown): boolean => codeOf(error) === 5 || codeOf(error) === 6

function explain(error: unknown): unknown {
  if (isBusy(error)) return new StoreBusy('The database is locked by another program.')
  if (codeOf(error) === 13 || codeOf(error) === 10) return new StoreFull('There is no room left to keep anything.')
  return error
}

/** Whether an error says that a row of this name is there already. */
export const isTaken = (error: unknown): boolean => codeOf(error) === 19
