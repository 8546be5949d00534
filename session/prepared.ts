import { check, openDecision, type State, view, waiting } from '@spanish-main/kernel'
import { answer, decisionName } from './moves.ts'
import type { Session } from './session.ts'

/** An answer that a seat leaves for a question that it expects: then the table need not wait for it. */
export interface Prepared {
  /** The question, by the name of its decision. */
  readonly when: string
  /** The move in text form. If the rules forbid it then, the next one for the same question is tried. */
  readonly text: string
}

/** The first prepared answer that a seat can give now, from what it sees; undefined if it must be asked itself. */
function fitting<S extends State>(
  { game, journal: { state }, holders }: Session<S>,
  seat: number,
  list: readonly Prepared[],
): Prepared | undefined {
  if (list.length === 0 || holders[seat]?.kind !== 'person') return undefined
  if ((waiting(game, state) & (1 << seat)) === 0) return undefined
  const asked = openDecision(game, state)?.name
  const candidates = list.filter(({ when }) => when === asked)
  if (candidates.length === 0) return undefined
  const seen = view(game, state, seat)
  return candidates.find(({ text }) => check(game, seen, seat, text).kind !== 'problem')
}

/** Whether somebody has an answer ready for what is asked now. */
export function isPrepared<S extends State>(session: Session<S>, prepared: readonly (readonly Prepared[])[]): boolean {
  return prepared.some((list, seat) => fitting(session, seat, list) !== undefined)
}

/**
 * Gives prepared answers, one for each seat that has one. An answer is given once, and with it everything else that was
 * prepared for the same question is used up; gives what is left.
 */
export function givePrepared<S extends State>(
  session: Session<S>,
  prepared: readonly (readonly Prepared[])[],
): (readonly Prepared[])[] {
  return prepared.map((list, seat) => {
    const given = fitting(session, seat, list)
    if (given === undefined) return list
    answer(session, seat, { decision: decisionName(session, seat), text: given.text })
    return list.filter(({ when }) => when !== given.when)
  })
}
