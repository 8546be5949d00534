import type { Board } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { steps } from './steps.ts'

/** England at the head of the third cycle, with a Ship, a card to play and Treasure within reach. */
export const guide: NonNullable<Board<Pax>['guide']> = {
  record: async () => (await import('./start.record?raw')).default,
  seat: 0,
  steps,
}
