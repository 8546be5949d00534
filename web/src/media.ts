import { useSyncExternalStore } from 'react'

interface Media {
  subscribe(changed: () => void): () => void
  matches(): boolean
}

/** Each query is made once, because asking is part of every render. */
const known = new Map<string, Media>()

function media(query: string): Media {
  const found = known.get(query)
  if (found !== undefined) return found
  const list = matchMedia(query)
  const fresh: Media = {
    subscribe(changed) {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    matches: () => list.matches,
  }
  known.set(query, fresh)
  return fresh
}

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = media(query)
  return useSyncExternalStore(subscribe, matches)
}

/** Whether the layout is the phone's: one thing at a time. */
export const usePhone = (): boolean => useMedia('(max-width: 600px)')

/** Whether the window is too low for a side board, something told and the drawer, one below the other. */
export const useLow = (): boolean => useMedia('(max-height: 859px)')

/** Whether everything stands in one column: map, then what is beside it elsewhere, then the dock. */
export const useColumn = (): boolean => useMedia('(min-width: 601px) and (max-width: 900px)')

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser has a network at all. */
export const useOnline = (): boolean => useSyncExternalStore(watchNetwork, () => navigator.onLine)
