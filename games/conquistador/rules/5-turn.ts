import type { World } from '@spanish-main/kernel'
import { AREA, CABOT_IN_PORTUGAL, PENALTY, QUESTS } from '../data/index.ts'
import { closeBooks, showOverseas, tidySlips } from './6-books.ts'
import { settleInitiative } from './6-council.ts'
import { POTOSI } from './6-events.ts'
import { hasShipsOverseas } from './7-sailing.ts'
import { beginNavalPhase } from './9-attrition.ts'
import { beginMarches, musters } from './10-march.ts'
import { endQuest } from './10-quests.ts'
import { creditGoldOf, hasGoldWork } from './13-gold.ts'
import { hasNativesToAttack } from './17-natives.ts'
import { creditDiscoveries } from './18-discovery.ts'
import { judge } from './20-victory.ts'
import { arrivalOf, departureOf, isAbsent } from './21-setup.ts'
import { annex } from './22-tordesillas.ts'
import { goAshoreAtHome } from './24-bankers.ts'
import { expeditionOf, inNewWorld } from './fleet.ts'
import { CABOT, everyone, hasFriar, inPool, isHired, isLentToPortugal, needsFriar } from './people.ts'
import { hasMenIn } from './posts.ts'
import {
  ABOARD,
  AREA_COUNT,
  type Conquest,
  EUROPE,
  EXPEDITIONS,
  FROM_ATLANTIC,
  GONE,
  IN_EUROPE,
  NOT_YET,
  PERSONS,
  SHIPS,
  SPAIN,
  UNITS,
} from './state.ts'
import { tables } from './tables.ts'
import { by, call, repeat, sequence, step, tell } from './words.ts'

/** Segments that players go through one after another, with whether a seat is called at all. */
const SEGMENTS = [
  { name: 'first-crossings', wanted: () => true },
  { name: 'sailing', wanted: hasShipsOverseas },
  { name: 'gold', wanted: hasGoldWork },
  { name: 'march', wanted: canMarch },
  { name: 'natives', wanted: hasNativesToAttack },
  { name: 'uprisings', wanted: () => true },
  { name: 'land-attrition', wanted: () => true },
  { name: 'resources', wanted: () => true },
  { name: 'last-crossings', wanted: () => true },
] as const

function canMarch(g: Conquest, seat: number): boolean {
  beginMarches(g)
  return musters(g, seat).length > 0
}

/** 5.0. One segment, finished by each player before the next begins. */
export const inOrder = sequence('in-order', [
  repeat('5.0', (g, frame) => {
    while (frame.index < g.order.length) {
      const seat = g.order[frame.index++]
      const { name, wanted } = SEGMENTS[frame.segment]
      if (!wanted(g, seat)) continue
      call(g, name, seat)
      return true
    }
    return false
  }),
])

const segment = (index: number) => step<'turn'>('5.0', g => call(g, 'in-order', -1, index))

export const game = sequence('game', [
  repeat('5.1', (g, _frame, world) => {
    if (g.turn === g.lastTurn) {
      judge(g, world)
      return false
    }
    g.turn++
    tell(world, g, '5.1', 'turn-begins', g.turn)
    call(g, 'turn')
    return true
  }),
])

/** The turn as a machine: council, first voyages, land, last voyages, upkeep. */
export const turn = sequence('turn', [
  step('15.31', (g, _frame, world) => welcome(g, world)),
  step('22.31', (g, _frame, world) => annex(g, world)),
  step('6.3', g => call(g, 'council')),
  step('6.51', (g, _frame, world) => settleInitiative(g, world)),
  step('6.71', g => {
    closeBooks(g)
    call(g, 'planning')
  }),
  step('9.22', g => {
    tidySlips(g)
    showOverseas(g)
    beginNavalPhase(g)
  }),
  segment(0),
  segment(1),
  step('9.11', g => attritions(g, 0)),
  segment(2),
  segment(3),
  segment(4),
  segment(5),
  segment(6),
  segment(7),
  step('9.22', beginNavalPhase),
  segment(8),
  step('9.11', g => attritions(g, 1)),
  step('18.15', (g, _frame, world) => creditDiscoveries(g, world)),
  step('13.43', (g, _frame, world) => creditGold(g, world)),
  step('6.8', g => call(g, 'bills')),
  step('7.27', g => call(g, 'turn-end')),
])

