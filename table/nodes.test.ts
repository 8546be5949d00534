// Two processes serve the same tables: here two services over one data folder, which hear of each other by the bus.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame, Seen } from '@spanish-main/session'
import { applied } from '@spanish-main/session'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localBus } from './bus.ts'
import { type House, openHouse, seatPeople, testWorld } from './testing/house.ts'

let folder: string
let nodes: [House, House]
const open = async (shared: boolean): Promise<[House, House]> => {
  const bus = localBus()
  const node = (seed: number) => openHouse({ folder, world: testWorld(seed), bus: shared ? bus : localBus() })
  return [await node(1), await node(2)]
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spanish-main-nodes-'))
})
afterEach(async () => {
  for (const node of nodes) {
    expect(node.troubles).toEqual([])
    await node.close()
  }
  rmSync(folder, { recursive: true })
})

const lowest = (waiting: number): number => 31 - Math.clz32(waiting & -waiting)
const see = async (node: House, id: string, key?: string): Promise<Seen> =>
  (await node.call('GET', `/api/tables/${id}`, { key })).body.seen

async function move(node: House, id: string, keys: readonly string[]): Promise<void> {
  const key = keys[lowest((await see(node, id)).told!.waiting)]
  const { decision, moves } = (await node.call('GET', `/api/tables/${id}/moves`, { key })).body
  const done = await node.call('POST', `/api/tables/${id}/move`, { key, body: { decision, text: moves[0] } })
  expect(done.body).toEqual({ done: true })
}

test('what happens at one is told to the pages of the other, by differences, and either can be played at', async () => {
  nodes = await open(true)
  const { id, seats } = await seatPeople(nodes[0], ['Ann', 'Ben'])
  const page = await nodes[1].socket(`/api/tables/${id}/live`, seats[1])
  const first = await page.until((frame): frame is Frame & { kind: 'whole' } => frame.kind === 'whole')
  for (let i = 0; i < 20; i++) {
    await move(nodes[i % 2], id, seats)
    const { moves } = (await see(nodes[i % 2], id)).told!
    await expect.poll(async () => (await see(nodes[1 - (i % 2)], id)).told!.moves).toBe(moves)
  }
  await nodes[0].call('POST', `/api/tables/${id}/say`, { key: seats[0], body: { text: 'ahoy' } })
  await page.until(frame => frame.kind === 'said' && frame.lines[0].text === 'ahoy')
  const heard = page.frames.reduce(
    (seen, frame) => (frame.kind === 'more' && frame.seen !== undefined ? applied(seen as never, frame.seen) : seen),
    first.seen as unknown,
  ) as Seen
  expect(heard.told).toEqual((await see(nodes[0], id, seats[1])).told)
  expect(page.frames.filter(frame => frame.kind === 'bye')).toEqual([])
})

test('a link that was re-issued at one is dead at the other, and its pages there are told', async () => {
  nodes = await open(true)
  const { id, seats, host } = await seatPeople(nodes[0], ['Ann', 'Ben'])
  const page = await nodes[1].socket(`/api/tables/${id}/live`, seats[1])
  await page.until(frame => frame.kind === 'whole')
  const { key } = (await nodes[0].call('POST', `/api/tables/${id}/reissue`, { key: host, body: { seat: 1 } })).body
  await page.until(frame => frame.kind === 'bye' && frame.error === 'new-link')
  expect((await nodes[1].call('GET', `/api/tables/${id}/moves`, { key: seats[1] })).status).toBe(401)
  expect((await nodes[1].call('GET', `/api/tables/${id}/moves`, { key })).status).toBe(200)
})

test('without a bus nothing is kept twice or over each other: the store decides, and the late one tries again', async () => {
  nodes = await open(false)
  const { id, seats } = await seatPeople(nodes[0], ['Ann', 'Ben'])
  for (let i = 0; i < 15; i++) {
    const { waiting } = (await see(nodes[0], id)).told!
    const key = seats[lowest(waiting)]
    const { decision, moves } = (await nodes[0].call('GET', `/api/tables/${id}/moves`, { key })).body
    const send = (node: House) =>
      node.call('POST', `/api/tables/${id}/move`, { key, body: { decision, text: moves[0] } })
    const both = await Promise.all(nodes.map(send))
    expect(both.filter(({ body }) => body.done === true && body.before !== true)).toHaveLength(1)
    for (const [at, { status }] of both.entries()) {
      expect([200, 409, 503]).toContain(status)
      // Who was too late looks again, and finds his answer there.
      if (status === 503) expect((await send(nodes[at])).body).toEqual({ done: true, before: true })
    }
    const counts = await Promise.all(nodes.map(async node => (await see(node, id)).told!.moves))
    if (counts[0] !== counts[1]) for (const node of nodes) await node.service.tables.tidy(-1)
  }
  const record = (node: House) => node.service.store.lines(id)
  expect(await record(nodes[0])).toEqual(await record(nodes[1]))
  expect((await record(nodes[0])).filter(line => !line.startsWith('!')).length).toBeGreaterThanOrEqual(15)
})
