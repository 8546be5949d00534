import type { Refusal, World } from '@spanish-main/kernel'
import { openWindow } from './c4b-interdiction.ts'
import { carryOut, deliveryRefusal, tradeRefusal } from './c4b-trade.ts'
import { carrierShare } from './d1-deals.ts'
import { FLOTA, type Lords, QUICKSILVER, SLAVER, UNITS } from './state.ts'
import { CITIES, COMPONENTS, isCity, isColony, PORT_COUNT, tables, ZONE_COUNT } from './tables.ts'
import { cargoRoom, fearsShoals, flagsOf, isGone, isMature, ownerOf, permitsOf, treasurer } from './units.ts'
import { call, decision, lord, move, no, tell, top } from './words.ts'

/** C4b.2, LR-45. A voyage enters fifteen zones at most. */
export const MOST_ENTRIES = 15
export const PORT_SOLDIERS = 3

const AGAINST_WIND = no('C4b.2', 'against-the-wind')
const HERE = no('C4b.2', 'there-already')
const NOT_ADJACENT = no('C4b.2', 'not-adjacent')
const SHOALS = no('B5.5', 'shoals')
const TOO_LONG = no('C4b.2', 'no-way-home')
const NO_EXIT = no('C4b.2', 'no-exit-here')
const NO_PERMIT = no('D4.6', 'not-opened-to-you')
const NOT_HERE = no('D4.6', 'not-in-this-zone')
const PORT_CLOSED = no('D4.6', 'port-is-full')
const NO_ROOM = no('D4.6', 'no-room-aboard')
const SLAVES_ONLY = no('D5.2', 'no-ordinary-trade')
const NO_FLOTA = no('D6.4', 'not-of-the-flota')
const NO_TENT = no('D6.4', 'no-treasure-here')
const NO_SPACE = no('D6.4', 'no-room-aboard')

const here = (g: Lords) => top(g, 'voyage')

function routeRefusal(g: Lords, _seat: number, zone: number): Refusal | undefined {
  const { fleet, zone: from, entries } = here(g)
  if (zone === from) return HERE
  if (!tables.next[from].includes(zone)) return tables.next[zone].includes(from) ? AGAINST_WIND : NOT_ADJACENT
  const galleon = fearsShoals(g, fleet)
  if (galleon && tables.shoals[zone]) return SHOALS
  return entries + 1 + tables.home[galleon ? 1 : 0][zone] > MOST_ENTRIES ? TOO_LONG : undefined
}

const sailTo = move<'voyage'>({
  rule: 'C4b.2',
  args: ['zone'],
  stays: true,
  offers(g, _seat, offer) {
    const { zone } = here(g)
    for (let to = 0; to < ZONE_COUNT; to++)
      if (tables.next[zone].includes(to) || tables.next[to].includes(zone)) offer(to)
  },
  refuse: routeRefusal,
  play(g, _seat, world, zone, _b, _c, frame) {
    frame.zone = zone
    frame.entries++
    frame.refused = []
    tell(world, g, 'C4b.2', 'entered', frame.fleet, zone)
    openWindow(g, frame.fleet, zone)
  },
})

/** D6.8. Treasure comes home, and is divided as treasure player and carrier have agreed (D6.7). */
function bringHome(g: Lords, world: World, fleet: number): void {
  const tents = g.treasure[fleet]
  if (tents === 0) return
  const owner = ownerOf(g, fleet)
  const master = treasurer(g)
  g.treasure[fleet] = 0
  g.broughtHome += tents
  const before = carrierShare(g, owner, g.delivered[owner])
  g.delivered[owner] += tents
  const share = owner === master || master < 0 ? tents : carrierShare(g, owner, g.delivered[owner]) - before
  g.tents[owner] += share
  if (master >= 0) g.tents[master] += tents - share
  tell(world, g, 'D6.8', 'brought-home', lord(g, owner), tents)
}

const exit = move<'voyage'>({
  rule: 'C4b.2',
  refuse: g => (tables.isExit[here(g).zone] ? undefined : NO_EXIT),
  play(g, _seat, world, _a, _b, _c, { fleet, zone }) {
    tell(world, g, 'C4b.2', 'sailed-home', fleet, zone)
    bringHome(g, world, fleet)
  },
})

function eachColonyHere(g: Lords, offer: (colony: number, amount: number) => void): void {
  const { zone } = here(g)
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isColony(unit) || !isMature(g, unit) || !tables.tradeZones[unit].includes(zone)) continue
    for (let amount = 1; amount <= 3; amount++) offer(unit, amount)
  }
}

/** C4b.5. Everybody concerned but the one who steers is asked, the colony's owner first. */
function propose(g: Lords, seat: number, world: World, colony: number, amount: number): void {
  const { fleet } = here(g)
  const owner = ownerOf(g, colony)
  const asked = [owner, ownerOf(g, fleet)].filter(
    (each, i, all) => each !== seat && !isGone(g, each) && all.indexOf(each) === i,
  )
  if (asked.length === 0) done(g, world, fleet, colony, amount)
  else {
    tell(world, g, 'C4b.5', 'offered', fleet, colony, amount)
    call(g, 'agree-trade', asked[0], fleet, colony, amount, asked.slice(1))
  }
}

