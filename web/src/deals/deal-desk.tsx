import type { Problem } from '@spanish-main/kernel'
import type { DealDesk } from '@spanish-main/ui'
import { lazy, Suspense } from 'react'
import type { Dealing } from '../play/context.ts'
import { counterTo } from './desk.ts'

const PaperWords = lazy(async () => ({ default: (await import('./paper-words.tsx')).PaperWords }))

/** How a board puts deals before the person at the screen. */
export function dealDesk(
  { offers, say, isHere, handTo, visiting, desk }: Dealing,
  seat: number,
  about: {
    /** Minutes for which a demand stands that the board makes; undefined where nobody is in a hurry. */
    readonly minutes: number | undefined
    isPerson(seat: number): boolean
    open(): void
  },
): DealDesk {
  const papers = offers.filter(({ fate, by, to }) => fate === 'open' && (by === seat || to === seat))
  /** What stands against a deal is said where its papers lie. */
  const heed = (problem: Problem | undefined) => problem !== undefined && about.open()
  const stands = about.minutes === undefined ? {} : { minutes: about.minutes }
  return {
    papers,
    declined: offers.filter(({ fate, by, now }) => fate === 'declined' && by === seat && now),
    show: ({ id }) => (
      <Suspense>
        <PaperWords id={id} />
      </Suspense>
    ),
    offer: (to, parts) => void say({ do: 'offer', offer: { to, parts, ...stands } }).then(heed),
    accept: id => void say({ do: 'accept', id }).then(heed),
    decline: id => void say({ do: 'decline', id }).then(heed),
    withdraw: id => void say({ do: 'withdraw', id }).then(heed),
    counter(id) {
      const offer = papers.find(paper => paper.id === id)
      if (offer !== undefined) desk.write(counterTo(offer))
    },
    write: desk.writeTo,
    open: about.open,
    read: desk.read,
    handTo(to) {
      if (to === undefined) return visiting ? () => handTo(undefined) : undefined
      return to !== seat && about.isPerson(to) && isHere(to) ? () => handTo(to) : undefined
    },
  }
}
