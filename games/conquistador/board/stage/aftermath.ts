import type { Event } from '@spanish-main/kernel'
import type { Happening } from '@spanish-main/ui'

/** What a fight brings after the die: at once, or in the moves in which somebody chooses. */
const AFTER: ReadonlySet<string> = new Set([
  'sea-result',
  'ship-lost',
  'prize-taken',
  'men-lost',
  'drowned',
  'person-lost',
  'person-held',
  'retreated',
  're-embarked',
])

/** The events of a fight with those of the moves that settle it, as far as it is settled. */
export function aftermathOf(events: readonly Happening[], fight: readonly Happening[]): readonly Happening[] {
  const last = fight.at(-1)
  const later = last === undefined ? [] : events.filter(({ move }) => move > last.move)
  const end = later.findIndex(({ event }) => !AFTER.has(event.kind))
  return [...fight, ...(end < 0 ? later : later.slice(0, end))]
}

export const ofKind = (events: readonly Happening[], ...kinds: readonly string[]): Event[] =>
  events.map(({ event }) => event).filter(({ kind }) => kinds.includes(kind))
