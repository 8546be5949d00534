// What may go wrong with the disk and the data: it is said clearly, nothing is lost, and nothing hides anything else.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fastChance, parseRecord, verify } from '@spanish-main/kernel'
import type { Seen } from '@spanish-main/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadGame } from './games.ts'
import { openStore } from './store/sqlite.ts'
import { type House, type Made, openHouse, seatPeople, testWorld } from './testing/house.ts'
import { realWorld } from './world.ts'

let folder: string
let house: House
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spanish-main-troubles-'))
})
afterEach(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

const chance = fastChance(5)
const lowest = (waiting: number): number => 31 - Math.clz32(waiting & -waiting)
const see = async (id: string, key?: string): Promise<Seen> =>
  (await house.call('GET', `/api/tables/${id}`, { key })).body.seen

async function move({ id, seats }: Made) {
  const key = seats[lowest((await see(id)).told!.waiting)]
  const { decision, moves } = (await house.call('GET', `/api/tables/${id}/moves`, { key })).body
  return house.call('POST', `/api/tables/${id}/move`, {
    key,
    body: { decision, text: moves[chance.int(moves.length)] },
  })
}

function inTables(sql: string, ...values: string[]): void {
  const db = new DatabaseSync(join(folder, 'tables.db'), { timeout: 5000 })
  db.prepare(sql).run(...values)
  db.close()
}

async function expectProven(id: string, moves: number): Promise<void> {
  const { head } = (await house.service.store.load(id))!
  const record = parseRecord(`${head}\n\n${(await house.service.store.lines(id)).join('\n')}`)
  expect(verify((await loadGame('cove'))!.game, record).problems).toEqual([])
  expect(record.entries.filter(entry => entry.kind === 'move').length).toBe(moves)
}

describe('the disk', () => {
  test('is full: moves are refused with 507, all that was confirmed is there, and with room it goes on', async () => {
    const ballast = openStore(folder)
    await ballast.setFact('ballast', 'x'.repeat(200_000))
    await ballast.close()
    house = await openHouse({ folder, store: openStore(folder, { pages: 85 }) })
    const made = await seatPeople(house, ['Ann', 'Ben'], { settings: {} })
    const say = () =>
      house.call('POST', `/api/tables/${made.id}/say`, { key: made.seats[0], body: { text: 'x'.repeat(500) } })
    let confirmed = 0
    for (; confirmed < 5; confirmed++) expect((await move(made)).status).toBe(200)
    // Talk fills what is left of the disk.
    while ((await say()).status === 200);
    let refused = await move(made)
    for (; refused.status === 200; confirmed++) refused = await move(made)
    expect(refused).toMatchObject({ status: 507, body: { error: 'no-room', message: /no room left/ as never } })
    // It can still be looked at, and shows what was kept.
    expect((await see(made.id)).told!.moves).toBe(confirmed)
    expect((await move(made)).status).toBe(507)
    await expectProven(made.id, confirmed)
    inTables(`DELETE FROM facts WHERE name = 'ballast'`)
    expect((await move(made)).status).toBe(200)
    expect((await see(made.id)).told!.moves).toBe(confirmed + 1)
    await expectProven(made.id, confirmed + 1)
  })

  test('is locked by another program: 503, nothing lost, and then it goes on', async () => {
    house = await openHouse({ folder, store: openStore(folder, { patience: 50 }) })
    const made = await seatPeople(house, ['Ann', 'Ben'])
    expect((await move(made)).status).toBe(200)
    const other = new DatabaseSync(join(folder, 'tables.db'))
    other.exec('BEGIN IMMEDIATE')
    expect(await move(made)).toMatchObject({ status: 503, body: { error: 'busy' } })
    expect((await see(made.id)).told!.moves).toBe(1)
    other.exec('COMMIT')
    other.close()
    expect((await move(made)).status).toBe(200)
    await expectProven(made.id, 2)
  })
})

describe('a damaged row', () => {
  beforeEach(async () => {
    house = await openHouse({ folder })
  })

  test('of one table hides no other: in lists, by its address, and when tables are woken', async () => {
    const open = { game: 'cove', seats: [{ kind: 'me', name: 'Ann' }, { kind: 'anyone' }] }
    const first = await house.call('POST', '/api/tables', { body: open })
    const cookie = first.cookie!
    const second = await house.call('POST', '/api/tables', { cookie, body: open })
    const pace = { kind: 'live', bank: 60_000, increment: 0 }
    const late = await Promise.all(
      Array.from({ length: 3 }, () => seatPeople(house, ['Ann', 'Ben'], { settings: { pace } })),
    )
    await house.service.tables.tidy(-1)
    inTables(`UPDATE tables SET room = '{' WHERE id = ?`, first.body.id)
    inTables(`UPDATE tables SET room = 'null' WHERE id IN (?, ?)`, late[0].id, late[1].id)
    // Some can be read as far as a list needs, until something in them is missing.
    for (const part of ['$.room.seats[0]', '$.room.pace', '$.progress']) {
      const odd = (await house.call('POST', '/api/tables', { cookie, body: open })).body.id
      await house.service.tables.tidy(-1)
      inTables(`UPDATE tables SET room = json_replace(room, '${part}', NULL) WHERE id = ?`, odd)
      expect((await house.call('GET', `/api/tables/${odd}`)).status).toBe(409)
    }
    const listed = (await house.call('GET', '/api/tables')).body.tables.map(({ id }: { id: string }) => id)
    expect(listed).toEqual([second.body.id])
    const mine = (await house.call('GET', '/api/mine', { cookie })).body.tables.map(({ id }: { id: string }) => id)
    expect(mine).toEqual([second.body.id])
    expect((await house.call('GET', `/api/tables/${first.body.id}`)).body).toMatchObject({ error: 'damaged' })
    expect((await house.call('GET', `/api/tables/${first.body.id}`)).status).toBe(409)
    expect((await house.call('GET', `/api/tables/${second.body.id}`)).status).toBe(200)
    house.world.time += 61_000
    await house.service.tables.wake()
    expect((await see(late[2].id)).table.seats.some(seat => seat.standIn !== undefined)).toBe(true)
    const troubles = house.troubles.length
    expect(troubles).toBe(2)
    // They are not tried again at once, or they would take the turns of others.
    await house.service.tables.wake()
    expect(house.troubles).toHaveLength(troubles)
    house.world.time += 61_000
    await house.service.tables.wake()
    expect(house.troubles).toHaveLength(2 * troubles)
  })

  test('of the talk, of a paper or of a record line leaves the rest of the table as it is', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { settings: {} })
    for (const text of ['one', 'two', 'three'])
      await house.call('POST', `/api/tables/${id}/say`, { key: seats[0], body: { text } })
    inTables(`UPDATE talk SET line = '{"seat"' WHERE line LIKE '%two%'`)
    inTables(`INSERT INTO papers VALUES (?, 0, 'calls', '{')`, id)
    const { talk } = (await house.call('GET', `/api/tables/${id}`, { key: seats[0] })).body
    expect(talk.flatMap((line: { text?: string }) => line.text ?? [])).toEqual(['one', 'three'])
    const page = await house.socket(`/api/tables/${id}/live`, seats[1])
    await page.until(frame => frame.kind === 'whole')
    expect((await house.call('GET', `/api/tables/${id}/calls`, { key: seats[0] })).status).toBe(200)
    await page.close()
    for (let i = 0; i < 4; i++) expect((await move({ id, seats, host: '' })).status).toBe(200)
    await house.service.tables.tidy(-1)
    inTables(`UPDATE entries SET line = 'dance' WHERE "table" = ? AND number = 4`, id)
    expect((await see(id)).table.condition).toBe('damaged')
    // A long table is opened without its old lines: what is wrong with them is found out a moment later.
    const long = await seatPeople(house, ['Cat', 'Dan'], { settings: {} })
    for (let i = 0; i < 8; i++) expect((await move({ ...long, host: '' })).status).toBe(200)
    await house.service.tables.tidy(-1)
    inTables(`UPDATE entries SET line = 'dance' WHERE "table" = ? AND number = 4`, long.id)
    expect((await see(long.id)).table.condition).toBe('good')
    await house.service.tables.tidy()
    expect((await see(long.id)).table.condition).toBe('damaged')
    expect((await move({ ...long, host: '' })).status).toBe(200)
  })
})

