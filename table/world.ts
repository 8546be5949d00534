import { randomBytes } from 'node:crypto'
import type { Store } from './store/port.ts'

/** What comes from outside: time and chance. Tests give their own. */
export interface World {
  /** The service's own time in milliseconds, which stands still while the service is down. */
  now(): number
  /** The time on the wall, in milliseconds since 1970. */
  wall(): number
  random(bytes: number): Buffer
  wait(ms: number): Promise<void>
  /** How long the service was down before it started, and when on the wall it did. */
  readonly pause?: { readonly ms: number; readonly until: number }
}

/** The service's time is written down this often: so much may be lost in a crash, in favour of those who were thinking. */
export const BEAT_MS = 5000

/** The world as it is; the service's time goes on from where the store left it. */
export async function realWorld(store: Store): Promise<World> {
  const before = Number((await store.fact('time')) ?? 0)
  const seen = Number((await store.fact('wall')) ?? 0)
  const started = performance.now()
  const until = Date.now()
  return {
    ...(seen === 0 ? {} : { pause: { ms: until - seen, until } }),
    now: () => before + performance.now() - started,
    wall: () => Date.now(),
    random: bytes => randomBytes(bytes),
    wait: ms => new Promise(done => setTimeout(done, ms).unref()),
  }
}
