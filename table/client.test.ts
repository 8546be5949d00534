import { legal, printMove } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { type Client, createClient, type Live, type LiveTable, Refused, type Socket } from '@spanish-main/session'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type House, NONCE, openHouse, seatPeople } from './testing/house.ts'

let house: House
const pages: LiveTable[] = []
beforeEach(async () => {
  house = await openHouse()
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await house.close()
})

const sockets: WebSocket[] = []

async function client(key?: string): Promise<Client> {
  return createClient({
    origin: `http://${await house.address()}`,
    fetch: (url, about) => fetch(url, about),
    socket(url) {
      const socket = new WebSocket(url, { headers: key === undefined ? {} : { authorization: `Bearer ${key}` } })
      sockets.push(socket)
      socket.on('error', () => undefined)
      return socket as unknown as Socket
    },
    wait: ms => new Promise(done => setTimeout(done, ms / 50)),
    ...(key === undefined ? {} : { key }),
  })
}

/** A page that plays by itself: the first legal move that its own view allows. */
function player(by: Client, id: string, seat: number): { page: LiveTable; last(): Live; events(): number } {
  let last: Live = { link: 'opening', seen: undefined, told: undefined, talk: [] }
  let events = 0
  let answered = ''
  const page = by.live(id, live => {
    last = live
    const { told } = live
    if (told === undefined || live.link !== 'open') return
    events = told.since < 0 ? told.events.length : events + told.events.length
    if ((told.waiting & (1 << seat)) === 0 || answered === told.decision) return
    answered = told.decision
    const [code] = legal(cove, told.view as never, seat)
    void page.ask('move', { decision: told.decision, text: printMove(cove, code) }).then(reply => {
      if (reply.status !== 200) answered = ''
    })
  })
  pages.push(page)
  return { page, last: () => last, events: () => events }
}

test('two pages play a whole game from their own views, with the connection lost now and then', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
  const both = await Promise.all(seats.map(async (key, seat) => player(await client(key), id, seat)))
  const moves = () => both[0].last().told?.moves ?? 0
  await expect.poll(moves).toBeGreaterThan(10)
  for (const socket of sockets) socket.terminate()
  await expect.poll(() => both[1].last().seen?.table.stage, { timeout: 30_000 }).toBe('over')
  await expect.poll(() => both[0].last().seen?.table.stage).toBe('over')
  const see = await (await client(seats[0])).see(id)
  expect(JSON.parse(JSON.stringify(both[0].last().seen?.told))).toEqual(see.seen.told)
  expect(both[0].events()).toBe(see.events.length)
  const record = await (await client()).record(id)
  expect(await (await client()).verify(record)).toMatchObject({ level: 'proven', believed: [], problems: [] })
})

test('everything around a table', async () => {
  const ann = await client()
  const made = await ann.create({
    game: 'cove',
    seats: [{ kind: 'link' }, { kind: 'anyone' }],
    settings: { title: 'Open' },
  })
  expect((await ann.listed()).map(card => card.title)).toEqual(['Open'])
  const { key } = await ann.sit(made.id, 1, 'Ben')
  const ben = await client(key)
  await ben.act(made.id, 'ready', { ready: true, nonce: NONCE })
  expect((await ben.mine())[0]).toMatchObject({ id: made.id, mine: [1], host: false })
  await ben.act(made.id, 'note', { text: 'watch Ann' })
  expect(await ben.notes(made.id)).toBe('watch Ann')
  await expect(ben.act(made.id, 'start')).rejects.toThrow(Refused)
  const host = await client(made.host)
  await host.act(made.id, 'start', { bots: true })
  expect((await ben.see(made.id)).seen.table.seats[0].standIn).toBe('random')
  expect(await ben.receipt(made.id)).toMatch(/^[0-9a-f]{64}$/)
})

test('what was done and not confirmed when the connection was lost is not done twice', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
  let last: Live | undefined
  const page = (await client(seats[0])).live(id, live => {
    last = live
  })
  pages.push(page)
  const line = async () => (await house.service.tables.find(id))!.session()!.journal.line.map(({ text }) => text)
  const move = (text: string) => page.ask('move', { decision: last!.told!.decision, text })
  await expect.poll(() => last?.link).toBe('open')
  const { decision } = (await house.call('GET', `/api/tables/${id}/moves`, { key: seats[1] })).body
  await house.call('POST', `/api/tables/${id}/move`, { key: seats[1], body: { decision, text: 'bid 0' } })
  await move('bid 0')
  for (const text of ['settle cove-3', 'settle cove-4', 'settle cove-5']) {
    await expect.poll(() => last!.told!.waiting).toBe(1)
    expect((await move(text)).status).toBe(200)
  }
  const before = await line()
  /** Does something of which the answer is lost with the connection. */
  async function lose(deed: string, body: object, isDone: () => Promise<boolean>) {
    const socket = sockets.at(-1)!
    socket.onmessage = null
    const answer = page.ask(deed, body)
    await expect.poll(isDone).toBe(true)
    socket.terminate()
    return answer
  }
  const undone = await lose('undo', { how: 'step' }, async () => (await line()).length < before.length)
  expect(undone).toMatchObject({ error: 'stale-decision' })
  expect(await line()).toEqual(before.slice(0, -1))
  const said = async () =>
    (await house.call('GET', `/api/tables/${id}`)).body.talk.filter(({ text }) => text === 'ahoy').length
  const first = await lose('say', { text: ' ahoy ' }, async () => (await said()) === 1)
  expect(first).toEqual({ done: true, before: true, status: 200 })
  expect(await page.ask('say', { text: 'ahoy' })).toMatchObject({ status: 200 })
  expect(await said()).toBe(2)
})
