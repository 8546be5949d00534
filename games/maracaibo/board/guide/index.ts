import type { Board } from '@spanish-main/ui'
import type { Maracaibo } from '../../rules/state.ts'
import record from './start.record?raw'
import { steps } from './steps.ts'

/** The first voyage: the plain board, two bots, and everything still to choose. */
export const guide: NonNullable<Board<Maracaibo>['guide']> = { record, seat: 0, steps }
