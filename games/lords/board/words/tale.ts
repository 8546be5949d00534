import type { BoardWords, Happening, Say, TaleStep, Target } from '@spanish-main/ui'
import type { Lords } from '../../rules/state.ts'
import { COMPONENTS } from '../../rules/tables.ts'

/** What a year tells step by step, by the kinds of its events. Other events belong to the people who caused them. */
const STEPS: readonly { readonly step: string; readonly rule: string; readonly kinds: readonly string[] }[] = [
  { step: 'cards', rule: 'C1.1', kinds: ['year', 'drew'] },
  {
    step: 'black-spot',
    rule: 'C1.2',
    kinds: [
      'calm',
      'storm-struck',
      'shrank',
      'soldiers-died',
      'locusts',
      'mill-lost',
      'depleted',
      'rose',
      'treasure-waits',
    ],
  },
  {
    step: 'plots',
    rule: 'C2.6',
    kinds: ['took', 'failed', 'truce', 'war-again', 'built', 'marque', 'seized', 'advanced'],
  },
  { step: 'events', rule: 'C3b.7', kinds: ['broke'] },
  { step: 'crowns', rule: 'B12', kinds: ['crowned'] },
  { step: 'cash', rule: 'C5.1', kinds: ['cashed', 'forfeited'] },
  { step: 'matured', rule: 'C5.5', kinds: ['tent-placed', 'tent-lost', 'matured'] },
  { step: 'growth', rule: 'C6.1', kinds: ['grew'] },
]

const stepOf = (kind: string) => STEPS.find(({ kinds }) => kinds.includes(kind))

/** The domains of the first argument, where it is a place of the board. */
const PLACED = new Set([
  'shrank',
  'soldiers-died',
  'locusts',
  'mill-lost',
  'depleted',
  'rose',
  'tent-placed',
  'grew',
  'built',
])

function placeOf({ event: { kind, args } }: Happening): { place?: Target } {
  return PLACED.has(kind) && args[0] < COMPONENTS ? { place: { domain: 'place', value: args[0] } } : {}
}

/** The year told step by step: runs of events of one step become a page. */
export const telling: NonNullable<BoardWords<Lords>['telling']> = ({ events }, say) => {
  const tale: TaleStep[] = []
  let year = ''
  let open: string | undefined
  for (const [at, happening] of events.entries()) {
    const { kind, args } = happening.event
    if (kind === 'year') year = String(args[0])
    const step = stepOf(kind)
    if (step === undefined) {
      if (kind !== 'disrupted') open = undefined
      continue
    }
    if (open === step.step && kind !== 'year') {
      const last = tale.at(-1)!
      tale[tale.length - 1] = { ...last, lines: [...last.lines, happening] }
      continue
    }
    open = step.step
    tale.push({
      at,
      chapter: chapterOf(year, say),
      title: say(`tale.${step.step}`),
      rule: step.rule,
      lines: [happening],
      ...placeOf(happening),
    })
  }
  return tale
}

const chapterOf = (year: string, say: Say): string => say('chapter.year', { year })
