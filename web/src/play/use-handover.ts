import type { Sitter } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import { seatsIn } from './context.ts'
import type { LocalTableState } from './use-local-table.ts'

export interface HandoverState {
  /** Who must take the screen before the game goes on. */
  readonly seat: number
  /** Who else is asked at the same time and not yet ready: any of them may be next. */
  readonly others: readonly number[]
  /** Who has just moved and may still take it back. */
  readonly previous: number | undefined
}

/** The person who is asked next: the one who looks, if possible, or else the next in the order of seats. */
export function nextPerson(persons: number, waiting: number, eyes: number, seats: number): number | undefined {
  const asked = seatsIn(persons & waiting, seats)
  if (asked.includes(eyes)) return eyes
  return asked.find(seat => seat > eyes) ?? asked[0]
}

/** The seats that the person at this seat holds, as a bit set. */
export function sameHand(sitters: readonly Sitter[], seat: number): number {
  const hand = sitters[seat]?.hand
  if (hand === undefined) return seat < 0 ? 0 : 1 << seat
  return sitters.reduce((bits, sitter, other) => bits | (sitter.hand === hand ? 1 << other : 0), 0)
}

/**
 * Watches whether the screen must pass to another person, and first takes everybody's eyes away if so. Somebody who holds
 * several seats goes from one to the other without it. A guest is somebody who is not asked and answers an offer.
 */
export function useHandover({ told, look, mine = -1 }: LocalTableState, guest?: number): HandoverState | undefined {
  const [handover, setHandover] = useState<HandoverState>()
  useEffect(() => {
    if (told === undefined) return
    const { holders, waiting, seat: eyes, undo, view } = told
    const people = holders.reduce((bits, holder, seat) => bits | (holder.kind === 'person' ? 1 << seat : 0), 0)
    const persons = people & mine
    if (seatsIn(persons, view.seats).length < 2 || view.ended !== 0) return setHandover(undefined)
    if (guest !== undefined) {
      setHandover(eyes === guest ? undefined : { seat: guest, others: [], previous: undefined })
      if (eyes >= 0 && eyes !== guest) void look(-1)
      return
    }
    const own = nextPerson(persons & sameHand(holders, eyes), waiting, eyes, view.seats)
    const next = own ?? nextPerson(persons, waiting, eyes, view.seats)
    if (next === undefined || next === eyes) return setHandover(undefined)
    if (own !== undefined) {
      setHandover(undefined)
      void look(own)
      return
    }
    const others = seatsIn(persons & waiting & ~(1 << next), view.seats)
    setHandover(before =>
      before?.seat === next
        ? { ...before, others }
        : { seat: next, others, previous: undo && eyes >= 0 ? eyes : undefined },
    )
    if (eyes >= 0) void look(-1)
  }, [told, look, mine, guest])
  return handover
}
