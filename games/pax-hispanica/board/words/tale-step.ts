import type { Event } from '@spanish-main/kernel'
import type { Target } from '@spanish-main/ui'
import type { RuleId } from '../../catalogue.ts'
import { events } from '../../rules/words.ts'

/** A step that an event opens: its rule, and its title where that of the rule is not enough. */
export interface Opening {
  readonly key: string
  readonly rule: RuleId
  /** The event has words of its own in the title. */
  readonly titled?: true
}

/** What an event does to a telling: it opens a step, belongs to the open one, is not worth a line, or ends the telling. */
export type Turn = Opening | 'goes-on' | 'unsaid' | 'ends'

const PLACES: ReadonlySet<string> = new Set(['site', 'zone', 'sea'])

/** The place on the chart that an event is about; undefined if there is none. */
export function placeOf({ kind, args }: Event): Target | undefined {
  const domains: readonly string[] = events[kind as keyof typeof events] ?? []
  const at = domains.findIndex((domain, i) => PLACES.has(domain) && args[i] >= 0)
  return at < 0 ? undefined : { domain: domains[at], value: args[at] }
}
