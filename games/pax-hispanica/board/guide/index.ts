import type { Board } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { steps } from './steps.ts'

/** England in the goods year of the fourth cycle, with a Colony that needs Labor, a Ship, a card to play and Treasure within reach. */
export const guide: NonNullable<Board<Pax>['guide']> = {
  record: async () => (await import('./start.record?raw')).default,
  seat: 0,
  steps,
}
