import { finish, type World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { TENT_WORTH } from '../data/index.ts'
import type { Lords } from './state.ts'
import { CARD_COUNT, tables } from './tables.ts'
import { holds } from './units.ts'
import { by, lord, tell } from './words.ts'

export const ENDINGS = ['agreement', 'last-year', 'event', 'alone'] as const

/** A3. Gold and tents in coffers; nothing else counts. */
export const scoreOf = (g: Lords, seat: number): number =>
  g.gold[seat] + g.tents[seat] * (g.parrotYears === 1 && by('D1.9') ? TENT_WORTH.parrots : TENT_WORTH.usual)

/** A3.1. The lowest crown among a seat's mature cards; 100 for none. */
export function lowestCrown(g: Lords, seat: number): number {
  let lowest = 100
  for (let card = 0; card < CARD_COUNT; card++) {
    if (tables.crown[card] > 0 && tables.crown[card] < lowest && holds(g, seat, card)) lowest = tables.crown[card]
  }
  return lowest
}

/** A2, A3. Ends the game and ranks everybody, those who left included. */
export function endGame(g: Lords, world: World, ending: (typeof ENDINGS)[number], rule: RuleId): void {
  const seats = Array.from({ length: g.seats }, (_, seat) => seat)
  const points = seats.map(seat => scoreOf(g, seat))
  by('A3')
  const ahead = (a: number, b: number) =>
    points[a] > points[b] || (points[a] === points[b] && by('A3.1') && lowestCrown(g, a) < lowestCrown(g, b))
  const places = seats.map(seat => 1 + seats.filter(other => ahead(other, seat)).length)
  const winner = places.indexOf(1)
  tell(world, g, rule, 'ended', lord(g, winner), points[winner])
  finish(g, ENDINGS.indexOf(ending), { places, points })
}
