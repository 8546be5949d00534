import { anyGame } from '@spanish-main/kernel'
import { components } from './components.ts'
import { maracaibo } from './rules/index.ts'
import { summary } from './summary.ts'

export type { Maracaibo } from './rules/state.ts'
export { components, maracaibo, summary }

/** All that runs, for the entry. */
export const rules = anyGame({ game: maracaibo, summary, components })
