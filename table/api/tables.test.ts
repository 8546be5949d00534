import type { State } from '@spanish-main/kernel'
import { applied, type Frame, type Seen } from '@spanish-main/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type House, NONCE, openHouse, seatPeople } from '../testing/house.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(async () => {
  expect(house.troubles).toEqual([])
  await house.close()
})

const post = (url: string, key: string | undefined, body: object = {}) => house.call('POST', url, { key, body })
const get = (url: string, key?: string) => house.call('GET', url, { key })
const at = (id: string, rest = '') => `/api/tables/${id}${rest}`
const isWhole = (frame: Frame): frame is Frame & { kind: 'whole' } => frame.kind === 'whole'
const minute = 60_000
/** Time goes by, and the service does what it does every now and then. */
async function pass(ms: number): Promise<void> {
  house.world.time += ms
  await house.service.tables.tidy()
}

/** Whoever is asked makes the first legal move; gives the seat. */
async function step(id: string, seats: readonly string[]): Promise<number> {
  const { seen } = (await get(at(id), seats[0])).body
  const seat = 31 - Math.clz32(seen.told!.waiting & -seen.told!.waiting)
  const { decision, moves } = (await get(at(id, '/moves'), seats[seat])).body
  expect((await post(at(id, '/move'), seats[seat], { decision, text: moves[0] })).body).toEqual({ done: true })
  return seat
}

describe('a table from the invitation to its first moves', () => {
  test('the one who makes it holds the host key, and everybody sits down by link', async () => {
    const made = await house.call('POST', '/api/tables', {
      body: {
        game: 'cove',
        seats: [{ kind: 'me', name: 'Ann' }, { kind: 'link' }, { kind: 'bot', name: 'random' }],
        settings: { title: 'Friday', options: { short: true } },
      },
    })
    expect(made.status).toBe(201)
    const { id, keys } = made.body
    expect(keys.map((each: { seat: number }) => each.seat)).toEqual([0, 1])
    const ann = made.cookie!
    expect(ann).toMatch(/^spanish-main=smp-[\w-]{32}$/)
    // Ben opens the link: his page sends the key once and has a cookie from then on.
    const came = await house.call('POST', '/api/keys', { body: { key: keys[1].key } })
    expect(came.body).toEqual({ table: id, role: 'seat', seat: 1 })
    const ben = came.cookie!
    const as = (cookie: string, url: string, body: object = {}) => house.call('POST', at(id, url), { cookie, body })
    expect((await as(ben, '/arrive', { name: 'Ben' })).body).toEqual({ done: true })
    expect((await as(ann, '/start')).body).toMatchObject({ error: 'not-all-ready', params: { missing: 2 } })
    expect((await as(ben, '/start')).status).toBe(403)
    await as(ann, '/ready', { ready: true, nonce: NONCE })
    await as(ben, '/ready', { ready: true, nonce: NONCE })
    const waiting = (await get(at(id))).body.seen
    expect(waiting.table.seats.map((seat: { name: string; ready: boolean }) => [seat.name, seat.ready])).toEqual([
      ['Ann', true],
      ['Ben', true],
      ['random', false],
    ])
    expect(waiting.told).toBeUndefined()
    expect((await as(ann, '/start')).body).toEqual({ done: true })
    const seen = (await house.call('GET', at(id), { cookie: ben })).body.seen
    expect(seen.you).toEqual({ seat: 1, host: false })
    expect(seen.table.stage).toBe('playing')
    expect(seen.told?.commitment).toBe(waiting.table.commitment)
    const mine = (await house.call('GET', '/api/mine', { cookie: ann })).body.tables
    expect(mine).toMatchObject([{ id, title: 'Friday', stage: 'playing', mine: [0], host: true }])
  })

  test('moves are played by the seat whose key is shown', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    for (let i = 0; i < 12; i++) await step(id, seats)
    const { moves } = (await get(at(id), seats[1])).body.seen.told
    expect(moves).toBeGreaterThanOrEqual(12)
  })

  test('what was wrong is said, and changes nothing', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    const before = (await get(at(id), seats[0])).text
    const { decision, moves } = (await get(at(id, '/moves'), seats[0])).body
    const move = (key: string | undefined, body: object) => post(at(id, '/move'), key, body)
    expect(await move(seats[0], { decision: '99.9', text: moves[0] })).toMatchObject({
      status: 409,
      body: { error: 'stale-decision' },
    })
    expect(await move(seats[0], { decision, text: 'dance' })).toMatchObject({
      status: 422,
      body: { error: 'unknown-move' },
    })
    expect(await move(seats[0], { decision })).toMatchObject({ status: 400, body: { error: 'malformed' } })
    expect(await move(seats[0], { decision, text: moves[0], seat: 1 })).toMatchObject({ status: 400 })
    expect(await move(host, { decision, text: moves[0] })).toMatchObject({ status: 403, body: { error: 'not-yours' } })
    expect(await move(undefined, { decision, text: moves[0] })).toMatchObject({ status: 403 })
    expect(await move(`sms-${'x'.repeat(32)}`, { decision, text: moves[0] })).toMatchObject({
      status: 401,
      body: { error: 'unknown-key' },
    })
    expect(await post(at(id, '/move?as=1'), seats[0], { decision, text: moves[0] })).toMatchObject({
      status: 403,
      body: { error: 'not-your-seat' },
    })
    expect(await post('/api/tables/aaaaaaaaaaaa/move', seats[0], { decision, text: moves[0] })).toMatchObject({
      status: 404,
    })
    expect(await post(at(id, '/why'), seats[0], { text: 'dance' })).toMatchObject({
      body: { legal: false, problem: { key: 'unknown-move' } },
    })
    expect((await post(at(id, '/why'), seats[0], { text: moves[0] })).body).toEqual({ legal: true })
    expect((await get(at(id), seats[0])).text).toBe(before)
  })

  test('a table that cannot be is refused in a sentence', async () => {
    const make = (body: object) => post('/api/tables', undefined, body)
    const two = [{ kind: 'link' }, { kind: 'link' }]
    expect((await make({ game: 'chess', seats: two })).body.message).toBe('There is no game chess.')
    expect((await make({ game: 'cove', seats: [{ kind: 'link' }] })).body.message).toContain(
      'is played by 2, 3, 4 seats',
    )
    expect((await make({ game: 'cove', seats: two, settings: { options: { short: 'yes' } } })).body.message).toContain(
      'Option short',
    )
    expect((await make({ game: 'cove', seats: [{ kind: 'bot', name: 'hal' }, { kind: 'link' }] })).body.message).toBe(
      'There is no bot hal.',
    )
    // Names that every object knows are no bots, games or options.
    for (const name of ['constructor', 'toString', '__proto__']) {
      expect((await make({ game: 'cove', seats: [{ kind: 'bot', name }, { kind: 'link' }] })).body.message).toBe(
        `There is no bot ${name}.`,
      )
      expect((await make({ game: name, seats: two })).body.message).toBe(`There is no game ${name}.`)
    }
    const own = (await make({ game: 'cove', seats: two })).body.keys[0].key
    for (const wish of [{ settings: { title: own } }, { seats: [{ kind: 'me', name: own }, { kind: 'link' }] }])
      expect((await make({ game: 'cove', seats: two, ...wish })).body.message).toContain('the key to a seat')
    expect((await make({ game: 'cove', seats: two, settings: { pace: { kind: 'live', bank: 1 } } })).status).toBe(400)
  })
})

