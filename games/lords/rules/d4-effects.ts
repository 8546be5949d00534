import type { World } from '@spanish-main/kernel'
import { outbreak, religiousOutbreak } from './c3b-events.ts'
import { disrupt, emptyBerths, returnBerth, trim } from './d2-disruption.ts'
import { tentAt } from './d4-aims.ts'
import {
  CANCELLED,
  FIRST_EVENT,
  FLOTA,
  HELD,
  type Lords,
  OPERATED,
  PLOT_WIDTH,
  QUICKSILVER,
  SLAVER,
  SLOTS,
  UNITS,
} from './state.ts'
import { CARD_COUNT, CASA, isMordida, type Plot, schemeOf, THIRTY_YEARS_WAR, tables } from './tables.ts'
import { holds, isUnitOnMap, members, ownerOf } from './units.ts'
import { AIM_PLOTS } from './vocabulary.ts'
import { call, decision, lord, move, no, tell, top } from './words.ts'

type Doing = (g: Lords, world: World, seat: number, plot: Plot, aim: number, index: number) => void

/** A licensed fleet is a merchantman this year, and so is every card of it that leaves it (LR-44). */
const licence =
  (flag: number): Doing =>
  (g, _world, _seat, _plot, fleet) => {
    for (const card of members(g, fleet)) g.flags[card] |= flag
    returnBerth(g, fleet)
  }

/** Fleets named with a declaration that still sail on their own. */
function namedFleets(g: Lords, plot: number): number[] {
  const fleets: number[] = []
  for (let i = 0; i < g.named.length; i += 2) {
    if (g.named[i] === plot && isUnitOnMap(g, g.named[i + 1])) fleets.push(g.named[i + 1])
  }
  return fleets
}

const DOINGS: Readonly<Record<Plot['effect']['kind'], Doing>> = {
  truce(g, world, _seat, _plot, war) {
    g.inverted[war - FIRST_EVENT] = 1
    tell(world, g, 'D4.1', 'truce', war)
  },
  'break-truce'(g, world, _seat, _plot, war) {
    g.inverted[war - FIRST_EVENT] = 0
    tell(world, g, 'D4.2', 'war-again', war)
    if (war === THIRTY_YEARS_WAR) religiousOutbreak(g, world)
    else outbreak(g, world, tables.eventOf[war])
  },
  slaver: licence(SLAVER),
  quicksilver: licence(QUICKSILVER),
  smuggling(g, _world, _seat, plot, _aim, index) {
    for (const fleet of namedFleets(g, index)) {
      for (const card of members(g, fleet)) g.permits[card] |= 1 << plot.at
    }
  },
  flota(g, _world, _seat, _plot, _aim, index) {
    for (const fleet of namedFleets(g, index)) {
      for (const card of members(g, fleet)) g.flags[card] |= FLOTA
      returnBerth(g, fleet)
    }
  },
  'gubernatorial-raid'(g, world, _seat, _plot, colony) {
    g.soldiers[colony] = 0
    g.millsLeft += g.mill[colony]
    g.mill[colony] = 0
    g.profit[colony] = 0
    g.worth[colony] = 0
    if (g.fort[colony] === 0) disrupt(g, world, colony, 'D4.7')
  },
  'ship-building'(g, world, _seat, _plot, fleet) {
    g.size[fleet]++
    tell(world, g, 'D4.5', 'built', fleet)
  },
  persecution(g) {
    g.persecution = 1
  },
  marque(g, world, _seat, _plot, fleet) {
    const pirate = 1 - g.pirate[fleet]
    for (const card of members(g, fleet)) g.pirate[card] = pirate
    tell(world, g, 'D4.9', 'marque', fleet, pirate)
  },
  disrupt: (g, world, _seat, _plot, card) => disrupt(g, world, card, 'D4.10'),
  seize: (g, world, seat, _plot, card) => seize(g, world, seat, card),
  prevention(g, world, _seat, _plot, aim) {
    const at = (aim - AIM_PLOTS) * PLOT_WIDTH
    g.plots[at + 4] = CANCELLED
    tell(world, g, 'D4.14', 'failed', g.plots[at + 1], schemeOf(g.plots[at + 1], g.plots[at + 2]))
    // LR-12. The star still counts.
    const star = tables.plots[g.plots[at + 1]][g.plots[at + 2] - 1].star
    if (star && holds(g, g.plots[at], g.plots[at + 1])) disrupt(g, world, g.plots[at + 1], 'C2.7')
  },
  sanctuary(g, _world, seat) {
    g.sanctuary |= 1 << seat
  },
  advance(g, world, seat, _plot, aim) {
    tell(world, g, 'D4.16', 'advanced', lord(g, seat), aim)
    if (aim < CARD_COUNT) {
      g.due[aim]--
      return
    }
    const { mill, slot } = tentAt(g, aim)
    const due = mill === 1 ? g.millsDue : g.fortsDue
    due[seat * SLOTS + slot]--
    due[seat * SLOTS + ((slot + 9) % SLOTS)]++
  },
  'spanish-attack'(g, world, _seat, _plot, aim) {
    if (aim < CARD_COUNT) {
      disrupt(g, world, aim, 'D2.2')
      return
    }
    const { seat, mill, slot } = tentAt(g, aim)
    const due = mill === 1 ? g.millsDue : g.fortsDue
    due[seat * SLOTS + slot]--
    if (mill === 1) g.millsLeft++
    else g.fortsLeft++
    tell(world, g, 'D2.2', 'tent-lost', lord(g, seat), mill)
  },
}

