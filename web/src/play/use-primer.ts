import { useState } from 'react'
import type { Kit } from '../kit.ts'
import { recall, remember } from '../memory.ts'

/** Whether the page before the first decision has been read, or is not wanted. Once played, it is never offered again. */
export function usePrimer({ entry, board }: Kit, wanted: boolean): { primed: boolean; prime(): void } {
  const key = `primer.${entry.id}`
  const [primed, setPrimed] = useState(() => board?.words?.primer === undefined || recall(key) === 'read')
  return {
    primed: primed || !wanted,
    prime() {
      remember(key, 'read')
      setPrimed(true)
    },
  }
}
