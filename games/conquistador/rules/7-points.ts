import type { Refusal } from '@spanish-main/kernel'
import { has, isBound, isGalleon, mark, spare } from './fleet.ts'
import { type Conquest, STOPPED } from './state.ts'
import { no } from './words.ts'

const OUT_OF_BOUNDS = no('15.42', 'out-of-bounds')
const GALLEON_BOUNDS = no('7.14', 'out-of-bounds')

/** Marks of the hex where an Expedition lies: the activation began here; a fight was fought here. */
export const BEGUN = 1024
export const FOUGHT = 2048

/** 9.3. How many Bounds more than it bought an Expedition would have used after so many points more. */
export function boundsBeyond(g: Conquest, e: number, points: number): number {
  const used = Math.ceil((g.expPoints[e] + points) / 8) - Math.ceil(g.expPoints[e] / 8)
  return Math.max(0, used - spare(g, e))
}

/** 15.42, R-07. Why more points would exceed what an Expedition may use. */
export function refusePoints(g: Conquest, e: number, points: number): Refusal | undefined {
  if (!isBound(g, e) || boundsBeyond(g, e, points) === 0) return undefined
  return isGalleon(g, e) ? GALLEON_BOUNDS : OUT_OF_BOUNDS
}

/** What a stop, a discovery or a fight costs in the hex where an Expedition lies. */
export const stopCost = (g: Conquest, e: number): number => (has(g, e, STOPPED) ? 0 : has(g, e, BEGUN) ? 3 : 2)
export const fightCost = (g: Conquest, e: number): number =>
  has(g, e, FOUGHT) || has(g, e, BEGUN) ? 3 : stopCost(g, e)

export function payFight(g: Conquest, e: number): void {
  g.expPoints[e] += fightCost(g, e)
  mark(g, e, FOUGHT | (has(g, e, BEGUN) ? 0 : STOPPED))
}
