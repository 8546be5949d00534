import type { Event } from '@spanish-main/kernel'
import type { Change, Name, Say } from '@spanish-main/ui'
import { type Lords, UNITS } from '../../rules/state.ts'
import { CARD_COUNT } from '../../rules/tables.ts'
import { answerFor, ownerOf } from '../../rules/units.ts'
import { events } from '../../rules/words.ts'

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

/** What the year brings, whoever moved last. */
const OF_THE_YEAR = new Set([
  'year',
  'drew',
  'calm',
  'lot',
  'unsold',
  'broke',
  'treasure-waits',
  'took',
  'failed',
  'truce',
  'war-again',
  'grew',
  'ended',
])

/** Whose act an event is: of the lord or the unit that it names first; of nobody if the year brings it. */
export function actor(view: Lords, { kind, args: [first] }: Event): number | undefined {
  if (OF_THE_YEAR.has(kind)) return -1
  const domain: string | undefined = (events as Readonly<Record<string, readonly string[]>>)[kind]?.[0]
  if (domain === 'lord') return view.character.indexOf(first)
  if (domain !== 'place') return undefined
  // Calamities and losses name their victim: they are nobody's act.
  if (AT_CARD[kind] !== undefined || kind === 'disrupted' || kind === 'storm-struck') return -1
  const seat = first < CARD_COUNT ? ownerOf(view, first) : answerFor(view, first)
  return seat < 0 ? undefined : seat
}

/** What an event changed for whom. */
export function changes(view: Lords, event: Event, say: Say, name: Name): readonly Change[] {
  return changesOf(view, event).map(change => ({ ...change, what: whatOf(event, say, name) }))
}

/** In a word or two. */
function whatOf({ kind, args }: Event, say: Say, name: Name): string {
  const count = args[1] ?? 0
  if (kind === 'matured') return name('place', count)
  if (kind === 'tent-placed' || kind === 'tent-lost') return name('tent', count)
  if (kind === 'let-go') return name('item', count)
  return say(`change.${kind}`, { count })
}

function changesOf(view: Lords, { kind, args }: Event): readonly Change[] {
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