describe('over a socket', () => {
  test('differences add up to what is seen whole', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const line = await house.socket(at(id, '/live'), seats[1])
    let seen = (await line.until(isWhole)).seen
    for (let i = 0; i < 20; i++) await step(id, seats)
    const last = (await get(at(id), seats[1])).body
    await line
      .until(() => {
        for (const frame of line.frames.splice(0))
          if (frame.kind === 'more' && frame.seen !== undefined)
            seen = applied(seen as never, frame.seen) as unknown as Seen
        return seen.told?.moves === last.seen.told.moves
      })
      .catch(() => undefined)
    expect(JSON.parse(JSON.stringify(seen))).toEqual(last.seen)
  })

  test('deeds are answered there as well', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const line = await house.socket(at(id, '/live'), seats[0])
    const { decision, moves } = (await get(at(id, '/moves'), seats[0])).body
    expect(await line.ask('move', { decision, text: 'dance' })).toMatchObject({ status: 422 })
    expect(await line.ask('move', { text: moves[0] })).toMatchObject({ status: 400 })
    expect(await line.ask('fly')).toMatchObject({ status: 404 })
    expect(await line.ask('abandon')).toMatchObject({ status: 403 })
    expect(await line.ask('move', { decision, text: moves[0] })).toMatchObject({ status: 200, body: { done: true } })
    expect(await line.ask('move', { decision, text: moves[0] })).toMatchObject({
      status: 200,
      body: { done: true, before: true },
    })
  })

  test('who comes back is told what happened since', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    for (let i = 0; i < 5; i++) await step(id, seats)
    const first = (await get(at(id), seats[0])).body
    for (let i = 0; i < 3; i++) await step(id, seats)
    const { moves } = first.seen.told
    const line = await house.socket(at(id, `/live?moves=${moves}&rewinds=0`), seats[0])
    const whole = await line.until(isWhole)
    const all = (await get(at(id), seats[0])).body
    expect(whole.since).toBe(moves)
    expect([...first.movers, ...whole.movers]).toEqual(all.movers)
    expect([...first.events, ...whole.events]).toEqual(all.events)
    // After moves were taken back, what one knew no longer counts.
    const other = await house.socket(at(id, `/live?moves=${moves}&rewinds=7`), seats[0])
    expect((await other.until(isWhole)).since).toBe(-1)
  })

  test('plain requests can wait for news', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const { tag } = (await get(at(id), seats[1])).body
    const waits = get(at(id, `?after=${tag}&wait=20`), seats[1])
    await step(id, seats)
    const news = (await waits).body
    expect(news.tag).not.toBe(tag)
    expect(news.seen.told.moves).toBe(1)
  })

  test('presence and talk reach everybody; a pasted key is held back', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    await pass(2 * minute)
    const ben = await house.socket(at(id, '/live'), seats[1])
    await ben.until(isWhole)
    const ann = await house.socket(at(id, '/live'), seats[0])
    await ann.until(isWhole)
    await ben.until(frame => frame.kind === 'more' && JSON.stringify(frame).includes('"here"'))
    await ann.ask('look', { looking: false })
    await ben.until(frame => frame.kind === 'more' && JSON.stringify(frame).includes('"away"'))
    expect(await ann.ask('say', { text: `come in: http://x/#${seats[0]}` })).toMatchObject({
      status: 422,
      body: { error: 'holds-a-key' },
    })
    // Broken up by letters that nobody sees, or in other forms of the same letters, it is still the key.
    for (const broken of [
      seats[0].split('').join('\u200b'),
      `${seats[0].slice(0, 9)}\u2060\u00ad${seats[0].slice(9)}`,
      seats[0].replace(/[a-z]/g, letter => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
    ]) {
      expect(await ann.ask('say', { text: broken })).toMatchObject({ status: 422, body: { error: 'holds-a-key' } })
    }
    expect(await ann.ask('say', { text: 'ahoy' })).toMatchObject({ status: 200 })
    await ben.until(frame => frame.kind === 'said' && frame.lines[0].text === 'ahoy')
    expect(JSON.stringify(ben.frames)).not.toContain(seats[0])
    expect((await get(at(id))).body.talk.at(-1)).toMatchObject({ seat: 0, text: 'ahoy' })
  })
})

