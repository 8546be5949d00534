import type { Happening, State } from '@spanish-main/kernel'
import { useState } from 'react'
import type { TableView } from './contract.ts'
import { useShell } from './shell.ts'

/** What happened in the move that holds the last event of a kind, as long as nobody has put it aside. */
export interface Recent {
  readonly events: readonly Happening[]
  dismiss(): void
}

/**
 * The newest move with an event of this kind that concerns the person at the screen, since the table was opened or the
 * last one was put aside. Bots play on behind it; it stays until it was read.
 */
export function useRecent<S extends State>(
  table: TableView<S>,
  kind: string,
  concerns: (events: readonly Happening[]) => boolean,
  from: number,
): Recent | undefined {
  const { read } = useShell()
  const [since, setSince] = useState(() => Math.max(from, read.get(kind) ?? from))
  const dismiss = (moves: number) => {
    read.set(kind, moves)
    setSince(moves)
  }
  // What was taken back takes with it that it was read.
  if (table.moves < since) dismiss(table.moves)
  for (let i = table.events.length - 1; i >= 0; i--) {
    const { move, event } = table.events[i]
    if (move < since) return undefined
    if (event.kind !== kind) continue
    const events = table.events.filter(each => each.move === move)
    if (concerns(events)) return { events, dismiss: () => dismiss(table.moves) }
  }
  return undefined
}

/** Arguments of the first event of a kind among these. */
export function argsOf(events: readonly Happening[], kind: string): readonly number[] | undefined {
  return events.find(({ event }) => event.kind === kind)?.event.args
}
