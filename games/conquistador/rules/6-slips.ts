import { busy, hasIdleShip, noSlip, shipNo, slipOf } from './6-slip-in-hand.ts'
import {
  closeExpedition,
  colonistsAboard,
  endPrivateering,
  expeditionOf,
  freeExpedition,
  hasShips,
  inNewWorld,
  isGalleon,
  mark,
  NO_ORIGIN,
  shipAfter,
  shipsOf,
} from './fleet.ts'
import { hasPrivateer } from './people.ts'
import { type Conquest, EUROPE, EXPEDITIONS, FROM_ATLANTIC, GOLD_ABOARD, NOWHERE, SHIPS } from './state.ts'
import { GALLEON } from './tables.ts'
import { move, no } from './words.ts'

const NO_ROOM_IN_BOOKS = no('5.2', 'books-full')
const EMPTY_SLIP = no('7.25', 'empty-slip')
const NO_IDLE_SHIP = no('7.25', 'no-idle-ship')
const NO_SUCH_SLIP = no('7.25', 'no-such-slip')
const ELSEWHERE = no('7.25', 'elsewhere')
const ALREADY = no('7.25', 'already-there')
const LAST_SHIP = no('7.25', 'last-ship')
const ALONE = no('7.14', 'alone')
const PRIVATEERS_NO_COLONISTS = no('15.42', 'no-colonists')
const NO_PRIVATEER = no('15.46', 'no-privateer')
const UNMANNED = no('15.44', 'unmanned')
const NO_OWN_GOLD = no('15.42', 'no-own-gold')
const CHANGES_NOTHING = no('7.23', 'changes-nothing')

export const newSlip = move({
  rule: '7.25',
  stays: true,
  refuse(g, seat) {
    const waits = busy(g, seat)
    if (waits !== undefined) return waits
    const now = slipOf(g, seat)
    if (now >= 0 && !hasShips(g, now)) return EMPTY_SLIP
    if (!hasIdleShip(g, seat)) return NO_IDLE_SHIP
    return freeExpedition(g, seat, false) < 0 ? NO_ROOM_IN_BOOKS : undefined
  },
  play(g, seat) {
    const expedition = freeExpedition(g, seat, false)
    g.expAt[expedition] = EUROPE
    g.slip[seat] = expedition % EXPEDITIONS
  },
})

export const slip = move({
  rule: '7.25',
  args: ['slip'],
  stays: true,
  offers(g, seat, offer) {
    for (let i = 0; i < EXPEDITIONS; i++) if (g.expAt[seat * EXPEDITIONS + i] !== NOWHERE) offer(i + 1)
  },
  refuse(g, seat, number) {
    const waits = busy(g, seat)
    if (waits !== undefined) return waits
    if (g.expAt[seat * EXPEDITIONS + number - 1] === NOWHERE) return NO_SUCH_SLIP
    return g.slip[seat] === number - 1 ? ALREADY : undefined
  },
  play(g, seat, _world, number) {
    const now = slipOf(g, seat)
    if (now >= 0 && !hasShips(g, now)) closeExpedition(g, now)
    g.slip[seat] = number - 1
  },
})

const placeOfShip = (g: Conquest, ship: number): number =>
  g.shipExp[ship] < 0 ? EUROPE : g.expAt[expeditionOf(g, ship)]

export const assign = move({
  rule: '7.25',
  args: ['ship'],
  stays: true,
  offers(g, seat, offer) {
    const now = slipOf(g, seat)
    if (now < 0) return
    for (let number = 1; number <= SHIPS; number++) {
      const ship = shipNo(seat, number)
      if (g.shipKind[ship] >= 0 && placeOfShip(g, ship) === g.expAt[now]) offer(number)
    }
  },
  refuse(g, seat, number) {
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    const ship = shipNo(seat, number)
    if (g.shipKind[ship] < 0 || placeOfShip(g, ship) !== g.expAt[now]) return ELSEWHERE
    if (g.shipExp[ship] === g.slip[seat]) return ALREADY
    if (hasShips(g, now) && (g.shipKind[ship] === GALLEON || isGalleon(g, now))) return ALONE
    if (g.expPrivateer[now] === 0) return undefined
    if (g.shipColonists[ship] > 0) return PRIVATEERS_NO_COLONISTS
    if (hasOwnGold(g, ship)) return NO_OWN_GOLD
    return g.shipDets[ship] === 0 ? UNMANNED : undefined
  },
  play(g, seat, _world, number) {
    const ship = shipNo(seat, number)
    const before = expeditionOf(g, ship)
    if (before >= 0) mark(g, slipOf(g, seat), g.expMarks[before] & FROM_ATLANTIC)
    g.shipExp[ship] = g.slip[seat]
    if (before >= 0) endPrivateering(g, before)
    if (before >= 0 && !hasShips(g, before)) closeExpedition(g, before)
  },
})

/** A ship in the New World begins an Expedition of its own. */
export const detach = move({
  rule: '7.25',
  args: ['ship'],
  stays: true,
  offers(g, seat, offer) {
    const now = slipOf(g, seat)
    if (now < 0) return
    for (let ship = shipAfter(g, now, -1); ship >= 0; ship = shipAfter(g, now, ship)) offer((ship % SHIPS) + 1)
  },
  refuse(g, seat, number) {
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const ship = shipNo(seat, number)
    const now = slipOf(g, seat)
    if (g.shipKind[ship] < 0 || g.shipExp[ship] !== g.slip[seat] || !inNewWorld(g, now)) return ELSEWHERE
    if (shipsOf(g, now).length < 2) return LAST_SHIP
    return freeExpedition(g, seat, true) < 0 ? NO_ROOM_IN_BOOKS : undefined
  },
  play(g, seat, _world, number) {
    const expedition = freeExpedition(g, seat, true)
    const before = slipOf(g, seat)
    g.expAt[expedition] = g.expAt[before]
    mark(g, expedition, g.expMarks[before] & FROM_ATLANTIC)
    g.shipExp[shipNo(seat, number)] = expedition % EXPEDITIONS
    endPrivateering(g, before)
    g.slip[seat] = expedition % EXPEDITIONS
  },
})

/** 15.42. Whether gold of the country's own is aboard: what was captured has no origin. */
const hasOwnGold = (g: Conquest, ship: number): boolean =>
  g.goldAt.some((at, i) => at === GOLD_ABOARD + ship && g.goldFrom[i] !== NO_ORIGIN)

export const privateer = move({
  rule: '15.42',
  stays: true,
  refuse(g, seat) {
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    if (!hasPrivateer(g, now)) return NO_PRIVATEER
    if (g.expPrivateer[now] === 1) return CHANGES_NOTHING
    if (colonistsAboard(g, now) > 0) return PRIVATEERS_NO_COLONISTS
    if (shipsOf(g, now).some(ship => hasOwnGold(g, ship))) return NO_OWN_GOLD
    return shipsOf(g, now).some(ship => g.shipDets[ship] === 0) ? UNMANNED : undefined
  },
  play(g, seat) {
    g.expPrivateer[slipOf(g, seat)] = 1
  },
})
