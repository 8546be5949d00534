import { arrowsFrom } from '../../rules/board.ts'
import { LOCATIONS, type Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'

/** A lane of the board: its ends and what it costs. */
export interface Lane {
  readonly from: number
  readonly to: number
  readonly price: number
}

const idOf = (at: number): string => tables.pack.locations[at].id

export const laneKey = ({ from, to }: { from: number; to: number }): string => `${idOf(from)}-${idOf(to)}`

/** Every lane that this round's board has. */
export function lanesOf(view: Maracaibo): Lane[] {
  const lanes: Lane[] = []
  for (let from = 0; from < LOCATIONS; from++) {
    arrowsFrom(view, from, (to, price) => lanes.push({ from, to, price }))
  }
  return lanes
}

/** The lanes of a voyage that ends somewhere after so many movement points; none if there is no such voyage. */
export function voyage(view: Maracaibo, from: number, to: number, points: number): Lane[] {
  if (points === 0) return []
  const ways: Lane[] = []
  arrowsFrom(view, from, (next, price) => ways.push({ from, to: next, price }))
  for (const lane of ways) {
    if (lane.price === points && lane.to === to) return [lane]
    if (lane.price >= points) continue
    const rest = voyage(view, lane.to, to, points - lane.price)
    if (rest.length > 0) return [lane, ...rest]
  }
  return []
}

/** The fewest movement points from a location to another, undefined if no arrows lead there. */
export function distance(view: Maracaibo, from: number, to: number): number | undefined {
  const least = new Map<number, number>([[from, 0]])
  const open = [from]
  while (open.length > 0) {
    const at = open.shift()!
    arrowsFrom(view, at, (next, price, gate) => {
      const cost = least.get(at)! + price
      if (gate >= 0 || cost >= (least.get(next) ?? Number.POSITIVE_INFINITY)) return
      least.set(next, cost)
      open.push(next)
    })
  }
  return least.get(to)
}
