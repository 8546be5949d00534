// Every game over the service in all its modes and with all its options; campaigns and cooperative tables to their ends.
import {
  fastChance,
  type GameOption,
  legal,
  type Options,
  parseRecord,
  printMove,
  printRecord,
  verify,
  waiting,
} from '@spanish-main/kernel'
import { answer, decisionName, type Seen } from '@spanish-main/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { entries, loadGame } from './games.ts'
import { type House, type Made, NONCE, openHouse, seatPeople } from './testing/house.ts'

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

const chance = fastChance(8)
/** Everybody plays by chance until the game is over. */
async function playOut(id: string): Promise<void> {
  const host = (await house.service.tables.find(id))!
  for (let i = 0; i < 20_000; i++) {
    const { game, journal } = host.session()!
    if (journal.state.ended !== 0) return
    const asked = waiting(game, journal.state)
    const seat = 31 - Math.clz32(asked & -asked)
    const codes = legal(game, journal.state, seat)
    const text = printMove(game, codes[chance.int(codes.length)])
    const done = await host.act(session => answer(session, seat, { decision: decisionName(session, seat), text }))
    expect(done).toEqual({ done: true })
  }
  throw new Error('The game has no end.')
}

const others = (option: GameOption): Options[string][] => {
  if ('values' in option) return option.values.slice(1)
  if ('least' in option) return [option.least, option.greatest]
  return [option.words.slice(0, option.most ?? option.words.length)]
}

describe.each(entries.filter(entry => entry.rules !== undefined && entry.fixture !== true).map(entry => entry.id))(
  '%s',
  id => {
    test('is made in every mode, for every number of seats, with every value of every option', async () => {
      const { modes, quick } = entries.find(entry => entry.id === id)!
      const { game } = (await loadGame(id))!
      const make = async (seats: number, options: Options) => {
        const body = { game: id, seats: Array.from({ length: seats }, () => ({ kind: 'link' })), settings: { options } }
        return house.call('POST', '/api/tables', { body })
      }
      for (const { name, seats, options = {} } of modes)
        for (const count of seats) expect((await make(count, options)).status, `${name} ${count}`).toBe(201)
      for (const option of game.options) {
        for (const value of others(option)) {
          const { status, body } = await make(quick.seats, { ...quick.options, [option.name]: value })
          // A value that does not go with the others is refused in a sentence that says why.
          if (status !== 201)
            expect(body, option.name).toMatchObject({ error: 'bad-table', message: /\S+ \S+/ as never })
        }
      }
    })
  },
)

async function start(made: Made): Promise<void> {
  for (const key of made.seats) {
    await house.call('POST', `/api/tables/${made.id}/arrive`, { key, body: { name: `guest ${key.slice(-3)}` } })
    await house.call('POST', `/api/tables/${made.id}/ready`, { key, body: { ready: true, nonce: NONCE } })
  }
  expect((await house.call('POST', `/api/tables/${made.id}/start`, { key: made.host })).body).toEqual({ done: true })
}

const recordOf = async (id: string) => parseRecord((await house.call('GET', `/api/tables/${id}/record`)).text)

test('a campaign goes on at the next table, with what the one before handed on', async () => {
  const { game } = (await loadGame('maracaibo'))!
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'link' }]
  const settings = { options: { scenario: 'campaign' } }
  const made = await house.call('POST', '/api/tables', { body: { game: 'maracaibo', seats, settings } })
  const { id, host, keys } = made.body
  const [ann, ben] = keys.map(({ key }: { key: string }) => key)
  await start({ id, host, seats: [ann, ben] })
  const purse = (await house.call('POST', '/api/keys', { body: { key: ben } })).cookie!
  await playOut(id)
  const next = (await house.call('POST', `/api/tables/${id}/rematch`, { key: ann })).body.table
  expect((await see(id)).table.next).toBe(next)
  // Both find their seats there, and the host is host again.
  const mine = async (cookie: string) =>
    (await house.call('GET', '/api/mine', { cookie })).body.tables.find(card => card.id === next)
  expect(await mine(made.cookie!)).toMatchObject({ stage: 'waiting', mine: [0], host: true })
  expect(await mine(purse)).toMatchObject({ stage: 'waiting', mine: [1], host: false })
  const post = (cookie: string, deed: string, body: object = {}) =>
    house.call('POST', `/api/tables/${next}/${deed}`, { cookie, body })
  for (const [cookie, name] of [
    [made.cookie!, 'Ann'],
    [purse, 'Ben'],
  ]) {
    await post(cookie, 'arrive', { name })
    await post(cookie, 'ready', { ready: true, nonce: NONCE })
  }
  expect((await post(made.cookie!, 'start')).body).toEqual({ done: true })
  await playOut(next)
  const [first, second] = [await recordOf(id), await recordOf(next)]
  expect(second.header.before).toBeDefined()
  expect(second.header.legacy).toBeDefined()
  expect(verify(game, second, { game, record: first })).toMatchObject({ level: 'proven', problems: [] })

  // Whoever has the first table here, or brings its record along, has the second proven; anybody else must believe.
  const [before, record] = [first, second].map(printRecord)
  const proofOf = async (path: string, body: object, cookie = '') =>
    (await house.call('POST', `/api/records/${path}`, { body, ...(cookie === '' ? {} : { cookie }) })).body
  expect(await proofOf('verify', { record })).toMatchObject({ level: 'trusted', believed: ['legacy'] })
  expect(await proofOf('verify', { record, before })).toMatchObject({ level: 'proven', believed: [] })
  expect(await proofOf('verify', { record, before: record })).toMatchObject({ level: 'refuted' })
  expect(await proofOf('verify', { record }, made.cookie)).toMatchObject({ level: 'proven', believed: [] })
  const elsewhere = (await house.call('POST', '/api/records/import', { body: { record: before } })).cookie!
  expect(await proofOf('import', { record }, elsewhere)).toMatchObject({ level: 'proven', believed: [] })
  expect((await house.call('POST', '/api/records/import', { body: { record } })).body.level).toBe('trusted')
})

test('a cooperative table is won or lost together', async () => {
  const settings = { options: { scenario: '74' } }
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'], { game: 'maracaibo', settings })
  await playOut(id)
  const seen = await see(id, seats[0])
  expect(seen.table.stage).toBe('over')
  const { winners } = (await house.call('GET', '/api/mine', { key: seats[0] })).body.tables[0]
  expect([0, 3]).toContain(winners)
})