describe('a service that was down', () => {
  const pace = { kind: 'live', bank: 60_000, increment: 0 }
  const hour = 3_600_000

  /** The service stops, and starts after so long on the wall. */
  async function restart(ms: number): Promise<void> {
    const { time, ahead } = house.world
    await house.close()
    const world = Object.assign(testWorld(9), { time, ahead: ahead + ms, pause: { ms, until: time + ahead + ms } })
    house = await openHouse({ folder, world })
  }

  const talk = async (id: string) =>
    (await house.call('GET', `/api/tables/${id}`)).body.talk.map(({ key, params }) => [key, params])

  test('tells for how long clocks stood still, once, and where one ran', async () => {
    house = await openHouse({ folder })
    const live = await seatPeople(house, ['Ann', 'Ben'], { settings: { pace } })
    const free = await seatPeople(house, ['Cat', 'Dan'])
    const paused = await seatPeople(house, ['Eve', 'Fay'], { settings: { pace } })
    await house.call('POST', `/api/tables/${paused.id}/pause`, { key: paused.host, body: { paused: true } })
    const { left } = (await see(live.id)).table.clock!
    await restart(3.2 * hour)
    const said = ['stood-still', { unit: 'hours', count: 3 }]
    expect((await talk(live.id)).slice(1)).toEqual([said])
    expect((await see(live.id)).table.clock!.left).toEqual(left)
    for (const { id } of [free, paused]) expect((await talk(id)).flat()).not.toContain('stood-still')
    await house.service.tables.tidy(-1)
    expect((await talk(live.id)).slice(1)).toEqual([said])
    await restart(59_000)
    expect((await talk(live.id)).slice(1)).toEqual([said])
    await restart(70_000)
    expect((await talk(live.id)).slice(1)).toEqual([said, ['stood-still', { unit: 'minutes', count: 1 }]])
  })

  test('knows how long that was from what it wrote down', async () => {
    house = await openHouse({ folder })
    const { store } = house.service
    expect((await realWorld(store)).pause).toBeUndefined()
    await store.setFact('time', '5000')
    await store.setFact('wall', String(Date.now() - hour))
    const world = await realWorld(store)
    expect(world.now()).toBeLessThan(65_000)
    expect(world.pause!.ms).toBeGreaterThanOrEqual(hour)
  })
})
