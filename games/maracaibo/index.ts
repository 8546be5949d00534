import { anyGame } from '@spanish-main/kernel'
import { deckhand } from './bots/deckhand.ts'
import { judgement } from './bots/judgement.ts'
import { components } from './components.ts'
import { maracaibo } from './rules/index.ts'
import { summary } from './summary.ts'

export type { Maracaibo } from './rules/state.ts'
export { components, deckhand, judgement, maracaibo, summary }

/** All that runs, for the entry. */
export const rules = anyGame({ game: maracaibo, bots: { deckhand }, judgement, summary, components })
