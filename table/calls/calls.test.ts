import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type House, openHouse, seatPeople } from '../testing/house.ts'
import { createCaller } from './caller.ts'
import { createMessengers, isNear } from './messengers.ts'

const letters: string[] = []
const hooks: { url: string; body: string }[] = []
let status = 200
let house: House
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = ''
    stream.on('data', data => {
      text += data
    })
    stream.on('end', () => {
      letters.push(text)
      done()
    })
  },
})
const web = createServer((request, response) => {
  let body = ''
  request.on('data', data => {
    body += data
  })
  request.on('end', () => {
    hooks.push({ url: request.url ?? '', body })
    response.writeHead(status).end()
  })
})

beforeEach(async () => {
  letters.length = 0
  hooks.length = 0
  status = 200
  if (!web.listening) {
    smtp.listen(0, '127.0.0.1')
    web.listen(0, '127.0.0.1')
    await Promise.all([once(smtp.server, 'listening'), once(web, 'listening')])
  }
  const mailPort = (smtp.server.address() as AddressInfo).port
  const about = { smtp: `smtp://127.0.0.1:${mailPort}`, sender: 'Table <table@example.org>', nearHooks: true }
  house = await openHouse({ messengers: createMessengers(about) })
})
afterEach(async () => {
  await house.close()
})

const hookAddress = () => `http://127.0.0.1:${(web.address() as AddressInfo).port}/called`
const post = (id: string, what: string, key: string, body: object = {}) =>
  house.call('POST', `/api/tables/${id}/${what}`, { key, body })

/** Plays until the seat is asked that was not asked before. */
async function playUntilAsked(id: string, seats: readonly string[], wanted: number): Promise<void> {
  let was = true
  for (let i = 0; i < 300; i++) {
    const { waiting } = (await house.call('GET', `/api/tables/${id}`)).body.seen.told
    const asked = (waiting & (1 << wanted)) !== 0
    if (asked && !was) return
    was = asked
    const seat = 31 - Math.clz32(waiting & -waiting)
    const { decision, moves } = (await house.call('GET', `/api/tables/${id}/moves`, { key: seats[seat] })).body
    await post(id, 'move', seats[seat], { decision, text: moves[0] })
  }
}

describe('on other occasions', () => {
  const kinds = () => hooks.map(({ body }) => JSON.parse(body).kind)

  test('a seat is called where it wishes so: for its consent, when a bot keeps it, when the game is over', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    const on = { mail: [], hook: ['consent', 'stand-in', 'ended'] }
    await post(id, 'calls', seats[1], { hook: hookAddress(), on, language: 'en' })
    expect((await house.call('GET', `/api/tables/${id}/calls`, { key: seats[1] })).body).toMatchObject({ on })
    await post(id, 'abandon', host)
    await expect.poll(kinds).toEqual(['consent'])
    await post(id, 'answer-ending', seats[1], { agrees: false })
    await post(id, 'stand-in', host, { seat: 1 })
    await expect.poll(kinds).toEqual(['consent', 'stand-in'])
    await post(id, 'return', seats[1])
    await post(id, 'abandon', host)
    for (const key of seats) await post(id, 'answer-ending', key, { agrees: true })
    await expect.poll(kinds).toEqual(['consent', 'stand-in', 'consent', 'ended'])
    expect(house.troubles).toEqual([])
  })

  test('unless it wishes so it is called for its move alone', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'calls', seats[1], { hook: hookAddress(), language: 'en' })
    await post(id, 'abandon', host)
    await post(id, 'answer-ending', seats[1], { agrees: false })
    await playUntilAsked(id, seats, 1)
    await expect.poll(kinds).toContain('your-move')
    expect(new Set(kinds())).toEqual(new Set(['your-move']))
  })

  test('an occasion that there is not is refused', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const on = { mail: ['breakfast'], hook: [] }
    expect((await post(id, 'calls', seats[1], { on, language: 'en' })).status).toBe(400)
  })
})

