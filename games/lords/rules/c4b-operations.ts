import type { Refusal } from '@spanish-main/kernel'
import { openWindow } from './c4b-interdiction.ts'
import { aboutRaid, beginRaid, isRaider } from './e1-raids.ts'
import { type Lords, OPERATED, UNITS } from './state.ts'
import { CARD_COUNT, COMPONENTS, HAVENS, isColony, isFleet, PORT_COUNT, tables } from './tables.ts'
import { flagsOf, holds, isMature, isUnitOnMap, ownerOf, steers, treasurer } from './units.ts'
import { call, decision, move, no, tell, top } from './words.ts'

const NOT_YOURS = no('C4b.1', 'not-yours-to-operate')
const DONE = no('C4b.1', 'operated-already')
const PRIVATEER = no('C4b.4', 'privateer')
const FLOTA_SAILS_LAST = no('D6.3', 'flota-sails-with-the-treasure-player')

function sailRefusal(g: Lords, seat: number, fleet: number): Refusal | undefined {
  if (fleet >= UNITS || !isFleet(fleet) || !isUnitOnMap(g, fleet)) return NOT_YOURS
  if (steers(g, fleet) !== seat) return ownerOf(g, fleet) === seat ? FLOTA_SAILS_LAST : NOT_YOURS
  if ((flagsOf(g, fleet) & OPERATED) !== 0) return DONE
  return g.berth[fleet] > 0 ? PRIVATEER : undefined
}

/** C4b.1. Beginning with a unit ends the turn of the one before. */
function begin(g: Lords, unit: number): void {
  const frame = top(g, 'operations')
  if (frame.unit !== unit) rest(g, frame.unit)
  frame.unit = unit
}

/** LR-46. A unit whose turn is over operates no more this year, whoever gets it. */
function rest(g: Lords, unit: number): void {
  if (unit >= 0 && unit < UNITS) g.flags[unit] |= OPERATED
}

/** C4b.2. A merchantman enters the Caribbean. */
const sail = move<'operations'>({
  rule: 'C4b.2',
  args: ['place'],
  stays: true,
  offers(g, seat, offer) {
    for (let unit = 0; unit < UNITS; unit++) {
      if (isFleet(unit) && isUnitOnMap(g, unit) && (ownerOf(g, unit) === seat || steers(g, unit) === seat)) offer(unit)
    }
  },
  refuse: sailRefusal,
  play(g, seat, world, fleet) {
    begin(g, fleet)
    g.flags[fleet] |= OPERATED
    tell(world, g, 'C4b.2', 'entered', fleet, tables.entry)
    call(g, 'voyage', seat, fleet, tables.entry, 1, [])
    openWindow(g, fleet, tables.entry)
  },
})

/** Places of the map that a raider could think of. */
function eachTarget(g: Lords, offer: (at: number) => void): void {
  for (let unit = 0; unit < UNITS; unit++) if (isColony(unit) && isMature(g, unit)) offer(unit)
  for (let at = HAVENS; at < COMPONENTS; at++) offer(at)
}

const raid = move<'operations'>({
  rule: 'E1.1',
  args: ['place', 'place'],
  stays: true,
  offers(g, seat, offer) {
    for (let unit = 0; unit < UNITS; unit++) {
      if (holds(g, seat, unit) && isRaider(g, unit)) eachTarget(g, at => offer(unit, at))
    }
    if (seat !== treasurer(g)) return
    for (let port = 0; port < PORT_COUNT; port++) {
      if (g.portSoldiers[port] > 0) eachTarget(g, at => offer(COMPONENTS + port, at))
    }
  },
  refuse(g, seat, raider, target) {
    const owner =
      raider >= COMPONENTS ? treasurer(g) : raider < UNITS && isUnitOnMap(g, raider) ? ownerOf(g, raider) : -1
    if (owner !== seat || (raider >= CARD_COUNT && raider < COMPONENTS)) return NOT_YOURS
    const current = top(g, 'operations').unit
    if (raider < UNITS && (flagsOf(g, raider) & OPERATED) !== 0 && current !== raider) return DONE
    return aboutRaid(g, raider, target)
  },
  play(g, seat, world, raider, target) {
    begin(g, raider)
    beginRaid(g, world, seat, raider, target)
  },
})

/** C4b.1. The second half of a player's turn: units one after another. */
export const operations = decision('operations', {
  rule: 'C4b.1',
  moves: {
    sail,
    raid,
    finish: move<'operations'>({ rule: 'C4b.1', play: (g, _s, _w, _a, _b, _c, { unit }) => rest(g, unit) }),
  },
})
