import { legal, parseRecord, printMove, verify } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { cove } from '../kernel/fixture/cove.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import { answer, decisionName, takeBackOwn } from './moves.ts'
import { createQueue } from './queue.ts'
import { type BotPort, createRunner } from './runner.ts'
import { saveSession, startSession } from './session.ts'

const SECRET = (93).toString(16).padStart(64, '0')

/** A table of persons (p) and bots (b) that keep everything at once; `port` replaces parts of the world. */
function table(kinds: string, port: Partial<BotPort<Cove>> = {}) {
  const session = startSession({
    game: cove,
    options: { short: true },
    holders: [...kinds].map((kind, seat) => ({ kind: kind === 'b' ? 'bot' : 'person', name: `N ${seat}` })),
    secret: SECRET,
  })
  const troubles: string[] = []
  const seen: number[] = []
  const queue = createQueue<Cove>(session, {
    kept: 0,
    store: { append: () => Promise.resolve() },
    reopen: () => session,
    tell: () => seen.push(session.journal.line.length),
  })
  const runner = createRunner<Cove>(queue, {
    choose: async ({ journal }, seat) => printMove(cove, legal(cove, journal.state, seat).at(-1)!),
    trouble: (where, message) => troubles.push(`${where} ${message}`),
    now: () => 0,
    wait: () => Promise.resolve(),
    ...port,
  })
  const say = (seat: number, text: string) =>
    queue.act(at => answer(at, seat, { decision: decisionName(at, seat), text }))
  return { session, queue, runner, troubles, seen, say }
}

describe('a runner', () => {
  test('plays a table of bots to its end, and its record is proven', async () => {
    const { session, runner, troubles } = table('bbb')
    await runner.run()
    expect(session.journal.state.ended).toBeGreaterThan(0)
    expect(troubles).toEqual([])
    expect(verify(cove, parseRecord(saveSession(session))).level).toBe('proven')
  })

  test('stops where a person is asked, and shows the table then', async () => {
    const { session, runner, seen } = table('pbb')
    await runner.run()
    expect(session.journal.line.map(move => move.seat)).toEqual([1, 2])
    expect(seen.at(-1)).toBe(2)
  })

  test('pauses for what is left of its pace, unless it is hurried', async () => {
    const waits: number[] = []
    let clock = 0
    const { runner } = table('pbb', {
      now: () => (clock += 10),
      wait: async ms => void waits.push(ms),
    })
    runner.setPace(500)
    await runner.run()
    expect(waits).toHaveLength(2)
    for (const ms of waits) expect(ms).toBe(490)
  })

  test('asks again when the question has changed while the bot was thinking', async () => {
    let thoughts = 0
    const made = table('pbb', {
      async choose({ journal }, seat) {
        thoughts++
        if (thoughts === 1) {
          await made.say(0, 'bid 1')
          await made.queue.act(at => takeBackOwn(at, 0, 'step'))
        }
        return printMove(cove, legal(cove, journal.state, seat)[0])
      },
    })
    await made.runner.run()
    expect(thoughts).toBe(3)
    expect(made.session.journal.line.map(move => move.seat)).toEqual([1, 2])
    expect(made.troubles).toEqual([])
  })

  test('goes on when a bot fails or says what is refused: the first move is made, and it is told', async () => {
    const failing = table('pbb', { choose: () => Promise.reject(new Error('lost')) })
    const refused = table('pbb', { choose: async () => 'dance' })
    for (const { runner, session } of [failing, refused]) {
      await runner.run()
      expect(session.journal.line.map(move => move.seat)).toEqual([1, 2])
    }
    expect(failing.troubles).toEqual(['bot Error: lost', 'bot Error: lost'])
    expect(refused.troubles).toEqual(['bot N 1: dance: unknown-move', 'bot N 2: dance: unknown-move'])
  })

  test('does nothing once it is closed', async () => {
    const { session, runner } = table('bbb')
    runner.close()
    await runner.run()
    expect(session.journal.line).toEqual([])
  })
})
