import type { Event } from '@spanish-main/kernel'
import type { Change, Name, Say, Target } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { TITLE, tables } from '../../rules/tables.ts'
import { events } from '../../rules/words.ts'

type Kind = Change['kind']

/** Events that name who gains or loses first, and whether the second argument is a Site. */
const OWN: Readonly<Record<string, readonly [Kind, 'site' | 'none']>> = {
  'disk-returned': ['lost', 'site'],
  'bible-returned': ['lost', 'site'],
  'died-off': ['lost', 'site'],
  'ship-lost': ['lost', 'none'],
  'peerage-lost': ['lost', 'none'],
  'worn-out': ['lost', 'site'],
  paid: ['lost', 'none'],
  'cargo-lost': ['lost', 'none'],
  'passenger-lost': ['lost', 'none'],
  earned: ['gained', 'none'],
  earnings: ['gained', 'site'],
  'auction-won': ['gained', 'none'],
  'buried-won': ['gained', 'none'],
  'ship-anchored': ['gained', 'none'],
  'peerage-anchored': ['gained', 'none'],
  'colony-founded': ['gained', 'site'],
  'cathedral-built': ['gained', 'site'],
  'visita-started': ['gained', 'site'],
}

/** Events between two: what the first and the second get of it. */
const BETWEEN: Readonly<Record<string, readonly [Kind, Kind]>> = {
  'paid-to': ['lost', 'gained'],
  'haven-taken': ['gained', 'lost'],
  'privateer-taken': ['gained', 'lost'],
  'relic-handed-over': ['lost', 'gained'],
  'cargo-seized': ['gained', 'lost'],
  excommunicated: ['around', 'lost'],
  unmasked: ['around', 'lost'],
}

/** Events at a Site, told to whoever owns something there. */
const AT_SITE: Readonly<Record<string, Kind>> = {
  'fort-lost': 'lost',
  'treasure-lost': 'lost',
  'chest-placed': 'gained',
  'meeple-left': 'around',
  'fell-ill': 'lost',
  'rebel-placed': 'around',
}

/** Acts that name whose they are, whoever moved last: what was announced waits for the answers of others (F1). */
const ACTS: ReadonlySet<string> = new Set([
  'kidnapped',
  'hired',
  'attack-announced',
  'enslave-announced',
  'fleet-moved',
  'haven-shown',
  'interdicted',
])

/** D1d to D1g. What the goods year brings by itself, after the last who found Labor. */
const BY_ITSELF: ReadonlySet<string> = new Set(['slave-imported', 'died-off', 'chest-placed', 'worn-out', 'earnings'])

/** Whose act an event is, for the chronicle. */
export function actor(view: Pax, { kind, args }: Event): number | undefined {
  if (BY_ITSELF.has(kind)) return -1
  return ACTS.has(kind) ? (view.seatOf[args[0]] ?? -1) : undefined
}

/** What is gained says why by itself: "+a Colony". */
const SELF_EVIDENT: ReadonlySet<string> = new Set(['colony-founded', 'cathedral-built', 'visita-started'])

/** What an event changed for whom. */
export function changes(view: Pax, event: Event, say: Say, name: Name): readonly Change[] {
  const what = whatOf(event, say, name)
  const reason = SELF_EVIDENT.has(event.kind) ? { reason: '' } : {}
  const card = cardOf(event)
  const thing = card >= 0 ? { thing: { domain: 'card', value: card } } : {}
  return changesOf(view, event).map(change => (what === undefined ? change : { ...change, ...reason, ...thing, what }))
}

const domainsOf = (kind: string): readonly string[] => events[kind as keyof typeof events] ?? []

/** The card that an event names, −1 if there is none or it is hidden. */
const cardOf = ({ kind, args }: Event): number => args[domainsOf(kind).indexOf('card')] ?? -1

/** In a word or two: the money, the card, or the thing. */
function whatOf(event: Event, say: Say, name: Name): string | undefined {
  const { kind, args } = event
  const dollars = args[domainsOf(kind).indexOf('dollars')] ?? -1
  if (kind !== 'auction-won' && kind !== 'buried-won' && dollars >= 0) return say('board.dollars', { count: dollars })
  if (cardOf(event) >= 0) return name('card', cardOf(event))
  return say.has(`change.${kind}`) ? say(`change.${kind}`) : undefined
}

/** PR-man-iron-mask. Which title the mask takes is said by the stroke, so its loss is not told once more. */
const isStruck = ({ kind, rule, args }: Event): boolean =>
  kind === 'peerage-lost' &&
  (rule === 'PR-man-iron-mask' || rule === 'H3-abilities') &&
  tables.titleOf[args[1]] !== TITLE['man-iron-mask']

/** D1d, D1g. A Colony that dies off and what a Citizen earns are told at the Site, and not once more as tokens that move. */
const isToldAtSite = ({ kind, rule }: Event): boolean =>
  (kind === 'earned' && rule === 'D1g') || (kind === 'disk-returned' && rule === 'D1d')

function changesOf(view: Pax, event: Event): readonly Change[] {
  const { kind, args } = event
  if (isStruck(event) || isToldAtSite(event)) return []
  const place = (site: number): { place: Target } => ({ place: { domain: 'site', value: site } })
  const own = OWN[kind]
  if (own !== undefined) {
    return told(view, args[0], own[0], own[1] === 'site' ? place(args[1]) : {})
  }
  const between = BETWEEN[kind]
  if (between !== undefined) {
    return [...told(view, args[0], between[0], {}), ...told(view, args[1], between[1], {})]
  }
  const there = AT_SITE[kind]
  if (there === undefined) return []
  const owners = new Set([view.disk[args[0]], view.bible[args[0]]])
  return [...owners].flatMap(colour => told(view, colour, there, place(args[0])))
}

function told(view: Pax, colour: number, kind: Kind, place: { place?: Target }): Change[] {
  const seat = colour < 0 ? -1 : (view.seatOf[colour] ?? -1)
  return seat < 0 ? [] : [{ seat, kind, ...place }]
}