describe('a seat that asks by plain requests', () => {
  const presence = async (id: string, seat: number) => (await get(at(id))).body.seen.table.seats[seat].presence

  test('is here for as long as it asks, and gone when it does no more', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const ben = await house.socket(at(id, '/live'), seats[1])
    await ben.until(isWhole)
    await pass(2 * minute)
    expect(await presence(id, 0)).toMatchObject({ state: 'gone' })
    const came = house.world.wall()
    for (let i = 0; i < 4; i++) {
      await get(at(id, i === 2 ? '/moves' : ''), seats[0])
      await pass(minute / 2)
      expect(await presence(id, 0)).toEqual({ state: 'here', since: came })
    }
    const before = ben.frames.length
    await pass(minute)
    expect(await presence(id, 0)).toEqual({ state: 'gone', since: house.world.wall() })
    await ben.until(frame => ben.frames.indexOf(frame) >= before && JSON.stringify(frame).includes('"gone"'))
  })

  test('is where its page is while one is open', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const ann = await house.socket(at(id, '/live'), seats[0])
    await ann.until(isWhole)
    await ann.ask('look', { looking: false })
    await get(at(id), seats[0])
    expect((await presence(id, 0)).state).toBe('away')
    await ann.close()
    await expect.poll(async () => (await presence(id, 0)).state).toBe('gone')
  })
})

describe('who looks on', () => {
  test('sees nothing hidden and moves nothing', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const { seen } = (await get(at(id))).body
    expect(seen.you).toEqual({ seat: -1, host: false })
    const view = seen.told!.view as State & { place: number[] }
    const own = (await get(at(id), seats[0])).body.seen.told.view as typeof view
    expect(view.place.filter(place => place >= 0).length).toBeLessThan(own.place.filter(place => place >= 0).length)
    expect((await get(at(id, '/moves'))).status).toBe(403)
  })

  test('is not let in where nobody is to look on', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { settings: { lookers: false } })
    expect((await get(at(id))).body).toEqual((await get('/api/tables/aaaaaaaaaaaa')).body)
    expect((await get(at(id), seats[0])).status).toBe(200)
    await expect(house.socket(at(id, '/live'))).rejects.toThrow('404')
  })
})

describe('listed tables', () => {
  const open = { game: 'cove', seats: [{ kind: 'me', name: 'Ann' }, { kind: 'anyone' }], settings: { title: 'Open' } }

  test('anyone may take a free seat, once', async () => {
    const { id } = (await post('/api/tables', undefined, open)).body
    expect((await get('/api/tables')).body.tables).toMatchObject([{ id, title: 'Open', mine: [] }])
    const both = await Promise.all(['Ben', 'Ines'].map(name => post(at(id, '/sit'), undefined, { seat: 1, name })))
    expect(both.map(each => each.status).sort()).toEqual([200, 409])
    const lost = both.find(each => each.status === 409)!
    expect(lost.body).toMatchObject({ error: 'seat-taken' })
    expect((await get('/api/tables')).body.tables).toEqual([])
    expect((await post(at(id, '/sit'), undefined, { seat: 0, name: 'Eve' })).status).toBe(422)
  })
})
