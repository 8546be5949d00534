// Two who do something at the same moment, over real sockets: one of them is first, and nothing happens twice.
import { openDecision } from '@spanish-main/kernel'
import type { Frame } from '@spanish-main/session'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type House, type Line, openHouse, openLine, seatPeople } from './testing/house.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(async () => {
  expect(house.troubles).toEqual([])
  await house.close()
})

type Moves = { decision: string; moves: string[] }
const movesOf = async (id: string, key: string): Promise<Moves> =>
  (await house.call('GET', `/api/tables/${id}/moves`, { key })).body
const told = async (id: string, key?: string) => (await house.call('GET', `/api/tables/${id}`, { key })).body.seen.told
const live = (id: string, key?: string) => house.socket(`/api/tables/${id}/live`, key)
const lowest = (waiting: number): number => 31 - Math.clz32(waiting & -waiting)
const asked = async (id: string): Promise<number[]> => {
  const { waiting } = await told(id)
  return [...Array(16).keys()].filter(seat => waiting & (1 << seat))
}
const lineOf = async (id: string) => (await house.service.tables.find(id))!.session()!.journal.line

async function playUntil(id: string, keys: readonly string[], fits: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400 && !(await fits()); i++) {
    const key = keys[lowest((await told(id)).waiting)]
    const { decision, moves } = await movesOf(id, key)
    await house.call('POST', `/api/tables/${id}/move`, { key, body: { decision, text: moves[0] } })
  }
  expect(await fits()).toBe(true)
}

test('one decision, two clients of one seat: one answer stands, the other is told so, and both see it', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
  await playUntil(id, seats, async () => (await asked(id)).length === 1)
  for (let round = 0; round < 10; round++) {
    const seat = lowest((await told(id)).waiting)
    const { decision, moves } = await movesOf(id, seats[seat])
    if (moves.length < 2) {
      await house.call('POST', `/api/tables/${id}/move`, { key: seats[seat], body: { decision, text: moves[0] } })
      continue
    }
    const tabs = await Promise.all([live(id, seats[seat]), live(id, seats[seat])])
    const before = (await lineOf(id)).length
    const replies = await Promise.all(tabs.map((tab, i) => tab.ask('move', { decision, text: moves[i] })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = replies.findIndex(({ status }) => status === 200)
    const line = await lineOf(id)
    expect(line.slice(before).filter(move => move.seat === seat && moves.slice(0, 2).includes(move.text))[0].text).toBe(
      moves[won],
    )
    expect(replies[1 - won].body).toMatchObject({ error: expect.stringMatching(/answered-already|stale-decision/) })
    await Promise.all(tabs.map(tab => tab.close()))
    if ((await told(id)).waiting === 0) return
  }
})

test('the same move sent twice, over one socket, two, and by request: played once, acknowledged each time', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
  const pages = await Promise.all(seats.flatMap(key => [live(id, key), live(id, key)]))
  for (let round = 0; round < 20 && (await told(id)).waiting !== 0; round++) {
    const seat = lowest((await told(id)).waiting)
    const { decision, moves } = await movesOf(id, seats[seat])
    const body = { decision, text: moves[0] }
    const before = (await lineOf(id)).filter(move => move.seat === seat).length
    const [one, two, three, four] = await Promise.all([
      pages[seat * 2].ask('move', body),
      pages[seat * 2].ask('move', body),
      pages[seat * 2 + 1].ask('move', body),
      house.call('POST', `/api/tables/${id}/move`, { key: seats[seat], body }),
    ])
    const bodies = [one.body, two.body, three.body, four.body]
    expect([one.status, two.status, three.status, four.status]).toEqual([200, 200, 200, 200])
    expect(bodies.filter(each => 'before' in each)).toHaveLength(3)
    expect((await lineOf(id)).filter(move => move.seat === seat).length).toBe(before + 1)
  }
})

