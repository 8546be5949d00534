import { type Refusal, rollDie, type World } from '@spanish-main/kernel'
import { quayMoves } from './7-aboard.ts'
import { isClosed } from './22-tordesillas.ts'
import { callRepossession, isInDefault } from './24-bankers.ts'
import {
  has,
  hexOfExpedition,
  isBound,
  isGalleon,
  mark,
  moveGold,
  noteHaven,
  openExpedition,
  seatOfExpedition,
  shipsOf,
  spare,
  strangersAt,
  unmark,
} from './fleet.ts'
import { ATLANTIC, BEFORE_THE_CAPE, CAPE, PACIFIC } from './geography.ts'
import { hasExplorer, revealFriars } from './people.ts'
import { isPort, portOwner } from './posts.ts'
import {
  ARRIVED_LAST,
  CAPE_FAILED,
  type Conquest,
  CROSSED_FIRST,
  CROSSED_LAST,
  EUROPE,
  EXPEDITIONS,
  FROM_ATLANTIC,
  GOLD_ABOARD,
  GOLD_HOME,
  NOWHERE,
  STAYS,
  STREAM,
  WRITTEN_DONE,
} from './state.ts'
import { tables } from './tables.ts'
import { call, decision, move, no, sequence, step, tell, top } from './words.ts'

const NO_SUCH_SLIP = no('7.25', 'no-such-slip')
const NO_DESTINATION = no('7.23', 'no-destination')
const ONCE = no('7.22', 'once')
const OUT_OF_BOUNDS = no('15.42', 'out-of-bounds')
const GALLEON_BOUNDS = no('7.14', 'out-of-bounds')
const STAYS_HOME = no('15.33', 'stays')
const CAPE_CLOSED = no('7.52', 'once')
const NO_PORT_HERE = no('15.33', 'no-port-here')
const NOT_NEAREST = no('15.33', 'not-nearest')
const NO_COAST = no('7.23', 'no-coast')
const NEEDS_EXPLORER = no('7.26', 'needs-explorer')
const ATLANTIC_PORTS = no('7.13', 'own-atlantic-port')
const CLOSED_BRASIL = no('22.32', 'independent')
const WRITTEN = no('7.23', 'written')

const slipNo = (seat: number, number: number): number => seat * EXPEDITIONS + number - 1

/** 7.52. Rounds the Cape, or fails to; a success gives a rutter (7.53). */
export function roundCape(g: Conquest, world: World, expedition: number): boolean {
  const seat = seatOfExpedition(expedition)
  if (g.rutter[seat] === 1) {
    g.capeRounded = 1
    return true
  }
  const die = rollDie(g, world, STREAM.dice)
  const done = die <= 2
  tell(world, g, '7.52', 'cape', g.nation[seat], die, done ? 1 : 0)
  if (done) {
    g.capeRounded = 1
    g.rutter[seat] = 1
    tell(world, g, '7.53', 'got-rutter', g.nation[seat])
  } else mark(g, expedition, CAPE_FAILED)
  return done
}

/** 7.52. Why an Expedition that needs to round the Cape on its way home may not try. */
export function refuseCape(g: Conquest, expedition: number): Refusal | undefined {
  const barred =
    tables.ocean[g.expAt[expedition]] !== ATLANTIC &&
    g.rutter[seatOfExpedition(expedition)] === 0 &&
    has(g, expedition, CAPE_FAILED)
  return barred ? CAPE_CLOSED : undefined
}

/** 7.51, 7.52. Whether an Expedition comes out of the Pacific, or lies in the Atlantic already. */
export const reachesAtlantic = (g: Conquest, world: World, expedition: number): boolean =>
  tables.ocean[g.expAt[expedition]] === ATLANTIC || roundCape(g, world, expedition)

function use(g: Conquest, expedition: number, last: boolean, bounds: number): void {
  if (last) g.expLast[expedition] += bounds
  else g.expFirst[expedition] += bounds
}

