import type { GuideStep, TableView } from '@spanish-main/ui'
import type { Maracaibo } from '../../rules/state.ts'

/** The person at the screen is asked this, while the guided round lasts. */
const asked =
  (...names: readonly string[]) =>
  ({ view, decision, choices, sealed }: TableView<Maracaibo>): boolean =>
    view.round <= 1 && names.includes(decision?.name ?? '') && choices.length > 0 && sealed === undefined

/** One round, as somebody meets it: what to look at first, then each kind of decision once. */
export const steps: readonly GuideStep<Maracaibo>[] = [
  { key: 'welcome', place: 'board', when: asked('choose-career') },
  { key: 'seats', place: 'seats' },
  { key: 'career', place: 'side' },
  { key: 'plan', place: 'side', when: asked('choose-plan') },
  { key: 'discards', place: 'side', when: asked('choose-discards') },
  { key: 'sail', place: 'board', when: asked('sail') },
  { key: 'clock', place: 'ribbon' },
  { key: 'why-not', place: 'board' },
  { key: 'main', place: 'dock', when: asked('main') },
  { key: 'village', place: 'side', when: asked('village') },
  { key: 'city', place: 'side', when: asked('deliver', 'city-act') },
  { key: 'disc', place: 'side', when: asked('disc') },
  { key: 'draw', place: 'side', when: asked('draw') },
  { key: 'undo', place: 'tools' },
  { key: 'combat', place: 'side', when: asked('draw-token') },
  { key: 'explore', place: 'side', when: asked('explore-to') },
  { key: 'interim', place: 'side', when: asked('interim-choice') },
  { key: 'score', place: 'victory' },
]
