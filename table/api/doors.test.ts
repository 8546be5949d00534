// Who is let in, by which door, and what the doors themselves give away.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deeds } from '../deeds/index.ts'
import { createServer } from '../server.ts'
import { type House, openHouse, openLine, seatPeople } from '../testing/house.ts'
import { USUAL_LIMITS } from './api.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(async () => {
  expect(house.troubles).toEqual([])
  await house.close()
})

/** Everything in the database, as text. */
function everything(): string {
  const db = new DatabaseSync(join(house.folder, 'tables.db'), { readOnly: true })
  const names = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all() as { name: string }[]
  const rows = names.map(({ name }) => db.prepare(`SELECT * FROM "${name}"`).all())
  db.close()
  return JSON.stringify(rows)
}

/** A schema as the description has it: a constant is a list of one, and patterns of names are left out. */
const described = (schema: object): object =>
  JSON.parse(
    JSON.stringify(schema, (name, value) => (name === 'options' ? { type: 'object' } : value)).replace(
      /"const":("[^"]*")/g,
      '"enum":[$1]',
    ),
  )

interface Description {
  readonly paths: Record<string, Record<string, { requestBody?: object; summary?: string }>>
}
const description = async (): Promise<Description> => JSON.parse((await house.call('GET', '/api/docs/json')).text)

describe('the description', () => {
  test('names every deed with the schema that validates it, and its page loads nothing from elsewhere', async () => {
    const { paths } = await description()
    for (const name of Object.keys(deeds)) {
      const { post } = paths[`/api/tables/{id}/${name}`]
      expect(post.summary, name).toBe(deeds[name].summary)
      expect(post.requestBody, name).toMatchObject({
        content: { 'application/json': { schema: described(deeds[name].body) } },
      })
    }
    const page = await house.call('GET', '/api/docs')
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/)
  })

  test('has no way to change anything by looking', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    const { paths } = await description()
    const before = everything()
    for (const [path, ways] of Object.entries(paths)) {
      expect(Object.keys(ways).filter(way => way !== 'get' && way !== 'post')).toEqual([])
      for (const key of [seats[0], host, undefined]) {
        const { status } = await house.call('GET', path.replace('{id}', id), { key })
        if (ways.get === undefined) expect([400, 404], path).toContain(status)
      }
    }
    expect(everything()).toBe(before)
  })
})

describe('tokens', () => {
  test('lie nowhere in the data, are in no address, and their cookie is out of reach of scripts', async () => {
    const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
    const came = await house.call('POST', '/api/keys', { body: { key: seats[1] } })
    const cookie = String(came.headers['set-cookie'])
    expect(cookie).toMatch(/^spanish-main=smp-[\w-]{32}; .*HttpOnly; SameSite=Strict/)
    const purse = came.cookie!.split('=')[1]
    const files = readdirSync(house.folder).filter(name => /\.db/.test(name))
    expect(files).toContain('tables.db')
    for (const file of files) {
      const bytes = readFileSync(join(house.folder, file), 'latin1')
      for (const token of [...seats, host, purse]) expect(bytes.includes(token)).toBe(false)
    }
    const page = await house.call('GET', `/join`)
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect((await house.call('GET', `/api/tables/${id}?key=${seats[0]}`)).status).toBe(400)
  })

  test('are sent back over TLS alone where there is TLS, and without it on plain http', async () => {
    const behind = await createServer(join(house.folder, 'pages'), {
      proxy: true,
      api: { service: house.service, limits: USUAL_LIMITS, names: ['games.example.org'] },
    })
    const payload = { game: 'cove', seats: [{ kind: 'me', name: 'Ann' }, { kind: 'link' }] }
    const headers = { host: 'games.example.org', 'x-forwarded-for': '9.9.9.9' }
    const make = (proto: string) =>
      behind.inject({
        ...{ method: 'POST', url: '/api/tables', payload },
        headers: { ...headers, 'x-forwarded-proto': proto },
      })
    expect(String((await make('https')).headers['set-cookie'])).toContain('Secure')
    expect(String((await make('http')).headers['set-cookie'])).not.toContain('Secure')
    await behind.close()
  })
})

