import type { BoardProps } from '@spanish-main/ui'
import { isFreeing } from '../../rules/players.ts'
import type { Maracaibo } from '../../rules/state.ts'
import { Bought } from './bought.tsx'
import { Freeing } from './freeing.tsx'
import { Influence } from './influence.tsx'
import { Opponent } from './opponent.tsx'
import { ShipBoard } from './ship.tsx'
import './side.css'

/** Beside the chart: the nations, the own ship, what was bought. A bystander looks at the first seat. */
export function Side(props: BoardProps<Maracaibo>) {
  const { view, seat } = props.table
  const of = Math.max(0, seat)
  return (
    <div className="mb-side">
      <Opponent {...props} />
      {isFreeing(view) ? <Freeing {...props} /> : <Influence {...props} of={of} />}
      <ShipBoard {...props} of={of} />
      <Bought {...props} of={of} />
    </div>
  )
}