/** 7.2. From Europe to a coast. */
export function crossOut(g: Conquest, world: World, expedition: number, water: number, last: boolean): void {
  const seat = seatOfExpedition(expedition)
  openExpedition(g, expedition)
  mark(g, expedition, WRITTEN_DONE | (last ? CROSSED_LAST | ARRIVED_LAST : CROSSED_FIRST))
  let arrives = water
  if (tables.ocean[water] === PACIFIC) {
    if (roundCape(g, world, expedition)) mark(g, expedition, FROM_ATLANTIC)
    else arrives = tables.watersOf[BEFORE_THE_CAPE][0]
  }
  use(g, expedition, last, tables.bounds[arrives])
  g.expAt[expedition] = arrives
  tell(world, g, '7.2', 'crossing-out', g.nation[seat], (expedition % EXPEDITIONS) + 1, arrives)
  for (const ship of shipsOf(g, expedition)) revealFriars(g, world, ship)
  noteHaven(g, expedition)
  const hex = hexOfExpedition(g, expedition)
  // 7.52: turned back when there is no time to sail elsewhere, it may still go home.
  if (arrives !== water && last) call(g, 'lost-port', seat, expedition)
  if (arrives !== water || hasExplorer(g, expedition) || isPort(g, seat, hex)) return
  // foreign ships are what it came for, unless the time to fight is over.
  if (!last && !isGalleon(g, expedition) && strangersAt(g, seat, arrives) !== 0) return
  call(g, 'lost-port', seat, expedition)
}

/** 7.2. From a coast to Europe; gold aboard is ashore there at once. */
export function crossHome(g: Conquest, world: World, expedition: number, last: boolean): void {
  const water = g.expAt[expedition]
  mark(g, expedition, last ? CROSSED_LAST : CROSSED_FIRST)
  if (!reachesAtlantic(g, world, expedition)) return
  use(g, expedition, last, tables.bounds[water])
  arriveHome(g, world, expedition, water)
}

export function arriveHome(g: Conquest, world: World, expedition: number, water: number): void {
  const seat = seatOfExpedition(expedition)
  g.expAt[expedition] = EUROPE
  tell(world, g, '7.2', 'crossing-home', g.nation[seat], (expedition % EXPEDITIONS) + 1, water)
  dismissRecalled(g, world, expedition)
  // 24.16: the Banker takes ships with their cargo, before anybody unloads.
  if (isInDefault(g, seat)) call(g, 'arrival', seat, expedition)
  else unloadAtHome(g, expedition)
}

function unloadAtHome(g: Conquest, expedition: number): void {
  const seat = seatOfExpedition(expedition)
  for (const ship of shipsOf(g, expedition)) moveGold(g, GOLD_ABOARD + ship, GOLD_HOME + seat)
}

/** 24.16. A debtor's Expedition is home: first the Banker, then the cargo. */
export const arrival = sequence('arrival', [
  step('24.16', (g, { seat }) => callRepossession(g, seat)),
  step('13.43', (g, { expedition }) => unloadAtHome(g, expedition)),
])

/** 6.41-7. Detachments that the civil war calls home leave play on arrival. */
function dismissRecalled(g: Conquest, world: World, expedition: number): void {
  const seat = seatOfExpedition(expedition)
  let gone = 0
  for (const ship of shipsOf(g, expedition)) {
    const n = Math.min(g.shipDets[ship], g.recall[seat] - g.recalled[seat])
    g.shipDets[ship] -= n
    g.recalled[seat] += n
    gone += n
  }
  if (gone > 0) tell(world, g, '6.41-7', 'dets-home', g.nation[seat], gone)
}

/** Why an Expedition may not cross the ocean now. */
function refuseCrossing(g: Conquest, expedition: number, bounds: number): Refusal | undefined {
  return has(g, expedition, STAYS) ? STAYS_HOME : refuseBounds(g, expedition, bounds)
}

/** 15.42, R-07. */
function refuseBounds(g: Conquest, expedition: number, bounds: number): Refusal | undefined {
  if (!isBound(g, expedition) || bounds <= spare(g, expedition)) return undefined
  return isGalleon(g, expedition) ? GALLEON_BOUNDS : OUT_OF_BOUNDS
}

