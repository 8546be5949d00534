// The service is ended without a warning in the middle of a storm of moves, again and again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastChance, parseRecord, verify } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { type Guest, joinTable, openTable } from './bench/guest.ts'
import { startProgram } from './bench/program.ts'
import { loadGame } from './games.ts'
import { openStore } from './store/sqlite.ts'

const KILLS = process.env.SPANISH_MAIN_LONG === '1' ? 200 : 10
const TABLES = 3
const SEATS = 3

interface Played {
  readonly id: string
  readonly keys: readonly string[]
  /** What each seat has played, as the record has it. */
  readonly known: string[][]
  guests: Guest[]
}

test(`after ${KILLS} kills every confirmed move is there once, and nothing was shown that was lost`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spanish-main-storm-'))
  const rules = (await loadGame('cove'))!
  const chance = fastChance(3)
  const random = () => chance.int(1 << 20) / (1 << 20)
  let tables: Played[] = []
  let confirmed = 0
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const program = await startProgram(folder)
      const { address } = program
      while (tables.length < TABLES) {
        const { id, keys } = await openTable(address, rules, SEATS)
        tables.push({ id, keys, known: keys.map(() => []), guests: [] })
      }
      for (const table of tables) {
        const { id, keys } = table
        table.guests = keys.map((key, seat) => joinTable({ rules, address, table: id, key, seat, random }))
      }
      const moves = () => tables.flatMap(table => table.guests).reduce((sum, guest) => sum + guest.times.length, 0)
      const wanted = 1 + chance.int(40)
      const over = () => tables.every(table => table.guests[0].seen()?.table.stage === 'over')
      await expect.poll(() => moves() >= wanted || over(), { timeout: 30_000, interval: 5 }).toBe(true)
      await program.stop('SIGKILL')
      await expect.poll(() => tables.every(table => table.guests.every(guest => guest.closed()))).toBe(true)
      confirmed += moves()
      const store = openStore(folder)
      for (const table of tables) await expectKept(store, table)
      const going = await Promise.all(tables.map(async table => !(await store.lines(table.id)).some(isEnd)))
      await store.close()
      tables = tables.filter((_, i) => going[i])
    }
    expect(confirmed).toBeGreaterThan(KILLS)
  } finally {
    rmSync(folder, { recursive: true })
  }

  async function expectKept(store: ReturnType<typeof openStore>, { id, known, guests }: Played): Promise<void> {
    const { head } = (await store.load(id))!
    const lines = await store.lines(id)
    const record = parseRecord(`${head}\n\n${lines.join('\n')}`)
    const made = record.entries.filter(entry => entry.kind === 'move')
    for (const [seat, guest] of guests.entries()) {
      const mine = made.filter(entry => entry.seat === seat).map(entry => entry.text)
      const expected = [...known[seat], ...guest.confirmed.map(move => move.text)]
      expect(mine.slice(0, expected.length)).toEqual(expected)
      // One move may have been kept and not confirmed any more.
      expect(mine.length - expected.length).toBeLessThanOrEqual(1)
      expect(guest.seen()?.told?.moves ?? 0).toBeLessThanOrEqual(made.length)
      known[seat] = mine
    }
    const { level, problems } = verify(rules.game, record)
    expect(problems).toEqual([])
    expect(['unfinished', 'proven']).toContain(level)
  }
}, 3_600_000)

const isEnd = (line: string): boolean => line.startsWith('!end')
