import type { Event } from '@spanish-main/kernel'
import type { Happening } from '@spanish-main/ui'

/** One act of somebody: the line that tells it, and what followed from it. */
export interface Act {
  readonly line: Happening
  readonly details: readonly Happening[]
}

/**
 * One line for one act: what a move brought about stands behind its first line. What happens by itself, after a new chapter
 * has begun in the middle of a move, is told line by line. What the game tells of in one, such as a way from place to place,
 * is one line over many moves, with its steps behind it.
 */
export function acts(lines: readonly Happening[], byItself: boolean, inOne?: InOne): Act[] {
  const found: { line: Happening; details: Happening[] }[] = []
  for (const line of lines) {
    const last = found[found.length - 1]
    const whole = last === undefined ? undefined : goesOn(last, line.event, inOne)
    if (whole !== undefined) {
      const before = last.details.length === 0 ? [last.line] : last.details
      found[found.length - 1] = { line: { ...line, event: whole }, details: [...before, line] }
    } else if (!byItself && last !== undefined && last.line.move === line.move) last.details.push(line)
    else found.push({ line, details: [] })
  }
  return found
}

/** The event that tells of both, where one goes on with the other. */
type InOne = (before: Event, event: Event) => Event | undefined

/** What came last of an act must be what goes on: whatever happened in between ends it. */
function goesOn({ line, details }: Act, event: Event, inOne: InOne | undefined): Event | undefined {
  const latest = details[details.length - 1] ?? line
  return inOne?.(latest.event, event) === undefined ? undefined : inOne(line.event, event)
}