const offerSlips = (g: Conquest, seat: number, offer: (number: number) => void): void => {
  for (let i = 0; i < EXPEDITIONS; i++) if (g.expAt[seat * EXPEDITIONS + i] !== NOWHERE) offer(i + 1)
}

/** B1. The crossing that was written down: to the landfall, or home. */
const sailFirst = move({
  rule: '7.2',
  args: ['slip'],
  stays: true,
  offers: offerSlips,
  refuse(g, seat, number) {
    const e = slipNo(seat, number)
    if (g.expAt[e] === NOWHERE) return NO_SUCH_SLIP
    if (g.expGoal[e] < 0) return NO_DESTINATION
    if (has(g, e, CROSSED_FIRST)) return ONCE
    const out = g.expAt[e] === EUROPE
    return refuseCrossing(g, e, tables.bounds[out ? g.expGoal[e] : g.expAt[e]])
  },
  play(g, seat, world, number) {
    const e = slipNo(seat, number)
    if (g.expAt[e] === EUROPE) crossOut(g, world, e, g.expGoal[e], false)
    else crossHome(g, world, e, false)
  },
})

const beforeFirst = quayMoves({
  boards: (g, e) => g.expGoal[e] === EUROPE && !has(g, e, CROSSED_FIRST),
  lands: () => false,
})

export const firstCrossings = decision('first-crossings', {
  rule: '7.2',
  moves: {
    sail: sailFirst,
    board: beforeFirst.board,
    embark: beforeFirst.embark,
    done: move({ rule: '5.0', play: () => undefined }),
  },
})

/** D1. Home from anywhere; out to the written landfall or, after a crossing this turn, to a landfall chosen now. */
const sailLast = move({
  rule: '7.2',
  args: ['slip'],
  stays: true,
  offers: offerSlips,
  refuse(g, seat, number) {
    const e = slipNo(seat, number)
    if (g.expAt[e] === NOWHERE) return NO_SUCH_SLIP
    if (has(g, e, CROSSED_LAST)) return ONCE
    if (g.expAt[e] === EUROPE) {
      if (has(g, e, STAYS)) return STAYS_HOME
      if (g.expGoal[e] < 0 || g.expGoal[e] === EUROPE) return has(g, e, CROSSED_FIRST) ? WRITTEN : NO_DESTINATION
      return has(g, e, WRITTEN_DONE) ? WRITTEN : refuseCrossing(g, e, tables.bounds[g.expGoal[e]])
    }
    return refuseCape(g, e) ?? refuseCrossing(g, e, tables.bounds[g.expAt[e]])
  },
  play(g, seat, world, number) {
    const e = slipNo(seat, number)
    if (g.expAt[e] === EUROPE) crossOut(g, world, e, g.expGoal[e], true)
    else crossHome(g, world, e, true)
  },
})

/** An Expedition that came home this turn sails again to a landfall chosen now. */
const sailAgain = move({
  rule: '7.23',
  args: ['slip'],
  stays: true,
  offers: offerSlips,
  refuse(g, seat, number) {
    const e = slipNo(seat, number)
    if (g.expAt[e] !== EUROPE) return NO_SUCH_SLIP
    if (has(g, e, CROSSED_LAST)) return ONCE
    if (has(g, e, STAYS)) return STAYS_HOME
    return has(g, e, CROSSED_FIRST) ? undefined : WRITTEN
  },
  play: (g, seat, _world, number) => call(g, 'landfall', seat, slipNo(seat, number)),
})

const atLast = quayMoves({
  boards: (g, e) => !has(g, e, CROSSED_LAST),
  lands: (g, e) => has(g, e, ARRIVED_LAST),
})

export const lastCrossings = decision('last-crossings', {
  rule: '7.2',
  moves: {
    sail: sailLast,
    'sail-again': sailAgain,
    ...atLast,
    done: move({ rule: '5.0', play: () => undefined }),
  },
})

