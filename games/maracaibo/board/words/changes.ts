import type { Event } from '@spanish-main/kernel'
import type { Change } from '@spanish-main/ui'
import type { Maracaibo } from '../../rules/state.ts'

/** Events that name first whom they concern, and whether it is a gain. */
const OWN: Readonly<Record<string, Change['kind']>> = {
  doubloons: 'gained',
  points: 'gained',
  combat: 'gained',
  'income-paid': 'gained',
  task: 'gained',
  synergy: 'gained',
}

/** What an event changed for whom. */
export function changes(view: Maracaibo, { kind, args }: Event): readonly Change[] {
  if (kind === 'ended-round') return view.points.map((_, seat) => ({ seat, kind: 'around' as const }))
  if (kind === 'jean-asks') return [{ seat: 0, kind: 'lost' }]
  const own = OWN[kind]
  if (own === undefined) return []
  const amount = args[1] ?? 0
  return amount === 0 ? [] : [{ seat: args[0], kind: own === 'gained' && amount < 0 ? 'lost' : own }]
}
