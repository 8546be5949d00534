// What a seat can do so that nobody waits for it, and what it is told when it returns.
import { openDecision } from '@spanish-main/kernel'
import type { Frame, Seen } from '@spanish-main/session'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type House, openHouse, seatPeople } from './testing/house.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(async () => {
  expect(house.troubles).toEqual([])
  await house.close()
})

const post = (id: string, deed: string, key: string | undefined, body: object = {}) =>
  house.call('POST', `/api/tables/${id}/${deed}`, { key, body })
const see = async (id: string, key?: string): Promise<Seen> =>
  (await house.call('GET', `/api/tables/${id}`, { key })).body.seen
const movesOf = async (id: string, key: string): Promise<{ decision: string; moves: string[] }> =>
  (await house.call('GET', `/api/tables/${id}/moves`, { key })).body

async function move(id: string, key: string, at = 0): Promise<void> {
  const { decision, moves } = await movesOf(id, key)
  expect((await post(id, 'move', key, { decision, text: moves.at(at) })).status).toBe(200)
}

/** The name of what is asked, and whether the seat is asked. */
async function asked(id: string, seat: number): Promise<{ name: string | undefined; mine: boolean }> {
  const { game, journal } = (await house.service.tables.find(id))!.session()!
  return {
    name: openDecision(game, journal.state)?.name,
    mine: ((await see(id)).told!.waiting & (1 << seat)) !== 0,
  }
}

const lowest = (waiting: number): number => 31 - Math.clz32(waiting & -waiting)

async function playUntil(id: string, keys: readonly string[], fits: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400 && !(await fits()); i++) await move(id, keys[lowest((await see(id)).told!.waiting)])
  expect(await fits()).toBe(true)
}

test('a prepared answer is given when its question is asked, once, and only its seat knows of it', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
  await playUntil(id, seats, async () => (await asked(id, 1)).mine)
  const { name } = await asked(id, 1)
  const { moves } = await movesOf(id, seats[1])
  await move(id, seats[1])
  const answers = [
    { when: name, text: 'dance naked' },
    { when: name, text: moves[0] },
    { when: 'nothing-like-it', text: 'wait' },
  ]
  const page = await house.socket(`/api/tables/${id}/live`, seats[1])
  const other = await house.socket(`/api/tables/${id}/live`, seats[0])
  expect((await post(id, 'prepare', seats[1], { answers })).status).toBe(200)
  expect((await see(id, seats[1])).you.prepared).toEqual(answers)
  expect((await see(id, seats[0])).you).toEqual({ seat: 0, host: false })
  const before = (await see(id)).told!.moves
  let mine = 0
  for (let i = 0; i < 400 && (await see(id, seats[1])).you.prepared?.length === 3; i++) {
    const { waiting } = (await see(id)).told!
    const seat = lowest(waiting & ~2) >= 0 ? lowest(waiting & ~2) : 1
    if (seat === 1) mine++
    await move(id, seats[seat])
  }
  expect((await see(id, seats[1])).you.prepared).toEqual([answers[2]])
  const { journal } = (await house.service.tables.find(id))!.session()!
  const own = journal.line.slice(before).filter(each => each.seat === 1)
  expect(own.length).toBe(mine + 1)
  expect(own.some(each => each.text === moves[0])).toBe(true)
  await page.until((frame: Frame) => frame.kind === 'more' && JSON.stringify(frame).includes('prepared'))
  expect(other.texts.join()).not.toContain('prepared')
  expect(other.texts.join()).not.toContain('nothing-like-it')
})

test('prepared answers survive a restart, and go with their owner', async () => {
  const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
  const answers = [{ when: 'nothing-like-it', text: 'wait' }]
  await post(id, 'prepare', seats[1], { answers })
  await house.service.tables.tidy(-1)
  expect((await see(id, seats[1])).you.prepared).toEqual(answers)
  const { key } = (await post(id, 'replace', host, { seat: 1, kind: 'link' })).body
  expect((await see(id, key)).you.prepared).toBeUndefined()
})

test('a seat hears what happened since its last move, and no more than it may know', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben', 'Cat'])
  await playUntil(id, seats, async () => (await see(id)).told!.moves > 12)
  for (const [seat, key] of seats.entries()) {
    const { movers, since, events } = (await house.call('GET', `/api/tables/${id}/since`, { key })).body
    const whole = (await house.call('GET', `/api/tables/${id}`, { key })).body
    expect(since).toBe(whole.movers.lastIndexOf(seat) + 1)
    expect(movers).not.toContain(seat)
    expect(events).toEqual(whole.events.filter(event => event[0] >= since))
  }
  expect((await house.call('GET', `/api/tables/${id}/since`)).status).toBe(403)
})

test('by correspondence a takeback waits as long as a turn, nights left out, across a restart', async () => {
  const hour = 3_600_000
  const pace = { kind: 'days', time: 10 * hour, nights: { from: 22 * 60, to: 6 * 60 } }
  // The wall stands at 22:13 UTC, so it is night for Ann, and 13:13 for Ben.
  house.world.ahead = Date.UTC(2026, 0, 1, 22, 13)
  const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'], { settings: { pace }, start: false })
  await post(id, 'arrive', seats[1], { name: 'Ben', zone: -9 * 60 })
  for (const key of seats) await post(id, 'ready', key, { ready: true, nonce: 'ab'.repeat(8) })
  await post(id, 'start', host)
  expect((await see(id)).table.clock!.zones).toEqual([0, -540])
  for (let i = 0; i < 9; i++) await move(id, seats[lowest((await see(id)).told!.waiting)])
  await post(id, 'ask-takeback', seats[0], { moves: 5 })
  // Ben is awake from 13:13 to 22:00, sleeps until 6:00, and has an hour and 13 minutes left then.
  house.world.time += 8.8 * hour
  await house.service.tables.wake()
  await house.service.tables.tidy(-1)
  house.world.time += 8 * hour
  await house.service.tables.wake()
  expect((await see(id)).told!.takeback).toMatchObject({ seat: 0, to: 5 })
  house.world.time += 1.3 * hour
  await house.service.tables.wake()
  expect((await see(id)).told!.takeback).toBeUndefined()
  expect((await post(id, 'ask-takeback', seats[0], { moves: 5 })).body.error).toBe('asked-already')
})
