import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { DISCARD, HELD, LOCATION_DECK, type Lords, MERCENARY, PASSED_ON, UNDER, UNITS } from './state.ts'
import { CASA, tables } from './tables.ts'
import { berthOf, hasGalleonHold, holds, isMature, members, ownerOf, sizeOf } from './units.ts'
import { by, call, decision, move, no, tell, top } from './words.ts'

/** The location card under a fleet returns to its deck. */
export function returnBerth(g: Lords, unit: number): void {
  if (g.berth[unit] === 0) return
  g.place[berthOf(g, unit)] = LOCATION_DECK
  g.berth[unit] = 0
}

/** C4a.2, LR-41. Whoever becomes treasure player, or is one no longer, empties all his berths. */
export function emptyBerths(g: Lords, seat: number): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (holds(g, seat, unit) && g.berth[unit] > 0 && by('C4a.2')) returnBerth(g, unit)
  }
}

/** Whatever lies on a unit, its year and its place in a fleet. */
export function clearUnit(g: Lords, card: number): void {
  g.fortsLeft += g.fort[card]
  g.millsLeft += g.mill[card]
  for (const field of [g.size, g.profit, g.worth, g.soldiers, g.treasure, g.fort, g.mill, g.depletion]) field[card] = 0
  for (const field of [g.pirate, g.berth, g.flags, g.permits]) field[card] = 0
  g.leader[card] = card
}

/** What a fleet carries and where it lies passes to another card of it. */
function handOver(g: Lords, from: number, to: number): void {
  for (const field of [g.soldiers, g.profit, g.worth, g.treasure, g.berth]) {
    field[to] = field[from]
    field[from] = 0
  }
  // What the fleet was named for this year, and what it has done, it stays and has done under another leader; so has the
  // card that led it, if it sails on (LR-67).
  g.flags[to] |= g.flags[from] & ~PASSED_ON
  g.permits[to] |= g.permits[from]
  const at = [...g.place.keys()].find(each => g.place[each] === UNDER + from)
  if (at !== undefined) g.place[at] = UNDER + to
  for (const card of members(g, from)) g.leader[card] = to
  g.leader[from] = to
}

/** LR-26. A card leaves its combined fleet for good; if it led, another leads. */
function leaveFleet(g: Lords, card: number): void {
  const others = members(g, g.leader[card]).filter(each => each !== card)
  if (others.length === 0) {
    returnBerth(g, card)
    return
  }
  const led = g.leader[card] === card
  if (led) handOver(g, card, others[0])
  const unit = g.leader[card]
  g.leader[card] = card
  g.size[card] = 0
  if (led && others.length > 1) call(g, 'new-leader', ownerOf(g, card), others)
  trim(g, unit)
}

/** D2.1. The card loses all that lies on it and becomes a mercenary, or is gone without a shield. */
export function disrupt(g: Lords, world: World, card: number, rule: RuleId = 'D2.1'): void {
  const owner = ownerOf(g, card)
  const treasurePlayer = card === CASA && isMature(g, card)
  if (card < UNITS && card !== CASA) {
    if (isMature(g, card)) leaveFleet(g, card)
    clearUnit(g, card)
  }
  const returns = tables.shield[card] >= 0 && by('D2.1')
  g.place[card] = returns ? MERCENARY : DISCARD
  g.due[card] = 0
  if (returns) g.mercenaries.push(card)
  tell(world, g, rule, 'disrupted', card)
  if (treasurePlayer) emptyBerths(g, owner)
}

/** A card that leaves the game without becoming a mercenary. */
export function discard(g: Lords, card: number): void {
  g.place[card] = DISCARD
  g.due[card] = 0
}

/** A profit lost is the least worth of those aboard. */
export function loseProfit(g: Lords, unit: number): number {
  const value = Math.floor(g.worth[unit] / g.profit[unit])
  g.worth[unit] -= value
  g.profit[unit]--
  return value
}

/** How much more a unit carries than its hold takes. */
function excess(g: Lords, unit: number): number {
  const soldiers = hasGalleonHold(g, unit) ? 0 : g.soldiers[unit]
  return g.profit[unit] + g.treasure[unit] + soldiers - sizeOf(g, unit)
}

