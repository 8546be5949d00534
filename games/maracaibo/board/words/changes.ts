import type { Event } from '@spanish-main/kernel'
import type { Change, Name, Say, Target } from '@spanish-main/ui'
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
export function changes(view: Maracaibo, { kind, args }: Event, say: Say, name: Name): readonly Change[] {
  if (kind === 'ended-round') return view.points.map((_, seat) => ({ seat, kind: 'around' as const }))
  if (kind === 'jean-asks') return [{ seat: 0, kind: 'lost', what: say('change.points-missing', { count: args[1] }) }]
  const own = OWN[kind]
  if (own === undefined) return []
  const amount = args[1] ?? 0
  if (kind === 'task' || kind === 'synergy') {
    const what = kind === 'task' ? say('change.task') : say('change.synergy', { symbol: name('symbol', amount) })
    return [{ seat: args[0], kind: own, what, reason: '', ...atShip(view, args[0]) }]
  }
  if (amount === 0 && (args[2] ?? 0) === 0) return []
  const what = say(`change.${kind}`, { count: Math.abs(amount), more: args[2] ?? 0 })
  const where = kind === 'income-paid' ? {} : atShip(view, args[0])
  // Their rules are about limits and say nothing of why.
  return [{ seat: args[0], kind: amount < 0 ? 'lost' : own, what, reason: '', ...where }]
}

/** What somebody gains comes where the ship lies. */
const atShip = ({ ship }: Maracaibo, seat: number): { place?: Target } =>
  ship[seat] < 0 ? {} : { place: { domain: 'location', value: ship[seat] } }
