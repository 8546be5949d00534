import type { Event } from '@spanish-main/kernel'
import type { Change } from '@spanish-main/ui'
import { type Lords, UNITS } from '../../rules/state.ts'
import { ownerOf } from '../../rules/units.ts'

type Kind = Change['kind']

/** Events whose first argument is a card of somebody. */
const AT_CARD: Readonly<Record<string, Kind>> = {
  shrank: 'lost',
  'soldiers-died': 'lost',
  locusts: 'lost',
  'mill-lost': 'lost',
  depleted: 'lost',
  rose: 'lost',
  built: 'gained',
  marque: 'around',
  interdicted: 'around',
  'tent-placed': 'gained',
  grew: 'gained',
  sank: 'lost',
  pillaged: 'lost',
}

/** Events whose first argument is a lord. */
const OF_LORD: Readonly<Record<string, Kind>> = {
  cashed: 'gained',
  matured: 'gained',
  'tent-lost': 'lost',
  'let-go': 'lost',
  forfeited: 'lost',
  'brought-home': 'gained',
  'took-tent': 'gained',
}

/** What an event changed for whom. */
export function changes(view: Lords, { kind, args }: Event): readonly Change[] {
  if (AT_CARD[kind] !== undefined) {
    const owner = args[0] < UNITS ? ownerOf(view, args[0]) : -1
    return owner < 0 ? [] : [{ seat: owner, kind: AT_CARD[kind], place: { domain: 'place', value: args[0] } }]
  }
  if (kind === 'raids' && args[1] < UNITS && ownerOf(view, args[1]) >= 0) {
    return [{ seat: ownerOf(view, args[1]), kind: 'around', place: { domain: 'place', value: args[1] } }]
  }
  const seat = OF_LORD[kind] === undefined ? -1 : view.character.indexOf(args[0])
  return seat < 0 ? [] : [{ seat, kind: OF_LORD[kind] }]
}
