// Calls that wait until the quiet hours of their seat are over. They are written down: a service that was down forgets none.
import type { Store } from '../store/port.ts'
import { OCCASIONS, type Occasion } from './occasions.ts'

export interface Held {
  readonly table: string
  readonly seat: number
  readonly occasion: Occasion
  /** When on the wall it may be sent. */
  readonly until: number
}

const FACT = 'held calls'

const isSame = (one: Held, other: Held): boolean =>
  one.table === other.table && one.seat === other.seat && one.occasion === other.occasion

export function createHolding(store: Store) {
  let known: Promise<readonly Held[]> | undefined
  /** What is being sent: nobody sends it again meanwhile. */
  const sending = new Set<Held>()

  const read = async (): Promise<readonly Held[]> => {
    const found: unknown = JSON.parse((await store.fact(FACT)) ?? '[]')
    return Array.isArray(found) ? found.filter(({ occasion }) => OCCASIONS.includes(occasion)) : []
  }

  /** One change after the other: none is lost. */
  async function change(work: (all: readonly Held[]) => readonly Held[]): Promise<void> {
    const before = known ?? read()
    known = before.then(async all => {
      const next = work(all)
      await store.setFact(FACT, JSON.stringify(next))
      return next
    })
    // What could not be kept was not changed.
    await known.catch(error => {
      known = before
      throw error
    })
  }

  return {
    /** An occasion is held once for a seat, however often it comes. */
    hold: (call: Held): Promise<void> => change(all => [...all.filter(each => !isSame(each, call)), call]),
    /** Sends what is due. It is forgotten when it was sent, or has found out that nobody needs it any more. */
    async release(wall: number, send: (call: Held) => Promise<void>): Promise<void> {
      known ??= read()
      const due = (await known).filter(each => each.until <= wall && !sending.has(each))
      for (const call of due) sending.add(call)
      const tried = await Promise.allSettled(
        due.map(call =>
          send(call)
            .then(() => change(all => all.filter(each => each !== call)))
            .finally(() => sending.delete(call)),
        ),
      )
      for (const each of tried) if (each.status === 'rejected') throw each.reason
    },
  }
}
