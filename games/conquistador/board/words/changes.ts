import type { Event } from '@spanish-main/kernel'
import type { BoardWords, Change, Say, Target } from '@spanish-main/ui'
import { seatOf } from '../../rules/people.ts'
import { COLONIST } from '../../rules/posts.ts'
import { type Conquest, PERSONS } from '../../rules/state.ts'
import { SHIP_KINDS, tables } from '../../rules/tables.ts'
import { personName, slipName } from '../names.ts'

interface Kind {
  readonly kind: Change['kind']
  /** What, in a word or two. */
  readonly what: (say: Say, args: readonly number[]) => string
  readonly place?: (args: readonly number[]) => Target
}

const men = (say: Say, kind: number, n: number) => say(kind === COLONIST ? 'quay.colonists' : 'quay.dets', { n })
const ducats = (at: number) => (say: Say, args: readonly number[]) => say('quay.ducats', { n: args[at] })
/** 13.4. Gold overseas is no ducats yet: it counts when it comes home. */
const gold = (say: Say, args: readonly number[]) => say('change.gold', { n: args[2] })
const ship = (say: Say, args: readonly number[]) => say(`shipKind.${SHIP_KINDS[args[1]]}`)
const slip = (say: Say, args: readonly number[]) => say('slip.title', { slip: slipName(args[1]) })
const points = (at: number) => (say: Say, args: readonly number[]) => say('change.points', { n: args[at] })
const penalty = (say: Say) => say('change.points', { n: 100 })
const hex = (at: number) => (args: readonly number[]) => ({ domain: 'hex', value: args[at] })
const area = (at: number) => (args: readonly number[]) => ({ domain: 'area', value: args[at] })

/** Events that name the country first, whether it loses or gains, what and where. */
const KINDS: Readonly<Record<string, Kind>> = {
  'men-lost': { kind: 'lost', what: (say, args) => men(say, args[1], args[3]), place: hex(2) },
  drowned: { kind: 'lost', what: (say, args) => men(say, args[1], args[2]) },
  'ship-lost': { kind: 'lost', what: ship },
  'expedition-lost': { kind: 'lost', what: slip },
  repossessed: { kind: 'lost', what: ship },
  paid: { kind: 'lost', what: ducats(1) },
  'colonists-lost': { kind: 'lost', what: (say, args) => men(say, COLONIST, args[1]) },
  'recall-failed': { kind: 'lost', what: penalty },
  'quest-failed': { kind: 'lost', what: penalty },
  gained: { kind: 'gained', what: ducats(1) },
  discovered: { kind: 'gained', what: points(2) },
  mined: { kind: 'gained', what: gold, place: hex(1) },
  looted: {
    kind: 'gained',
    what: gold,
    place: args => ({ domain: 'hex', value: tables.cities[args[1]] }),
  },
  resources: { kind: 'gained', what: ducats(2), place: area(1) },
  'prize-taken': { kind: 'gained', what: ship },
  'gold-credited': { kind: 'gained', what: ducats(1) },
}

/** Why something was lost or gained, by the first rule whose number begins so; other rules have titles that say it. */
const REASONS: readonly (readonly [rule: string, reason: string])[] = [
  ['9.', 'sea'],
  ['12.', 'land'],
  ['17.2', 'natives'],
  ['17.3', 'uprising'],
  ['13.', 'gold'],
  ['14.', 'resources'],
  ['11.2', 'battle'],
  ['8.5', 'battle'],
  ['8.3', 'sea-battle'],
  ['15.44', 'sea-battle'],
]

function reasonOf(rule: string | undefined, say: Say): { reason?: string } {
  const found = REASONS.find(([start]) => rule?.startsWith(start))
  return found === undefined ? {} : { reason: say(`reason.${found[1]}`) }
}

/** What an event changed, by owner. */
export const changes: NonNullable<BoardWords<Conquest>['changes']> = (view, event, say): readonly Change[] => {
  const { kind, args, rule } = event
  if (kind === 'person-lost') return lostPerson(view, event, say)
  const found = KINDS[kind]
  const seat = found === undefined ? -1 : seatOf(view, args[0])
  if (seat < 0) return []
  const place = found.place === undefined ? {} : { place: found.place(args) }
  return [{ seat, kind: found.kind, what: found.what(say, args), ...reasonOf(rule, say), ...place }]
}

function lostPerson(view: Conquest, { rule, args: [person] }: Event, say: Say): readonly Change[] {
  const seat = person < PERSONS ? seatOf(view, tables.personCountry[person]) : -1
  return seat < 0 ? [] : [{ seat, kind: 'lost', what: personName(say, person), ...reasonOf(rule, say) }]
}
