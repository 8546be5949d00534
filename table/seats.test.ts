// Who sits where, who is host, and whose time runs: what happens around a game.
import type { Seen } from '@spanish-main/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type House, NONCE, openHouse, seatPeople } from './testing/house.ts'

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
const talk = async (id: string): Promise<string[]> =>
  (await house.call('GET', `/api/tables/${id}`)).body.talk.map(line => line.key ?? '')

async function move(id: string, key: string): Promise<number> {
  const { decision, moves } = (await house.call('GET', `/api/tables/${id}/moves`, { key })).body
  return (await post(id, 'move', key, { decision, text: moves[0] })).status
}

/** Plays until the seat is asked. */
async function untilAsked(id: string, keys: readonly string[], seat: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const { waiting } = (await see(id, keys[0])).told!
    if (waiting & (1 << seat)) return
    await move(id, keys[31 - Math.clz32(waiting & -waiting)])
  }
  throw new Error('never asked')
}

describe('absence', () => {
  test('a bot keeps the seat, its owner takes it back at any decision', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    await untilAsked(id, seats, 1)
    expect((await post(id, 'leave', seats[1])).status).toBe(200)
    expect(await move(id, seats[1])).toBe(409)
    await expect.poll(async () => ((await see(id)).told!.waiting & 2) === 0).toBe(true)
    expect((await see(id)).table.seats[1].standIn).toBe('random')
    expect((await see(id)).told!.holders[1]).toEqual({ kind: 'bot', name: 'random' })
    expect((await post(id, 'return', seats[1])).status).toBe(200)
    expect((await see(id)).told!.holders[1]).toEqual({ kind: 'person', name: 'Ben' })
    await untilAsked(id, seats, 1)
    expect(await move(id, seats[1])).toBe(200)
    expect(await talk(id)).toEqual(['started', 'left', 'returned'])
  })

  test('who resigns does not return; when nobody but bots is left the table pauses', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'resign', seats[0])
    expect((await post(id, 'return', seats[0])).body.error).toBe('resigned')
    await post(id, 'leave', seats[1])
    const { moves } = (await see(id)).told!
    expect((await see(id)).table.paused).toBe(true)
    expect((await post(id, 'pause', host, { paused: false })).body.error).toBe('only-bots')
    await house.service.tables.wake()
    expect((await see(id)).told!.moves).toBe(moves)
    await post(id, 'return', seats[1])
    expect((await see(id)).table.paused).toBe(false)
  })

  test('a start with bots keeps seats for those who come later', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'], { start: false })
    expect((await post(id, 'start', host)).body.error).toBe('not-all-ready')
    await post(id, 'ready', seats[0], { ready: true, nonce: NONCE })
    await post(id, 'start', host, { bots: true })
    expect((await see(id)).table.seats[1].standIn).toBe('random')
    await post(id, 'return', seats[1])
    expect((await see(id)).told!.holders[1].name).toBe('Ben')
  })
})

