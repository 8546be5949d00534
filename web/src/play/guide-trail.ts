import type { State } from '@spanish-main/kernel'
import type { GuideStep, TableView } from '@spanish-main/ui'

type Steps = readonly GuideStep<State>[]

/** The steps of a guide that somebody has seen, by number and in that order, and which of them is open. */
export interface Trail {
  readonly seen: readonly number[]
  readonly at: number
}

export const UNSEEN: Trail = { seen: [], at: -1 }

/** The trail with a step added at its end, and opened. */
export const opened = ({ seen }: Trail, step: number): Trail => ({ seen: [...seen, step], at: seen.length })

/**
 * The trail as it goes on at this table: a step whose situation has come is opened, unless it was seen before. Before
 * the last one stands what the table has passed by, if it is to be told anyway.
 */
export function arrived(steps: Steps, table: TableView<State>, trail: Trail): Trail {
  const due = ({ when }: GuideStep<State>, step: number) => when?.(table) === true && !trail.seen.includes(step)
  const step = steps.findIndex(due)
  if (step < 0) return trail
  const passedBy = ({ anyway }: GuideStep<State>, at: number) => anyway === true && !trail.seen.includes(at)
  const missed = step === steps.length - 1 ? steps.flatMap((one, at) => (passedBy(one, at) ? [at] : [])) : []
  return { seen: [...trail.seen, ...missed, step], at: trail.seen.length }
}

/** The trail one step on, or undefined where the guide waits for the table. */
export function next(steps: Steps, { seen, at }: Trail): Trail | undefined {
  if (at + 1 < seen.length) return { seen, at: at + 1 }
  const step = seen[at] + 1
  const follows = step < steps.length && steps[step].when === undefined && !seen.includes(step)
  return follows ? opened({ seen, at }, step) : undefined
}

/** The trail one step back, or undefined at its beginning. */
export const back = ({ seen, at }: Trail): Trail | undefined => (at > 0 ? { seen, at: at - 1 } : undefined)
