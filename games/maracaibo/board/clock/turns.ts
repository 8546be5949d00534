import { HOMEWARD, LAST_21A, LAST_22, SPACE_21B } from '../../rules/board.ts'
import { jeanTurnsHome } from '../../rules/mb12-jean.ts'
import { jacquesTurnsHome } from '../../rules/mu5-jacques.ts'
import { circle, movementPoints } from '../../rules/players.ts'
import { JACQUES, JEAN, type Maracaibo } from '../../rules/state.ts'
import { distance } from '../chart/course.ts'

/** Arrows from a ship to 20; 0 there and behind it. */
export function toTwenty(view: Maracaibo, at: number): number {
  return at >= HOMEWARD && at <= LAST_22 ? 0 : (distance(view, at, HOMEWARD) ?? 0)
}

/** How many turns from 20 home: one in rounds I to III, two in IV. */
function fromTwenty(view: Maracaibo, at: number): number {
  if (at === LAST_21A || at === LAST_22) return 0
  if (at === SPACE_21B) return 1
  return view.round === 4 ? 2 : 1
}

/** MB-3.2, MB-11.1. In which of their own turns from now on a seat can end the round at the earliest, sailing as far as it may now. */
export const turnsHome = (view: Maracaibo, seat: number): number =>
  Math.ceil(toTwenty(view, view.ship[seat]) / movementPoints(view, seat)) + fromTwenty(view, view.ship[seat])

/** How long the round surely lasts for a seat, and who can end it first. */
export interface Clock {
  /** Own turns that are sure, the present one among them. */
  readonly sure: number
  /** Who could end it then: a seat, or the number of seats for the opponent; −1 if only the seat itself. */
  readonly by: number
  readonly inTurns: number
}

/** The place in the circle of turns, counted from the one whose turn it is. */
function wait(view: Maracaibo, who: number): number {
  const all = circle(view)
  const placeOf = (seat: number) => (seat < view.seats ? (seat - view.starter + view.seats) % view.seats : view.seats)
  const now = view.active >= 0 ? placeOf(view.active) : view.next
  return (placeOf(who) - now + all) % all
}

export function clockOf(view: Maracaibo, seat: number): Clock {
  const rivals = [
    ...view.points.flatMap((_, other) => (other === seat ? [] : [{ who: other, turns: turnsHome(view, other) }])),
    ...(view.opponent === JEAN ? [{ who: view.seats, turns: jeanTurnsHome(view) }] : []),
    ...(view.opponent === JACQUES ? [{ who: view.seats, turns: jacquesTurnsHome(view) }] : []),
  ]
  let first: Clock = { sure: Number.POSITIVE_INFINITY, by: -1, inTurns: 0 }
  for (const { who, turns } of rivals) {
    // Whoever sits before this seat in the circle takes each of their turns before it does.
    const sure = wait(view, who) < wait(view, seat) ? turns - 1 : turns
    if (sure < first.sure) first = { sure: Math.max(0, sure), by: who, inTurns: turns }
  }
  return first.by < 0 ? { sure: turnsHome(view, seat), by: -1, inTurns: 0 } : first
}
