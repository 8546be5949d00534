import { anyGame } from '@spanish-main/kernel'
import { components } from './components.ts'
import { conquistador } from './rules/index.ts'
import { summary } from './summary.ts'

export { controller, controlOf, scoreOf } from './rules/19-control.ts'
export type { Conquest } from './rules/state.ts'
export { conquistador, summary }

/** All that runs, for the entry. */
export const rules = anyGame({ game: conquistador, summary, components })
