// What became of a takeback that was asked for, as the table says it to all.
import type { State } from '@spanish-main/kernel'
import type { Line, Session } from '@spanish-main/session'

/** The line about a takeback that was asked for before and is not any more; none if it was withdrawn, or stands still. */
export function settledTakeback(
  asked: Session<State>['request'],
  { request, journal: { entries } }: Session<State>,
  at: number,
): readonly Line[] {
  const last = entries.at(-1)
  if (asked === undefined || request !== undefined) return []
  const said = (key: string): readonly Line[] => [{ seat: -1, at, key, params: { seat: asked.seat } }]
  if (last?.kind === 'takeback') return said('went-back')
  return last?.kind === 'answer-back' && last.seat !== asked.seat ? said('stayed') : []
}
