import type { Happening, Say, TableView } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import type { JacquesArea } from '../../data/automata.ts'
import { JACQUES, JACQUES0, JEAN, JEAN0, type Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { telling } from './tale.ts'

const say: Say = Object.assign(
  (key: string, params: Readonly<Record<string, string | number>> = {}) => [key, ...Object.values(params)].join(' '),
  {
    has: () => true,
  },
)

const happening = (kind: string, rule: string, ...args: number[]): Happening =>
  ({ move: 0, event: { kind, rule, args } }) as unknown as Happening

const told = (events: readonly Happening[], opponent = JEAN) =>
  telling({ view: { opponent }, events } as unknown as TableView<Maracaibo>, say, () => '').map(
    ({ chapter, title, rule, lines }) =>
      `${chapter} | ${title} | ${rule} | ${lines.map(({ event }) => event.kind).join(', ')}`,
  )

test('MB-12: every step of Jean has its rule; what a step brings with it is told in it', () => {
  const events = [
    happening('turn', 'MB-2.1', 0, 1),
    happening('jean-card', 'MB-12.2', JEAN0),
    happening('jean-sailed', 'MB-12.2', 5),
    happening('jean-quest', 'MB-12.3', 2),
    happening('quest-laid', 'MB-8.2', 3, 16),
    happening('turn', 'MB-2.1', 0, 2),
    happening('jean-card', 'MB-12.2', JEAN0 + 1),
    happening('jean-took', 'MB-12.4', 9),
    happening('turned-up', 'MB-2.4', 10),
    happening('ended-round', 'MB-12.9', 4, 1),
  ]
  expect(told(events)).toEqual([
    'tale.jean 1 | tale.demand.jean 1 upper 3 | MB-12.2 | jean-card',
    'tale.jean 1 | tale.step.sail | MB-12.2 | jean-sailed',
    'tale.jean 1 | tale.step.quest | MB-12.3 | jean-quest, quest-laid',
    'tale.jean 2 | tale.demand.jean 1 lower 2 | MB-12.2 | jean-card',
    'tale.jean 2 | tale.step.took | MB-12.4 | jean-took, turned-up',
    'tale.jean 2 | tale.step.home | MB-12.9 | ended-round',
  ])
  expect(told(events, 0)).toEqual([])
})

test('MU-5.3: the area of each of Jacques’s cards is told, also where nothing comes of it', () => {
  const { jacquesCards } = tables.pack
  const [first] = jacquesCards
  const lines = first.band.map((_, i) => happening('jacques-card', 'MU-5.3', JACQUES0, i + 1))
  expect(told(lines, JACQUES)).toEqual(
    first.band.map((area, i) => `tale.jacques ${i + 1} | ${demandOf(area, i + 1)} | MU-5.3 | jacques-card`),
  )
})

function demandOf(area: JacquesArea, number: number): string {
  if (area.do === 'disc') return `tale.demand.disc ${number} location.${area.at}.name`
  if (area.do === 'quest') return `tale.demand.quest ${number} ${area.from} ${area.to}`
  return area.do === 'explore' ? `tale.demand.explore ${number} ${area.n}` : `tale.demand.end ${number}`
}
