import type { State } from '@spanish-main/kernel'
import type { Primer, TableView } from '@spanish-main/ui'
import { useState } from 'react'
import type { Kit } from '../kit.ts'
import { recall, remember } from '../memory.ts'
import { useSettings } from '../settings.ts'

/**
 * The page before the first decision, unless it has been read or is not wanted. Once a game has been played in a mode, it
 * is never offered again for that mode.
 */
export function usePrimer(
  { entry, board, words }: Kit,
  { view, seat }: Pick<TableView<State>, 'view' | 'seat'>,
  wanted: boolean,
): { primer: Primer | undefined; prime(): void } {
  const settings = useSettings()
  const [read, setRead] = useState<string>()
  const offered = wanted && seat >= 0 && settings.primer === 'offered'
  const primer = offered ? board?.words?.primer?.(view, seat, words.say) : undefined
  const key = ['primer', entry.id, ...(primer?.mode === undefined ? [] : [primer.mode])].join('.')
  return {
    primer: read === key || recall(key) === 'read' ? undefined : primer,
    prime() {
      remember(key, 'read')
      setRead(key)
    },
  }
}
