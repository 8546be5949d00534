// Deals over the wire: two clients agree, and nobody else is told what is theirs.
import type { Offered, Seen } from '@spanish-main/session'
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

const see = async (id: string, key?: string): Promise<Seen> =>
  (await house.call('GET', `/api/tables/${id}`, { key })).body.seen
const fates = ({ told }: Seen) => told!.offers.map(({ id, re, fate }: Offered) => [id, re, fate])
const gold = async (id: string): Promise<number[]> => ((await see(id)).told!.view as unknown as { gold: number[] }).gold

const NAMES = ['Ann', 'Ben', 'Cat']
const pay = (from: number, dollars: number) => ({ from, kind: 'gold', args: [dollars] })

test('an offer and its counter-offer: both say yes at once, and one deal is closed once', async () => {
  const { id, seats } = await seatPeople(house, NAMES, { game: 'lords', settings: { options: {} } })
  const [ann, ben, cat] = await Promise.all(seats.map(key => house.socket(`/api/tables/${id}/live`, key)))
  expect((await ann.ask('offer', { to: 1, parts: [pay(0, 1)] })).body).toEqual({ done: true, paper: '1' })
  expect((await ben.ask('offer', { to: 0, parts: [pay(0, 2)], re: '1' })).body).toEqual({ done: true, paper: '2' })
  expect((await cat.ask('accept', { offer: '2' })).body).toMatchObject({ error: 'no-such-offer' })
  const [first, second] = await Promise.all([ann.ask('accept', { offer: '2' }), ben.ask('accept', { offer: '1' })])
  const closed = [first, second].filter(({ status }) => status === 200)
  expect(closed).toHaveLength(1)
  const paid = closed[0] === first ? 2 : 1
  const refused = closed[0] === first ? second : first
  expect(refused.body).toMatchObject({ error: 'no-such-offer' })
  expect(await gold(id)).toEqual([5 - paid, 5 + paid, 5])
  const again = closed[0] === first ? ann.ask('accept', { offer: '2' }) : ben.ask('accept', { offer: '1' })
  expect((await again).body).toEqual({ done: true, before: true })
  expect(await gold(id)).toEqual([5 - paid, 5 + paid, 5])
  expect(fates(await see(id, seats[2])).filter(([, , fate]) => fate === 'closed')).toHaveLength(1)
})

test('a malformed offer changes nothing, and says what is wrong', async () => {
  const { id, seats } = await seatPeople(house, NAMES, { game: 'lords', settings: { options: {} } })
  const offer = (body: object) => house.call('POST', `/api/tables/${id}/offer`, { key: seats[0], body })
  expect((await offer({ to: 1, parts: [] })).status).toBe(400)
  expect((await offer({ to: 1, parts: [{ from: 0, kind: 'gold', args: ['1'] }] })).status).toBe(400)
  expect((await offer({ to: 1, parts: [pay(0, 99)] })).body.error).toBe('not-so-much-gold')
  expect(fates(await see(id, seats[0]))).toEqual([])
})

test('a secret offer is told to its two seats alone', async () => {
  const { id, seats } = await seatPeople(house, NAMES, { game: 'conquistador', settings: { options: { turns: 10 } } })
  const [ann, ben, cat] = await Promise.all(seats.map(key => house.socket(`/api/tables/${id}/live`, key)))
  const looker = await house.socket(`/api/tables/${id}/live`)
  const says = { from: 0, kind: 'says', args: [], text: 'Meet me at Cadiz' }
  expect((await ann.ask('offer', { to: 1, parts: [says], secret: true })).body).toMatchObject({ done: true })
  await ben.until(frame => JSON.stringify(frame).includes('Cadiz'))
  const { id: paper } = (await see(id, seats[1])).told!.offers[0]
  expect((await cat.ask('accept', { offer: paper })).body).toMatchObject({ error: 'no-such-offer' })
  expect((await ben.ask('accept', { offer: paper })).status).toBe(200)
  for (const key of [seats[2], undefined]) {
    const seen = await house.call('GET', `/api/tables/${id}`, { key })
    expect(seen.body.seen.told.offers).toEqual([])
    expect(seen.text).not.toContain('Cadiz')
  }
  for (const stranger of [cat, looker]) expect(stranger.texts.join()).not.toContain('Cadiz')
})

test('a bot answers at once, and a stand-in leaves the offer to its owner', async () => {
  const about = { game: 'lords', settings: { options: {} }, bots: 1 }
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], about)
  const offer = (to: number, parts: object[]) =>
    house.call('POST', `/api/tables/${id}/offer`, { key: seats[0], body: { to, parts } })
  // Most of what the bot has is bid already.
  expect((await offer(2, [pay(2, 1)])).status).toBe(200)
  expect(fates(await see(id, seats[0]))).toEqual([['1', '', 'declined']])
  await house.call('POST', `/api/tables/${id}/leave`, { key: seats[1] })
  expect((await offer(1, [pay(0, 1)])).status).toBe(200)
  expect(fates(await see(id, seats[0]))[1]).toEqual(['2', '', 'open'])
})

test('an offer for some minutes lapses when they are over, without anybody asking', async () => {
  const { id, seats } = await seatPeople(house, NAMES, { game: 'lords', settings: { options: {} } })
  const offer = { to: 1, parts: [pay(0, 1)], minutes: 5 }
  expect((await house.call('POST', `/api/tables/${id}/offer`, { key: seats[0], body: offer })).status).toBe(200)
  house.world.time += 4 * 60_000
  await house.service.tables.wake()
  expect(fates(await see(id, seats[1]))).toEqual([['1', '', 'open']])
  house.world.time += 60_000
  await house.service.tables.wake()
  expect(fates(await see(id, seats[1]))).toEqual([['1', '', 'lapsed']])
  const late = await house.call('POST', `/api/tables/${id}/accept`, { key: seats[1], body: { offer: '1' } })
  expect(late.body.error).toBe('no-such-offer')
})

test('offers wait for whoever is only away; of whoever has resigned or was replaced none stands, neither to him nor by him', async () => {
  const { id, seats, host } = await seatPeople(house, NAMES, { game: 'lords', settings: { options: {} } })
  const post = (deed: string, key: string, body: object = {}) =>
    house.call('POST', `/api/tables/${id}/${deed}`, { key, body })
  const offers = async () => fates(await see(id, seats[0])).map(([, , fate]) => fate)
  await post('offer', seats[0], { to: 1, parts: [pay(0, 1)] })
  await post('offer', seats[1], { to: 2, parts: [pay(1, 1)] })
  await post('offer', seats[0], { to: 2, parts: [pay(0, 1)] })
  await post('leave', seats[1])
  expect(await offers()).toEqual(['open', 'open', 'open'])
  await post('resign', seats[1])
  expect(await offers()).toEqual(['lapsed', 'lapsed', 'open'])
  expect((await post('accept', seats[2], { offer: '2' })).body.error).toBe('no-such-offer')
  await post('replace', host, { seat: 2, kind: 'link' })
  expect(await offers()).toEqual(['lapsed', 'lapsed', 'lapsed'])
})
