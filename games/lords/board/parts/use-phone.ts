import { useSyncExternalStore } from 'react'

const query = '(max-width: 900px)'

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the page shows one part of the table at a time. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
