// Whoever has left a seat, or was sent away from it, sees and moves nothing there any more.
import { once } from 'node:events'
import { createConnection } from 'node:net'
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

async function openTable(...kinds: string[]) {
  const seats = kinds.map(kind => ({ kind, ...(kind === 'bot' ? { name: 'random' } : {}) }))
  return (await house.call('POST', '/api/tables', { body: { game: 'cove', seats } })).body
}

test('who gets up from a seat that anyone may take has no key to it once another sits there', async () => {
  const { id } = await openTable('anyone', 'link')
  const ann = (await post(id, 'sit', undefined, { seat: 0, name: 'Ann' })).body.key
  await post(id, 'note', ann, { text: 'mine alone' })
  const page = await house.socket(`/api/tables/${id}/live`, ann)
  await post(id, 'get-up', ann)
  const ben = (await post(id, 'sit', undefined, { seat: 0, name: 'Ben' })).body.key
  expect((await house.call('GET', `/api/tables/${id}`, { key: ann })).status).toBe(401)
  expect(await page.until(frame => frame.kind === 'bye')).toMatchObject({ error: 'new-link' })
  expect((await house.call('GET', `/api/tables/${id}/notes`, { key: ben })).body).toEqual({ text: '' })
  expect((await house.call('GET', `/api/tables/${id}`, { key: ben })).body.seen.you.seat).toBe(0)
})

test('a seat that the host fills in another way has no page left of whoever sat there', async () => {
  const { id, host, keys } = await openTable('link', 'link')
  const page = await house.socket(`/api/tables/${id}/live`, keys[1].key)
  await page.until(frame => frame.kind === 'whole')
  const kept = await house.socket(`/api/tables/${id}/live`, keys[0].key)
  const seats = [{ kind: 'link' }, { kind: 'bot', name: 'random' }]
  expect((await post(id, 'settings', host, { settings: {}, seats })).status).toBe(200)
  expect(await page.until(frame => frame.kind === 'bye')).toMatchObject({ error: 'new-link' })
  expect(await kept.ask('arrive', { name: 'Ann' })).toMatchObject({ status: 200 })
})

test.each(['replace', 'reissue'])('%s ends the feed of whoever had the seat', async deed => {
  const { id, host, seats } = await seatPeople(house, ['Ann', 'Ben'])
  const { path } = (await post(id, 'calls/feed', seats[1])).body
  expect((await house.call('GET', path)).status).toBe(200)
  expect((await post(id, deed, host, { seat: 1, ...(deed === 'replace' ? { kind: 'link' } : {}) })).status).toBe(200)
  expect((await house.call('GET', path)).status).toBe(401)
})

test('a host who cannot hand over stays host', async () => {
  const { id, host } = await openTable('link', 'bot')
  const page = await house.socket(`/api/tables/${id}/live`, host)
  await page.until(frame => frame.kind === 'whole')
  expect((await post(id, 'hand-over', host, { seat: 1 })).status).toBe(422)
  expect(await page.ask('say', { text: 'still here' })).toMatchObject({ status: 200 })
})

test.each([
  [{ name: 'A\u202enn' }, {}],
  [{ name: 'A\u200bnn' }, {}],
  [{}, { title: 'one\r\ntwo' }],
  [{}, { title: 'back\u202ewards' }],
])('a table of %j with %j, which nobody could read, is refused', async (name, settings) => {
  const seats = [{ kind: 'link', ...name }, { kind: 'link' }]
  const made = await house.call('POST', '/api/tables', { body: { game: 'cove', seats, settings } })
  expect(made.status).toBe(400)
  const { id, host } = await openTable('link', 'link')
  expect((await post(id, 'settings', host, { settings, seats })).status).toBe(400)
})

test('nobody is called like a key', async () => {
  const { id, keys } = await openTable('anyone', 'link')
  const sat = await post(id, 'sit', undefined, { seat: 0, name: keys[0].key })
  expect(sat).toMatchObject({ status: 422, body: { error: 'holds-a-key' } })
})

test('who says nothing is not heard', async () => {
  const { id, host } = await openTable('link', 'link')
  expect((await post(id, 'say', host, { text: ' \n ' })).status).toBe(400)
})

test('what is said while somebody comes is told to him once, after all that was said before', async () => {
  const { id, host } = await openTable('link', 'link')
  const { talk, commit } = house.service.store
  // The store is slow to tell what was said: meanwhile somebody goes on talking.
  let said = Promise.resolve({ status: 0 })
  Object.assign(house.service.store, {
    talk: async (table: string, most: number) => {
      const lines = await talk(table, most)
      said = post(id, 'say', host, { text: 'ahoy' })
      await new Promise(done => setImmediate(done))
      return lines
    },
    commit,
  })
  const page = await house.socket(`/api/tables/${id}/live`)
  await page.until(frame => frame.kind === 'whole')
  Object.assign(house.service.store, { talk })
  expect((await said).status).toBe(200)
  await page.until(frame => frame.kind === 'said')
  expect(page.frames[0].kind).toBe('whole')
  const texts = page.frames.flatMap(frame =>
    frame.kind === 'whole' ? frame.talk : frame.kind === 'said' ? frame.lines : [],
  )
  expect(texts.map(({ text }) => text)).toEqual(['ahoy'])
})

