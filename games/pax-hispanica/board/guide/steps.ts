import type { GuideStep, TableView } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'

/** The goods year in which the record of the guide ends, and the one that closes its cycle. */
export const FIRST_YEAR = 1610
const LAST_YEAR = FIRST_YEAR + 4

/** The person at the screen is asked this, while the guided cycle lasts. */
const asked =
  (name: string) =>
  ({ view, decision, choices, sealed }: TableView<Pax>): boolean =>
    view.year < LAST_YEAR && decision?.name === name && choices.length > 0 && sealed === undefined

/** One cycle, as somebody meets it: what to look at first, then each kind of year with its choices. */
export const steps: readonly GuideStep<Pax>[] = [
  { key: 'welcome', place: 'board', when: asked('labour') },
  { key: 'seats', place: 'seats' },
  { key: 'calendar', place: 'ribbon' },
  { key: 'labour', place: 'dock' },
  { key: 'goods', place: 'board', when: asked('auction-turn') },
  { key: 'philosophy', place: 'side' },
  { key: 'mercantilism', place: 'side' },
  { key: 'auction', place: 'dock' },
  { key: 'bid', when: asked('bids') },
  { key: 'cards', place: 'hand', when: asked('play-turn') },
  { key: 'why-not', place: 'hand' },
  { key: 'midlife', place: 'side', when: asked('midlife-nudge') },
  { key: 'actions', place: 'dock', when: asked('card-actions') },
  { key: 'undo', place: 'tools' },
  { key: 'sail', place: 'board', when: asked('sail-mode') },
  { key: 'at-sea', place: 'dock', when: asked('sail-act') },
  { key: 'home', place: 'board', anyway: true },
  { key: 'interdicted', place: 'dock', when: asked('strike-colours') },
  { key: 'europe', place: 'side', when: asked('mercantilism'), anyway: true },
  { key: 'interdiction', place: 'orders', when: asked('interdiction-window'), anyway: true },
  { key: 'victory', place: 'victory', when: ({ view }) => view.year >= LAST_YEAR },
]
