import { useSyncExternalStore } from 'react'

/** Whose calendar lies in the side board, where it is not one's own. Strips and side board are parts apart. */
let shown: number | undefined
const readers = new Set<() => void>()

export function showCalendar(seat: number | undefined): void {
  shown = shown === seat ? undefined : seat
  for (const read of readers) read()
}

function subscribe(read: () => void): () => void {
  readers.add(read)
  return () => readers.delete(read)
}

export const useShownCalendar = (): number | undefined => useSyncExternalStore(subscribe, () => shown)
