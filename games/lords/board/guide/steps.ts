import type { GuideStep, TableView } from '@spanish-main/ui'
import type { Lords } from '../../rules/state.ts'

/** The year in which the record of the guide ends; its lessons last until the next is over. */
export const FIRST_YEAR = 1603

/** The person at the screen is asked this, while the guided years last. */
const asked =
  (name: string) =>
  ({ view, decision, choices, sealed }: TableView<Lords>): boolean =>
    view.year <= FIRST_YEAR + 1 && decision?.name === name && choices.length > 0 && sealed === undefined

/** A year as somebody meets it: what to look at first, then each kind of decision once. */
export const steps: readonly GuideStep<Lords>[] = [
  { key: 'welcome', place: 'board', when: asked('bid') },
  { key: 'seats', place: 'seats' },
  { key: 'years', place: 'ribbon' },
  { key: 'calendar', place: 'side' },
  { key: 'auction', place: 'dock' },
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
  { key: 'victory', place: 'victory', when: ({ view }) => view.year > FIRST_YEAR + 1 },
]
