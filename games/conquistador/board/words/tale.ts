import type { Event } from '@spanish-main/kernel'
import type { BoardWords, TaleStep, Target } from '@spanish-main/ui'
import { type Conquest, PERSONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { yearOf } from '../names.ts'

/** What a turn does by itself, step by step. */
const STEPS: Readonly<Record<string, readonly [step: string, rule: string]>> = {
  'sea-toll': ['sea', '9.11'],
  cape: ['sea', '9.11'],
  'land-toll': ['land', '12.4'],
  'uprising-check': ['uprisings', '17.32'],
  uprising: ['uprisings', '17.32'],
  mined: ['gold', '13.11'],
  'mine-state': ['gold', '13.11'],
  resources: ['resources', '14.21'],
  'gold-credited': ['home', '13.43'],
  'expedition-lost': ['lost', '7.27'],
  'colonists-lost': ['lost', '15.1'],
  'quest-failed': ['lost', '6.41-14'],
  'recall-failed': ['lost', '6.41-7'],
}

/** The sea is thrown for twice a turn: these lie between the two times, whoever does them. */
const BETWEEN: ReadonlySet<string> = new Set([
  'mined',
  'prospected',
  'marched',
  'uprising-check',
  'land-toll',
  'resources',
  'crossing-home',
])

/** Losses belong to the step that caused them. */
const FOLLOWS: ReadonlySet<string> = new Set(['men-lost', 'drowned', 'ship-lost', 'person-lost'])

/** Where an event lies on the chart. */
function placeOf({ kind, args }: Event): Target | undefined {
  if (kind === 'men-lost') return { domain: 'hex', value: args[2] }
  if (kind === 'land-toll' || kind === 'mined' || kind === 'mine-state') return { domain: 'hex', value: args[1] }
  if (kind === 'uprising' || kind === 'resources') return { domain: 'area', value: args[1] }
  return undefined
}

const countryOf = ({ kind, args }: Event): number =>
  kind !== 'person-lost' ? args[0] : args[0] < PERSONS ? tables.personCountry[args[0]] : -1

/** 9, 12 to 17. Attrition, gold, uprisings and resources of one's own country: each is a page, and shown where it happens. */
export const telling: NonNullable<BoardWords<Conquest>['telling']> = ({ view, seat, events }, say) => {
  if (seat < 0) return []
  const own = view.nation[seat]
  const tale: TaleStep[] = []
  let chapter = ''
  let open: string | undefined
  let homeward = false
  for (const [at, happening] of events.entries()) {
    const { event } = happening
    if (event.kind === 'turn-begins') {
      chapter = say('chapter.turn', { turn: event.args[0], year: String(yearOf(event.args[0])) })
      open = undefined
      homeward = false
    }
    homeward ||= BETWEEN.has(event.kind)
    if (countryOf(event) !== own) continue
    const step = STEPS[event.kind]
    if (step === undefined && !(open !== undefined && FOLLOWS.has(event.kind))) continue
    const place = placeOf(event)
    const last = tale.at(-1)
    if (last !== undefined && (step === undefined || step[0] === open)) {
      // A page is shown where somebody was lost, else where it began.
      const moves = event.kind === 'men-lost' || last.place === undefined
      const where = moves && place !== undefined ? { place } : {}
      tale[tale.length - 1] = { ...last, lines: [...last.lines, happening], ...where }
      continue
    }
    open = step[0]
    const where = place === undefined ? {} : { place }
    tale.push({
      at,
      chapter,
      title: say(step[0] === 'sea' && homeward ? 'tale.sea-home' : `tale.${step[0]}`),
      rule: step[1],
      lines: [happening],
      ...where,
    })
  }
  return tale
}
