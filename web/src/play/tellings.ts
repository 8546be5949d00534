import type { TaleStep } from '@spanish-main/ui'

/** What a reader has done: the step they look at, and up to which event they want to hear nothing more. */
export interface Reading {
  readonly at: number
  readonly heard: number
}

/** The tales in which something has happened since the seat's last move, and with it: from their beginning to their end. */
export function freshTales(pages: readonly TaleStep[], movers: readonly number[], seat: number): readonly TaleStep[] {
  if (seat < 0) return []
  const last = movers.lastIndexOf(seat)
  const fresh = new Set(
    pages.filter(({ lines }) => lines.some(({ move }) => move >= last)).map(({ chapter }) => chapter),
  )
  return pages.filter(({ chapter }) => fresh.has(chapter))
}

/** The step to show: the one that is being read, or else the first that has not been heard; −1 if all have. */
export function stepToTell(pages: readonly TaleStep[], { at, heard }: Reading): number {
  const first = pages.findIndex(page => page.at >= heard)
  const reading = pages.findIndex(page => page.at === at)
  return first < 0 ? -1 : reading < 0 ? first : reading
}

/** How long a step stands there while the telling plays on by itself: long enough to read it. */
export const readingTime = (letters: number): number => 1500 + 45 * letters