test('simultaneous sealed bids with chat and offers between: every bid counts, none is shown before the last', async () => {
  const names = ['Ann', 'Ben', 'Cat']
  const { id, seats } = await seatPeople(house, names, { game: 'lords', settings: { options: {} } })
  await playUntil(id, seats, async () => (await asked(id)).length === 3)
  const host = (await house.service.tables.find(id))!
  const { game, journal } = host.session()!
  expect(openDecision(game, journal.state)).toBeDefined()
  const pages: Line[] = await Promise.all(seats.map(key => live(id, key)))
  const looker = await live(id)
  const bids = await Promise.all(seats.map(key => movesOf(id, key)))
  const texts = bids.map(({ moves }, seat) => moves[seat % moves.length])
  const before = (await lineOf(id)).length
  const parts = (seat: number) => [{ from: seat, kind: 'gold', args: [1] }]
  const all = await Promise.all(
    [0, 1, 2].flatMap(seat => [
      pages[seat].ask('say', { text: `hello from ${seat}` }),
      pages[seat].ask('move', { decision: bids[seat].decision, text: texts[seat] }),
      pages[seat].ask('offer', { to: (seat + 1) % 3, parts: parts(seat) }),
      pages[seat].ask('say', { text: `and again ${seat}` }),
    ]),
  )
  // An offer may come a moment after the last bid, when there is no dealing any more; everything else is done.
  for (const [i, { status, body }] of all.entries())
    if (i % 4 !== 2) expect([status, body]).toEqual([200, { done: true }])
  const made = (await lineOf(id)).slice(before)
  for (const seat of [0, 1, 2]) {
    expect(made.filter(move => move.seat === seat).map(move => move.text)).toContain(texts[seat])
  }
  const talk = (await house.call('GET', `/api/tables/${id}`)).body.talk.flatMap(
    (line: { text?: string }) => line.text ?? [],
  )
  for (const seat of [0, 1, 2]) expect(talk).toContain(`and again ${seat}`)
  // Nobody was shown a sealed answer of somebody else while it was one.
  for (const [at, page] of [...pages, looker].entries()) {
    for (const frame of page.frames.filter((each): each is Frame & { kind: 'whole' } => each.kind === 'whole')) {
      const { sealed } = frame.seen.told!.view
      for (const [seat, value] of sealed.entries()) if (seat !== at) expect(value).toBe(-1)
    }
  }
})

test('both say yes to the same takeback at once: it goes back once', async () => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben', 'Cat'])
  await playUntil(id, seats, async () => (await told(id)).moves >= 9)
  const [ann, ben, cat] = await Promise.all(seats.map(key => live(id, key)))
  expect((await ann.ask('ask-takeback', { moves: 5 })).status).toBe(200)
  const yes = await Promise.all([ben, cat, ben].map(page => page.ask('answer-takeback', { agrees: true })))
  expect(yes.map(({ status }) => status).filter(status => status === 200).length).toBeGreaterThanOrEqual(2)
  expect((await told(id)).moves).toBe(5)
  const { entries } = (await house.service.tables.find(id))!.session()!.journal
  expect(entries.filter(entry => entry.kind === 'takeback')).toHaveLength(1)
})

test('two take the same free seat: one gets it, the other reads who was first', async () => {
  const seats = [{ kind: 'link' }, { kind: 'anyone' }]
  const { id } = (await house.call('POST', '/api/tables', { body: { game: 'cove', seats } })).body
  const sit = (name: string) => house.call('POST', `/api/tables/${id}/sit`, { body: { seat: 1, name } })
  const both = await Promise.all([sit('Ines'), sit('Jan')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)!
  const first = both[0].status === 200 ? 'Ines' : 'Jan'
  expect(late.body).toMatchObject({ error: 'seat-taken', params: { name: first } })
})

test('a link re-issued while its owner plays: his move is kept or refused whole, then only the new link plays', async () => {
  const { id, seats, host } = await seatPeople(house, ['Ann', 'Ben'])
  let current = [...seats]
  for (let round = 0; round < 10 && (await told(id)).waiting !== 0; round++) {
    const seat = lowest((await told(id)).waiting)
    const old = current[seat]
    const page = await openLine(`ws://${await house.address()}/api/tables/${id}/live`, old)
    const { decision, moves } = await movesOf(id, old)
    const before = (await lineOf(id)).filter(move => move.seat === seat).length
    const sent = page.ask('move', { decision, text: moves[0] }).catch(() => undefined)
    const fresh = await house.call('POST', `/api/tables/${id}/reissue`, { key: host, body: { seat } })
    expect(fresh.status).toBe(200)
    const reply = await sent
    await page.until(frame => frame.kind === 'bye' && frame.error === 'new-link')
    const now = (await lineOf(id)).filter(move => move.seat === seat).length
    if (reply?.status === 200) expect(now).toBe(before + 1)
    expect(now - before).toBeLessThanOrEqual(1)
    expect((await house.call('GET', `/api/tables/${id}/moves`, { key: old })).status).toBe(401)
    await page.close()
    current = current.map((key, at) => (at === seat ? fresh.body.key : key))
    if (now === before) {
      const again = await movesOf(id, current[seat])
      expect(again.decision).toBe(decision)
      const body = { decision, text: moves[0] }
      expect((await house.call('POST', `/api/tables/${id}/move`, { key: current[seat], body })).status).toBe(200)
    }
  }
})
