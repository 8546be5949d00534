import type { Event } from '@spanish-main/kernel'
import type { BoardWords, Say, TaleStep, Target } from '@spanish-main/ui'
import { JACQUES0, JEAN0, type Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { locationName } from './names.ts'

/** What the automata do, and whether it opens a step of its own. */
const STEPS: Readonly<Record<string, string>> = {
  'jean-card': 'card',
  'jean-sailed': 'sail',
  'jean-quest': 'quest',
  'jean-disc': 'disc',
  'jean-took': 'took',
  'jean-disc-kept': 'kept',
  'jean-explored': 'explore',
  'jean-fought': 'fight',
  'jean-influence': 'influence',
  'jean-points': 'points',
  'jean-asks': 'asks',
  'jacques-card': 'card',
  'jacques-disc': 'disc',
  'jacques-quest': 'quest',
  'jacques-explored': 'explore',
  'jacques-ends-soon': 'end',
  'jacques-points': 'round-points',
}

/** Lines that belong to the step before them. */
const FOLLOWS: ReadonlySet<string> = new Set(['marker-placed', 'quest-laid', 'turned-up', 'shuffled'])

const DOMAINS: Readonly<Record<string, string>> = {
  'jean-sailed': 'location',
  'jean-disc': 'location',
  'jacques-disc': 'location',
  'jean-explored': 'space',
  'jacques-explored': 'space',
}

const placeOf = ({ kind, args }: Event): { place?: Target } =>
  DOMAINS[kind] === undefined ? {} : { place: { domain: DOMAINS[kind], value: args[0] } }

/** What a card demands: of Jacques's only the area with its number, so that nothing done is understood, too. */
function demand({ kind, args: [card, number] }: Event, say: Say): string | undefined {
  if (kind === 'jean-card') {
    const { move, branch, display } = tables.pack.jeanCards[card - JEAN0]
    return say('tale.demand.jean', { move, branch, display })
  }
  if (kind !== 'jacques-card') return undefined
  const area = tables.pack.jacquesCards[card - JACQUES0].band[number - 1]
  if (area.do === 'disc')
    return say('tale.demand.disc', { number, place: locationName(say, tables.locationOf(area.at)) })
  if (area.do === 'quest') return say('tale.demand.quest', { number, from: area.from, to: area.to })
  if (area.do === 'explore') return say('tale.demand.explore', { number, steps: area.n })
  return say('tale.demand.end', { number })
}

/** SY-7. Jean's and Jacques's turns, step by step, each with the rule it follows. */
export const telling: NonNullable<BoardWords<Maracaibo>['telling']> = ({ view, events }, say) => {
  if (view.opponent === 0) return []
  const steps: TaleStep[] = []
  let chapter = ''
  let turn = 0
  let open = false
  for (const [at, happening] of events.entries()) {
    const { event } = happening
    const key = STEPS[event.kind]
    const ends = event.kind === 'ended-round' && event.args[0] >= 4
    if (event.kind === 'jean-card' || event.kind === 'jacques-card') {
      turn++
      chapter = say(event.kind === 'jean-card' ? 'tale.jean' : 'tale.jacques', { turn })
    }
    if ((key !== undefined || ends) && chapter !== '') {
      steps.push({
        at,
        chapter,
        title: demand(event, say) ?? say(`tale.step.${ends ? 'home' : key}`),
        rule: event.rule,
        lines: [happening],
        ...placeOf(event),
      })
      open = true
    } else if (open && FOLLOWS.has(event.kind)) {
      const last = steps[steps.length - 1]
      steps[steps.length - 1] = { ...last, lines: [...last.lines, happening] }
    } else open = false
  }
  return steps
}
