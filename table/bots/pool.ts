import { join } from 'node:path'
import { Piscina } from 'piscina'
import { type Jobs, JobsBusy } from '../jobs.ts'

export interface PoolLimits {
  readonly threads?: number
  /** How long a bot may think, and a record be replayed, in milliseconds. */
  readonly thinkMs?: number
  readonly verifyMs?: number
  /** Another program in place of the workers'; for tests. */
  readonly filename?: string
}

/** Jobs in threads of this process. One that loops is ended, one that breaks down is replaced. */
export function openPool(limits: PoolLimits = {}): Jobs {
  const { threads = 2, thinkMs = 10_000, verifyMs = 20_000, filename = join(import.meta.dirname, 'worker.ts') } = limits
  const open = (maxThreads: number) =>
    new Piscina({
      ...{ filename, maxThreads, minThreads: 0, idleTimeout: 60_000, maxQueue: 10_000 },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
  const bots = open(threads)
  // Anybody may send a record that takes long: no bot waits for it.
  const records = open(1)
  async function run(pool: Piscina, name: string, task: unknown, ms: number) {
    const signal = AbortSignal.timeout(ms)
    try {
      return await pool.run(task, { name, signal })
    } catch (error) {
      const isFull = /^Task queue is at limit/.test((error as Error).message)
      throw signal.aborted || isFull ? new JobsBusy(`${name} took longer than ${ms} ms.`) : error
    }
  }
  return {
    think: thought => run(bots, 'think', thought, thinkMs),
    advise: thought => run(bots, 'advise', thought, thinkMs),
    verify: about => run(records, 'verify', about, verifyMs),
    lookBack: about => run(records, 'lookBack', about, verifyMs),
    async close() {
      await Promise.all([bots.destroy(), records.destroy()])
    },
  }
}
