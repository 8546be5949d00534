import type { Board } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import record from './start.record?raw'
import { steps } from './steps.ts'

/** England at the head of the third cycle, with a Ship, a card to play and Treasure within reach. */
export const guide: NonNullable<Board<Pax>['guide']> = { record, seat: 0, steps }