/** Attrition of all seats, the first by initiative first. */
function attritions(g: Conquest, last: number): void {
  for (const seat of g.order.toReversed()) call(g, 'naval-attrition', seat, last)
}

/** T0. Persons whose turn has come appear in Europe. */
function welcome(g: Conquest, world: World): void {
  for (let person = 0; person < PERSONS; person++) {
    if (g.personAt[person] !== NOT_YET || arrivalOf(g, person) !== g.turn || isAbsent(g, person)) continue
    const nation = tables.personCountry[person]
    if (!g.nation.includes(nation)) continue
    g.personAt[person] = IN_EUROPE
    tell(world, g, '15.31', 'arrived', person, nation)
  }
  changeHands(g)
}

/** 23.14. When Cabot passes from one country to another he stands in Europe, unless somebody has rented him still. */
function changeHands(g: Conquest): void {
  const { from, to } = CABOT_IN_PORTUGAL
  if (!isLentToPortugal(g) || (g.turn !== from && g.turn !== to + 1)) return
  const at = g.personAt[CABOT]
  if (at < IN_EUROPE || isHired(g, CABOT) || !by('23.14')) return
  g.personAt[CABOT] = IN_EUROPE
}

/** D4. Gold in Europe becomes ducats. */
function creditGold(g: Conquest, world: World): void {
  for (let seat = 0; seat < g.seats; seat++) creditGoldOf(g, world, seat)
}

/** T9. Refuge and loss, departures, duties, open books. */
export const turnEnd = sequence('turn-end', [
  step('7.27', g => call(g, 'refuges')),
  step('24.16', g => call(g, 'claims')),
  step('15.1', (g, _frame, world) => loseColonistsAtHome(g, world)),
  step('15.31', (g, _frame, world) => farewell(g, world)),
  step('15.61', (g, _frame, world) => judgeFriars(g, world)),
  step('6.41-7', (g, _frame, world) => judgeDuties(g, world)),
  step('6.71', (g, _frame, world) => openBooks(g, world)),
  step('6.64', clearTurn),
])

/** 15.1, 6.82. */
function loseColonistsAtHome(g: Conquest, world: World): void {
  for (let seat = 0; seat < g.seats; seat++) {
    let lost = g.europeColonists[seat]
    g.europeColonists[seat] = 0
    for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++) {
      const e = g.shipKind[ship] < 0 ? -2 : expeditionOf(g, ship)
      if (e === -2 || (e >= 0 && inNewWorld(g, e))) continue
      lost += g.shipColonists[ship]
      g.shipColonists[ship] = 0
    }
    if (lost > 0 && by('6.82')) tell(world, g, '15.1', 'colonists-lost', g.nation[seat], lost)
  }
}

/** 15.31. Persons leave at the end of their last turn; those in ships at home go ashore. */
function farewell(g: Conquest, world: World): void {
  for (let person = 0; person < PERSONS + 20; person++) {
    const at = g.personAt[person]
    if (at === NOT_YET || at === GONE) continue
    if (person < PERSONS && departureOf(g, person) === g.turn) {
      g.personAt[person] = GONE
      tell(world, g, '15.31', 'departed', person)
    } else if (at >= ABOARD && at < 1000) {
      const e = expeditionOf(g, at - ABOARD)
      const home = e < 0 || g.expAt[e] === EUROPE
      if (home) goAshoreAtHome(g, person)
    }
  }
}

/** 15.61, R-42. A lack noted at the end of a turn is overdue at the end of the next. */
function judgeFriars(g: Conquest, world: World): void {
  g.taxesStopped = 0
  for (let area = 0; area < AREA_COUNT; area++) {
    const lacks = needsFriar(g, area) && hasMenIn(g, SPAIN, area) && !hasFriar(g, area) && inPool(g) >= 0
    if (!lacks) g.friarLack[area] = 0
    else {
      const first = g.friarLack[area] === 0
      if (first) g.friarLack[area] = g.turn
      const atOnce = g.turn === 1 && area === AREA.caribbean
      if (first && !atOnce) tell(world, g, '15.61', 'friar-missing', area)
      else g.taxesStopped = 1
    }
  }
  if (g.taxesStopped === 1) tell(world, g, '15.61', 'taxes-stopped', g.nation[SPAIN])
}

