import type { BoardProps } from '@spanish-main/ui'
import type { Conquest } from '../../rules/state.ts'
import { seatName } from '../names.ts'
import { Score } from './score.tsx'

/** The end: how it was won, and every point of it. */
export function Ending(props: BoardProps<Conquest>) {
  const { table, say } = props
  if (table.over === undefined) return null
  const { ending, winner } = table.over
  return (
    <>
      <h2 className="cq-ending">
        {say(`ending.title.${ending}`, { who: winner < 0 ? '' : seatName(table.view, say, winner) })}
      </h2>
      <Score {...props} />
    </>
  )
}
