import type { Event } from '@spanish-main/kernel'
import type { Happening } from '@spanish-main/ui'

/** A part of the chronicle under one heading. */
export interface Chapter {
  readonly key: string
  /** The heading; undefined where a seat's turn begins and no chapter of the game does. */
  readonly title: string | undefined
  /** Whose turn it is, −1 for nobody's. */
  readonly seat: number
  readonly lines: readonly Happening[]
}

/** Groups what happened by the game's own chapters and, within them, by whose act it was. */
export function chapters(
  events: readonly Happening[],
  movers: readonly number[],
  chapter: ((event: Event) => string | undefined) | undefined,
  /** How many earlier events are left out, so that a part is called the same when more are. */
  offset = 0,
  actor?: (event: Event) => number | undefined,
): Chapter[] {
  const found: { key: string; title: string | undefined; seat: number; lines: Happening[] }[] = []
  // The last move in which the game named whose act something was.
  let named = -1
  for (const [i, happening] of events.entries()) {
    const title = chapter?.(happening.event)
    const last = found[found.length - 1]
    const doer = actor?.(happening.event)
    // What follows from an act in the same move belongs to it, and from what nobody did, to nobody.
    const same = last !== undefined && last.lines[last.lines.length - 1].move === happening.move
    const follows = same && (named === happening.move || last.seat === -1)
    const seat = doer ?? (follows ? last.seat : movers[happening.move]) ?? -1
    if (doer !== undefined) named = happening.move
    if (last === undefined || title !== undefined || last.seat !== seat) {
      found.push({ key: String(offset + i), title, seat, lines: [happening] })
    } else last.lines.push(happening)
  }
  return found
}

/** What happened since the seat's last move; everything, if it has not moved yet. */
export function sinceLastTurn(
  events: readonly Happening[],
  movers: readonly number[],
  seat: number,
  waiting: number,
): Happening[] {
  const last = movers.lastIndexOf(seat)
  // In the middle of its own turn, a seat wants to know what came before that turn.
  const amid = last >= 0 && last === movers.length - 1 && (waiting & (1 << seat)) !== 0
  const start = amid ? startOfTurn(movers, last) : movers.length + 1
  const before = amid ? (start === 0 ? -1 : movers.lastIndexOf(seat, start - 1)) : last
  // The set-up counts as long as the seat has made no move.
  return events.filter(each => (before < 0 || each.move > before) && each.move < start)
}

function startOfTurn(movers: readonly number[], at: number): number {
  let start = at
  while (start > 0 && movers[start - 1] === movers[at]) start--
  return start
}
