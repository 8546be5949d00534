import type { Board } from '@spanish-main/ui'
import { type Conquest, SPAIN } from '../../rules/state.ts'
import { steps } from './steps.ts'

/** Spain in 1495, before the first plans are written. */
export const guide: NonNullable<Board<Conquest>['guide']> = {
  record: async () => (await import('./start.record?raw')).default,
  seat: SPAIN,
  steps,
}
