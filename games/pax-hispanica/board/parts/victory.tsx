import type { BoardProps } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { Alone } from '../ending/alone.tsx'
import { Victories } from '../ending/victory.tsx'
import { useSprite } from '../sprite.ts'

/** Who is close to winning, as a tab of the drawer. */
export function Victory({ table, act, say }: BoardProps<Pax>) {
  useSprite()
  const Panel = table.view.solitaire === 1 ? Alone : Victories
  return <Panel view={table.view} say={say} onRule={act.openRule} />
}
