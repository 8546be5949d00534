import { anyGame } from '@spanish-main/kernel'
import { dealing } from './bots/dealing.ts'
import { deckhand } from './bots/deckhand.ts'
import { judgement } from './bots/judgement.ts'
import { mate } from './bots/mate.ts'
import { conquistador } from './rules/index.ts'
import { summary } from './summary.ts'

export { controller, controlOf, scoreOf } from './rules/19-control.ts'
export type { Conquest } from './rules/state.ts'
export { conquistador, deckhand, mate, summary }

/** All that runs, for the entry. */
export const rules = anyGame({ game: conquistador, bots: { mate, deckhand }, judgement, dealing, summary })
