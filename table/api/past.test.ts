import { randomBot } from '@spanish-main/bots'
import { parseRecord, view } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import {
  botAnswers,
  firstAsked,
  type LookedBack,
  openSession,
  saveSession,
  startSession,
  viewsOf,
} from '@spanish-main/session'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localJobs } from '../bots/local.ts'
import { JobsBusy } from '../jobs.ts'
import { type Body, type House, openHouse, seatPeople } from '../testing/house.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

const secret = 'ab'.repeat(32)

async function table(moves: number): Promise<Body> {
  const holders = ['Ann', 'Ben'].map(name => ({ kind: 'person' as const, name }))
  const session = startSession({ game: cove, options: { short: true }, holders, secret })
  for (let i = 0; i < moves; i++) botAnswers(session, firstAsked(session), randomBot, 3)
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'link' }]
  return (await house.call('POST', '/api/tables/bring', { body: { record: saveSession(session), secret, seats } })).body
}

test('a seat looks back at what it saw, a bystander at what everybody did', async () => {
  const { id, keys } = await table(9)
  for (const key of [keys[0].key, keys[1].key, undefined]) {
    const who = key === undefined ? {} : { key }
    const { seen } = (await house.call('GET', `/api/tables/${id}`, who)).body
    const past: LookedBack = JSON.parse((await house.call('GET', `/api/tables/${id}/past`, who)).text)
    expect(past.horizon).toBe(0)
    expect(past.views).toHaveLength(seen.told.moves + 1)
    expect(viewsOf(past).at(-1)).toEqual(seen.told.view)
  }
})

test('a position to imagine shows the seat what it saw, and holds neither moves nor dice of the table', async () => {
  const { id, keys } = await table(9)
  const [{ key }] = keys
  const text = (await house.call('GET', `/api/tables/${id}/imagined?moves=9`, { key })).text
  const { seen } = (await house.call('GET', `/api/tables/${id}`, { key })).body
  const record = parseRecord(text)
  expect(record.entries.map(({ kind }) => kind)).toEqual(['seat', 'seat', 'rules'])
  const { session } = openSession(cove, { record, dice: { secret, nonces: [] } })
  expect(JSON.parse(JSON.stringify(view(cove, session.journal.state, 0)))).toEqual(seen.told.view)
  expect(session.holders).toEqual([
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', name: 'random' },
  ])
})

test('before a game has begun there is nothing to look back at', async () => {
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'link' }]
  const { id } = (await house.call('POST', '/api/tables', { body: { game: 'cove', seats } })).body
  expect((await house.call('GET', `/api/tables/${id}/past`)).status).toBe(409)
})

test('where records take too long nobody looks back, and is told to come again', async () => {
  const lookBack = () => Promise.reject(new JobsBusy('it took too long'))
  const slow = await openHouse({ jobs: { ...localJobs(), lookBack } })
  const { id, seats } = await seatPeople(slow, ['Ann', 'Ben'])
  const answer = await slow.call('GET', `/api/tables/${id}/past`, { key: seats[0] })
  expect(answer).toMatchObject({ status: 503, body: { error: 'busy' } })
  expect(slow.troubles).toEqual([])
  await slow.close()
})