describe('mail', () => {
  test('comes when it is one’s turn, after the address was confirmed, and says nothing hidden', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { settings: { title: 'Friday' } })
    expect((await post(id, 'calls', seats[1], { mail: 'ben@example.org', language: 'pl' })).status).toBe(200)
    await expect.poll(() => letters.length).toBe(1)
    const code = /Twój kod to (\d{6})/.exec(decoded(letters[0]))![1]
    expect((await house.call('GET', `/api/tables/${id}/calls`, { key: seats[1] })).body).toMatchObject({
      confirmed: false,
    })
    expect((await post(id, 'calls/confirm', seats[1], { code: '0000000'.slice(0, 6) })).status).toBe(
      code === '000000' ? 200 : 422,
    )
    expect((await post(id, 'calls/confirm', seats[1], { code })).status).toBe(200)
    await playUntilAsked(id, seats, 1)
    await expect.poll(() => letters.length).toBeGreaterThan(1)
    const letter = letters[1]
    expect(letter).toContain('To: ben@example.org')
    expect(decoded(letter)).toContain(`http://table.test/together/${id}`)
    for (const key of seats) expect(letter).not.toContain(key)
    expect(house.troubles).toEqual([])
  })

  test('that does not leave is said to whoever asked for it', async () => {
    await house.close()
    house = await openHouse({
      messengers: createMessengers({ smtp: 'smtp://127.0.0.1:1', sender: 'x@y.z', nearHooks: true }),
    })
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const set = await post(id, 'calls', seats[1], { mail: 'ben@example.org', language: 'en' })
    expect(set).toMatchObject({ status: 503, body: { error: 'mail-failed' } })
    expect(house.troubles).toEqual([])
  })

  test('goes to nobody who only guesses the code', async () => {
    const sent: string[] = []
    await house.close()
    house = await openHouse({
      messengers: { hook: async () => undefined, mail: async (_to, _subject, text) => void sent.push(text) },
    })
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'calls', seats[1], { mail: 'ben@example.org', language: 'en' })
    const code = /Your code is (\d{6})/.exec(sent[0])![1]
    for (let i = 0; i < 5; i++) expect((await post(id, 'calls/confirm', seats[1], { code: 'x' })).status).toBe(422)
    expect((await post(id, 'calls/confirm', seats[1], { code })).status).toBe(422)
    // A new letter brings a new code.
    await post(id, 'calls', seats[1], { mail: 'ben@example.org', language: 'en' })
    const again = /Your code is (\d{6})/.exec(sent[1])![1]
    expect((await post(id, 'calls/confirm', seats[1], { code: again })).status).toBe(200)
  })

  test('waits for no hook that never answers', async () => {
    const sent: string[] = []
    await house.close()
    house = await openHouse({
      messengers: {
        hook: () => new Promise(() => undefined),
        mail: async (_to, _subject, text) => void sent.push(text),
      },
    })
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'calls', seats[1], { mail: 'ben@example.org', hook: hookAddress(), language: 'en' })
    const code = /Your code is (\d{6})/.exec(sent[0])![1]
    await post(id, 'calls/confirm', seats[1], { code })
    await playUntilAsked(id, seats, 1)
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toContain(`http://table.test/together/${id}`)
  })

  test('does not go to whoever looks at the page', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'calls', seats[1], { hook: hookAddress(), language: 'en' })
    const page = await house.socket(`/api/tables/${id}/live`, seats[1])
    await page.until(frame => frame.kind === 'whole')
    await playUntilAsked(id, seats, 1)
    expect(hooks).toEqual([])
  })
})

