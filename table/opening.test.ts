import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fastChance, legal, printMove, waiting } from '@spanish-main/kernel'
import { answer, decisionName } from '@spanish-main/session'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entries } from './games.ts'
import { DamagedTable } from './tables.ts'
import { type House, openHouse, seatPeople } from './testing/house.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

const chance = fastChance(5)
async function playOn(id: string, moves: number): Promise<void> {
  const host = (await house.service.tables.find(id))!
  for (let i = 0; i < moves; i++) {
    const { game, journal } = host.session()!
    if (journal.state.ended !== 0) return
    const asked = waiting(game, journal.state)
    const seat = 31 - Math.clz32(asked & -asked)
    const codes = legal(game, journal.state, seat)
    const text = printMove(game, codes[chance.int(codes.length)])
    await host.act(session => answer(session, seat, { decision: decisionName(session, seat), text }))
  }
}

/** Opens a table again, as after a restart. */
async function reopened(id: string) {
  await house.service.tables.tidy(-1)
  return (await house.service.tables.find(id))!
}

function inTables(sql: string, ...values: string[]): void {
  const db = new DatabaseSync(join(house.folder, 'tables.db'))
  db.prepare(sql).run(...values)
  db.close()
}

const seen = async (id: string, key: string) => {
  const { tag: _tag, ...rest } = (await house.call('GET', `/api/tables/${id}`, { key })).body
  return rest
}

const games = entries.filter(entry => entry.rules !== undefined && entry.fixture !== true).map(entry => entry.id)

test.each(games)('a long table of %s opens without replaying its record, and is the same', async game => {
  const { quick } = entries.find(entry => entry.id === game)!
  const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].slice(0, quick.seats)
  const { id, seats } = await seatPeople(house, names, { game, settings: { options: quick.options } })
  await playOn(id, 200)
  // Who asked by requests before a restart is not known to be here after it.
  await reopened(id)
  const before = await seen(id, seats[0])
  const host = await reopened(id)
  expect(host.session()!.journal.entries.length).toBeGreaterThan(200)
  expect(host.replayed).toBeLessThanOrEqual(64)
  expect(await seen(id, seats[0])).toEqual(before)
  await playOn(id, 70)
  expect((await reopened(id)).replayed).toBeLessThanOrEqual(64)
  expect(house.troubles).toEqual([])
})

test('a damaged snapshot, or one that does not fit, is passed over: the record is replayed', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { settings: {} })
  await playOn(id, 100)
  // Who asked by requests before a restart is not known to be here after it.
  await reopened(id)
  const before = await seen(id, seats[0])
  const { length } = (await reopened(id)).session()!.journal.entries
  expect(length).toBeGreaterThan(100)
  for (const change of [`line || ' '`, `'nonsense'`, `replace(line, '"free":', '"Free":')`]) {
    inTables(`UPDATE snapshots SET line = ${change}`)
    expect((await reopened(id)).replayed).toBe(length)
    expect(await seen(id, seats[0])).toEqual(before)
  }
})

test('an altered line is found in spite of a snapshot', async () => {
  const { id } = await seatPeople(house, ['Ann', 'Ben'], { settings: {} })
  await playOn(id, 66)
  const host = await reopened(id)
  expect(host.replayed).toBeLessThan(64)
  expect(host.room().stage).toBe('playing')
  const at = host.session()!.journal.entries.findIndex(entry => entry.kind === 'move')
  inTables('UPDATE entries SET line = line || ? WHERE "table" = ? AND number = ?', ' x', id, String(at))
  const { seen: now } = (await (await reopened(id)).see(-1, false)) as { seen: { table: { condition: string } } }
  expect(now.table.condition).toBe('damaged')
})

test('the secret is checked at every opening, snapshot or not', async () => {
  const { id } = await seatPeople(house, ['Ann', 'Ben'], { settings: {} })
  await playOn(id, 100)
  await house.service.tables.tidy(-1)
  const db = new DatabaseSync(join(house.folder, 'secrets.db'))
  db.prepare('UPDATE secrets SET secret = ?').run('cd'.repeat(32))
  db.close()
  await expect(house.service.tables.find(id)).rejects.toThrow(DamagedTable)
})