describe('the host', () => {
  test('pauses: nobody moves, then all goes on', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'pause', host, { paused: true })
    await untilAsked(id, seats, 0)
    expect(await move(id, seats[0])).toBe(409)
    await post(id, 'pause', host, { paused: false })
    expect(await move(id, seats[0])).toBe(200)
    expect((await post(id, 'pause', seats[0], { paused: true })).status).toBe(403)
  })

  test('ends a game that others play only with their consent', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    expect((await post(id, 'answer-ending', seats[1], { agrees: true })).body.error).toBe('not-asked')
    expect((await post(id, 'abandon', host)).status).toBe(200)
    expect((await see(id)).table.stage).toBe('playing')
    await post(id, 'answer-ending', seats[1], { agrees: false })
    expect((await see(id)).table.ending).toBeUndefined()
    await post(id, 'abandon', host)
    for (const seat of seats) await post(id, 'answer-ending', seat, { agrees: true })
    expect((await see(id)).table.stage).toBe('abandoned')
    expect(await talk(id)).toEqual(['started', 'end-asked', 'end-refused', 'end-asked', 'abandoned'])
  })

  test('gives a seat more time, in front of everybody', async () => {
    const { id, host, seats } = await seatPeople(house, ['Ann', 'Ben'], {
      settings: { pace: { kind: 'live', bank: 60_000, increment: 0 } },
    })
    await untilAsked(id, seats, 0)
    const before = (await see(id)).table.clock!.left[1]
    expect((await post(id, 'more-time', seats[0], { seat: 1 })).status).toBe(403)
    await post(id, 'more-time', host, { seat: 1 })
    expect((await see(id)).table.clock!.left[1] - before).toBeGreaterThan(200_000)
    expect(await talk(id)).toContain('more-time')
    // Asked for again, after a lost connection, it is given once.
    const given = (await see(id)).table.clock!.given![1]
    const once = { seat: 1, given }
    expect((await post(id, 'more-time', host, once)).body).toEqual({ done: true })
    expect((await post(id, 'more-time', host, once)).body).toEqual({ done: true, before: true })
    expect((await see(id)).table.clock!.given).toEqual([0, 2])
    expect((await talk(id)).filter(key => key === 'more-time')).toHaveLength(2)
    const free = await seatPeople(house, ['Cat', 'Dan'])
    expect((await post(free.id, 'more-time', free.host, { seat: 1 })).body.error).toBe('no-clock')
  })

  test('re-issues a link: the old one is dead at once, its pages are told', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    const page = await house.socket(`/api/tables/${id}/live`, seats[1])
    const { key } = (await post(id, 'reissue', host, { seat: 1 })).body
    await page.until(frame => frame.kind === 'bye' && frame.error === 'new-link')
    expect(await post(id, 'say', seats[1], { text: 'still me' })).toMatchObject({
      status: 401,
      body: { error: 'unknown-key' },
    })
    await untilAsked(id, [seats[0], key], 1)
    expect(await move(id, key)).toBe(200)
  })

  test('replaces a person; the newcomer finds no notes', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'note', seats[1], { text: 'Ann lies' })
    const { key } = (await post(id, 'replace', host, { seat: 1, kind: 'link' })).body
    expect((await post(id, 'say', seats[1], { text: 'still me' })).status).toBe(401)
    await post(id, 'arrive', key, { name: 'Ines' })
    await post(id, 'return', key)
    expect((await see(id)).told!.holders[1].name).toBe('Ines')
    const notes = await house.call('GET', `/api/tables/${id}/notes`, { key })
    expect(notes.body).toEqual({ text: '' })
    expect((await post(id, 'replace', host, { seat: 1, kind: 'bot', bot: 'hal' })).body.error).toBe('no-such-bot')
    await post(id, 'replace', host, { seat: 1, kind: 'bot', bot: 'random' })
    expect((await see(id)).told!.holders[1]).toEqual({ kind: 'bot', name: 'random' })
  })

  test('hands over, and is host no more', async () => {
    const made = await house.call('POST', '/api/tables', {
      body: { game: 'cove', seats: [{ kind: 'me', name: 'Ann' }, { kind: 'link' }] },
    })
    const { id, keys } = made.body
    const ben = (await house.call('POST', '/api/keys', { body: { key: keys[1].key } })).cookie!
    const as = (cookie: string, deed: string, body: object = {}) =>
      house.call('POST', `/api/tables/${id}/${deed}`, { cookie, body })
    await as(ben, 'arrive', { name: 'Ben' })
    expect((await as(made.cookie!, 'hand-over', { seat: 1 })).status).toBe(200)
    expect((await as(made.cookie!, 'abandon')).status).toBe(403)
    expect((await as(ben, 'abandon')).status).toBe(200)
    expect((await see(id)).table).toMatchObject({ host: 1, stage: 'abandoned' })
  })

  test('changes settings before the game, and everybody is asked again', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'], { start: false })
    await post(id, 'ready', seats[0], { ready: true, nonce: NONCE })
    expect((await post(id, 'settings', host, { settings: { options: { purse: 99 } } })).status).toBe(400)
    expect((await see(id)).table.seats[0].ready).toBe(true)
    expect((await post(id, 'settings', host, { settings: { options: { purse: 3 } } })).status).toBe(200)
    expect((await see(id)).table.seats[0]).toMatchObject({ name: 'Ann', ready: false })
    expect(await talk(id)).toEqual(['settings-changed'])
  })
})

