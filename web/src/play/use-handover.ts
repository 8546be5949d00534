import type { State } from '@spanish-main/kernel'
import { type Holder, heldWith, type Told } from '@spanish-main/session'
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

/** Whose turn it is at a screen that several people share. */
export interface Passing {
  /** Another seat of the person who looks: no handover. */
  readonly own?: number
  /** Who must take the screen, and who else is asked and not yet ready. */
  readonly next?: Omit<HandoverState, 'previous'>
}

const personsAt = (holders: readonly Holder[], mine: number): number =>
  holders.reduce((bits, holder, seat) => bits | (holder.kind === 'person' ? 1 << seat : 0), 0) & mine

/** Whether several persons play on at this screen. */
const isShared = ({ holders, view }: Pick<Told<State>, 'holders' | 'view'>, mine: number): boolean =>
  seatsIn(personsAt(holders, mine), view.seats).length > 1 && view.ended === 0

/** Who looks next, of the persons at this screen; nobody if those who look go on looking. */
export function passingOf(
  { holders, waiting, seat: eyes, view }: Pick<Told<State>, 'holders' | 'waiting' | 'seat' | 'view'>,
  mine: number,
): Passing {
  const persons = personsAt(holders, mine)
  if (!isShared({ holders, view }, mine)) return {}
  const own = nextPerson(persons & heldWith(holders, eyes), waiting, eyes, view.seats)
  const next = own ?? nextPerson(persons, waiting, eyes, view.seats)
  if (next === undefined || next === eyes) return {}
  if (own !== undefined) return { own }
  return { next: { seat: next, others: seatsIn(persons & waiting & ~(1 << next), view.seats) } }
}

/**
 * Watches whether the screen must pass to another person, and first takes everybody's eyes away if so. Somebody who holds
 * several seats goes from one to the other without it. A guest is somebody who is not asked and answers an offer.
 */
export function useHandover({ told, look, mine = -1 }: LocalTableState, guest?: number): HandoverState | undefined {
  const [handover, setHandover] = useState<HandoverState>()
  useEffect(() => {
    if (told === undefined) return
    const { seat: eyes, undo } = told
    if (guest !== undefined && isShared(told, mine)) {
      setHandover(eyes === guest ? undefined : { seat: guest, others: [], previous: undefined })
      if (eyes >= 0 && eyes !== guest) void look(-1)
      return
    }
    const { own, next } = passingOf(told, mine)
    if (own !== undefined) void look(own)
    if (next === undefined) return setHandover(undefined)
    setHandover(before =>
      before?.seat === next.seat
        ? { ...before, others: next.others }
        : { ...next, previous: undo && eyes >= 0 ? eyes : undefined },
    )
    if (eyes >= 0) void look(-1)
  }, [told, look, mine, guest])
  return handover
}
