import { isAmount, type State } from '@spanish-main/kernel'
import type { Question, TableView } from '@spanish-main/ui'
import type { Kit } from '../kit.ts'

/** As many targets that are nowhere on the board as two rows of the dock hold. */
export const INLINE = 8

/** Whether the targets glow on the board, so that they are listed only on demand. */
export function isShown({ board }: Kit, table: TableView<State>, question: Question): boolean {
  const shows = board?.words?.shows
  if (question.kind !== 'values' || shows === undefined) return false
  return question.values.every(value => shows(table, { domain: question.domain, value }))
}

/** Whether things are asked for, and not a number. */
export const hasTargets = (kit: Kit, question: Question): question is Extract<Question, { kind: 'values' }> =>
  question.kind === 'values' && !isAmount(kit.game.vocabulary[question.domain])

/** Whether there are more of them than the dock holds, and neither the board nor a work panel shows them. */
export const needsList = (kit: Kit, table: TableView<State>, question: Question): boolean =>
  hasTargets(kit, question) &&
  question.values.length > INLINE &&
  kit.board?.panels?.[table.decision?.name ?? ''] === undefined &&
  !isShown(kit, table, question)
