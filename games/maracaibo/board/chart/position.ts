import type { Point } from '@spanish-main/ui'
import { exists, goodOf, isCity, isVillage, questsAt } from '../../rules/board.ts'
import { isBought, isPlanned } from '../../rules/players.ts'
import { CARDS, LOCATIONS, type Maracaibo, PLACE } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { PLACES } from './layout.ts'

/** What a location is on this table's board. */
export type Kind = 'start' | 'village' | 'city' | 'homeward'

export function kindAt(view: Maracaibo, at: number): Kind {
  if (isCity(view, at)) return 'city'
  return isVillage(view, at) ? 'village' : tables.pack.locations[at].kind
}

/** The locations that this table's board has. */
export const locationsOf = (view: Maracaibo): number[] =>
  Array.from({ length: LOCATIONS }, (_, at) => at).filter(at => exists(view, at))

/** An assistant on the board: whose, by which card. */
export interface Assistant {
  readonly seat: number
  readonly card: number
}

export function assistantsAt(view: Maracaibo, at: number): Assistant[] {
  const found: Assistant[] = []
  for (let card = 0; card < CARDS; card++) {
    if (tables.cards[card].effects.assistant === undefined || view.mark[card] !== at + 1) continue
    for (let seat = 0; seat < view.seats; seat++) if (isBought(view, seat, card)) found.push({ seat, card })
  }
  return found
}

export const questsOf = (view: Maracaibo, at: number): number[] => questsAt(view, PLACE.location + at)

/** Whether the city has a market. */
export const hasMarket = (view: Maracaibo, at: number): boolean => goodOf(view, at) >= 0

const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]

/** Where a seat's ship lies: those at one place share its berths. `seats` for the opponent. */
export function berthOf(view: Maracaibo, seat: number): Point {
  const at = seat < view.seats ? view.ship[seat] : view.aShip
  let before = 0
  for (let other = 0; other < seat; other++) if (view.ship[other] === at) before++
  const place = PLACES[at]
  return plus(place.at, place.berths[Math.min(before, place.berths.length - 1)])
}

/** As many of the nearest stops are kept in sight before a ship sails. */
const AHEAD = 3

/** Where a narrow chart looks: at a seat's ship, and before it sails also at the nearest stops. */
export function lookout(view: Maracaibo, seat: number, roads: readonly { at: number; points: number }[]): Point {
  const nearest = [...new Set(roads.toSorted((a, b) => a.points - b.points).map(({ at }) => at))].slice(0, AHEAD)
  const points = [berthOf(view, seat), ...nearest.map(at => PLACES[at].at)]
  const middle = (axis: 0 | 1) => {
    const along = points.map(point => point[axis])
    return (Math.min(...along) + Math.max(...along)) / 2
  }
  return [middle(0), middle(1)]
}

export const spot = (at: number, offset: Point): Point => plus(PLACES[at].at, offset)

/** The cards that a seat has planned. */
export const plannedOf = (view: Maracaibo, seat: number): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter(card => isPlanned(view, seat, card))
