export { type Hint, hints } from './hint.ts'
export { onePly, USUAL_EFFORT } from './one-ply.ts'
export { randomBot } from './random.ts'
export type { Effort } from './weigh.ts'
