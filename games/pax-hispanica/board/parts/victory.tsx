import type { BoardProps } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { useSprite } from '../sprite.ts'
import { Victories } from '../victory/victory.tsx'

/** Who is close to winning, as a tab of the drawer. */
export function Victory({ table, act, say }: BoardProps<Pax>) {
  useSprite()
  return <Victories view={table.view} say={say} onRule={act.openRule} />
}
