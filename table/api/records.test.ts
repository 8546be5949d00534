import { randomBot } from '@spanish-main/bots'
import { cove } from '@spanish-main/kernel/fixture'
import { botAnswers, firstAsked, saveSession, startSession } from '@spanish-main/session'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type House, openHouse } from '../testing/house.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

const secret = 'ab'.repeat(32)
function local(moves: number): string {
  const holders = ['Ann', 'Ben'].map(name => ({ kind: 'person' as const, name }))
  const session = startSession({ game: cove, options: { short: true }, holders, secret })
  for (let i = 0; i < moves && firstAsked(session) >= 0; i++) botAnswers(session, firstAsked(session), randomBot, 3)
  return saveSession(session)
}
const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'link' }]
const bring = (body: object) => house.call('POST', '/api/tables/bring', { body })

test('a local table goes on as a shared one, from exactly where it was', async () => {
  const made = await bring({ record: local(9), secret, seats })
  expect(made.status).toBe(201)
  const { id, keys } = made.body
  const { seen } = (await house.call('GET', `/api/tables/${id}`, { key: keys[0].key })).body
  expect(seen.table).toMatchObject({ stage: 'playing', condition: 'good' })
  expect(seen.told.moves).toBe(9)
  expect(seen.told.holders[0]).toEqual({ kind: 'person', name: 'Ann' })
  const seat = 31 - Math.clz32(seen.told.waiting & -seen.told.waiting)
  const { decision, moves } = (await house.call('GET', `/api/tables/${id}/moves`, { key: keys[seat].key })).body
  const move = await house.call('POST', `/api/tables/${id}/move`, {
    key: keys[seat].key,
    body: { decision, text: moves[0] },
  })
  expect(move.status).toBe(200)
})

test('what cannot be replayed, is over, or has another secret stays outside', async () => {
  const record = local(9)
  expect((await bring({ record, secret: 'cd'.repeat(32), seats })).body.message).toBe(
    'That is not the secret of its dice.',
  )
  expect((await bring({ record: record.replace(/\nanne .*/, '\nanne dance'), secret, seats })).status).toBe(422)
  expect((await bring({ record: local(5000), secret, seats })).body.error).toBe('bad-record')
  expect((await bring({ record: 'no record', secret, seats })).body.error).toBe('bad-record')
  expect((await bring({ record, secret, seats: [...seats, { kind: 'link' }] })).status).toBe(400)
})

test('a game that is over is imported with what its record proves, and can be looked at and taken away again', async () => {
  const record = local(5000)
  const made = await house.call('POST', '/api/records/import', { body: { record } })
  expect(made.body).toMatchObject({ level: 'proven', believed: [] })
  const { id } = made.body
  const { seen, talk } = (await house.call('GET', `/api/tables/${id}`)).body
  expect(seen.table).toMatchObject({ stage: 'over', proof: 'proven', condition: 'good' })
  expect(seen.table.seats.map((seat: { name: string }) => seat.name)).toEqual(['Ann', 'Ben'])
  expect(talk).toMatchObject([{ key: 'imported', params: { proof: 'proven' } }])
  expect((await house.call('GET', `/api/tables/${id}/record`)).text).toBe(record)
  expect((await house.call('GET', '/api/mine', { cookie: made.cookie! })).body.tables).toMatchObject([{ id, mine: [] }])
  await house.service.tables.tidy(-1)
  expect((await house.call('GET', `/api/tables/${id}/record`)).text).toBe(record)
  const forged = record.replace(/\n(!end \S+) \S+/, '\n$1 nobody')
  expect(forged).not.toBe(record)
  expect((await house.call('POST', '/api/records/import', { body: { record: forged } })).status).toBe(422)
  expect((await house.call('POST', '/api/records/import', { body: { record: local(9) } })).status).toBe(422)
})

test.each([
  ['nobody sits at a seat where somebody sits', [{ kind: 'me', name: 'Ann' }, { kind: 'empty' }]],
  [
    'a bot is unknown',
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', name: 'hal' },
    ],
  ],
])('a table does not come where %s', async (_name, wanted) => {
  const made = await bring({ record: local(9), secret, seats: wanted })
  expect(made).toMatchObject({ status: 400, body: { error: 'bad-table' } })
  expect((await house.call('GET', '/api/tables')).body.tables).toEqual([])
})
