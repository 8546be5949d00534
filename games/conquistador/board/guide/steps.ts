import type { GuideStep, TableView } from '@spanish-main/ui'
import { type Conquest, EXPEDITIONS } from '../../rules/state.ts'

const isAsked = ({ decision, choices, sealed }: TableView<Conquest>, name: string): boolean =>
  decision?.name === name && choices.length > 0 && sealed === undefined

/** The person at the screen is asked this, while the guided turn lasts. */
const asked =
  (name: string) =>
  (table: TableView<Conquest>): boolean =>
    table.view.turn === 1 && isAsked(table, name)

type Writing = 'nothing' | 'slip' | 'landfall' | 'bounds'

/** What the first plans have come to: no slip in hand, one without a landfall, the chart in hand, a slip with a landfall. */
function writing({ view, seat }: TableView<Conquest>): Writing {
  if (view.slip[seat] < 0) return 'nothing'
  if (view.pen[seat] === 1) return 'landfall'
  return view.expGoal[seat * EXPEDITIONS + view.slip[seat]] < 0 ? 'slip' : 'bounds'
}

const planning = (stage: Writing) => (table: TableView<Conquest>) =>
  asked('planning')(table) && writing(table) === stage

/** One turn, as somebody meets it: what to look at first, then each kind of decision once. */
export const steps: readonly GuideStep<Conquest>[] = [
  { key: 'welcome', place: 'board', when: planning('nothing') },
  { key: 'seats', place: 'seats' },
  { key: 'track', place: 'ribbon' },
  // A phone's stores stand on the desk.
  { key: 'stores', place: 'side', phone: 'board' },
  { key: 'slip', place: 'board', when: planning('slip') },
  { key: 'landfall', place: 'board', when: planning('landfall') },
  { key: 'bounds', place: 'board', when: planning('bounds') },
  { key: 'seal', place: 'side', phone: 'dock' },
  { key: 'crossing', place: 'side', when: asked('first-crossings') },
  { key: 'sailing', place: 'dock', when: asked('sailing') },
  { key: 'voyage', place: 'board', when: asked('voyage') },
  { key: 'why-not', place: 'board' },
  { key: 'undo', place: 'tools' },
  { key: 'march', place: 'dock', when: asked('march') },
  { key: 'home', place: 'side', when: asked('last-crossings') },
  { key: 'bill', place: 'side', when: asked('upkeep') },
  { key: 'council', place: 'board', when: table => table.view.turn === 2 && isAsked(table, 'planning') },
  { key: 'score', place: 'victory' },
]
