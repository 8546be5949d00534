import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { entryCount, fastChance, legal, printMove, recordOf, waiting } from '@spanish-main/kernel'
import { answer, decisionName } from '@spanish-main/session'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entries } from './games.ts'
import { DamagedTable } from './tables.ts'
import { type House, openHouse, seatPeople } from './testing/house.ts'

let house: House
let chance = fastChance(5)
beforeEach(async () => {
  chance = fastChance(5)
  house = await openHouse()
})
afterEach(() => house.close())

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

const whole = (id: string) => house.service.store.lines(id)

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
  expect(entryCount(host.session()!.journal)).toBeGreaterThan(200)
  // It was put down when it was put away: nothing is played again, and its lines are not even read.
  expect(host.replayed).toBe(0)
  expect(host.session()!.journal.entries).toEqual([])
  expect(await seen(id, seats[0])).toEqual(before)
  await playOn(id, 70)
  const text = await whole(id)
  const again = await reopened(id)
  expect(again.replayed).toBe(0)
  expect(await again.readRecord(() => recordOf(again.session()!.journal).entries.length)).toBe(text.length)
  expect(house.troubles).toEqual([])
})

test('after a crash only what came after the last snapshot is played again', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { settings: {} })
  await playOn(id, 100)
  const host = (await house.service.tables.find(id))!
  const before = await seen(id, seats[0])
  host.close()
  const late = (await house.service.tables.find(id))!
  expect(late.replayed).toBeGreaterThan(0)
  expect(late.replayed).toBeLessThanOrEqual(64)
  const { seen: now, ...rest } = await seen(id, seats[0])
  expect({ ...rest, seen: now.told }).toEqual({ ...before, seen: before.seen.told })
})

test('a damaged snapshot, or one that does not fit, is passed over: the record is replayed', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { settings: {} })
  await playOn(id, 100)
  // Who asked by requests before a restart is not known to be here after it.
  await reopened(id)
  const before = await seen(id, seats[0])
  const length = entryCount((await reopened(id)).session()!.journal)
  expect(length).toBeGreaterThan(100)
  for (const change of [`line || ' '`, `'nonsense'`, `replace(line, '"free":', '"Free":')`, `'1' || line`]) {
    await house.service.tables.tidy(-1)
    inTables(`UPDATE snapshots SET line = ${change}`)
    expect((await house.service.tables.find(id))!.replayed).toBe(length)
    expect(await seen(id, seats[0])).toEqual(before)
  }
})

const conditionOf = async (id: string) =>
  ((await (await house.service.tables.find(id))!.see(-1, false)) as { seen: { table: { condition: string } } }).seen
    .table.condition

test.each(['a change', 'a record', 'time'])('an altered line is found in spite of a snapshot, by %s', async by => {
  const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'], { settings: {} })
  await playOn(id, 66)
  const opened = await reopened(id)
  expect(opened.session()!.journal.unread?.entries).toBeGreaterThan(66)
  const kept = (await house.service.store.load(id))!.revision
  inTables(`UPDATE entries SET line = line || ' x' WHERE "table" = ? AND number = 5`, id)
  expect(await conditionOf(id)).toBe('good')
  if (by === 'time') {
    await house.service.tables.tidy()
    expect(house.troubles.join()).toContain('does not fit its chain')
  } else {
    const asked =
      by === 'a change'
        ? await house.call('POST', `/api/tables/${id}/say`, { key: seats[0], body: { text: 'hello' } })
        : await house.call('GET', `/api/tables/${id}/past`, { key: host })
    expect(asked).toMatchObject({ status: 503, body: { error: 'try-again' } })
  }
  expect((await house.service.store.load(id))!.revision).toBe(kept)
  expect(await conditionOf(id)).toBe('damaged')
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
