import { join } from 'node:path'
import { makeFolder } from '../folder.ts'
import { type Database, type DatabaseOptions, isTaken, openDatabase } from './database.ts'
import { type Change, Conflict, type Key, type Listing, type Store, type StoredTable, type Vault } from './port.ts'

/** Raised when the tables of the database change their form. */
const FORM = 2

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, revision INTEGER NOT NULL, room TEXT NOT NULL, head TEXT NOT NULL, entries INTEGER NOT NULL,
    position TEXT NOT NULL, listed INTEGER NOT NULL, due REAL, said INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX IF NOT EXISTS tables_listed ON tables (listed) WHERE listed = 1;
  CREATE TABLE IF NOT EXISTS entries (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY ("table", number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS snapshots ("table" TEXT PRIMARY KEY, line TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS talk (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY ("table", number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS keys (
    hash TEXT PRIMARY KEY, "table" TEXT NOT NULL, role TEXT NOT NULL, seat INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS keys_table ON keys ("table");
  CREATE TABLE IF NOT EXISTS purses (
    purse TEXT NOT NULL, key TEXT NOT NULL REFERENCES keys (hash) ON DELETE CASCADE, PRIMARY KEY (purse, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS purses_key ON purses (key);
  CREATE TABLE IF NOT EXISTS codes (code TEXT PRIMARY KEY, purse TEXT NOT NULL, until REAL NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS papers (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, paper TEXT NOT NULL, line TEXT NOT NULL,
    PRIMARY KEY ("table", seat, paper)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

/** Tables in a file of a folder on this machine. */
export function openStore(folder: string, options: DatabaseOptions = {}): Store {
  makeFolder(folder)
  const db = openDatabase(join(folder, 'tables.db'), SCHEMA, options)
  checkForm(db)
  return { ...tablesIn(db), ...keysIn(db), ...papersIn(db), close: () => db.close() }
}

function checkForm({ prepare }: Database): void {
  prepare(`INSERT OR IGNORE INTO facts VALUES ('form', ?)`).run(String(FORM))
  const { value } = prepare(`SELECT value FROM facts WHERE name = 'form'`).get() as { value: string }
  if (Number(value) > FORM) throw new Error('The data folder was written by a newer version of Spanish Main.')
  if (Number(value) === 1) {
    // Snapshots stood in the row of their table, and made every change of it as large as themselves.
    prepare('ALTER TABLE tables DROP COLUMN snapshot').run()
    prepare(`UPDATE facts SET value = ? WHERE name = 'form'`).run(String(FORM))
  }
}

type Tables = Pick<Store, 'create' | 'load' | 'lines' | 'talk' | 'commit' | 'putDown' | 'rooms' | 'listed' | 'due'>

function tablesIn({ prepare, write }: Database): Tables {
  const linesOf = (sql: string, table: string, bound: number): string[] =>
    prepare(sql)
      .all(table, bound)
      .map(row => (row as { line: string }).line)

  function change({
    table,
    revision,
    room,
    batch,
    snapshot,
    talk = [],
    keys = [],
    revoke = [],
    ...rest
  }: Change): void {
    const now = prepare(`UPDATE tables SET revision = revision + 1, room = ?, listed = ?, due = ?, said = said + ?
      WHERE id = ? AND revision = ? RETURNING said`).get(room, ...listing(rest), talk.length, table, revision)
    if (now === undefined) throw new Conflict('Somebody else has changed the table.')
    if (batch !== undefined) append(table, batch)
    if (snapshot !== undefined) prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?)').run(table, snapshot)
    const said = (now as { said: number }).said - talk.length
    for (const [i, line] of talk.entries()) prepare('INSERT INTO talk VALUES (?, ?, ?)').run(table, said + i, line)
    for (const { role, seat } of revoke)
      prepare('DELETE FROM keys WHERE "table" = ? AND role = ? AND seat = ?').run(table, role, seat)
    for (const key of keys) addKey(prepare, key)
  }

  function append(table: string, { head, from, lines, position }: NonNullable<Change['batch']>): void {
    const { changes } = prepare(
      'UPDATE tables SET head = ?, entries = ?, position = ? WHERE id = ? AND entries = ?',
    ).run(head, from + lines.length, position, table, from)
    if (changes !== 1) throw new Conflict('Somebody else has written at the table.')
    const insert = prepare('INSERT INTO entries VALUES (?, ?, ?)')
    for (const [i, line] of lines.entries()) insert.run(table, from + i, line)
  }

  return {
    create: (table, room, where, keys) =>
      write(() => {
        const sql = `INSERT INTO tables VALUES (?, 0, ?, '', 0, '', ?, ?, 0)`
        try {
          prepare(sql).run(table, room, ...listing(where))
        } catch (error) {
          throw isTaken(error) ? new Conflict('There is such a table already.') : error
        }
        for (const key of keys) addKey(prepare, key)
      }),
    async load(table) {
      const sql = `SELECT id, revision, room, head, entries, position, coalesce(line, '') AS snapshot
        FROM tables LEFT JOIN snapshots ON "table" = id WHERE id = ?`
      return prepare(sql).get(table) as unknown as StoredTable | undefined
    },
    lines: async (table, from = 0) =>
      linesOf('SELECT line FROM entries WHERE "table" = ? AND number >= ? ORDER BY number', table, from),
    talk: async (table, most) =>
      linesOf('SELECT line FROM talk WHERE "table" = ? ORDER BY number DESC LIMIT ?', table, most).reverse(),
    commit: each => write(() => change(each)),
    putDown: (table, snapshot) =>
      write(() => {
        if (snapshot === '') prepare('DELETE FROM snapshots WHERE "table" = ?').run(table)
        else prepare('INSERT OR REPLACE INTO snapshots SELECT id, ? FROM tables WHERE id = ?').run(snapshot, table)
      }),
    async rooms(tables) {
      const one = prepare('SELECT id, room FROM tables WHERE id = ?')
      return tables.flatMap(id => (one.get(id) as unknown as { id: string; room: string } | undefined) ?? [])
    },
    async listed(most) {
      const sql = 'SELECT id, room FROM tables WHERE listed = 1 ORDER BY rowid DESC LIMIT ?'
      return prepare(sql).all(most) as unknown as { id: string; room: string }[]
    },
    async due(now, most) {
      const sql = 'SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?'
      return prepare(sql)
        .all(now, most)
        .map(row => (row as { id: string }).id)
    },
  }
}

const listing = ({ listed, due }: Listing): [number, number | null] => [listed ? 1 : 0, due ?? null]

function addKey(prepare: Database['prepare'], { hash, table, role, seat }: Key): void {
  prepare('INSERT INTO keys VALUES (?, ?, ?, ?)').run(hash, table, role, seat)
}

type Keys = Pick<Store, 'key' | 'grant' | 'keysIn' | 'pursesWith' | 'keysOf' | 'addCode' | 'takeCode'>

function keysIn({ prepare, write }: Database): Keys {
  return {
    async key(hash) {
      return prepare('SELECT * FROM keys WHERE hash = ?').get(hash) as unknown as Key | undefined
    },
    // A key that was revoked meanwhile is not there to be put anywhere.
    grant: (purse, key) =>
      write(() => {
        prepare('INSERT OR IGNORE INTO purses SELECT ?, hash FROM keys WHERE hash = ?').run(purse, key)
      }),
    async keysIn(purse) {
      const sql = 'SELECT keys.* FROM purses JOIN keys ON keys.hash = purses.key WHERE purse = ? ORDER BY "table", seat'
      return prepare(sql).all(purse) as unknown as Key[]
    },
    async pursesWith(key) {
      return prepare('SELECT purse FROM purses WHERE key = ?')
        .all(key)
        .map(row => (row as { purse: string }).purse)
    },
    async keysOf(table) {
      return prepare('SELECT * FROM keys WHERE "table" = ? ORDER BY seat, role').all(table) as unknown as Key[]
    },
    addCode: (code, purse, until) =>
      write(() => {
        prepare('INSERT INTO codes VALUES (?, ?, ?)').run(code, purse, until)
      }),
    takeCode: (code, now) =>
      write(() => {
        prepare('DELETE FROM codes WHERE until < ?').run(now)
        const row = prepare('DELETE FROM codes WHERE code = ? RETURNING purse').get(code)
        return (row as { purse: string } | undefined)?.purse
      }),
  }
}

type Papers = Pick<Store, 'putPaper' | 'paper' | 'setFact' | 'fact'>

function papersIn({ prepare, write }: Database): Papers {
  return {
    putPaper: (table, seat, paper, text) =>
      write(() => {
        prepare('INSERT OR REPLACE INTO papers VALUES (?, ?, ?, ?)').run(table, seat, paper, text)
      }),
    async paper(table, seat, paper) {
      const sql = 'SELECT line FROM papers WHERE "table" = ? AND seat = ? AND paper = ?'
      return (prepare(sql).get(table, seat, paper) as { line: string } | undefined)?.line
    },
    setFact: (name, value) =>
      write(() => {
        prepare('INSERT OR REPLACE INTO facts VALUES (?, ?)').run(name, value)
      }),
    async fact(name) {
      const row = prepare('SELECT value FROM facts WHERE name = ?').get(name)
      return (row as { value: string } | undefined)?.value
    },
  }
}

/** The secrets of the dice, in a file of their own beside the tables. */
export function openVault(folder: string, options: DatabaseOptions = {}): Vault {
  makeFolder(folder)
  const schema = 'CREATE TABLE IF NOT EXISTS secrets ("table" TEXT PRIMARY KEY, secret TEXT NOT NULL) STRICT'
  const { prepare, write, close } = openDatabase(join(folder, 'secrets.db'), schema, options)
  return {
    keep: (table, secret) =>
      write(() => {
        prepare('INSERT INTO secrets VALUES (?, ?)').run(table, secret)
      }),
    async secretOf(table) {
      const row = prepare('SELECT secret FROM secrets WHERE "table" = ?').get(table)
      return (row as { secret: string } | undefined)?.secret
    },
    close,
  }
}
