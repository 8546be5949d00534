import type { Happening, TableView } from '@spanish-main/ui'
import { useState } from 'react'
import type { Lords } from '../../rules/state.ts'

/** What happened up to the last event of a kind, as long as nobody has read it. */
export interface Recent {
  readonly events: readonly Happening[]
  dismiss(): void
}

/** Everything from one event to the next of another kind, newest first: a fight from its first shot to its end. */
export function useRecent(
  table: TableView<Lords>,
  from: readonly string[],
  to: string,
  concerns: (events: readonly Happening[]) => boolean,
  since: number,
): Recent | undefined {
  const [seen, setSeen] = useState(since)
  const last = table.events.findLastIndex(({ event }) => event.kind === to)
  if (last < 0 || table.events[last].move < seen) return undefined
  const first = table.events.findLastIndex(({ event }, i) => i < last && from.includes(event.kind))
  const events = table.events.slice(Math.max(0, first), last + 1)
  return concerns(events) ? { events, dismiss: () => setSeen(table.moves) } : undefined
}

/** What happened since the last event of one of these kinds. */
export function since(table: TableView<Lords>, kinds: readonly string[]): readonly Happening[] {
  const first = table.events.findLastIndex(({ event }) => kinds.includes(event.kind))
  return first < 0 ? [] : table.events.slice(first)
}
