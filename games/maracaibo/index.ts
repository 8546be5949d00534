export { maracaibo } from './rules/index.ts'
export type { Maracaibo } from './rules/state.ts'
