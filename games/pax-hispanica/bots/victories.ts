import { CALLOW_COUNT, CELL_COUNT, CELLS_OF_TRACK, MIDLIFE, NUDGE } from '../data/index.ts'
import { type Condition, conditionsOf, countingPeerages } from '../rules/g3-victory.ts'
import type { Pax } from '../rules/state.ts'

/** The extremist victories, in the order of the tracks; the rules number them alike. */
export const VICTORIES = ['tea-party', 'abolition', 'sun-king', 'el-patron'] as const
export const ABOLITION = 1

/** Nudges from each cell to the extremist space of each track; a Midlife Crisis leads to any Callow space. */
export const NUDGES_TO: readonly (readonly number[])[] = CELLS_OF_TRACK.map(track => nudgesTo(track[track.length - 1]))

function nudgesTo(goal: number): number[] {
  const steps = new Array<number>(CELL_COUNT).fill(Number.POSITIVE_INFINITY)
  steps[goal] = 0
  for (let changed = true; changed; ) {
    changed = false
    const fromCrisis = Math.min(...steps.slice(0, CALLOW_COUNT))
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const next = NUDGE[cell].map(to => (to >= 0 ? steps[to] : to === MIDLIFE ? fromCrisis : Number.POSITIVE_INFINITY))
      const best = 1 + Math.min(...next)
      if (best >= steps[cell]) continue
      steps[cell] = best
      changed = true
    }
  }
  return steps
}

/** What a victory asks of everybody alike: Peerages, and what is missing of its third condition (Rebels, freedom, Chests). */
export interface Goal {
  readonly peerages: number
  readonly missing: number
}

const missing = ({ have, need, met }: Condition): number => (met ? 0 : Math.abs(need - have))

/** The goals of the extremist victories at the moment. Whose conditions are read makes no difference. */
export function goalsOf(g: Pax): Goal[] {
  return VICTORIES.map((_, victory) => {
    const [, peerages, third] = conditionsOf(g, g.order[0], victory)
    return { peerages: peerages.need, missing: third === undefined ? 0 : missing(third) }
  })
}

/** How far a colour is from a victory: Nudges to its extremist space, Peerages, and the rest of the condition. */
export interface Distance {
  readonly nudges: number
  readonly peerages: number
  readonly rest: number
}

export function distanceTo(g: Pax, colour: number, victory: number, goal: Goal): Distance {
  return {
    nudges: NUDGES_TO[victory][g.figure[colour]],
    peerages: Math.max(0, goal.peerages - countingPeerages(g, colour, victory === ABOLITION)),
    rest: goal.missing,
  }
}
