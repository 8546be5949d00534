import type { StageProps } from '@spanish-main/ui'
import type { Conquest } from '../../rules/state.ts'
import { Desk } from '../desk/desk.tsx'
import { useSprite } from '../sprite.ts'

/** What takes the place of the chart: the planning desk, and great moments. */
export function Stage({ since: _since, ...props }: StageProps<Conquest>) {
  useSprite()
  const { table } = props
  if (table.verbs.length > 0 && table.decision?.name === 'planning' && table.view.pen[table.seat] === 0)
    return <Desk {...props} />
  return null
}
