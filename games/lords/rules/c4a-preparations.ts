import { bound, LICENSED_FLEET, merchantman, privateer } from './c4a-basing.ts'
import { returnBerth } from './d2-disruption.ts'
import { type Lords, MANNED, REARRANGED, UNITS } from './state.ts'
import { CITIES, CITY_COUNT, COMPONENTS, isCity, isFleet, isHeathen, PORT_COUNT } from './tables.ts'
import { hasGalleonHold, holds, isUnitOnMap, members, sizeOf, soldierLimit, treasurer } from './units.ts'
import { by, decision, move, no, tell } from './words.ts'

const NOT_YOURS = no('C4a.3', 'not-your-unit')
const ONCE = no('C4a.6', 'manned-already')
const SAME = no('C4a.3', 'as-many-already')
const NO_ROOM = no('C4a.3', 'no-room')
const NO_GOLD = no('C4a.3', 'no-gold')
const NOT_DISBANDED = no('C4a.4', 'outlaws-stay')
const ONLY_DISBANDED = no('C4a.4', 'ports-only-disband')
const NOT_A_FLEET = no('C4a.5', 'not-your-fleet')
const ITSELF = no('C4a.5', 'itself')
const TOO_LARGE = no('C4a.5', 'more-than-three')
const REARRANGED_ALREADY = no('C4a.6', 'rearranged-already')
const NO_HOLD = no('C4a.5', 'no-room')
const ALONE = no('C4a.5', 'not-combined')

/** Soldiers of a place that a seat may set: own units; for the treasure player cities and ports. */
const soldiers = (g: Lords, at: number): number =>
  at < UNITS ? g.soldiers[at] : isCity(at) ? g.garrison[at - CITIES] : g.portSoldiers[at - COMPONENTS]

/** C4a.6. Soldiers that a treasure city may have. */
export const GARRISON = 3

const isManned = (g: Lords, at: number): boolean =>
  at < UNITS ? (g.flags[at] & MANNED) !== 0 : (g.garrisoned & (1 << (at - CITIES))) !== 0

/** C4a.1. A fleet is made ready with an empty hold; what a prize brought before is paid with the other profit (C5.1). */
export function putAshore(g: Lords, seat: number): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isFleet(unit) || !holds(g, seat, unit) || g.profit[unit] === 0) continue
    g.landed[seat] += g.worth[unit]
    g.profit[unit] = 0
    g.worth[unit] = 0
  }
}

function manRefusal(g: Lords, seat: number, at: number, men: number) {
  if (at < UNITS ? !holds(g, seat, at) || !isUnitOnMap(g, at) : at < CITIES || seat !== treasurer(g)) return NOT_YOURS
  if (isManned(g, at)) return ONCE
  const now = soldiers(g, at)
  if (men === now) return SAME
  if (at >= COMPONENTS && men > now) return ONLY_DISBANDED
  if (men < now && at < UNITS && (g.pirate[at] === 1 || (isHeathen(at) && by('D3.3')))) return NOT_DISBANDED
  if (men > (at < UNITS ? soldierLimit(g, at) : GARRISON)) return NO_ROOM
  return men - now > g.gold[seat] ? NO_GOLD : undefined
}

/** C4a.3, C4a.4. Sets the soldiers of a unit or city: gold becomes soldiers, soldiers become gold. */
const man = move<'preparations'>({
  rule: 'C4a.3',
  args: ['place', 'men'],
  stays: true,
  offers(g, seat, offer) {
    const offerAll = (at: number) => {
      for (let men = 0; men <= 3; men++) offer(at, men)
    }
    for (let unit = 0; unit < UNITS; unit++) if (holds(g, seat, unit) && isUnitOnMap(g, unit)) offerAll(unit)
    if (seat !== treasurer(g)) return
    for (let at = CITIES; at < CITIES + CITY_COUNT; at++) offerAll(at)
    for (let port = 0; port < PORT_COUNT; port++) if (g.portSoldiers[port] > 0) offerAll(COMPONENTS + port)
  },
  refuse: manRefusal,
  play(g, seat, world, at, men) {
    g.gold[seat] += soldiers(g, at) - men
    if (at < UNITS) g.flags[at] |= MANNED
    else g.garrisoned |= 1 << (at - CITIES)
    if (at < UNITS) g.soldiers[at] = men
    else if (isCity(at)) g.garrison[at - CITIES] = men
    else g.portSoldiers[at - COMPONENTS] = men
    tell(world, g, 'C4a.3', 'manned', at, men)
  },
})

