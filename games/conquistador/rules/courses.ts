import type { Refusal } from '@spanish-main/kernel'
import { refuseSail } from './7-sailing.ts'
import { refuseMarch } from './10-march.ts'
import { strangersAt } from './fleet.ts'
import { CAPE, DIRECTIONS, hexOf } from './geography.ts'
import { isOccupied } from './posts.ts'
import type { Conquest } from './state.ts'
import { tables } from './tables.ts'
import { pending } from './words.ts'

/** A shortest way: its directions, one step each. */
export type Course = readonly number[]

/** Where a way has come to. */
interface Leg {
  readonly at: number
  readonly way: Course
}

/**
 * Everything within reach with a shortest way on to it. What `ends` a way, such as a meeting or a throw of the die, can be
 * its last step but no step on it.
 */
function waysFrom(
  { at: from, way: before }: Leg,
  most: number,
  refuse: (from: number, steps: number, direction: number) => Refusal | undefined,
  next: (from: number, direction: number) => number,
  ends: (at: number) => boolean,
): Map<number, Course> {
  const ways = new Map<number, Course>([[from, before]])
  for (const [at, way] of ways) {
    if (way.length >= most || (way.length > 0 && ends(at))) continue
    for (let direction = 0; direction < 6; direction++) {
      if (refuse(at, way.length, direction) !== undefined) continue
      const to = next(at, direction)
      if (!ways.has(to)) ways.set(to, [...way, direction])
    }
  }
  ways.delete(from)
  return ways
}

/** Waters that an Expedition reaches within so many points, from where it lies or from where a way has come to. */
export const voyages = (
  g: Conquest,
  seat: number,
  expedition: number,
  most: number,
  leg: Leg = { at: g.expAt[expedition], way: [] },
): Map<number, Course> =>
  waysFrom(
    leg,
    most,
    (from, steps, direction) => refuseSail(g, seat, expedition, from, steps, direction),
    (from, direction) => tables.waterNext[from * 6 + direction],
    at => tables.ocean[at] === CAPE || (tables.isCoast[tables.waterHex[at]] && strangersAt(g, seat, at) !== 0),
  )

/** Hexes that the column reaches, from where it stands or from where a way has come to. */
export const marches = (g: Conquest, seat: number, leg: Leg = { at: g.columnHex, way: [] }): Map<number, Course> =>
  waysFrom(
    leg,
    8,
    (from, steps, direction) => refuseMarch(g, seat, from, g.columnSteps + steps, direction),
    (from, direction) => tables.landNext[from * 6 + direction],
    at => isOccupied(g, seat, at),
  )

/** Two Bounds: farther than that nobody plans in one go. */
const FAR = 16

/** Whoever is on the way: an Expedition at sea, or the column. */
const traveller = (g: Conquest, seat: number) => {
  const frame = g.stack.findLast(each => each.at === 'voyage' || each.at === 'column')
  if (frame?.seat !== seat) return undefined
  const column = frame.at === 'column'
  return { column, expedition: column ? -1 : (pending(g, 'voyage')?.expedition ?? -1) }
}

/**
 * The way over these hexes, one after the other, each leg as short as can be. What cannot be reached is passed over, so the
 * way ends at the last hex that can.
 */
export function wayOver(g: Conquest, seat: number, hexes: readonly number[]): Leg {
  const frame = traveller(g, seat)
  if (frame === undefined) return { at: -1, way: [] }
  const { column, expedition } = frame
  let leg: Leg = { at: column ? g.columnHex : g.expAt[expedition], way: [] }
  for (const hex of hexes) {
    const ways = column ? marches(g, seat, leg) : voyages(g, seat, expedition, FAR, leg)
    const at = (column ? [hex] : (tables.watersOf[hex] ?? [])).find(each => ways.has(each))
    if (at !== undefined) leg = { at, way: ways.get(at)! }
  }
  return leg
}

/**
 * The moves that lead to a hex or a water, by its word, over others where somebody wants to go by them: sailing on, or
 * marching on; none if it is out of reach.
 */
export function course(g: Conquest, seat: number, target: string, over: readonly string[] = []): readonly string[] {
  const frame = traveller(g, seat)
  if (frame === undefined) return []
  const hexIn = (word: string): number => (/^\d{4}/.test(word) ? hexOf(word) : -1)
  const { column, expedition } = frame
  const move = column ? 'step' : 'sail'
  const leg = wayOver(g, seat, over.map(hexIn))
  const hex = hexIn(target)
  const ways = column ? marches(g, seat, leg) : voyages(g, seat, expedition, FAR, leg)
  const at = column
    ? hex
    : (tables.watersOf[hex]?.find(each => ways.has(each) && (!target.endsWith('b') || each !== hex)) ?? -1)
  return (ways.get(at) ?? []).map(direction => `${move} ${DIRECTIONS[direction]}`)
}
