import type { GameEntry } from '@spanish-main/kernel'
import { prefetch } from './kit.ts'
import { loadText } from './text.ts'

const FACES = [
  '400 16px "EB Garamond"',
  'italic 400 16px "EB Garamond"',
  '400 16px "Source Sans 3"',
  '600 16px "Source Sans 3"',
]

/** Loads whatever may be needed later, so that a table that is open goes on without the service. */
export async function prefetchAll(entry: GameEntry): Promise<void> {
  await Promise.allSettled([
    prefetch(entry),
    loadText('en'),
    loadText('pl'),
    import('./pages/more.ts'),
    import('./play/end.tsx'),
    import('./play/figures.tsx'),
    import('./deals/deals.tsx'),
    // The letters of both languages, which the browser would fetch only when one is written.
    ...FACES.map(face => document.fonts.load(face, 'aą')),
  ])
  // For whoever wants to know from when on the service may go away.
  document.documentElement.dataset.stocked = entry.id
}
