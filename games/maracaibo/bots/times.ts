import { HAVANA, HOMEWARD, LAST_21A, LAST_22, SPACE_21B } from '../rules/board.ts'
import { JACQUES, JEAN, LOCATIONS, type Maracaibo, ROUNDS } from '../rules/state.ts'
import { tables } from '../rules/tables.ts'

/** Incomes still to come; the last pays points only. */
export const incomesLeft = (g: Maracaibo): number => ROUNDS + 1 - Math.max(1, g.round)

/** Movement points from a printed location to 20 by the long way round, worked out from the arrows once. */
function distances(): number[] {
  const way = new Array<number>(LOCATIONS).fill(0)
  for (let at = HOMEWARD - 1; at >= HAVANA; at--) {
    const next = tables.arrows.filter(arrow => arrow.from === at && arrow.to > at && arrow.to <= HOMEWARD)
    way[at] = next.length === 0 ? 1 : 1 + Math.max(...next.map(arrow => way[arrow.to]))
  }
  for (const tile of tables.legacy) {
    const out = tile.arrows.find(arrow => arrow.from === tile.at)
    if (out !== undefined && tile.at > LAST_22) way[tile.at] = way[out.to] + out.price
  }
  return way
}

let distancesOf: unknown
let distance: number[] = []

/** How far a location is from 20. */
export function toHomeward(at: number): number {
  if (distancesOf !== tables) {
    distancesOf = tables
    distance = distances()
  }
  return distance[at]
}

const TURNS_A_ROUND = 5

/** How far a ship of the bots sails in a turn on the average. */
const PACE = 3.6

/** Turns of one's own that a ship at a place still has if nobody hurries. */
function turnsFrom(g: Maracaibo, at: number): number {
  if (at === LAST_21A || at === LAST_22) return 0
  const home = g.round === ROUNDS ? 2 : 1
  if (at === SPACE_21B) return 1
  return home + (at === HOMEWARD ? 0 : 1 + Math.max(0, toHomeward(at) - 1) / PACE)
}

/** Turns that the rivals leave to everybody until one of them ends the round. */
function turnsAllowed(g: Maracaibo, seat: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat) least = Math.min(least, turnsFrom(g, g.ship[other]))
  }
  if (g.opponent === JEAN) least = Math.min(least, turnsFrom(g, g.aShip) * 1.2)
  if (g.opponent === JACQUES) least = Math.min(least, g.aCountdown >= 0 ? g.aCountdown : 6.2 - g.aOpen)
  return least
}

/** BT-1. Turns that a seat may hope for in this round with its ship at a place: sea beyond the rivals' patience counts little. */
export function turnsLeft(g: Maracaibo, seat: number, at: number = g.ship[seat]): number {
  const own = turnsFrom(g, at)
  const allowed = turnsAllowed(g, seat)
  return own <= allowed ? own : allowed + 0.15 * (own - allowed)
}

/** Turns that a seat may hope for in the whole game. */
export const turnsInGame = (g: Maracaibo, seat: number): number =>
  turnsLeft(g, seat) + (ROUNDS - Math.max(1, g.round)) * TURNS_A_ROUND
