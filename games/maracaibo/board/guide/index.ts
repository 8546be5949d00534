import type { Board } from '@spanish-main/ui'
import type { Maracaibo } from '../../rules/state.ts'
import { steps } from './steps.ts'

/** The first voyage: the plain board, two bots, and everything still to choose. */
export const guide: NonNullable<Board<Maracaibo>['guide']> = {
  record: async () => (await import('./start.record?raw')).default,
  seat: 0,
  steps,
}
