import type { Result } from '@spanish-main/kernel'
import type { SeatLook } from '@spanish-main/ui'

/** Somebody at the end of a game: a seat, or a rival without one. */
export interface Standing {
  readonly name: string
  readonly look: SeatLook | undefined
  readonly place: number
  readonly points: number | undefined
}

/** Everybody's place and points, the first first; who shares a place keeps the order of the seats. */
export function standingsOf(
  { places, points, rival }: Result,
  who: (seat: number) => Pick<Standing, 'name' | 'look'>,
  automaton: Pick<Standing, 'name' | 'look'>,
): Standing[] {
  const seats = places.map((place, seat) => ({ ...who(seat), place, points: points?.[seat] }))
  const beside = rival === undefined ? [] : [{ ...automaton, place: rival.place, points: rival.points }]
  return [...seats, ...beside].sort((a, b) => a.place - b.place)
}
