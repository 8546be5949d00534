import type { World } from '@spanish-main/kernel'
import { DOOM_YEAR } from '../data/index.ts'
import { endGame } from './a-end.ts'
import { welcome } from './a4-arrival.ts'
import { farewell } from './a5-leaving.ts'
import { crowned, setOrder } from './b12-crowns.ts'
import { bringTreasure, endDemands, isTreasureYear, strike, turnUp } from './c1-black-spot.ts'
import { capitalize } from './c2-capitalization.ts'
import { heirs } from './c3a-auction.ts'
import { breakOut } from './c3b-events.ts'
import { putAshore } from './c4a-preparations.ts'
import { cash, grow, matureNext, startUpgrades } from './c5-year-end.ts'
import { disrupt } from './d2-disruption.ts'
import type { Lords } from './state.ts'
import { CASA } from './tables.ts'
import { isGone, treasurer } from './units.ts'
import { call, lord, repeat, sequence, step, tell } from './words.ts'

/** A1. Year after year until something ends the game. */
export const game = sequence('game', [
  repeat<'game'>('A1', g => {
    call(g, 'year')
    return true
  }),
])

/** A5. Whoever gave notice leaves between two parts of the year, when nobody waits for him or one of his units. */
const parting = step<'year'>('A5', (g, _frame, world) => farewell(g, world))

/** C1 to C6. */
export const year = sequence('year', [
  step<'year'>('C1.1', (g, _frame, world) => {
    tell(world, g, 'A1', 'year', g.year)
    if (!turnUp(g, world)) return
    if (g.year >= DOOM_YEAR) endGame(g, world, 'event', 'A2.3')
    else endDemands(g)
  }),
  step<'year'>('C1.2', (g, _frame, world) => strike(g, world)),
  step<'year'>('C1.5', (g, _frame, world) => bringTreasure(g, world)),
  parting,
  step<'year'>('C2.1', (g, _frame, world) => capitalize(g, world)),
  parting,
  step<'year'>('C2.5', g => call(g, 'skullduggery')),
  parting,
  step<'year'>('C3a.4', (g, _frame, world) => heirs(g, world)),
  step<'year'>('C3a.1', g => call(g, 'auctions')),
  parting,
  step<'year'>('C3b.7', (g, _frame, world) => breakOut(g, world)),
  step<'year'>('B12', g => {
    if (g.comet === 1) return
    if (crowned(g) === 0) setOrder(g)
    else call(g, 'crowns')
  }),
  step<'year'>('C4b.1', g => {
    if (g.comet === 0) call(g, 'turns')
  }),
  parting,
  step<'year'>('D6.9', (g, _frame, world) => forfeit(g, world)),
  step<'year'>('C5.1', (g, _frame, world) => cash(g, world)),
  step<'year'>('C5.2', g => startUpgrades(g)),
  parting,
  step<'year'>('C5.3', g => call(g, 'tents-due')),
  repeat<'year'>('C5.5', (g, _frame, world) => matureNext(g, world)),
  step<'year'>('C6.1', (g, _frame, world) => grow(g, world)),
  step<'year'>('C6.3', cleanSlate),
  parting,
  repeat<'year'>('A4', (g, _frame, world) => welcome(g, world)),
  // What a newcomer bought without a shield is his at once.
  repeat<'year'>('C5.5', (g, _frame, world) => matureNext(g, world)),
  step<'year'>('C6.2', (g, _frame, world) => {
    if (g.year >= g.lastYear) endGame(g, world, 'last-year', g.lastYear < 1649 ? 'A2.4' : 'A2.2')
    else g.year++
  }),
])

/** C4. Everybody in the order of the crowns prepares and then operates. */
export const turns = sequence('turns', [
  repeat<'turns'>('C4b.1', (g, frame, world) => {
    if (g.leaving !== 0) {
      farewell(g, world)
      return true
    }
    if (frame.turn >= g.order.length) return false
    putTreasurerLast(g, frame.turn)
    const seat = g.order[frame.turn]
    frame.turn++
    if (isGone(g, seat)) return true
    putAshore(g, seat)
    call(g, 'operations', seat, -1)
    call(g, 'preparations', seat)
    return true
  }),
])

/** B12. The Casa may change hands while others have their turns: whoever has it now goes last of those who still wait. */
function putTreasurerLast(g: Lords, from: number): void {
  const at = g.order.indexOf(treasurer(g), from)
  if (at >= 0) g.order.push(...g.order.splice(at, 1))
}

/** D6.9. A treasure year without treasure brought home costs the Casa. */
function forfeit(g: Lords, world: World): void {
  const seat = treasurer(g)
  if (!isTreasureYear(g) || seat < 0 || g.broughtHome > 0) return
  tell(world, g, 'D6.9', 'forfeited', lord(g, seat))
  disrupt(g, world, CASA, 'D6.9')
}

/** C6.3. What held for this year alone. */
function cleanSlate(g: Lords): void {
  g.flags.fill(0)
  g.permits.fill(0)
  g.cityTent.fill(0)
  g.crown.fill(-1)
  g.delivered.fill(0)
  g.shutCities = 0
  g.shutPorts = 0
  g.garrisoned = 0
  g.persecution = 0
  g.sanctuary = 0
  g.comet = 0
  g.broughtHome = 0
  g.order = []
  g.drawn = []
  g.plots = []
  g.named = []
  g.challenges = []
  if (treasurer(g) < 0) g.portSoldiers.fill(0)
}