describe('takebacks', () => {
  test('go back with everybody’s consent, with new dice', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    for (let i = 0; i < 9; i++) {
      const { waiting } = (await see(id, seats[0])).told!
      await move(id, seats[31 - Math.clz32(waiting & -waiting)])
    }
    expect((await post(id, 'ask-takeback', seats[0], { moves: 5 })).status).toBe(200)
    expect((await see(id, seats[1])).told!.takeback).toMatchObject({ seat: 0, to: 5 })
    expect((await post(id, 'answer-takeback', seats[0], { agrees: true })).status).toBe(409)
    expect((await post(id, 'answer-takeback', seats[1], { agrees: true })).status).toBe(200)
    expect((await see(id)).told!.moves).toBe(5)
    expect((await see(id)).rewinds).toBe(1)
    expect(await talk(id)).toContain('went-back')
  })

  test('that somebody declines are said to all, and what is withdrawn is not', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    for (let i = 0; i < 9; i++) {
      const { waiting } = (await see(id, seats[0])).told!
      await move(id, seats[31 - Math.clz32(waiting & -waiting)])
    }
    await post(id, 'ask-takeback', seats[0], { moves: 5 })
    await post(id, 'answer-takeback', seats[0], { agrees: false })
    expect(await talk(id)).not.toContain('stayed')
    await post(id, 'ask-takeback', seats[1], { moves: 5 })
    await post(id, 'answer-takeback', seats[0], { agrees: false })
    expect(await talk(id)).toContain('stayed')
    expect(await talk(id)).not.toContain('went-back')
  })

  test('silence is a no, and one asks once', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    for (let i = 0; i < 9; i++) {
      const { waiting } = (await see(id, seats[0])).told!
      await move(id, seats[31 - Math.clz32(waiting & -waiting)])
    }
    await post(id, 'ask-takeback', seats[0], { moves: 5 })
    house.world.time += 59_000
    await house.service.tables.wake()
    expect((await see(id)).told!.takeback).toBeDefined()
    house.world.time += 1000
    await house.service.tables.wake()
    expect((await see(id)).told!.takeback).toBeUndefined()
    expect((await post(id, 'ask-takeback', seats[0], { moves: 5 })).body.error).toBe('asked-already')
    expect(await talk(id)).toContain('stayed')
  })

  test('where there are none, nobody asks', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { settings: { takebacks: false } })
    expect((await post(id, 'ask-takeback', seats[0], { moves: 0 })).body.error).toBe('no-takebacks')
  })
})

describe('clocks', () => {
  const live = { pace: { kind: 'live', bank: 60_000, increment: 2000 } }

  test('run for those who are waited for, and a stand-in comes when they run out', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { settings: live })
    await untilAsked(id, seats, 0)
    house.world.time += 30_000
    await move(id, seats[0])
    await untilAsked(id, seats, 0)
    const { clock, seats: chairs } = (await see(id)).table
    expect(clock!.left[0]).toBeGreaterThanOrEqual(30_000)
    expect(clock!.left[0]).toBeLessThanOrEqual(32_000)
    expect(chairs.every(chair => chair.standIn === undefined)).toBe(true)
    house.world.time += 61_000
    await house.service.tables.wake()
    expect((await see(id)).table.seats[0].standIn).toBe('random')
    expect(await talk(id)).toContain('time-up')
    await post(id, 'return', seats[0])
    expect((await see(id)).table.clock!.left[0]).toBeGreaterThanOrEqual(60_000)
  })

  test('are only shown where the host wants it so', async () => {
    const { id } = await seatPeople(house, ['Ann', 'Ben'], { settings: { ...live, whenOut: 'show' } })
    house.world.time += 1_000_000
    await house.service.tables.wake()
    expect((await see(id)).table.seats.map(seat => seat.standIn)).toEqual([undefined, undefined])
  })

  test('stand still while the table is paused, and while the service is down', async () => {
    const { id, host } = await seatPeople(house, ['Ann', 'Ben'], { settings: live })
    await post(id, 'pause', host, { paused: true })
    house.world.time += 1_000_000
    await house.service.tables.wake()
    await post(id, 'pause', host, { paused: false })
    expect((await see(id)).table.clock!.left).toEqual([60_000, 60_000])
    // The wall goes on for a day; the service's own time does not.
    house.world.ahead += 86_400_000
    await house.service.tables.tidy(-1)
    await house.service.tables.wake()
    expect((await see(id)).table.clock!.left).toEqual([60_000, 60_000])
    expect((await see(id)).table.seats.every(seat => seat.standIn === undefined)).toBe(true)
  })
})