/** E4.7. What the hold cannot carry any more is lost; where men and profit share a hold, its owner chooses. */
export function trim(g: Lords, unit: number): void {
  g.soldiers[unit] = Math.min(g.soldiers[unit], sizeOf(g, unit))
  while (excess(g, unit) > 0) {
    const men = !hasGalleonHold(g, unit) && g.soldiers[unit] > 0
    if (men && g.profit[unit] > 0) {
      call(g, 'overflow', ownerOf(g, unit), unit)
      return
    }
    if (men) g.soldiers[unit]--
    else if (g.profit[unit] > 0) loseProfit(g, unit)
    else g.treasure[unit]--
  }
}

/** E4.7. A soldier or a profit goes overboard, until the rest fits; treasure would be the last. */
export const overflow = decision('overflow', {
  rule: 'E4.7',
  moves: {
    'lose-soldier': move<'overflow'>({
      rule: 'E4.7',
      play(g, _seat, _world, _a, _b, _c, { fleet }) {
        g.soldiers[fleet]--
        trim(g, fleet)
      },
    }),
    'lose-profit': move<'overflow'>({
      rule: 'E4.7',
      play(g, _seat, _world, _a, _b, _c, { fleet }) {
        loseProfit(g, fleet)
        trim(g, fleet)
      },
    }),
  },
})

const NOT_THERE = no('D2.4', 'not-in-that-fleet')
const LEADER_LAST = no('D2.4', 'leader-last')

/** LR-26. Which card of a combined fleet leads it now. */
export const newLeader = decision('new-leader', {
  rule: 'D2.4',
  // Of cards that are lost or sold together the later ones lead nobody; a single one that is left leads without a word.
  who: (g, { seat, fleets }) => (fleets.filter(card => holds(g, seat, card)).length > 1 ? 1 << seat : 0),
  moves: {
    lead: move<'new-leader'>({
      rule: 'D2.4',
      args: ['place'],
      offers(g, _seat, offer) {
        for (const card of top(g, 'new-leader').fleets) offer(card)
      },
      refuse: (g, _seat, card) => (top(g, 'new-leader').fleets.includes(card) ? undefined : NOT_THERE),
      play(g, _seat, _world, card) {
        if (g.leader[card] !== card) handOver(g, g.leader[card], card)
      },
    }),
  },
})

/** LR-26. The cards of a fleet that may lose its next ship. */
function losers(g: Lords, unit: number): number[] {
  const cards = members(g, unit).filter(card => g.size[card] > 0)
  return cards.filter(card => card !== unit || g.size[card] > 1 || cards.length === 1)
}

/** E4.5. A fleet loses a ship; without ships it is disrupted. */
export function loseShip(g: Lords, world: World, unit: number): void {
  const cards = losers(g, unit)
  if (cards.length > 1) call(g, 'lose-ship', ownerOf(g, unit), unit)
  else loseShipOf(g, world, cards[0])
}

function loseShipOf(g: Lords, world: World, card: number): void {
  tell(world, g, 'E4.5', 'sank', card)
  g.size[card]--
  if (g.size[card] === 0) disrupt(g, world, card, 'E4.5')
  else trim(g, g.leader[card])
}

export const loseShipChoice = decision('lose-ship', {
  rule: 'E4.5',
  moves: {
    'lose-ship-of': move<'lose-ship'>({
      rule: 'D2.4',
      args: ['place'],
      offers(g, _seat, offer) {
        for (const card of members(g, top(g, 'lose-ship').fleet)) offer(card)
      },
      refuse(g, _seat, card) {
        const unit = top(g, 'lose-ship').fleet
        if (card >= UNITS || g.leader[card] !== unit || !isMature(g, card)) return NOT_THERE
        return losers(g, unit).includes(card) ? undefined : LEADER_LAST
      },
      play: (g, _seat, world, card) => loseShipOf(g, world, card),
    }),
  },
})

/** A colony shrinks by one, never below one; soldiers above the new size are lost. */
export function shrink(g: Lords, world: World, colony: number, rule: RuleId): void {
  if (g.size[colony] <= 1) return
  g.size[colony]--
  trim(g, colony)
  tell(world, g, rule, 'shrank', colony, g.size[colony])
}

/** Puts a matured card on its owner's calendar. */
export function settleCard(g: Lords, seat: number, card: number): void {
  const before = ownerOf(g, card)
  g.place[card] = HELD + seat
  g.due[card] = 0
  if (card < UNITS && card !== CASA) {
    g.size[card] = tables.startSize[card]
    g.leader[card] = card
  }
  if (card === CASA) {
    if (before >= 0 && before !== seat) emptyBerths(g, before)
    emptyBerths(g, seat)
  }
}
