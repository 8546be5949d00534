export { controller, controlOf, scoreOf } from './rules/19-control.ts'
export { conquistador } from './rules/index.ts'
export type { Conquest } from './rules/state.ts'
export { usePack } from './rules/tables.ts'