/** 7.26. Why an Expedition may not land in a water at the end of a turn. */
function refuseTarget(g: Conquest, seat: number, e: number, water: number): Refusal | undefined {
  const hex = tables.waterHex[water]
  if (!tables.isCoast[hex] || !tables.watersOf[hex].includes(water) || tables.ocean[water] === CAPE) return NO_COAST
  if (isClosed(g, hex)) return CLOSED_BRASIL
  if (isGalleon(g, e) && (tables.ocean[water] !== ATLANTIC || !isPort(g, seat, hex))) return ATLANTIC_PORTS
  if (!hasExplorer(g, e) && !isPort(g, seat, hex)) return NEEDS_EXPLORER
  if (tables.ocean[water] === PACIFIC && g.rutter[seat] === 0 && has(g, e, CAPE_FAILED)) return CAPE_CLOSED
  return refuseCrossing(g, e, tables.bounds[water])
}

export const landfall = decision('landfall', {
  rule: '7.23',
  moves: {
    to: move<'landfall'>({
      rule: '7.23',
      args: ['water'],
      offers(_g, _seat, offer) {
        for (const water of tables.coastalWaters) offer(water)
      },
      refuse: (g, seat, water) => refuseTarget(g, seat, top(g, 'landfall').expedition, water),
      play: (g, _seat, world, water, _b, _c, frame) => crossOut(g, world, frame.expedition, water, true),
    }),
    nowhere: move({ rule: '7.23', play: () => undefined }),
  },
})

/** Own ports nearest by sea to a water, with the distance. */
export function nearestPorts(g: Conquest, seat: number, from: number, most = 999): { steps: number; waters: number[] } {
  const seen = new Set([from])
  let ring = [from]
  for (let steps = 1; ring.length > 0 && steps <= most; steps++) {
    const next: number[] = []
    for (const water of ring) {
      for (let d = 0; d < 6; d++) {
        const to = tables.waterNext[water * 6 + d]
        if (to < 0 || seen.has(to) || tables.ocean[to] === CAPE || isClosed(g, tables.waterHex[to])) continue
        seen.add(to)
        next.push(to)
      }
    }
    const ports = next.filter(water => isPort(g, seat, tables.waterHex[water]))
    if (ports.length > 0) return { steps, waters: ports }
    ring = next
  }
  return { steps: 0, waters: [] }
}

/** 15.33. */
export const lostPort = decision('lost-port', {
  rule: '15.33',
  moves: {
    lie: move<'lost-port'>({
      rule: '15.33',
      refuse: g => (portOwner(g, hexOfExpedition(g, top(g, 'lost-port').expedition)) < 0 ? NO_PORT_HERE : undefined),
      play: () => undefined,
    }),
    'go-on': move<'lost-port'>({
      rule: '15.33',
      args: ['water'],
      offers(g, seat, offer) {
        for (const water of nearestPorts(g, seat, g.expAt[top(g, 'lost-port').expedition]).waters) offer(water)
      },
      refuse(g, seat, water) {
        const { expedition } = top(g, 'lost-port')
        const { steps, waters } = nearestPorts(g, seat, g.expAt[expedition])
        return waters.includes(water) ? refuseBounds(g, expedition, Math.ceil(steps / 8)) : NOT_NEAREST
      },
      play(g, seat, world, water, _b, _c, { expedition }) {
        const { steps } = nearestPorts(g, seat, g.expAt[expedition])
        use(g, expedition, has(g, expedition, CROSSED_LAST), Math.ceil(steps / 8))
        g.expAt[expedition] = water
        tell(world, g, '15.33', 'sailed', g.nation[seat], (expedition % EXPEDITIONS) + 1, water)
        noteHaven(g, expedition)
      },
    }),
    'turn-back': move<'lost-port'>({
      rule: '15.33',
      play(g, _seat, world, _a, _b, _c, { expedition }) {
        const water = g.expAt[expedition]
        use(g, expedition, has(g, expedition, CROSSED_LAST), tables.bounds[water])
        mark(g, expedition, STAYS)
        unmark(g, expedition, ARRIVED_LAST)
        arriveHome(g, world, expedition, water)
      },
    }),
  },
})