describe('after the end', () => {
  test('the record is given out and proves everything; a rematch seats the same people', async () => {
    const made = await house.call('POST', '/api/tables', {
      body: {
        game: 'cove',
        seats: [
          { kind: 'me', name: 'Ann' },
          { kind: 'bot', name: 'random' },
        ],
        settings: { options: { short: true } },
      },
    })
    const { id, keys, host } = made.body
    const [{ key }] = keys
    await post(id, 'ready', key, { ready: true, nonce: NONCE })
    await post(id, 'start', host)
    expect((await house.call('GET', `/api/tables/${id}/record`, { key })).body.error).toBe('not-over')
    expect((await post(id, 'rematch', key)).body.error).toBe('not-over')
    for (let i = 0; i < 500 && (await see(id)).table.stage === 'playing'; i++) {
      await expect
        .poll(async () => (await see(id, key)).told!.waiting & 1 || (await see(id)).table.stage === 'over')
        .toBeTruthy()
      if ((await see(id)).table.stage === 'playing') expect(await move(id, key)).toBe(200)
    }
    const seen = await see(id, key)
    expect(seen.table.stage).toBe('over')
    expect(seen.told!.secret).toMatch(/^[0-9a-f]{64}$/)
    const record = (await house.call('GET', `/api/tables/${id}/record`)).text
    const proof = await house.call('POST', '/api/records/verify', { body: { record } })
    expect(proof.body).toMatchObject({ level: 'proven', problems: [] })
    const [first, second] = await Promise.all([post(id, 'rematch', key), post(id, 'rematch', host)])
    expect(first.body.table).toBe(second.body.table)
    const mine = (await house.call('GET', '/api/mine', { cookie: made.cookie! })).body.tables
    expect(mine).toHaveLength(2)
    expect(mine.find((card: { id: string }) => card.id === first.body.table)).toMatchObject({
      stage: 'waiting',
      mine: [0],
      host: true,
    })
  })
})

describe('seats move between devices', () => {
  test('by a code, once, for two minutes; or by a key file', async () => {
    const made = await house.call('POST', '/api/tables', {
      body: { game: 'cove', seats: [{ kind: 'me', name: 'Ann' }, { kind: 'link' }] },
    })
    const cookie = made.cookie!
    const { code } = (await house.call('POST', '/api/purse/code', { cookie })).body
    const other = await house.call('POST', '/api/purse/open', { body: { code } })
    expect(other.body).toEqual({ seats: 1 })
    const mine = (await house.call('GET', '/api/mine', { cookie: other.cookie! })).body.tables
    expect(mine).toMatchObject([{ id: made.body.id, mine: [0], host: true }])
    expect((await house.call('POST', '/api/purse/open', { body: { code } })).status).toBe(401)
    const typed = (await house.call('POST', '/api/purse/code', { cookie })).body.code.replaceAll('-', ' ')
    expect((await house.call('POST', '/api/purse/open', { body: { code: `${typed} ` } })).status).toBe(200)
    const late = (await house.call('POST', '/api/purse/code', { cookie })).body.code
    house.world.time += 121_000
    expect((await house.call('POST', '/api/purse/open', { body: { code: late } })).status).toBe(401)
    const { purse } = (await house.call('POST', '/api/purse/file', { cookie })).body
    expect((await house.call('POST', '/api/purse/open', { body: { code: purse } })).body).toEqual({ seats: 1 })
  })
})

describe('the start', () => {
  test('asks who is ready at the moment of the start, not a moment before', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'], { start: false })
    for (const key of seats) await post(id, 'ready', key, { ready: true, nonce: NONCE })
    const [notYet, start] = await Promise.all([
      post(id, 'ready', seats[1], { ready: false }),
      post(id, 'start', host, {}),
    ])
    expect(notYet.status).toBe(200)
    expect(start.body).toMatchObject({ error: 'not-all-ready', params: { missing: 1 } })
    expect((await see(id)).table.stage).toBe('waiting')
  })

  test('is not in the way of chairs that cannot be empty', async () => {
    const { id, host } = await seatPeople(house, ['Ann', 'Ben', 'Cat'], { start: false })
    expect((await post(id, 'replace', host, { seat: 1, kind: 'empty' })).body.error).toBe('no-empty-chairs')
    expect((await post(id, 'start', host, { bots: true })).status).toBe(200)
  })
})

