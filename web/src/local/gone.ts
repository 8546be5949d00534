// Tables of this browser that go on elsewhere and could not be deleted here: nobody sees them any more, and it is tried again.
import { recall, remember } from '../memory.ts'

const NAME = 'gone tables'

export function goneTables(): readonly string[] {
  const known: unknown = JSON.parse(recall(NAME) ?? '[]')
  return Array.isArray(known) ? known.map(String) : []
}

export const markGone = (id: string): void => remember(NAME, JSON.stringify([...goneTables(), id]))

/** Deletes what could not be deleted before, and forgets what is gone at last. */
export async function sweepGone(remove: (id: string) => Promise<void>): Promise<void> {
  const known = goneTables()
  if (known.length === 0) return
  const tried = await Promise.allSettled(known.map(remove))
  remember(NAME, JSON.stringify(known.filter((_, at) => tried[at].status === 'rejected')))
}