describe('the doors', () => {
  test('are open for this service by its own names, and for changes from its own pages alone', async () => {
    const made = await house.call('POST', '/api/tables', {
      body: { game: 'cove', seats: [{ kind: 'me', name: 'Ann' }, { kind: 'link' }] },
    })
    const cookie = made.cookie!
    const say = (headers: Record<string, string>) =>
      house.server.inject({
        ...{ method: 'POST', url: `/api/tables/${made.body.id}/say`, payload: { text: 'ahoy' } },
        headers: { host: 'localhost:80', cookie, ...headers },
      })
    expect((await say({ origin: 'http://localhost:80' })).statusCode).toBe(200)
    expect((await say({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
    for (const wrong of [
      {},
      { origin: 'http://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:81' },
      { origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      expect((await say(wrong)).json(), JSON.stringify(wrong)).toMatchObject({ error: 'wrong-origin' })
    }
    expect((await say({ host: 'evil.example', origin: 'http://evil.example' })).statusCode).toBe(421)
    const live = `ws://${await house.address()}/api/tables/${made.body.id}/live`
    await expect(openLine(live, undefined, { origin: 'http://evil.example', cookie })).rejects.toThrow('403')
    const { talk } = (await house.call('GET', `/api/tables/${made.body.id}`)).body
    expect(talk).toHaveLength(2)
  })

  test.each([
    'GET /api/mine HTTP/1.1\r\nHost: localhost\r\nHost: evil.example',
    'GET /api/mine HTTP/1.1\r\nHost: evil.example\r\nHost: localhost',
    'GET http://evil.example/api/mine HTTP/1.1\r\nHost: localhost',
    'GET /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nTransfer-Encoding: chunked',
  ])('are closed to whoever says two things at once: %j', async head => {
    const [name, port] = (await house.address()).split(':')
    const socket = connect(Number(port), name)
    socket.write(`${head}\r\nConnection: close\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 (400|421) /)
    socket.destroy()
  })

  test('say what is wrong with what arrives, and change nothing', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const say = (payload: string, type: string) =>
      house.server.inject({
        ...{ method: 'POST', url: `/api/tables/${id}/say`, payload },
        headers: { host: 'localhost', authorization: `Bearer ${seats[0]}`, 'content-type': type },
      })
    for (const type of ['text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'text/html'])
      expect((await say('{"text":"ahoy"}', type)).json()).toMatchObject({ error: 'wrong-type' })
    const more = (await say('{"text":"ahoy","seat":1}', 'application/json')).json()
    expect(more).toEqual({ error: 'malformed', message: 'Something is wrong at body/seat: nobody expects it.' })
    const { decision, moves } = (await house.call('GET', `/api/tables/${id}/moves`, { key: seats[0] })).body
    const move = async (text: string) =>
      (await house.call('POST', `/api/tables/${id}/move`, { key: seats[0], body: { decision, text } })).body.message
    expect(await move('dance')).toMatch(/^The game knows no such move \(rule \S+\)\.$/)
    expect(await move(`${moves[0].split(' ')[0]} one two three`)).toBe('This move has another number of words.')
    expect((await house.call('GET', `/api/tables/${id}`)).body.talk).toHaveLength(1)
  })

  test('say the same about everything that is not there, strictly and in every answer', async () => {
    const answers = await Promise.all([
      house.call('GET', '/api/tables'),
      house.call('GET', '/api/nothing'),
      house.call('POST', '/api/tables', { body: {} }),
      house.call('GET', '/api/tables/aaaaaaaaaaaa'),
    ])
    for (const { headers } of answers) {
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
  })
})

describe('limits', () => {
  test('of requests, of what is made, of sockets from one address and in all', async () => {
    const limits = { requests: 20, makings: 2, sockets: 3, socketsEach: 2 }
    const small = await openHouse({ limits })
    try {
      const body = { game: 'cove', seats: [{ kind: 'link' }, { kind: 'link' }] }
      const make = () => small.call('POST', '/api/tables', { body })
      const { id, keys } = (await make()).body
      expect((await make()).status).toBe(201)
      expect(await make()).toMatchObject({ status: 429, body: { error: 'flood' } })
      const lines = [await small.socket(`/api/tables/${id}/live`), await small.socket(`/api/tables/${id}/live`)]
      await expect(small.socket(`/api/tables/${id}/live`)).rejects.toThrow('429')
      await lines[0].close()
      await expect
        .poll(() =>
          small.socket(`/api/tables/${id}/live`, keys[0].key).then(
            () => 'open',
            () => 'refused',
          ),
        )
        .toBe('open')
      let last = 200
      for (let i = 0; i < 25; i++) last = (await small.call('GET', `/api/tables/${id}`)).status
      expect(last).toBe(429)
      expect(small.troubles).toEqual([])
    } finally {
      await small.close()
    }
  })

  test('of messages over one socket, and of how large they are', async () => {
    const small = await openHouse({ limits: { messages: 5 } })
    try {
      const { id, seats } = await seatPeople(small, ['Ann', 'Ben'])
      const eager = await small.socket(`/api/tables/${id}/live`, seats[0])
      for (let i = 0; i < 8; i++) eager.socket.send(JSON.stringify({ id: i, do: 'look', body: { looking: true } }))
      await eager.until(frame => frame.kind === 'bye' && frame.error === 'flood')
      const large = await small.socket(`/api/tables/${id}/live`, seats[1])
      const closed = new Promise(done => large.socket.once('close', done))
      large.socket.send(`"${'x'.repeat(20_000)}"`)
      await closed
      expect((await small.call('GET', `/api/tables/${id}`)).status).toBe(200)
      expect(small.troubles).toEqual([])
    } finally {
      await small.close()
    }
  })

  test('of a page that does not fetch what it is told: it is let go, and the others are served', async () => {
    const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
    const slow = await house.socket(`/api/tables/${id}/live`, seats[0])
    await slow.until(frame => frame.kind === 'whole')
    const gone = new Promise(done => slow.socket.once('close', done))
    slow.socket.pause()
    const quick = await house.socket(`/api/tables/${id}/live`, seats[1])
    // Everything that the system would keep for the slow one is filled, and then as much as the service keeps.
    const said = 'x'.repeat(500)
    let count = 0
    const host = (await house.service.tables.find(id))!
    const seen = () => host.presenceOf(0).state
    while (seen() === 'here' && count < 60_000) {
      const lines = Array.from({ length: 200 }, () => ({ seat: 1, at: 0, text: said }))
      await host.change(() => ({ lines }))
      count += lines.length
    }
    expect(seen()).toBe('gone')
    await quick.until(frame => frame.kind === 'said')
    expect((await quick.ask('say', { text: 'still here' })).status).toBe(200)
    slow.socket.resume()
    await gone
  })
})
