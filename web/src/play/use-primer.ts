import { useState } from 'react'
import type { Kit } from '../kit.ts'
import { recall, remember } from '../memory.ts'
import { useSettings } from '../settings.ts'

/** Whether the page before the first decision has been read, or is not wanted. Once played, it is never offered again. */
export function usePrimer({ entry, board }: Kit, wanted: boolean): { primed: boolean; prime(): void } {
  const key = `primer.${entry.id}`
  const { primer } = useSettings()
  const [primed, setPrimed] = useState(() => board?.words?.primer === undefined || recall(key) === 'read')
  return {
    primed: primed || !wanted || primer === 'never',
    prime() {
      remember(key, 'read')
      setPrimed(true)
    },
  }
}
