// A table that was begun under older rules goes on from exactly its last position, and says so.
import { defineGame, fastChance, legal, printMove, waiting } from '@spanish-main/kernel'
import { answer, decisionName, type Seen } from '@spanish-main/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coveDefinition } from '../kernel/fixture/cove.ts'
import type { Playable } from './games.ts'
import { type House, openHouse, seatPeople } from './testing/house.ts'

const now = vi.hoisted(() => ({ game: undefined as unknown }))
vi.mock('./games.ts', async original => {
  const real = await original<typeof import('./games.ts')>()
  return {
    ...real,
    loadGame: async (id: string) => {
      const playable = await real.loadGame(id)
      return now.game === undefined ? playable : ({ ...playable, game: now.game } as Playable)
    },
  }
})

/** Newer rules under which nearly every game goes another way, and others that change nothing that happens here. */
const changed = defineGame({
  ...coveDefinition,
  version: coveDefinition.version + 1,
  settle(g, world) {
    if (g.round === 2 && g.money[0] < 9) g.money[0] += 1
    coveDefinition.settle?.(g, world)
  },
})
const renumbered = defineGame({ ...coveDefinition, version: coveDefinition.version + 1 })

let house: House
beforeEach(async () => {
  now.game = undefined
  house = await openHouse()
})
afterEach(async () => {
  expect(house.troubles).toEqual([])
  await house.close()
})

const chance = fastChance(6)
async function playOn(id: string, moves: number): Promise<void> {
  const host = (await house.service.tables.find(id))!
  for (let i = 0; i < moves; i++) {
    const { game, journal } = host.session()!
    const asked = waiting(game, journal.state)
    const seat = 31 - Math.clz32(asked & -asked)
    const codes = legal(game, journal.state, seat)
    const text = printMove(game, codes[chance.int(codes.length)])
    const done = await host.act(session => answer(session, seat, { decision: decisionName(session, seat), text }))
    expect(done).toEqual({ done: true })
  }
}

const see = async (id: string, key: string): Promise<Seen> =>
  (await house.call('GET', `/api/tables/${id}`, { key })).body.seen

test.each([
  ['with rules that change what happened', changed, 20],
  ['with rules that change what happened, from a table with a snapshot', changed, 80],
  ['with rules that change nothing here', renumbered, 20],
  ['with rules that change nothing here, from a table with a snapshot', renumbered, 80],
])('%s', async (_name, game, moves) => {
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben', 'Cat'], { settings: {} })
  await playOn(id, moves)
  const before = await see(id, seats[1])
  expect(before.table.condition).toBe('good')
  await house.service.tables.tidy(-1)
  now.game = game
  const after = await see(id, seats[1])
  expect(after.told!.view).toEqual(before.told!.view)
  expect(after.told!.changes).toMatchObject([{ from: coveDefinition.version, to: coveDefinition.version + 1 }])
  if (game === changed) expect(after.table.condition).toBe('rules-changed')
  expect((await house.service.tables.find(id))!.session()!.readOnly).toBe(false)
  await playOn(id, 10)
  // What was kept under both rules opens again, and is the same.
  const played = await see(id, seats[1])
  await house.service.tables.tidy(-1)
  expect((await see(id, seats[1])).told).toEqual(played.told)
})