test('what is said twice is done once: pauses, giving up', async () => {
  const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben', 'Cat'])
  await post(id, 'pause', host, { paused: true })
  expect((await post(id, 'pause', host, { paused: true })).body).toEqual({ done: true, before: true })
  await post(id, 'pause', host, { paused: false })
  await post(id, 'resign', seats[2])
  expect((await post(id, 'resign', seats[2])).body.error).toBe('resigned')
  expect(await talk(id)).toEqual(['started', 'paused', 'went-on', 'resigned'])
})

test('after the end nobody leaves, sits down under another name or gets more time', async () => {
  const settings = { pace: { kind: 'live', bank: 60_000, increment: 0 } }
  const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'], { settings })
  await post(id, 'abandon', host)
  for (const key of seats) await post(id, 'answer-ending', key, { agrees: true })
  const late = [
    await post(id, 'leave', seats[0]),
    await post(id, 'resign', seats[0]),
    await post(id, 'return', seats[0]),
    await post(id, 'arrive', seats[0], { name: 'Zoe' }),
    await post(id, 'pause', host, { paused: true }),
    await post(id, 'more-time', host, { seat: 0 }),
  ]
  for (const { status, body } of late) expect([status, body.error]).toEqual([409, 'game-over'])
  expect(await talk(id)).toEqual(['started', 'end-asked', 'abandoned'])
})

test('a host does not hand over to a program, which could not take the key', async () => {
  const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
  expect((await post(id, 'hand-over', host, { seat: 1 })).body.error).toBe('no-page-there')
  expect((await post(id, 'pause', host, { paused: true })).status).toBe(200)
  await house.call('POST', '/api/keys', { body: { key: seats[1] } })
  expect((await post(id, 'hand-over', host, { seat: 1 })).status).toBe(200)
})

test('who sits at the same screen keeps the name at the next table', async () => {
  const seats = [
    { kind: 'me', name: 'Ann' },
    { kind: 'here', name: 'Ben' },
  ]
  const { id, host, keys } = (await house.call('POST', '/api/tables', { body: { game: 'cove', seats } })).body
  for (const { key } of keys) await post(id, 'ready', key, { ready: true, nonce: NONCE })
  await post(id, 'start', host)
  await post(id, 'abandon', host)
  await post(id, 'answer-ending', keys[1].key, { agrees: true })
  const { table } = (await post(id, 'rematch', host)).body
  expect((await see(table)).table.seats.map(({ name, arrived }) => [name, arrived])).toEqual([
    ['', false],
    ['Ben', true],
  ])
})

describe('seats drawn by lot', () => {
  test('everybody who was wished for has one, and whoever made the table sits where it fell to him', async () => {
    const seats = [
      { kind: 'me', name: 'Ann', zone: 60 },
      { kind: 'link', name: 'Ben' },
      { kind: 'bot', name: 'random' },
    ]
    const places = new Set<number>()
    for (let i = 0; i < 12; i++) {
      const made = await house.call('POST', '/api/tables', { body: { game: 'cove', seats, lot: true } })
      const { drawn, keys, id } = made.body
      expect([...drawn].sort()).toEqual([0, 1, 2])
      const { table } = await see(id)
      expect(table.seats.map(({ kind, name }) => [kind, name])).toEqual(
        drawn.map(at => [seats[at].kind === 'me' ? 'link' : seats[at].kind, seats[at].name]),
      )
      expect(table.host).toBe(drawn.indexOf(0))
      expect(table.seats[table.host]).toMatchObject({ arrived: true, zone: 60 })
      expect(keys.map(({ seat }) => drawn[seat]).sort()).toEqual([0, 1])
      expect(await talk(id)).toEqual(['drawn'])
      places.add(table.host)
    }
    expect(places.size).toBe(3)
  })

  test('are as they were wished for where nothing is drawn', async () => {
    const seats = [
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', name: 'random' },
    ]
    const made = await house.call('POST', '/api/tables', { body: { game: 'cove', seats } })
    expect(made.body.drawn).toEqual([0, 1])
    expect(await talk(made.body.id)).toEqual([])
  })
})