export function takeEffect(
  g: Lords,
  world: World,
  seat: number,
  _card: number,
  plot: Plot,
  aim: number,
  index: number,
): void {
  DOINGS[plot.effect.kind](g, world, seat, plot, aim, index)
}

/** D4.11. A card changes hands as it is; a fleet leaves its combination and its berth. */
function seize(g: Lords, world: World, seat: number, card: number): void {
  const before = ownerOf(g, card)
  tell(world, g, 'D4.11', 'seized', lord(g, seat), card)
  if (card < UNITS && card !== CASA) {
    detach(g, card)
    g.place[card] = HELD + seat
  } else {
    if (card === CASA) {
      emptyBerths(g, before)
      emptyBerths(g, seat)
    }
    takeMordida(g, seat, card)
  }
}

/** A single card out of a combined fleet, without what the fleet carries unless it is all of it. */
export function detach(g: Lords, card: number): void {
  const all = members(g, g.leader[card])
  const others = all.filter(each => each !== card)
  // LR-46. Every card of a fleet has operated with it.
  for (const each of all) g.flags[each] |= g.flags[g.leader[card]] & OPERATED
  if (g.leader[card] === card) returnBerth(g, card)
  if (others.length === 0) return
  if (g.leader[card] === card) {
    for (const field of [g.soldiers, g.profit, g.worth, g.treasure]) {
      field[others[0]] = field[card]
      field[card] = 0
    }
    for (const other of others) g.leader[other] = others[0]
    // LR-26. Its owner says who leads the rest.
    if (others.length > 1) call(g, 'new-leader', ownerOf(g, card), others)
  }
  g.leader[card] = card
  trim(g, g.leader[others[0]])
}

export const MORDIDA_SLOTS = 2

/** C5.5. A mordida takes a slot; if both are full, one of the two must go first. */
export function takeMordida(g: Lords, seat: number, card: number): void {
  let held = 0
  for (let each = 0; each < CARD_COUNT; each++) if (each !== card && isMordida(each) && holds(g, seat, each)) held++
  g.place[card] = HELD + seat
  g.due[card] = 0
  if (held >= MORDIDA_SLOTS) call(g, 'make-room', seat, card)
}

const NOT_A_SLOT = no('C5.5', 'not-in-your-slots')
const NEWCOMER = no('C5.5', 'the-newcomer-stays')

/** C5.5. Which of the two former mordida makes room. */
export const makeRoom = decision('make-room', {
  rule: 'C5.5',
  moves: {
    'send-away': move<'make-room'>({
      rule: 'C5.5',
      args: ['place'],
      offers(g, seat, offer) {
        for (let card = 0; card < CARD_COUNT; card++) if (isMordida(card) && holds(g, seat, card)) offer(card)
      },
      refuse(g, seat, card) {
        if (card >= CARD_COUNT || !isMordida(card) || !holds(g, seat, card)) return NOT_A_SLOT
        return card === top(g, 'make-room').card ? NEWCOMER : undefined
      },
      play: (g, _seat, world, card) => disrupt(g, world, card, 'C5.5'),
    }),
  },
})
