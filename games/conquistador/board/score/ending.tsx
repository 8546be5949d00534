import type { BoardProps } from '@spanish-main/ui'
import type { Conquest } from '../../rules/state.ts'
import { Score } from './score.tsx'

/** The end: every point of it. The page around it says who won, and why. */
export function Ending(props: BoardProps<Conquest>) {
  return props.table.over === undefined ? null : <Score {...props} />
}
