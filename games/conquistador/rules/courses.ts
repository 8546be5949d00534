import type { Refusal } from '@spanish-main/kernel'
import { refuseSail } from './7-sailing.ts'
import { refuseMarch } from './10-march.ts'
import { strangersAt } from './fleet.ts'
import { CAPE, DIRECTIONS, hexOf } from './geography.ts'
import { isOccupied } from './posts.ts'
import type { Conquest } from './state.ts'
import { tables } from './tables.ts'

/** A shortest way: its directions, one step each. */
export type Course = readonly number[]

/**
 * Everything within reach with a shortest way to it. What `ends` a way, such as a meeting or a throw of the die, can be its
 * last step but no step on it.
 */
function waysFrom(
  from: number,
  most: number,
  refuse: (from: number, steps: number, direction: number) => Refusal | undefined,
  next: (from: number, direction: number) => number,
  ends: (at: number) => boolean,
): Map<number, Course> {
  const ways = new Map<number, Course>([[from, []]])
  for (const [at, way] of ways) {
    if (way.length === most || (at !== from && ends(at))) continue
    for (let direction = 0; direction < 6; direction++) {
      if (refuse(at, way.length, direction) !== undefined) continue
      const to = next(at, direction)
      if (!ways.has(to)) ways.set(to, [...way, direction])
    }
  }
  ways.delete(from)
  return ways
}

/** Waters that an Expedition reaches within so many points. */
export const voyages = (g: Conquest, seat: number, expedition: number, most: number): Map<number, Course> =>
  waysFrom(
    g.expAt[expedition],
    most,
    (from, steps, direction) => refuseSail(g, seat, expedition, from, steps, direction),
    (from, direction) => tables.waterNext[from * 6 + direction],
    at => tables.ocean[at] === CAPE || (tables.isCoast[tables.waterHex[at]] && strangersAt(g, seat, at) !== 0),
  )

/** Hexes that the column reaches. */
export const marches = (g: Conquest, seat: number): Map<number, Course> =>
  waysFrom(
    g.columnHex,
    8,
    (from, steps, direction) => refuseMarch(g, seat, from, g.columnSteps + steps, direction),
    (from, direction) => tables.landNext[from * 6 + direction],
    at => isOccupied(g, seat, at),
  )

/** Two Bounds: farther than that nobody plans in one go. */
const FAR = 16

/** The moves that lead to a hex or a water, by its word: sailing on, or marching on; none if it is out of reach. */
export function course(g: Conquest, seat: number, target: string): readonly string[] {
  const voyage = g.stack.findLast(frame => frame.at === 'voyage' || frame.at === 'column')
  if (voyage === undefined || voyage.seat !== seat) return []
  const hex = /^\d{4}/.test(target) ? hexOf(target) : -1
  if (voyage.at === 'column') return (marches(g, seat).get(hex) ?? []).map(direction => `step ${DIRECTIONS[direction]}`)
  const ways = voyages(g, seat, voyage.a, FAR)
  const water = tables.watersOf[hex]?.find(each => ways.has(each) && (!target.endsWith('b') || each !== hex)) ?? -1
  return (ways.get(water) ?? []).map(direction => `sail ${DIRECTIONS[direction]}`)
}
