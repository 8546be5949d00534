import type { Event } from '@spanish-main/kernel'
import type { RuleId } from '../../catalogue.ts'
import type { Turn } from './tale-step.ts'

/** D1. The steps of a goods year, by the events that they are made of. */
const STEPS: Readonly<Record<string, RuleId>> = {
  'omen-read': 'D0-omen',
  'player-order': 'D1a',
  'cathedral-refilled': 'D1b',
  kidnapped: 'D1c',
  hired: 'D1c',
  'slave-imported': 'D1c',
  'died-off': 'D1d',
  'chest-placed': 'D1e',
  'worn-out': 'D1f',
  earnings: 'D1g',
}

/** What another line of the same step says already: who was hired was paid, who was kidnapped left. */
const IMPLIED: ReadonlySet<string> = new Set([
  'meeple-left',
  'meeple-came',
  'disk-returned',
  'earned',
  'paid',
  'paid-to',
])

/** The step of a goods year that an event belongs to. */
export function goodsTurn({ kind }: Event, open: string | undefined): Turn {
  const rule = STEPS[kind]
  if (rule === undefined) return IMPLIED.has(kind) ? 'unsaid' : 'goes-on'
  return rule === open ? 'goes-on' : { key: rule, rule }
}
