import type { Board } from '@spanish-main/ui'
import type { Maracaibo } from '../../rules/state.ts'

/** Long decisions, each in a work panel beside the chart. */
export const panels: NonNullable<Board<Maracaibo>['panels']> = {}
