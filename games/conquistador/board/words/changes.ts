import type { BoardWords, Change } from '@spanish-main/ui'
import { seatOf } from '../../rules/people.ts'

/** What an event changed, by owner: the first argument of these is the country that loses or gains. */
const LOST: ReadonlySet<string> = new Set([
  'men-lost',
  'ship-lost',
  'drowned',
  'expedition-lost',
  'paid',
  'recall-failed',
  'quest-failed',
  'colonists-lost',
])
const GAINED: ReadonlySet<string> = new Set(['gained', 'discovered', 'mined', 'looted', 'prize-taken', 'gold-credited'])
const HEX_AT: Readonly<Record<string, number>> = { 'men-lost': 2, mined: 1 }

export const changes: NonNullable<BoardWords<Conquest>['changes']> = (view, { kind, args }): readonly Change[] => {
  const what = LOST.has(kind) ? 'lost' : GAINED.has(kind) ? 'gained' : undefined
  const seat = seatOf(view, args[0])
  if (what === undefined || seat < 0) return []
  const place = HEX_AT[kind]
  return [{ seat, kind: what, ...(place === undefined ? {} : { place: { domain: 'hex', value: args[place] } }) }]
}

type Conquest = Parameters<typeof seatOf>[0]