function done(g: Lords, world: World, fleet: number, colony: number, amount: number): void {
  carryOut(g, world, fleet, colony, amount)
  openWindow(g, fleet, here(g).zone)
}

const trade = move<'voyage'>({
  rule: 'C4b.5',
  args: ['place', 'amount'],
  stays: true,
  offers: (g, _seat, offer) => {
    if ((flagsOf(g, here(g).fleet) & (SLAVER | QUICKSILVER)) === 0) eachColonyHere(g, offer)
  },
  refuse(g, _seat, colony, amount) {
    const { fleet, zone, refused } = here(g)
    return tradeRefusal(g, fleet, colony, amount, zone, refused)
  },
  play: (g, seat, world, colony, amount) => propose(g, seat, world, colony, amount),
})

const deliver = move<'voyage'>({
  rule: 'D5.1',
  args: ['place', 'amount'],
  stays: true,
  offers: (g, _seat, offer) => {
    if ((flagsOf(g, here(g).fleet) & (SLAVER | QUICKSILVER)) !== 0) eachColonyHere(g, offer)
  },
  refuse(g, _seat, colony, amount) {
    const { fleet, zone, refused } = here(g)
    return deliveryRefusal(g, fleet, colony, amount, zone, refused)
  },
  play: (g, seat, world, colony, amount) => propose(g, seat, world, colony, amount),
})

/** D4.6. The port's share becomes soldiers; with three it closes for the year. */
const smuggle = move<'voyage'>({
  rule: 'D4.6',
  args: ['port', 'amount'],
  stays: true,
  offers(g, _seat, offer) {
    for (let port = 0; port < PORT_COUNT; port++) {
      if (tables.portZone[port] === here(g).zone) for (let amount = 1; amount <= 3; amount++) offer(port, amount)
    }
  },
  refuse(g, _seat, port, amount) {
    const { fleet, zone } = here(g)
    if (tables.portZone[port] !== zone) return NOT_HERE
    if ((permitsOf(g, fleet) & (1 << port)) === 0) return NO_PERMIT
    if ((flagsOf(g, fleet) & (SLAVER | QUICKSILVER)) !== 0) return SLAVES_ONLY
    if ((g.shutPorts & (1 << port)) !== 0 || g.portSoldiers[port] + amount > PORT_SOLDIERS) return PORT_CLOSED
    return amount > cargoRoom(g, fleet) ? NO_ROOM : undefined
  },
  play(g, _seat, world, port, amount, _c, { fleet, zone }) {
    g.profit[fleet] += amount
    g.worth[fleet] += amount
    g.portSoldiers[port] += amount
    if (g.portSoldiers[port] === PORT_SOLDIERS) g.shutPorts |= 1 << port
    tell(world, g, 'D4.6', 'smuggled', fleet, COMPONENTS + port, amount)
    openWindow(g, fleet, zone)
  },
})

const load = move<'voyage'>({
  rule: 'D6.4',
  args: ['place'],
  stays: true,
  offers(g, _seat, offer) {
    const city = tables.cityOf[here(g).zone]
    if (city >= 0) offer(city)
  },
  refuse(g, _seat, city) {
    const { fleet, zone } = here(g)
    if (!isCity(city) || tables.cityOf[zone] !== city || g.cityTent[city - CITIES] === 0) return NO_TENT
    if (treasurer(g) < 0 || (flagsOf(g, fleet) & FLOTA) === 0) return NO_FLOTA
    return cargoRoom(g, fleet) < 1 ? NO_SPACE : undefined
  },
  play(g, _seat, world, city, _b, _c, { fleet, zone }) {
    g.cityTent[city - CITIES] = 0
    g.treasure[fleet]++
    tell(world, g, 'D6.4', 'loaded', fleet, city)
    openWindow(g, fleet, zone)
  },
})

/** C4b.2. A merchantman in a zone: it trades, loads, sails on, or goes home. */
export const voyage = decision('voyage', {
  rule: 'C4b.2',
  moves: { 'sail-to': sailTo, trade, deliver, smuggle, load, exit },
})

/** C4b.5. The other side of a trade agrees, or refuses for this visit. */
export const agreeTrade = decision('agree-trade', {
  rule: 'C4b.5',
  moves: {
    agree: move<'agree-trade'>({
      rule: 'C4b.5',
      play(g, _seat, world, _a, _b, _c, { fleet, colony, amount, rest }) {
        if (rest.length > 0) call(g, 'agree-trade', rest[0], fleet, colony, amount, rest.slice(1))
        else done(g, world, fleet, colony, amount)
      },
    }),
    decline: move<'agree-trade'>({
      rule: 'C4b.5',
      play(g, seat, world, _a, _b, _c, { colony }) {
        here(g).refused = [...here(g).refused, colony]
        tell(world, g, 'C4b.5', 'declined', lord(g, seat), colony)
      },
    }),
  },
})
