import { anyGame } from '@spanish-main/kernel'
import { lords } from './rules/index.ts'

export type { Lords } from './rules/state.ts'
export { lords }

/** All that runs, for the entry. */
export const rules = anyGame({ game: lords })
