import type { Say } from '@spanish-main/ui'
import { type Pax, PURPLE } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { isComet, isEntrepot, reach, sway } from '../../rules/values.ts'

/** A column of the playmat: Disks cover Sway, Bibles cover Reach. */
export type ColumnKind = 'disk' | 'bible'

export const columnOf = (kind: ColumnKind, colour: number): readonly number[] =>
  kind === 'bible' ? tables.columns.reach : colour === PURPLE ? tables.columns.spanishSway : tables.columns.sway

/** B4c, GL-mercantilism. Why Sway or Reach is not what its column shows; undefined if it is. */
export function limitWords(g: Pax, colour: number, kind: ColumnKind, say: Say): string | undefined {
  const left = kind === 'bible' ? g.biblesLeft[colour] : g.disksLeft[colour]
  const now = kind === 'bible' ? reach(g, colour) : sway(g, colour)
  if (columnOf(kind, colour)[left] === now) return undefined
  if (kind === 'disk' && isEntrepot(g, colour)) return say('board.limit.entrepot')
  return isComet(g) ? say('board.limit.comet') : say('board.limit.mercantilism', { cap: g.mercantilism })
}
