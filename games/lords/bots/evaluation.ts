import { shareOf, type Term } from '@spanish-main/kernel'
import { DOOM_YEAR } from '../data/index.ts'
import { scoreOf } from '../rules/a-end.ts'
import { type Lords, SLOTS, UNITS } from '../rules/state.ts'
import { CARD_COUNT, CASA, isColony, isFleet, isMordida, tables } from '../rules/tables.ts'
import { holds, isGone, isImmature, ownerOf } from '../rules/units.ts'

/** Years that a game is expected to last from now: until 1620, and seven more by the chance of events. */
const yearsLeft = (g: Lords): number => Math.max(0, DOOM_YEAR - g.year) + 7

/** What a point of each kind is worth in gold a year, or at once. */
const FLEET_YEAR = 0.35
const COLONY_YEAR = 0.3
const MILL_YEAR = 0.25
const IMMATURE = 0.6
const SOLDIER = 0.4
const MORDIDA = 1.5
const CASA_WORTH = 14
const WORK = 1

/** What a seat's things are worth in gold, name by name. */
export function terms(g: Lords, seat: number): Term[] {
  const years = yearsLeft(g)
  const sums = { fleets: 0, colonies: 0, soldiers: 0, profit: 0, works: 0, influence: 0 }
  for (let card = 0; card < CARD_COUNT; card++) {
    if (ownerOf(g, card) !== seat) continue
    const share = isImmature(g, card) ? IMMATURE : 1
    if (isMordida(card)) sums.influence += share * (card === CASA ? CASA_WORTH : MORDIDA)
    if (card >= UNITS) continue
    const size = Math.max(1, g.size[card])
    if (isFleet(card)) sums.fleets += share * FLEET_YEAR * size * years * (g.pirate[card] === 1 ? 0.6 : 1)
    else if (isColony(card)) {
      sums.colonies += share * (COLONY_YEAR * (0.6 * size + 0.4 * tables.max[card]) + MILL_YEAR * g.mill[card]) * years
    }
    sums.soldiers += SOLDIER * g.soldiers[card]
    sums.profit += g.worth[card] + 10 * g.treasure[card]
  }
  for (let slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++)
    sums.works += WORK * g.millsDue[slot] - g.fortsDue[slot]
  if (holds(g, seat, CASA)) for (const soldiers of g.garrison) sums.soldiers += 0.6 * soldiers
  return [
    { name: 'coffers', value: scoreOf(g, seat) },
    ...Object.entries(sums).map(([name, value]) => ({ name, value })),
  ]
}

/** Gold by which one lord must lead another to be e times as likely to win. */
const SPREAD = 9

const worth = (g: Lords, seat: number): number => terms(g, seat).reduce((sum, { value }) => sum + value, 0)

/** The chance that a seat wins: at the end its part of the victory, otherwise by what everybody has. */
export function evaluate(g: Lords, seat: number): number {
  if (g.ended !== 0) return shareOf(g, seat)
  const mine = worth(g, seat)
  let all = 0
  for (let other = 0; other < g.seats; other++) {
    if (!isGone(g, other) || g.ended !== 0) all += Math.exp((worth(g, other) - mine) / SPREAD)
  }
  return 1 / all
}