test('at a table where very much was said, what was said last is told', async () => {
  const { id, host } = await openTable('link', 'link')
  const table = (await house.service.tables.find(id))!
  const lines = Array.from({ length: 1500 }, (_, at) => ({ seat: -1, at, text: String(at) }))
  await table.change(() => ({ lines }))
  const see = () => house.call('GET', `/api/tables/${id}`, { key: host })
  const { talk, tag } = (await see()).body
  expect(talk).toHaveLength(1000)
  expect(talk.at(-1)).toMatchObject({ text: '1499' })
  await post(id, 'say', host, { text: 'news' })
  expect((await see()).body.tag).not.toBe(tag)
})

test.each(['reissue', 'replace'])('who waits for news by a plain request hears nothing more after a %s', async deed => {
  const { id, host, seats } = await seatPeople(house, ['Ann', 'Ben'])
  const at = `/api/tables/${id}`
  const { tag } = (await house.call('GET', at, { key: seats[1] })).body
  const table = (await house.service.tables.find(id))!
  const { join } = table
  const listens = new Promise<void>(done => {
    Object.assign(table, {
      join: (...about: Parameters<typeof join>) => {
        const whole = join(...about)
        whole.then(() => done())
        return whole
      },
    })
  })
  const waits = house.call('GET', `${at}?after=${tag}&wait=20`, { key: seats[1] })
  await listens
  await post(id, deed, host, { seat: 1, ...(deed === 'replace' ? { kind: 'bot' } : {}) })
  expect(await waits).toMatchObject({ status: 401, body: { error: 'unknown-key' } })
})

test('who is sent away and does not hang up is not heard any more', async () => {
  const { id, host, seats } = await seatPeople(house, ['Ann', 'Ben'])
  // No client of the house hangs up late, so this one speaks for itself.
  const port = Number((await house.address()).split(':')[1])
  const raw = createConnection(port, '127.0.0.1')
  const heard: Buffer[] = []
  raw.on('data', data => heard.push(data))
  const hears = (text: string) => expect.poll(() => Buffer.concat(heard).includes(text)).toBe(true)
  raw.write(
    [
      `GET /api/tables/${id}/live HTTP/1.1`,
      `Host: localhost:${port}`,
      `Authorization: Bearer ${seats[1]}`,
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
      '\r\n',
    ].join('\r\n'),
  )
  /** A frame whose mask changes nothing. */
  const say = (text: string) => {
    const said = Buffer.from(JSON.stringify({ id: 1, do: 'say', body: { text } }))
    raw.write(Buffer.concat([Buffer.from([0x81, 0x80 | said.length, 0, 0, 0, 0]), said]))
  }
  await hears('"whole"')
  say('here')
  await hears('"reply"')
  await post(id, 'reissue', host, { seat: 1 })
  await hears('"bye"')
  say('still here')
  raw.end()
  await once(raw, 'close')
  const { talk } = (await house.call('GET', `/api/tables/${id}`, { key: host })).body
  expect(talk.flatMap(({ text }) => text ?? [])).toEqual(['here'])
})

test('a page whose key is taken away while it comes is sent away', async () => {
  const { id, host, seats } = await seatPeople(house, ['Ann', 'Ben'])
  const table = (await house.service.tables.find(id))!
  const { join } = table
  // The link is re-issued after the key was looked at, and before the page is at the table.
  Object.assign(table, {
    join: async (...about: Parameters<typeof join>) => {
      Object.assign(table, { join })
      await post(id, 'reissue', host, { seat: 1 })
      return join(...about)
    },
  })
  const page = await house.socket(`/api/tables/${id}/live`, seats[1])
  expect(await page.until(frame => frame.kind === 'bye')).toMatchObject({ error: 'new-link' })
})

test('the key of a feed opens nothing but the feed', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
  const { key, path } = (await post(id, 'calls/feed', seats[1])).body
  expect((await house.call('GET', path)).status).toBe(200)
  for (const url of ['/api/mine', `/api/tables/${id}`, `/api/tables/${id}/moves`])
    expect((await house.call('GET', url, { key })).status).toBe(401)
  expect((await post(id, 'say', key, { text: 'ahoy' })).status).toBe(401)
})
