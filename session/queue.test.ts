import { describe, expect, test, vi } from 'vitest'
import { cove } from '../kernel/fixture/cove.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import { answer, decisionName } from './moves.ts'
import { type Batch, createQueue, type Queue } from './queue.ts'
import { openSession, type Session, startSession } from './session.ts'

const SECRET = (93).toString(16).padStart(64, '0')

const start = (): Session<Cove> =>
  startSession({
    game: cove,
    options: {},
    holders: ['Anne', 'Bart', 'Cato'].map(name => ({ name, kind: 'person' })),
    secret: SECRET,
  })

/** A table whose store keeps things when it is told to. */
function table() {
  const log: string[] = []
  const batches: Batch[] = []
  const waits: { keep(): void; fail(error: Error): void }[] = []
  const queue: Queue<Cove> = createQueue<Cove>(start(), {
    kept: 0,
    store: {
      append: batch =>
        new Promise((resolve, reject) => {
          log.push(`append ${batch.lines.length}`)
          waits.push({
            keep() {
              batches.push(batch)
              log.push('kept')
              resolve()
            },
            fail: reject,
          })
        }),
    },
    reopen: record => (record === undefined ? start() : openSession(cove, { record, secret: SECRET }).session),
    tell: kept => log.push(kept ? 'told' : 'told anew'),
  })
  const bid = (seat: number, text: string) =>
    queue
      .act(session => answer(session, seat, { decision: decisionName(session, seat), text }))
      .then(reply => log.push(`${seat} ${reply.kind}`))
  /** The store has been asked so many times. It is looked at between tasks, when nothing goes on but waiting. */
  const asked = (times: number) => vi.waitFor(() => expect(waits).toHaveLength(times), { interval: 1, timeout: 30_000 })
  return { queue, log, batches, waits, bid, asked }
}

describe('a queue', () => {
  test('acknowledges and tells after what happened is kept, not before', async () => {
    const { log, waits, bid, asked } = table()
    const done = bid(0, 'bid 1')
    await asked(1)
    expect(log).toEqual(['append 5'])
    waits[0].keep()
    await done
    expect(log).toEqual(['append 5', 'kept', 'told', '0 done'])
  })

  test('does one thing after the other, and saves only what came since', async () => {
    const { log, waits, batches, bid, asked } = table()
    const all = [bid(0, 'bid 1'), bid(1, 'bid 0'), bid(2, 'bid 0')]
    for (let at = 0; at < 3; at++) {
      await asked(at + 1)
      waits[at].keep()
    }
    await Promise.all(all)
    expect(log.filter(each => each.startsWith('append'))).toEqual(['append 5', 'append 1', 'append 1'])
    expect(batches.map(({ from }) => from)).toEqual([0, 5, 6])
    expect(batches.map(({ position }) => JSON.parse(position).entries)).toEqual([5, 6, 7])
  })

  test('refuses at once what changes nothing, and saves nothing then', async () => {
    const { log, bid } = table()
    await bid(0, 'dance')
    expect(log).toEqual(['0 refused'])
  })

  test('undoes what could not be kept, as if it had never been', async () => {
    const { queue, log, waits, batches, bid, asked } = table()
    const first = bid(0, 'bid 1')
    await asked(1)
    waits[0].keep()
    await first
    const second = bid(1, 'bid 3')
    await asked(2)
    waits[1].fail(new Error('disk full'))
    await expect(second).rejects.toThrow('disk full')
    expect(log.at(-1)).toBe('told anew')
    expect(queue.session().journal.line.map(move => move.text)).toEqual(['bid 1'])
    const again = bid(1, 'bid 0')
    await asked(3)
    waits[2].keep()
    await again
    expect(batches.map(({ lines }) => lines.at(-1))).toEqual(['anne bid 1', 'bart bid 0'])
  })
})
