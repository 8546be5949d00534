import { anyGame } from '@spanish-main/kernel'
import { dealing } from './bots/dealing.ts'
import { deckhand } from './bots/deckhand.ts'
import { judgement } from './bots/mate.ts'
import { components } from './components.ts'
import { lords } from './rules/index.ts'
import { summary } from './summary.ts'

export type { Lords } from './rules/state.ts'
export { dealing, deckhand, judgement, lords, summary }

/** All that runs, for the entry. */
export const rules = anyGame({ game: lords, bots: { deckhand }, judgement, dealing, summary, components })
