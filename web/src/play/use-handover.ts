import { useEffect, useState } from 'react'
import { seatsIn } from './context.ts'
import type { LocalTableState } from './use-local-table.ts'

export interface HandoverState {
  /** Who must take the screen before the game goes on. */
  readonly seat: number
  /** Who has just moved and may still take it back. */
  readonly previous: number | undefined
}

/** The person who is asked next: the one who looks, if possible, or else the next in the order of seats. */
export function nextPerson(persons: number, waiting: number, eyes: number, seats: number): number | undefined {
  const asked = seatsIn(persons & waiting, seats)
  if (asked.includes(eyes)) return eyes
  return asked.find(seat => seat > eyes) ?? asked[0]
}

/** Watches whether the screen must pass to another person, and first takes everybody's eyes away if so. */
export function useHandover({ seen, look }: LocalTableState): HandoverState | undefined {
  const [handover, setHandover] = useState<HandoverState>()
  useEffect(() => {
    if (seen === undefined) return
    const { sitters, waiting, seat: eyes, undo, view } = seen
    const persons = sitters.reduce((bits, sitter, seat) => bits | (sitter.kind === 'person' ? 1 << seat : 0), 0)
    if (seatsIn(persons, view.seats).length < 2 || view.ended !== 0) return setHandover(undefined)
    const next = nextPerson(persons, waiting, eyes, view.seats)
    if (next === undefined || next === eyes) return setHandover(undefined)
    setHandover(before =>
      before?.seat === next ? before : { seat: next, previous: undo && eyes >= 0 ? eyes : undefined },
    )
    if (eyes >= 0) void look(-1)
  }, [seen, look])
  return handover
}
