import type { Refusal, World } from '@spanish-main/kernel'
import { produce } from './c1-black-spot.ts'
import { inDemand } from './c3b-events.ts'
import { BESIEGED, LOCUSTS, type Lords, QUICKSILVER, SLAVER, UNITS } from './state.ts'
import { isColony, isHeathen, SILVER, tables } from './tables.ts'
import { cargoRoom, enjoys, flagsOf, isGone, isMature, ownerOf, soldierLimit } from './units.ts'
import { by, no, tell } from './words.ts'

const NO_COLONY = no('C4b.5', 'no-colony')
const ELSEWHERE = no('C4b.5', 'not-in-this-zone')
const REFUSED = no('C4b.5', 'refused-already')
const FLEET_FULL = no('C4b.5', 'no-room-aboard')
const COLONY_FULL = no('C4b.5', 'no-room-ashore')
const CLOSED = no('C4b.7', 'closed')
const EATEN = no('C1.3', 'locusts')
const STIGMA = no('E2.3', 'outlaw')
const PROTECTED = no('D3.2', 'no-missionary')
const SLAVES_ONLY = no('D5.2', 'no-ordinary-trade')
const NO_LICENCE = no('D5.1', 'no-licence')
const NO_HEATHENS = no('D5.2', 'never-heathens')
const NO_SILVER = no('D5.2', 'silver-only')
const GROWN = no('D5.2', 'at-its-maximum')
const NOT_WELCOME = no('A5', 'closed-by-its-owner')

/** What forbids any business between a fleet and a colony in a zone. */
function contact(
  g: Lords,
  fleet: number,
  colony: number,
  zone: number,
  refused: readonly number[],
): Refusal | undefined {
  if (colony >= UNITS || !isColony(colony) || !isMature(g, colony)) return NO_COLONY
  if (!tables.tradeZones[colony].includes(zone)) return ELSEWHERE
  if (refused.includes(colony)) return REFUSED
  if ((g.flags[colony] & BESIEGED) !== 0) return CLOSED
  if ((g.flags[colony] & LOCUSTS) !== 0) return EATEN
  const owner = ownerOf(g, colony)
  if (isGone(g, owner) && (g.policy[owner] & (1 << ownerOf(g, fleet))) === 0) return NOT_WELCOME
  // Heathens as such trade by D3.2; a pirate has no countrymen among them.
  const outlaws = g.pirate[fleet] === 1 || g.pirate[colony] === 1
  const kin = tables.nation[fleet] >= 0 && tables.nation[fleet] === tables.nation[colony]
  return outlaws && !kin ? STIGMA : undefined
}

const isSlaver = (g: Lords, fleet: number): boolean => (flagsOf(g, fleet) & (SLAVER | QUICKSILVER)) !== 0

/** C4b.5, D3.2. Why these two may not trade so much here. */
export function tradeRefusal(
  g: Lords,
  fleet: number,
  colony: number,
  amount: number,
  zone: number,
  refused: readonly number[],
): Refusal | undefined {
  const refusal = contact(g, fleet, colony, zone, refused)
  if (refusal !== undefined) return refusal
  if (isSlaver(g, fleet)) return SLAVES_ONLY
  if (isHeathen(colony) && !enjoys(g, ownerOf(g, fleet), 'heathen-trade')) return PROTECTED
  if (amount > cargoRoom(g, fleet)) return FLEET_FULL
  const room = isHeathen(colony) ? soldierLimit(g, colony) - g.soldiers[colony] : cargoRoom(g, colony)
  return amount > room ? COLONY_FULL : undefined
}

/** D5. Why a slave or quicksilver fleet may not raise this colony by so much. */
export function deliveryRefusal(
  g: Lords,
  fleet: number,
  colony: number,
  amount: number,
  zone: number,
  refused: readonly number[],
): Refusal | undefined {
  const flags = flagsOf(g, fleet)
  if ((flags & (SLAVER | QUICKSILVER)) === 0) return NO_LICENCE
  const refusal = contact(g, fleet, colony, zone, refused)
  if (refusal !== undefined) return refusal
  if (isHeathen(colony)) return NO_HEATHENS
  if ((flags & SLAVER) === 0 && tables.commodity[colony] !== SILVER) return NO_SILVER
  if (amount > cargoRoom(g, fleet)) return FLEET_FULL
  return amount > g.depletion[colony] + tables.max[colony] - g.size[colony] ? GROWN : undefined
}

/** Carries out what was agreed: a delivery by licensed fleets, a trade by all others. */
export function carryOut(g: Lords, world: World, fleet: number, colony: number, amount: number): void {
  if (isSlaver(g, fleet)) deliver(g, world, fleet, colony, amount)
  else trade(g, world, fleet, colony, amount)
}

/** C4b.5, C4b.6. Both profits rise; demand doubles for both, a mill for the colony. */
function trade(g: Lords, world: World, fleet: number, colony: number, amount: number): void {
  const demand = inDemand(g, produce(g, colony)) && by('C4b.6') ? 2 : 1
  g.profit[fleet] += amount
  g.worth[fleet] += amount * (isHeathen(colony) ? 1 : demand)
  if (isHeathen(colony)) g.soldiers[colony] += amount
  else if (!isGone(g, ownerOf(g, colony))) {
    g.profit[colony] += amount
    g.worth[colony] += amount * demand * (g.mill[colony] === 1 ? 2 : 1)
  } else g.profit[colony] += amount
  tell(world, g, isHeathen(colony) ? 'D3.2' : 'C4b.5', 'traded', fleet, colony, amount)
}

/** D5.1. Each profit removes a depletion tent or adds a size; the colony earns nothing. */
function deliver(g: Lords, world: World, fleet: number, colony: number, amount: number): void {
  g.profit[fleet] += amount
  g.worth[fleet] += amount
  for (let i = 0; i < amount; i++) {
    if (g.depletion[colony] > 0) g.depletion[colony]--
    else g.size[colony]++
  }
  tell(world, g, 'D5.1', 'delivered', fleet, colony, amount)
}