/** 6.41-7, 6.41-14, 6.41-15. */
function judgeDuties(g: Conquest, world: World): void {
  for (let seat = 0; seat < g.seats; seat++) {
    if (g.recalled[seat] < g.recall[seat]) {
      g.points[seat] -= PENALTY
      tell(world, g, '6.41-7', 'recall-failed', g.nation[seat])
    }
    for (let quest = 0; quest < QUESTS.length; quest++) {
      const slot = seat * 2 + quest
      if (g.questDue[slot] === 0 || g.questDue[slot] > g.turn) continue
      endQuest(g, slot)
      g.points[seat] -= PENALTY
      tell(world, g, quest === 0 ? '6.41-14' : '6.41-15', 'quest-failed', g.nation[seat], quest)
    }
  }
}

/** 6.71. Plans, purchases and treasuries are laid open. */
function openBooks(g: Conquest, world: World): void {
  g.revealed++
  for (let seat = 0; seat < g.seats; seat++) {
    g.booksSeen[seat] = everyone(g)
    g.shown[seat] = g.treasury[seat]
    tell(world, g, '6.71', 'books-opened', g.nation[seat], g.treasury[seat])
    for (let item = 0; item < 4; item++) {
      const n = g.bought[seat * 4 + item]
      if (n > 0) tell(world, g, '6.71', 'bought', g.nation[seat], item, Math.min(60, n))
    }
    tellUpkeep(g, world, seat)
    for (let i = 0; i < EXPEDITIONS; i++) {
      const n = g.expBounds[seat * EXPEDITIONS + i]
      if (n > 0) tell(world, g, '6.71', 'plan-opened', g.nation[seat], i + 1, n)
    }
  }
  g.expSeen.fill(everyone(g))
  g.shipSeen.fill(everyone(g))
  g.personSeen.fill(everyone(g))
  g.hireSeen.fill(everyone(g))
}

/** 6.8. What was paid, and what was struck off. */
function tellUpkeep(g: Conquest, world: World, seat: number): void {
  if (g.paid[seat] > 0) tell(world, g, '6.8', 'upkeep', g.nation[seat], g.paid[seat])
  for (let unit = 0; unit < UNITS; unit++) {
    const n = g.struck[seat * UNITS + unit]
    if (n > 0) tell(world, g, '6.81', 'dismissed', g.nation[seat], unit, Math.min(60, n))
  }
}

/** 6.64. What lasts for a turn only. */
function clearTurn(g: Conquest): void {
  for (let e = 0; e < g.expAt.length; e++) {
    if (g.expAt[e] === EUROPE) disband(g, e)
    // 7.17: whoever came round the Cape has come round it on later turns, too.
    g.expMarks[e] = inNewWorld(g, e) ? g.expMarks[e] & FROM_ATLANTIC : 0
    g.expFirst[e] = 0
    g.expLast[e] = 0
    g.expPoints[e] = 0
    g.expPrivateer[e] = 0
    g.expBounds[e] = 0
    g.expGoal[e] = -1
    g.expPort[e] = -1
  }
  const mine = tables.mineAt.get(POTOSI)!
  // 6.41-2: the double yield ends with the work.
  if (g.minedBy[mine] !== g.potosi || g.minedOn[mine] !== g.turn) g.potosi = -1
  g.bought.fill(0)
  g.paid.fill(0)
  g.struck.fill(0)
  g.multiplier.fill(0)
  g.doubled.fill(0)
  g.noDets.fill(0)
  g.recall.fill(0)
  g.recalled.fill(0)
  g.attacked.fill(0)
  g.barren.fill(0)
  g.noUprisings = 0
  g.fought = []
  g.invaded = []
  g.landed = []
}

/** Ships at home wait without an Expedition; detachments aboard go ashore. */
function disband(g: Conquest, e: number): void {
  const seat = Math.floor(e / EXPEDITIONS)
  for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++) {
    if (g.shipKind[ship] < 0 || g.shipExp[ship] !== e % EXPEDITIONS) continue
    g.europeDets[seat] += g.shipDets[ship]
    g.shipDets[ship] = 0
    g.shipExp[ship] = -1
  }
  g.expAt[e] = -1
}
