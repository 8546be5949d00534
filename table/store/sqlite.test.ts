import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { type Change, StoreBusy, StoreFull } from './port.ts'
import { openStore, openVault } from './sqlite.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spanish-main-sqlite-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const nowhere = { listed: false, due: undefined }
const line = (revision: number, text: string): Change => ({
  ...{ table: 'a', revision, room: 'room', ...nowhere },
  batch: { head: 'head', from: revision, lines: [text], position: '' },
})

test('the database promises to survive a loss of power', () => {
  openStore(folder)
  const db = new DatabaseSync(join(folder, 'tables.db'))
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  db.close()
  // How much is synchronised is a matter of each connection, so the service's own is asked.
  const { prepare } = openDatabase(join(folder, 'tables.db'), '')
  expect(prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
})

test('a full disk refuses what does not fit, keeps what was there, and goes on when there is room', async () => {
  const small = openStore(folder, { pages: 40 })
  await small.create('a', 'room', nowhere, [])
  const page = 'x'.repeat(3000)
  let kept = 0
  const fill = async () => {
    for (; kept < 1000; kept++) await small.commit(line(kept, page))
  }
  await expect(fill()).rejects.toThrow(StoreFull)
  expect(kept).toBeGreaterThan(3)
  // A small change in the same group as one that is too large still gets in.
  const both = await Promise.allSettled([
    small.commit({ ...line(kept, page.repeat(20)) }),
    small.setFact('small', 'fits'),
  ])
  expect(both.map(each => each.status)).toEqual(['rejected', 'fulfilled'])
  expect(await small.lines('a')).toHaveLength(kept)
  expect((await small.load('a'))?.revision).toBe(kept)
  await small.close()
  const larger = openStore(folder)
  await larger.commit(line(kept, page))
  expect(await larger.lines('a')).toHaveLength(kept + 1)
  await larger.close()
})

test('a locked database is tried again, then refused, and works afterwards', async () => {
  const store = openStore(folder, { patience: 60 })
  await store.create('a', 'room', nowhere, [])
  const other = new DatabaseSync(join(folder, 'tables.db'))
  other.exec('BEGIN IMMEDIATE')
  await expect(store.commit(line(0, 'locked out'))).rejects.toThrow(StoreBusy)
  const waits = store.commit(line(0, 'patient'))
  other.exec('COMMIT')
  await waits
  expect(await store.lines('a')).toEqual(['patient'])
  other.close()
  await store.close()
})

test.skipIf(process.platform === 'win32')('nobody else on the machine reads the data, old files included', async () => {
  writeFileSync(join(folder, 'secrets.db'), '', { mode: 0o644 })
  const store = openStore(folder)
  const vault = openVault(folder)
  await store.create('a', 'room', { listed: false, due: undefined }, [])
  await vault.keep('a', 'secret')
  const files = readdirSync(folder)
  expect(files).toEqual(expect.arrayContaining(['tables.db', 'tables.db-wal', 'secrets.db', 'secrets.db-wal']))
  for (const file of files) expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0)
  await store.close()
  await vault.close()
})

test('secrets lie in a file of their own', async () => {
  const store = openStore(folder)
  const vault = openVault(folder)
  await vault.keep('a', 'the secret')
  expect(await vault.secretOf('a')).toBe('the secret')
  expect(await vault.secretOf('b')).toBeUndefined()
  await expect(vault.keep('a', 'another')).rejects.toThrow()
  const tables = new DatabaseSync(join(folder, 'tables.db'))
  const names = tables.prepare(`SELECT name FROM sqlite_master WHERE name LIKE '%secret%'`).all()
  expect(names).toEqual([])
  tables.close()
  await vault.close()
  await store.close()
})

test('a folder of a newer version is left alone', async () => {
  const store = openStore(folder)
  await store.setFact('form', '99')
  await store.close()
  expect(() => openStore(folder)).toThrow('newer version')
})

test('a folder of the form before is brought up to date when it is opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spanish-main-form-'))
  const first = openStore(folder)
  await first.create('a', 'room', { listed: false, due: undefined }, [])
  await first.close()
  const db = new DatabaseSync(join(folder, 'tables.db'))
  db.exec(
    `ALTER TABLE tables ADD COLUMN snapshot TEXT NOT NULL DEFAULT ''; UPDATE facts SET value = '1' WHERE name = 'form'`,
  )
  db.close()
  const store = openStore(folder)
  await store.create('b', 'room', { listed: false, due: undefined }, [])
  expect((await store.rooms(['a', 'b'])).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(await store.fact('form')).toBe('2')
  await store.close()
  rmSync(folder, { recursive: true })
})
