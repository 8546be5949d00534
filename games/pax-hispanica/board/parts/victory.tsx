import type { BoardProps } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { useSprite } from '../sprite.ts'
import { Alone } from '../victory/alone.tsx'
import { Victories } from '../victory/victory.tsx'

/** Who is close to winning, as a tab of the drawer. */
export function Victory({ table, act, say }: BoardProps<Pax>) {
  useSprite()
  const Panel = table.view.solitaire === 1 ? Alone : Victories
  return <Panel view={table.view} say={say} onRule={act.openRule} />
}
