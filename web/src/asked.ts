import { useSyncExternalStore } from 'react'

let current = 0
const watchers = new Set<() => void>()

/** Says how many tables over the network wait for whoever sits at this browser. */
export function setAsked(count: number): void {
  if (count === current) return
  current = count
  for (const changed of watchers) changed()
}

function subscribe(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** How many tables wait, as far as this page has been told. */
export const useAsked = (): number => useSyncExternalStore(subscribe, () => current)