describe('hooks', () => {
  test('of a person who was replaced are called no more', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'calls', seats[1], { hook: hookAddress(), language: 'en' })
    await playUntilAsked(id, seats, 1)
    await expect.poll(() => hooks.length).toBe(1)
    const { key } = (await post(id, 'replace', host, { seat: 1, kind: 'link' })).body
    await post(id, 'arrive', key, { name: 'Ines' })
    await post(id, 'return', key)
    await playUntilAsked(id, [seats[0], key], 1)
    expect((await house.call('GET', `/api/tables/${id}/calls`, { key })).body.hook).toBeUndefined()
    expect(hooks).toHaveLength(1)
  })

  test('are called once for a turn', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'calls', seats[1], { hook: hookAddress(), language: 'en' })
    await playUntilAsked(id, seats, 1)
    await expect.poll(() => hooks.length).toBeGreaterThan(0)
    expect(JSON.parse(hooks[0].body)).toEqual({
      ...{ kind: 'your-move', table: id, game: 'cove', title: '', seat: 1, url: `http://table.test/together/${id}` },
    })
  })

  test('are called when it was a bot that moved before', async () => {
    const { id, seats } = await seatPeople(house, ['Ann'], { bots: 1 })
    await post(id, 'calls', seats[0], { hook: hookAddress(), language: 'en' })
    const see = async () => (await house.call('GET', `/api/tables/${id}`, { key: seats[0] })).body
    const isAsked = async () => ((await see()).seen.told.waiting & 1) !== 0
    for (let mover = 0; mover !== 1; mover = (await see()).movers.at(-1)!) {
      const { decision, moves } = (await house.call('GET', `/api/tables/${id}/moves`, { key: seats[0] })).body
      hooks.length = 0
      await post(id, 'move', seats[0], { decision, text: moves.at(-1) })
      await expect.poll(isAsked).toBe(true)
    }
    await expect.poll(() => hooks.length).toBeGreaterThan(0)
  })

  test('are called again when the host reminds the seat, once an hour', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'calls', seats[1], { hook: hookAddress(), language: 'en' })
    await playUntilAsked(id, seats, 1)
    await expect.poll(() => hooks.length).toBe(1)
    expect((await post(id, 'remind', host, { seat: 1 })).status).toBe(200)
    await expect.poll(() => hooks.length).toBe(2)
    expect((await post(id, 'remind', host, { seat: 1 })).body.error).toBe('reminded-already')
    expect((await post(id, 'remind', seats[0], { seat: 1 })).status).toBe(403)
  })

  test('that answer badly are tried five times, and then it is said', async () => {
    status = 500
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'calls', seats[1], { hook: hookAddress(), language: 'en' })
    await playUntilAsked(id, seats, 1)
    await expect.poll(() => hooks.length).toBeGreaterThanOrEqual(5)
    const shown = async () => (await house.call('GET', `/api/tables/${id}/calls`, { key: seats[1] })).body.trouble
    await expect.poll(shown).toBe('The hook answered 500.')
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.5',
    '169.254.169.254',
    '::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
  ])('%s is near', address => expect(isNear(address)).toBe(true))
  test.each(['93.184.215.14', '2606:2800:21f::1'])('%s is far', address => expect(isNear(address)).toBe(false))

  test('do not call this machine unless that is allowed', async () => {
    const { hook } = createMessengers({ sender: '', nearHooks: false })
    const call = { kind: 'your-move' as const, table: 'a', game: 'b', title: '', seat: 0, url: '' }
    for (const url of [
      hookAddress(),
      hookAddress().replace('127.0.0.1', 'localhost'),
      hookAddress().replace('127.0.0.1', '[::1]'),
    ])
      await expect(hook(url, call)).rejects.toThrow('not on the open network')
    expect(hooks).toEqual([])
  })
})

describe('quiet hours', () => {
  /** 1 a.m. of a night that lasts until 8, by the clock of the test's world. */
  const night = { from: 22 * 60, to: 8 * 60, zone: 'UTC' }
  const HOUR = 3_600_000
  const kinds = () => hooks.map(({ body }) => JSON.parse(body).kind)
  const goTo = (hour: number) => {
    const day = 24 * HOUR
    house.world.ahead += (hour * HOUR - (house.world.wall() % day) + day) % day
  }
  const held = () => house.service.store.fact('held calls').then(text => JSON.parse(text ?? '[]').length)
  const callHeld = () => house.caller.callHeld(house.service.tables.find)

  test('a call waits until they are over, and comes once', async () => {
    goTo(1)
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    expect((await post(id, 'calls', seats[1], { hook: hookAddress(), quiet: night, language: 'en' })).status).toBe(200)
    await playUntilAsked(id, seats, 1)
    await expect.poll(held).toBe(1)
    await callHeld()
    expect(hooks).toEqual([])
    goTo(8)
    await callHeld()
    expect(kinds()).toEqual(['your-move'])
    await callHeld()
    expect(kinds()).toEqual(['your-move'])
    expect(await held()).toBe(0)
  })

  test('what nobody waits for any more is not called for; the end of a game is', async () => {
    goTo(1)
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    const on = { mail: [], hook: ['consent', 'ended'] }
    await post(id, 'calls', seats[1], { hook: hookAddress(), quiet: night, on, language: 'en' })
    await post(id, 'abandon', host)
    await expect.poll(held).toBe(1)
    for (const key of seats) await post(id, 'answer-ending', key, { agrees: true })
    await expect.poll(held).toBe(2)
    goTo(9)
    await callHeld()
    expect(kinds()).toEqual(['ended'])
  })

  test('a call that waits is not forgotten by a service that was down', async () => {
    goTo(1)
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    await post(id, 'calls', seats[1], { hook: hookAddress(), quiet: night, language: 'en' })
    await playUntilAsked(id, seats, 1)
    await expect.poll(held).toBe(1)
    const again = createCaller({
      ...{ store: house.service.store, world: house.world, address: 'http://table.test' },
      ...{ messengers: createMessengers({ sender: '', nearHooks: true }), trouble: () => undefined },
    })
    goTo(8)
    await again.callHeld(house.service.tables.find)
    expect(kinds()).toEqual(['your-move'])
  })

  test('of a time that nobody knows are refused', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const quiet = { ...night, zone: 'Caribbean/Tortuga' }
    expect((await post(id, 'calls', seats[1], { quiet, language: 'en' })).body.error).toBe('bad-zone')
  })
})

