import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { Jobs } from '../jobs.ts'

export interface PoolLimits {
  readonly threads?: number
  /** How long a bot may think, and a record be replayed, in milliseconds. */
  readonly thinkMs?: number
  readonly verifyMs?: number
  /** Another program in place of the workers'; for tests. */
  readonly filename?: string
}

/** Jobs in threads of this process. One that loops is ended, one that breaks down is replaced. */
export function openPool({ threads = 2, thinkMs = 10_000, verifyMs = 20_000, filename }: PoolLimits = {}): Jobs {
  const pool = new Piscina({
    filename: filename ?? join(import.meta.dirname, 'worker.ts'),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    maxQueue: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const run = (name: string, task: unknown, ms: number) => pool.run(task, { name, signal: AbortSignal.timeout(ms) })
  return {
    think: thought => run('think', thought, thinkMs),
    advise: thought => run('advise', thought, thinkMs),
    verify: about => run('verify', about, verifyMs),
    lookBack: about => run('lookBack', about, verifyMs),
    close: () => pool.destroy(),
  }
}
