// What every adapter of the store must do. A new one enters the list below and changes nothing else here.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Change, Conflict, type Store } from './port.ts'
import { openStoreAside } from './remote.ts'
import { openStore } from './sqlite.ts'

const adapters: Record<string, (folder: string) => Store | Promise<Store>> = {
  sqlite: folder => openStore(folder),
  'sqlite in a thread': openStoreAside,
}

const at = (from: number, lines: string[]) => ({ head: 'head', from, lines, position: `after ${from + lines.length}` })

describe.each(Object.entries(adapters))('%s', (_name, open) => {
  let folder: string
  let store: Store
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spanish-main-store-'))
    store = await open(folder)
    await store.create('a', 'room', { listed: false, due: undefined }, [])
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const change = (revision: number, more: Partial<Change> = {}): Promise<void> =>
    store.commit({ table: 'a', revision, room: `room ${revision + 1}`, listed: false, due: undefined, ...more })

  test('a new table has a room and no record', async () => {
    expect(await store.load('a')).toEqual({
      ...{ id: 'a', revision: 0, room: 'room', head: '', entries: 0, position: '', snapshot: '' },
    })
    expect(await store.lines('a')).toEqual([])
    expect(await store.load('b')).toBeUndefined()
    await expect(store.create('a', 'other', { listed: false, due: undefined }, [])).rejects.toThrow(Conflict)
  })

  test('lines are appended with the room and the position, and survive', async () => {
    await change(0, { batch: at(0, ['start', 'one']), snapshot: 'short cut' })
    await change(1, { batch: at(2, ['two']) })
    await store.close()
    store = await open(folder)
    expect(await store.load('a')).toEqual({
      ...{ id: 'a', revision: 2, room: 'room 2', head: 'head', entries: 3, position: 'after 3', snapshot: 'short cut' },
    })
    expect(await store.lines('a')).toEqual(['start', 'one', 'two'])
    expect(await store.lines('a', 2)).toEqual(['two'])
  })

  test('a short cut can be put beside a table and taken away; nothing else changes', async () => {
    await change(0, { batch: at(0, ['start']) })
    const { snapshot: _none, ...table } = (await store.load('a'))!
    for (const snapshot of ['short cut', 'another', '']) {
      await store.putDown('a', snapshot)
      expect(await store.load('a')).toEqual({ ...table, snapshot })
    }
    await store.putDown('b', 'of nothing')
    expect(await store.load('b')).toBeUndefined()
    await store.create('b', 'room', { listed: false, due: undefined }, [])
    expect((await store.load('b'))?.snapshot).toBe('')
  })

  test('who knows an old revision changes nothing', async () => {
    await change(0, { batch: at(0, ['start']) })
    await expect(change(0, { batch: at(1, ['late']), talk: ['late'] })).rejects.toThrow(Conflict)
    await expect(change(1, { batch: at(0, ['again']), talk: ['late'] })).rejects.toThrow(Conflict)
    await expect(change(1, { batch: at(2, ['gap']), talk: ['late'] })).rejects.toThrow(Conflict)
    expect((await store.load('a'))?.room).toBe('room 1')
    expect(await store.lines('a')).toEqual(['start'])
    expect(await store.talk('a', 9)).toEqual([])
  })

  test('of many changes at one moment each stands or falls by itself', async () => {
    const both = await Promise.allSettled([
      change(0, { batch: at(0, ['mine']) }),
      change(0, { batch: at(0, ['yours']) }),
      store.create('b', 'room', { listed: true, due: 5 }, []),
    ])
    expect(both.map(each => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.lines('a')).toEqual(['mine'])
    expect((await store.load('b'))?.revision).toBe(0)
  })

  test('a hundred writers of one table: every line once, in order', async () => {
    let revision = 0
    for (let i = 0; i < 100; i++) {
      const wishes = [`${i} a`, `${i} b`, `${i} c`].map(line => change(revision, { batch: at(i, [line]) }))
      const outcomes = await Promise.allSettled(wishes)
      expect(outcomes.filter(each => each.status === 'fulfilled')).toHaveLength(1)
      revision++
    }
    const lines = await store.lines('a')
    expect(lines.map(line => Number(line.split(' ')[0]))).toEqual(Array.from({ length: 100 }, (_, i) => i))
  })

  test('what is said has numbers of its own', async () => {
    await change(0, { talk: ['ahoy'] })
    await change(1, { talk: ['and', 'again'] })
    expect(await store.talk('a', 9)).toEqual(['ahoy', 'and', 'again'])
    expect(await store.talk('a', 2)).toEqual(['and', 'again'])
  })

  test('tables are listed and woken', async () => {
    await store.create('b', 'open', { listed: true, due: undefined }, [])
    await store.create('c', 'open', { listed: true, due: 20 }, [])
    await change(0, { due: 10 })
    expect((await store.listed(9)).map(({ id }) => id).sort()).toEqual(['b', 'c'])
    expect(await store.listed(1)).toHaveLength(1)
    expect(await store.due(9, 9)).toEqual([])
    expect(await store.due(20, 9)).toEqual(['a', 'c'])
    await change(1, {})
    expect(await store.due(20, 9)).toEqual(['c'])
    expect((await store.rooms(['c', 'none', 'a'])).map(({ id }) => id)).toEqual(['c', 'a'])
  })

  test('keys are found by their hash, lie in purses, and can be revoked', async () => {
    const seat = { hash: 'h1', table: 'a', role: 'seat' as const, seat: 0 }
    const host = { hash: 'h2', table: 'a', role: 'host' as const, seat: -1 }
    await change(0, { keys: [seat, host] })
    await store.grant('purse', 'h1')
    await store.grant('purse', 'h1')
    await store.grant('purse', 'h2')
    await store.grant('purse', 'no such key')
    expect(await store.key('h1')).toEqual(seat)
    expect(await store.keysIn('purse')).toEqual([host, seat])
    expect(await store.pursesWith('h1')).toEqual(['purse'])
    await change(1, { revoke: [{ role: 'seat', seat: 0 }], keys: [{ ...seat, hash: 'h3' }] })
    expect(await store.key('h1')).toBeUndefined()
    expect(await store.keysIn('purse')).toEqual([host])
    expect((await store.keysOf('a')).map(({ hash }) => hash)).toEqual(['h2', 'h3'])
  })

  test('a code opens a purse once, and not too late', async () => {
    await store.addCode('code', 'purse', 100)
    await store.addCode('late', 'purse', 100)
    expect(await store.takeCode('code', 50)).toBe('purse')
    expect(await store.takeCode('code', 50)).toBeUndefined()
    expect(await store.takeCode('late', 101)).toBeUndefined()
  })

  test('papers and facts keep their last text', async () => {
    await store.putPaper('a', 1, 'notes', 'one')
    await store.putPaper('a', 1, 'notes', 'two')
    await store.setFact('uptime', '5')
    expect(await store.paper('a', 1, 'notes')).toBe('two')
    expect(await store.paper('a', 0, 'notes')).toBeUndefined()
    expect(await store.fact('uptime')).toBe('5')
    expect(await store.fact('other')).toBeUndefined()
  })
})
