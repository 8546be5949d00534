import { anyGame } from '@spanish-main/kernel'
import { components } from './components.ts'
import { lords } from './rules/index.ts'
import { summary } from './summary.ts'

export type { Lords } from './rules/state.ts'
export { lords, summary }

/** All that runs, for the entry. */
export const rules = anyGame({ game: lords, summary, components })
