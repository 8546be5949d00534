// Whoever has left a seat, or was sent away from it, sees and moves nothing there any more.
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
