import type { Refusal } from '@spanish-main/kernel'
import { AREA } from '../data/index.ts'
import { POTOSI } from './6-events.ts'
import { refuseProfit } from './13-gold.ts'
import {
  addGold,
  dropGold,
  expeditionOf,
  goldHoldOf,
  goldIn,
  hexOfExpedition,
  inNewWorld,
  shippedFrom,
} from './fleet.ts'
import { hexOf, PACIFIC } from './geography.ts'
import { isPort, loneLeadersFall, postAt } from './posts.ts'
import { AREA_COUNT, ASHORE, type Conquest, GOLD_ABOARD, SHIPS, SPAIN } from './state.ts'
import { tables } from './tables.ts'
import { by, call, decision, move, no, sequence, step, tell } from './words.ts'

const NO_SHIP = no('13.43', 'no-ship')
const NOT_OWN_PORT = no('13.41', 'not-own-port')
const NO_GOLD = no('13.43', 'no-gold')
const NO_ROOM = no('7.12', 'no-room-for-gold')
const TOO_FAR = no('13.44', 'too-far')
const NO_OWN_GOLD = no('15.42', 'no-own-gold')

const CUZCO = hexOf('3816')

/** Steps on land between two hexes, at most eight; 9 if it is farther. */
export function landSteps(from: number, to: number): number {
  const far = new Map([[from, 0]])
  for (const [hex, steps] of far) {
    if (hex === to) return steps
    if (steps === 8) continue
    for (let d = 0; d < 6; d++) {
      const next = tables.landNext[hex * 6 + d]
      if (next >= 0 && !far.has(next)) far.set(next, steps + 1)
    }
  }
  return 9
}

/** 13.44, R-40. Whether gold of an origin may be loaded for the first time in a port. */
export function mayLeave(g: Conquest, origin: number, water: number): boolean {
  if (origin < 0) return true
  const port = tables.waterHex[water]
  const [from, to] = [tables.areaOf[origin], tables.areaOf[port]]
  if (from === to) return true
  if (g.homeAreaOnly === 1) {
    if (origin === POTOSI && to === AREA['rio-del-plate']) return true
    if (tables.hasCoast[from]) return false
    if (from === AREA.rockies && tables.ocean[water] !== PACIFIC) return false
  } else if (origin === CUZCO && to === AREA['rio-del-plate']) return true
  return (tables.neighbours[from] & (1 << to)) !== 0 && landSteps(origin, port) <= 8
}

const shipNo = (seat: number, number: number): number => seat * SHIPS + number - 1

function refuseLoad(g: Conquest, seat: number, ship: number): Refusal | undefined {
  const e = g.shipKind[ship] < 0 ? -1 : expeditionOf(g, ship)
  if (e < 0 || !inNewWorld(g, e)) return NO_SHIP
  const hex = hexOfExpedition(g, e)
  if (!isPort(g, seat, hex)) return NOT_OWN_PORT
  if (goldIn(g, hex) === 0) return NO_GOLD
  if (g.expPrivateer[e] === 1) return NO_OWN_GOLD
  if (goldIn(g, GOLD_ABOARD + ship) >= goldHoldOf(g.shipKind[ship])) return NO_ROOM
  return g.goldAt.some((at, i) => at === hex && mayLeave(g, g.goldFrom[i], g.expAt[e])) ? undefined : TOO_FAR
}

function loadShip(g: Conquest, ship: number): number {
  const e = expeditionOf(g, ship)
  const hex = hexOfExpedition(g, e)
  let room = goldHoldOf(g.shipKind[ship]) - goldIn(g, GOLD_ABOARD + ship)
  let sum = 0
  for (let i = g.goldAt.length - 1; i >= 0 && room > 0; i--) {
    if (g.goldAt[i] !== hex || !mayLeave(g, g.goldFrom[i], g.expAt[e])) continue
    const amount = Math.min(room, g.goldAmount[i])
    const origin = shippedFrom(g.goldFrom[i])
    g.goldAmount[i] -= amount
    if (g.goldAmount[i] === 0) dropGold(g, i)
    addGold(g, GOLD_ABOARD + ship, origin, amount)
    room -= amount
    sum += amount
  }
  return sum
}

function hasShipToLoad(g: Conquest, seat: number): boolean {
  for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++)
    if (g.shipKind[ship] >= 0 && refuseLoad(g, seat, ship) === undefined) return true
  return false
}

export const loading = decision('loading', {
  rule: '13.43',
  moves: {
    load: move({
      rule: '13.43',
      args: ['ship'],
      stays: true,
      offers(g, seat, offer) {
        for (let i = 0; i < SHIPS; i++) {
          const ship = seat * SHIPS + i
          if (g.shipKind[ship] < 0 || g.shipExp[ship] < 0 || !inNewWorld(g, expeditionOf(g, ship))) continue
          if (goldIn(g, hexOfExpedition(g, expeditionOf(g, ship))) > 0) offer(i + 1)
        }
      },
      refuse: (g, seat, number) => refuseLoad(g, seat, shipNo(seat, number)),
      play(g, seat, world, number) {
        const ship = shipNo(seat, number)
        const hex = hexOfExpedition(g, expeditionOf(g, ship))
        tell(world, g, '13.43', 'gold-loaded', g.nation[seat], hex, loadShip(g, ship))
      },
    }),
    done: move({ rule: '5.0', play: () => undefined }),
  },
})

/** 14.21, 13.16. What a country collects in an Area this turn. */
export function resourcesOf(g: Conquest, seat: number, area: number): number {
  if (refuseProfit(g, area) !== undefined || g.barren[area] !== 0) return 0
  let colonists = 0
  for (let i = 0; i < g.postHex.length; i++) {
    const hex = g.postHex[i]
    if (g.postSeat[i] !== seat || tables.areaOf[hex] !== area) continue
    const mine = tables.mineAt.get(hex)
    if (mine !== undefined && g.minedOn[mine] === g.turn && by('13.16')) continue
    colonists += Math.min(5, g.colonists[i])
  }
  const mined = tables.mines.some((hex, mine) => tables.areaOf[hex] === area && g.minedOn[mine] === g.turn)
  const level = mined ? 1 : tables.resourceLevels[g.turn - 1]
  return Math.min(20, colonists) * level * (tables.double[area] ? 2 : 1)
}

/** C6. Gold is loaded, resources are credited, lone Conquistadors fall. */
export const resources = sequence('resources', [
  step('13.43', (g, { seat }) => {
    if (hasShipToLoad(g, seat)) call(g, 'loading', seat)
  }),
  step('14.21', (g, { seat }, world) => {
    for (let area = 0; area < AREA_COUNT; area++) {
      const ducats = resourcesOf(g, seat, area)
      if (ducats === 0) continue
      g.treasury[seat] += ducats
      g.shown[seat] += ducats
      tell(world, g, '14.21', 'resources', g.nation[seat], area, ducats)
    }
  }),
  step('15.56', (g, { seat }, world) => {
    if (seat !== SPAIN) return
    for (const at of g.personAt) {
      if (at >= ASHORE && postAt(g, SPAIN, at - ASHORE) < 0) loneLeadersFall(g, world, at - ASHORE)
    }
  }),
])
