import type { State } from '@spanish-main/kernel'
import type { Step, TableView } from '@spanish-main/ui'
import type { Kit } from '../kit.ts'

/** As many targets that are nowhere on the board as two rows of the dock hold. */
export const INLINE = 8

/** Whether the targets glow on the board, so that they are listed only on demand. */
export function isShown({ board }: Kit, table: TableView<State>, step: Step): boolean {
  const shows = board?.words?.shows
  if (step.kind !== 'values' || shows === undefined) return false
  return step.values.every(value => shows(table, { domain: step.domain, value }))
}

/** Whether there are more of them than the dock holds, and the board shows none. */
export const needsList = (kit: Kit, table: TableView<State>, step: Step): boolean =>
  step.kind === 'values' &&
  'words' in kit.game.vocabulary[step.domain] &&
  step.values.length > INLINE &&
  !isShown(kit, table, step)