describe('a clock that runs low', () => {
  const kinds = () => hooks.map(({ body }) => JSON.parse(body).kind)

  test('calls its seat once, unless it is watched, and again for more time that ran low', async () => {
    const settings = { options: { short: true }, pace: { kind: 'live', bank: 600_000, increment: 0 }, whenOut: 'show' }
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'], { settings })
    await playUntilAsked(id, seats, 1)
    const on = { mail: [], hook: ['clock-low'] }
    await post(id, 'calls', seats[1], { hook: hookAddress(), on, language: 'en' })
    house.world.time += 539_000
    await house.service.tables.wake()
    expect(hooks).toEqual([])
    house.world.time += 1000
    await house.service.tables.wake()
    await expect.poll(kinds).toEqual(['clock-low'])
    await house.service.tables.wake()
    await post(id, 'more-time', host, { seat: 1 })
    house.world.time += 300_000
    await house.service.tables.wake()
    await expect.poll(kinds).toEqual(['clock-low', 'clock-low'])
    expect(house.troubles).toEqual([])
  })

  test('by correspondence calls once in a turn, nights left out', async () => {
    const DAY = 24 * 3_600_000
    const settings = { options: { short: true }, pace: { kind: 'days', time: DAY }, whenOut: 'show' }
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { settings })
    await playUntilAsked(id, seats, 1)
    await post(id, 'calls', seats[1], { hook: hookAddress(), language: 'en' })
    house.world.time += 0.9 * DAY
    await house.service.tables.wake()
    await expect.poll(kinds).toContain('clock-low')
    expect(kinds().filter(kind => kind === 'clock-low')).toHaveLength(1)
  })
})

describe('the feed', () => {
  test('tells what its seat has chosen', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'], { settings: { title: 'Friday' } })
    const { path } = (await post(id, 'calls/feed', seats[1])).body
    const items = async () =>
      JSON.parse((await house.call('GET', path)).text).items.map((item: { content_text: string }) => item.content_text)
    await post(id, 'abandon', host)
    expect(await items()).toEqual(['Your move: Friday'])
    const on = { mail: [], hook: [], feed: ['consent', 'ended'] }
    await post(id, 'calls', seats[1], { on, language: 'pl' })
    expect(await items()).toEqual(['Twoja zgoda: Friday'])
    for (const key of seats) await post(id, 'answer-ending', key, { agrees: true })
    expect(await items()).toEqual(['Koniec gry: Friday'])
  })

  test('has a key of its own that opens nothing else', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { settings: { title: 'Friday' } })
    const { key, path } = (await post(id, 'calls/feed', seats[0])).body
    const feed = await house.call('GET', path)
    expect(feed.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    expect(JSON.parse(feed.text)).toMatchObject({
      title: 'Spanish Main: Friday',
      items: [{ content_text: 'Your move: Friday' }],
    })
    expect((await house.call('POST', '/api/keys', { body: { key } })).status).toBe(401)
    expect((await post(id, 'say', key, { text: 'me' })).status).toBe(401)
    await post(id, 'calls/feed', seats[0])
    expect((await house.call('GET', path)).status).toBe(401)
  })
})

const decoded = (letter: string): string => {
  const [head, ...body] = letter.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString()
  return text
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}
