import type { Board } from '@spanish-main/ui'
import type { Lords } from '../../rules/state.ts'
import { PUPIL } from './begin.ts'
import { steps } from './steps.ts'

/** Drake in the fourth year, with a lot under the hammer and a colony to trade with. */
export const guide: NonNullable<Board<Lords>['guide']> = {
  record: async () => (await import('./start.record?raw')).default,
  seat: PUPIL,
  steps,
}