const isOwnFleet = (g: Lords, seat: number, card: number): boolean =>
  card < UNITS && isFleet(card) && holds(g, seat, card)

/** C4a.5. A fleet joins another under that one's leader; soldiers, profit and stigma are shared. */
const join = move<'preparations'>({
  rule: 'C4a.5',
  args: ['place', 'place'],
  stays: true,
  offers(g, seat, offer) {
    for (let card = 0; card < UNITS; card++) {
      if (!isOwnFleet(g, seat, card) || g.leader[card] !== card) continue
      for (let other = 0; other < UNITS; other++)
        if (isOwnFleet(g, seat, other) && g.leader[other] === other) offer(card, other)
    }
  },
  refuse(g, seat, card, leader) {
    if (!isOwnFleet(g, seat, card) || !isOwnFleet(g, seat, leader) || g.leader[leader] !== leader) return NOT_A_FLEET
    if (card === leader || g.leader[card] !== card) return ITSELF
    if ((g.flags[card] & REARRANGED) !== 0) return REARRANGED_ALREADY
    if (g.berth[leader] > 0 && bound(g, card)) return LICENSED_FLEET
    const size = sizeOf(g, card) + sizeOf(g, leader)
    if (size > 3) return TOO_LARGE
    const men = g.soldiers[card] + g.soldiers[leader]
    const cargo = g.profit[card] + g.profit[leader]
    const galleons = hasGalleonHold(g, card) && hasGalleonHold(g, leader)
    return (galleons ? Math.max(men, cargo) : men + cargo) > size ? NO_HOLD : undefined
  },
  play(g, _seat, world, card, leader) {
    returnBerth(g, card)
    for (const field of [g.soldiers, g.profit, g.worth]) {
      field[leader] += field[card]
      field[card] = 0
    }
    const pirate = Math.max(g.pirate[card], g.pirate[leader])
    for (const each of members(g, card)) g.leader[each] = leader
    // LR-44. The stigma stays on every card of the fleet.
    for (const each of members(g, leader)) g.pirate[each] = pirate
    g.flags[card] |= REARRANGED
    tell(world, g, 'C4a.5', 'joined', card, leader)
  },
})

/** C4a.5. A card leaves its combined fleet; soldiers for whom the rest has no room go with it. */
const part = move<'preparations'>({
  rule: 'C4a.5',
  args: ['place'],
  stays: true,
  offers(g, seat, offer) {
    for (let card = 0; card < UNITS; card++) if (isOwnFleet(g, seat, card) && g.leader[card] !== card) offer(card)
  },
  refuse(g, seat, card) {
    if (!isOwnFleet(g, seat, card)) return NOT_A_FLEET
    if (g.leader[card] === card) return ALONE
    if ((g.flags[card] & REARRANGED) !== 0) return REARRANGED_ALREADY
    const rest = sizeOf(g, g.leader[card]) - g.size[card]
    return g.profit[g.leader[card]] > rest ? NO_HOLD : undefined
  },
  play(g, _seat, world, card) {
    const unit = g.leader[card]
    g.leader[card] = card
    g.flags[card] |= REARRANGED
    const staying = Math.min(g.soldiers[unit], Math.max(0, soldierLimit(g, unit)))
    g.soldiers[card] = Math.min(g.soldiers[unit] - staying, g.size[card])
    g.soldiers[unit] = staying
    tell(world, g, 'C4a.5', 'parted', card)
  },
})

/** C4a. The first half of a player's turn. */
export const preparations = decision('preparations', {
  rule: 'C4a.1',
  moves: {
    privateer,
    merchantman,
    man,
    join,
    part,
    ready: move<'preparations'>({ rule: 'C4a.6', play: () => undefined }),
  },
})
