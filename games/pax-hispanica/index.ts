import { anyGame } from '@spanish-main/kernel'
import { components } from './components.ts'
import { paxHispanica } from './rules/index.ts'
import { summary } from './summary.ts'

export { tokensOnMap } from './rules/g3-victory.ts'
export { kingsConditions, zumbasConditions } from './rules/h7-ends.ts'
export type { Pax } from './rules/state.ts'
export { paxHispanica, summary }

/** All that runs, for the entry. */
export const rules = anyGame({ game: paxHispanica, summary, components })
