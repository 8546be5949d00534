import type { GuideStep, TableView } from '@spanish-main/ui'
import type { Lords } from '../../rules/state.ts'
import { FIRST_YEAR } from './begin.ts'

const isAsked = ({ decision, choices, sealed }: TableView<Lords>): boolean =>
  decision !== undefined && choices.length > 0 && sealed === undefined

/** The person at the screen is asked this, while the guided years last. */
const asked =
  (name: string) =>
  (table: TableView<Lords>): boolean =>
    table.view.year <= FIRST_YEAR + 1 && table.decision?.name === name && isAsked(table)

/** A year as somebody meets it: what to look at first, then each kind of decision once. */
export const steps: readonly GuideStep<Lords>[] = [
  { key: 'welcome', place: 'board', when: asked('bid') },
  { key: 'seats', place: 'seats' },
  { key: 'years', place: 'ribbon' },
  { key: 'calendar', place: 'side' },
  { key: 'auction', place: 'board' },
  { key: 'crowns', place: 'side', when: asked('crowns') },
  { key: 'prepare', place: 'dock', when: asked('preparations') },
  { key: 'operate', place: 'dock', when: asked('operations') },
  { key: 'voyage', place: 'board', when: asked('voyage') },
  { key: 'why-not', place: 'board' },
  { key: 'undo', place: 'tools' },
  { key: 'trade', place: 'dock', when: asked('agree-trade') },
  { key: 'window', place: 'dock', when: asked('window') },
  { key: 'upgrades', place: 'dock', when: asked('upgrades') },
  { key: 'capitalize', place: 'side', when: asked('capitalize') },
  {
    key: 'victory',
    place: 'victory',
    when: table => table.view.year > FIRST_YEAR && isAsked(table) && table.decision?.name !== 'capitalize',
  },
]
