import { useSyncExternalStore } from 'react'

function media(query: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Whether the page shows one part of the table at a time. */
export const usePhone = media('(max-width: 600px)')

/** Whether there is no room for long rows. */
export const useNarrow = media('(max-width: 900px)')
