// Malformed and hostile requests and frames: none crashes anything, changes anything, or tells anything.
import { fastChance } from '@spanish-main/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { deeds } from './deeds/index.ts'
import { type House, type Made, openHouse, seatPeople } from './testing/house.ts'

const COUNT = process.env.SPANISH_MAIN_LONG === '1' ? 100_000 : 10_000
const FRAMES = COUNT / 10

let house: House
let made: Made
let other: Made
const chance = fastChance(17)
const pick = <T>(list: readonly T[]): T => list[chance.int(list.length)]

beforeAll(async () => {
  house = await openHouse()
  made = await seatPeople(house, ['Ann', 'Ben'])
  other = await seatPeople(house, ['Cid', 'Dora'], { settings: { lookers: false } })
  await house.call('POST', `/api/tables/${made.id}/note`, { key: made.seats[1], body: { text: 'Ann lies' } })
})
afterAll(() => house.close())

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)])
const strings = [
  '',
  'x',
  '99.9',
  'pass',
  'settle cove-1',
  '../../etc/passwd',
  '\u0000',
  '💰'.repeat(50),
  'x'.repeat(5000),
]
const values: readonly (() => unknown)[] = [
  () => null,
  () => chance.int(100) - 50,
  () => 1e300,
  () => pick(strings),
  () => true,
  () => [],
  () => ({}),
  () => deep(200),
  () => ({ __proto__: { admin: true }, constructor: { prototype: {} } }),
  () => Array.from({ length: 300 }, () => pick(strings)),
]
const value = () => pick(values)()

const fields = [
  'decision',
  'text',
  'seat',
  'as',
  'agrees',
  'moves',
  'how',
  'name',
  'ready',
  'nonce',
  'kind',
  'offer',
  'parts',
]
const body = (): object => Object.fromEntries(Array.from({ length: chance.int(4) }, () => [pick(fields), value()]))

function payload(): string | object {
  const kind = chance.int(8)
  if (kind === 0) return pick(['{', '[1,', 'null', '"x"', '12', '{"a":1}}', '\ufeff{}', ''])
  if (kind === 1) return JSON.stringify(value()) ?? 'undefined'
  if (kind === 2) return `{"text":"${'x'.repeat(70_000)}"}`
  return body()
}

function path(): string {
  const id = pick([made.id, made.id, other.id, 'aaaaaaaaaaaaaa', '%00', '..', 'x'.repeat(300), made.id.toUpperCase()])
  // Nothing here is allowed to these keys, or else it is only looked at.
  const rest = pick([
    ...Object.keys(deeds),
    'moves',
    'why',
    'record',
    'live',
    'notes',
    'sit',
    '',
    '__proto__',
    'import',
  ])
  const query = pick(['', '', '?as=1', '?as=-1', '?as=99', '?as=x', '?moves=-5&rewinds=1e9', '?wait=99', '?after=%ff'])
  return pick([
    `/api/tables/${id}/${rest}${query}`,
    `/api/tables/${id}/${rest}${query}`,
    `/api/${pick(['keys', 'purse/open', 'records/verify', 'tables', 'mine', 'games', 'feed', 'nothing'])}${query}`,
    `/api/tables/${id}/../../${rest}`,
    `//api//${rest}`,
  ])
}

function headers(): Record<string, string> {
  const forged = () => `sms-${Array.from({ length: 32 }, () => pick([...'abcXYZ019-_'])).join('')}`
  return {
    host: pick(['localhost', 'localhost', 'localhost', '127.0.0.1:80', 'evil.example', 'localhost@evil', '']),
    ...pick([
      {},
      {},
      { authorization: `Bearer ${forged()}` },
      { authorization: 'Basic eDp5' },
      { authorization: 'Bearer' },
    ]),
    ...pick([{}, {}, { origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]),
    ...pick([
      {},
      {},
      { cookie: `spanish-main=${forged().replace('sms', 'smp')}` },
      { cookie: 'spanish-main=%00; a=b' },
    ]),
    ...pick([
      {},
      {},
      {},
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/xml' },
      { 'content-type': 'x' },
    ]),
    ...pick([{}, {}, {}, { 'x-forwarded-for': '1.2.3.4, evil' }, { 'content-length': '5' }, { upgrade: 'websocket' }]),
  }
}

/** Everything that may be seen of both tables. */
async function seen(): Promise<string> {
  const all = [made, other].flatMap(({ id, seats }) =>
    seats.map(key => house.call('GET', `/api/tables/${id}`, { key })),
  )
  return (await Promise.all(all)).map(each => each.text).join('\n')
}

test(`${COUNT} requests`, async () => {
  const before = await seen()
  const secrets = [...made.seats, ...other.seats, made.host, other.host, 'Ann lies', 'Dora']
  const vault = await Promise.all([made, other].map(({ id }) => house.service.vault.secretOf(id)))
  const statuses = new Map<number, number>()
  for (let i = 0; i < COUNT; i++) {
    const method = pick(['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const)
    const url = path()
    const sent = method === 'GET' || method === 'HEAD' ? {} : { payload: payload() }
    const response = await house.server.inject({ method, url, headers: headers(), ...sent })
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1)
    expect(response.statusCode, `${method} ${url} ${response.body}`).toBeLessThan(500)
    for (const secret of [...secrets, ...vault]) expect(response.body.includes(secret!)).toBe(false)
  }
  expect(house.troubles).toEqual([])
  expect(await seen()).toBe(before)
  for (const wanted of [400, 401, 403, 404, 413, 415, 421])
    expect(statuses.get(wanted) ?? 0, String(wanted)).toBeGreaterThan(0)
}, 600_000)

test(`${FRAMES} frames`, async () => {
  const before = await seen()
  const address = await house.address()
  let left = FRAMES
  while (left > 0) {
    // Those who only look on may say nothing; a seat may, but not this.
    const socket = new WebSocket(`ws://${address}/api/tables/${made.id}/live`)
    socket.on('error', () => undefined)
    const heard: string[] = []
    socket.on('message', data => heard.push(String(data)))
    const closed = new Promise(done => socket.on('close', done))
    await new Promise(done => socket.once('open', done))
    for (let i = 0; i < 20 && left > 0 && socket.readyState === WebSocket.OPEN; i++, left--) {
      const id = pick([i, -1, 1e99, 'x', null])
      const frames = [
        () => JSON.stringify({ id, do: pick([...Object.keys(deeds), '__proto__', 'toString', 'fly']), body: body() }),
        () => JSON.stringify(value()) ?? '',
        () => '{',
        () => Buffer.from([0, 255, 1, chance.int(256)]),
        () => JSON.stringify({ id, do: 'say', body: { text: 'x'.repeat(20_000) } }),
      ]
      socket.send(pick([...frames.slice(0, 1), ...frames.slice(0, 1), ...frames])())
    }
    socket.close()
    await closed
    expect(heard.every(text => !text.includes('"status":5'))).toBe(true)
    expect(heard.join('').includes('Ann lies')).toBe(false)
  }
  await expect.poll(async () => strip(await seen())).toBe(strip(before))
  expect(house.troubles).toEqual([])
}, 600_000)

/** Presence of those who look on is nobody's business, and is in no seat; only times of seats could differ. */
const strip = (text: string): string => text.replaceAll(/"since":\d+/g, '')
