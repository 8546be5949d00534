import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Thought } from '@spanish-main/session'
import { afterAll, expect, test } from 'vitest'
import { JobsBusy } from '../jobs.ts'
import { openHouse, seatPeople } from '../testing/house.ts'
import { openPool } from './pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'spanish-main-pool-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Workers that loop, break down, or say nonsense, by turns. */
const filename = join(folder, 'bad.mjs')
writeFileSync(
  filename,
  `let asked = 0
   export async function think() {
     asked++
     if (asked % 3 === 1) for (;;) {}
     if (asked % 3 === 2) throw new Error('broken')
     return 'dance'
   }`,
)

/** Workers that take their thread along whenever they are asked. */
const ending = join(folder, 'ending.mjs')
writeFileSync(ending, 'export const think = () => process.exit(1)')

test.each([
  ['loops, breaks down or talks nonsense', filename],
  ['ends its thread', ending],
])('a bot that %s never holds up its table', async (_name, bad) => {
  const house = await openHouse({ jobs: openPool({ threads: 1, thinkMs: 150, filename: bad }) })
  const { id, seats } = await seatPeople(house, ['Ann'], { bots: 1 })
  const see = async () => (await house.call('GET', `/api/tables/${id}`, { key: seats[0] })).body.seen
  for (let i = 0; i < 4; i++) {
    await expect.poll(async () => (await see()).told.waiting & 1, { timeout: 20_000 }).toBe(1)
    const { decision, moves } = (await house.call('GET', `/api/tables/${id}/moves`, { key: seats[0] })).body
    const move = await house.call('POST', `/api/tables/${id}/move`, {
      key: seats[0],
      body: { decision, text: moves[0] },
    })
    expect(move.status).toBe(200)
  }
  expect(house.troubles.length).toBeGreaterThan(0)
  await house.close()
})

test('no bot waits for records that take long', async () => {
  const slow = join(folder, 'slow.mjs')
  writeFileSync(slow, "export const verify = () => { for (;;) {} }\nexport const think = () => 'pass'")
  const pool = openPool({ threads: 2, thinkMs: 20_000, verifyMs: 60_000, filename: slow })
  const records = Promise.allSettled([1, 2, 3].map(() => pool.verify({ record: '' })))
  expect(await pool.think({} as Thought)).toBe('pass')
  await pool.close()
  await records
})

test('a worker that breaks down is replaced', async () => {
  const pool = openPool({ threads: 1, thinkMs: 150, filename })
  const thought = {} as Thought
  await expect(pool.think(thought)).rejects.toThrow()
  await expect(pool.think(thought)).rejects.toThrow()
  await pool.close()
})

test('what takes too long is called so', async () => {
  const pool = openPool({ threads: 1, thinkMs: 100, filename })
  await expect(pool.think({} as Thought)).rejects.toThrow(JobsBusy)
  await pool.close()
})
