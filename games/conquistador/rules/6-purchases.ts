import { busy, canPay, noSlip, ownsGalleon, pay, slipOf } from './6-slip-in-hand.ts'
import { freeExpedition, freeShip, hasShips } from './fleet.ts'
import { COLONIST, isPort, menAt } from './posts.ts'
import { EXPEDITIONS } from './state.ts'
import { CARRACK, GALLEON, SHIP_KINDS, tables } from './tables.ts'
import { buyPrice } from './treasury.ts'
import { by, move, no } from './words.ts'

const NO_MONEY = no('6.25', 'no-money')
const NO_ROOM_IN_BOOKS = no('5.2', 'books-full')
const GALLEONS_LATER = no('7.14', 'too-early')
const ONE_FLEET = no('7.13', 'second-fleet')
const CIVIL_WAR = no('6.41-7', 'no-detachments')
const YARDS_LATER = no('7.17', 'too-early')
const NO_YARD = no('7.17', 'no-yard')
const ONE_SHIP_BUILT = no('7.17', 'second-ship')
const NO_GALLEONS_BUILT = no('7.17', 'no-galleons')
const EMPTY_SLIP = no('7.25', 'empty-slip')
const ENOUGH_BOUNDS = no('6.62', 'enough')

const DETACHMENT_ITEM = 3
export const buy = move({
  rule: '6.61',
  args: ['item'],
  stays: true,
  offers(_g, _seat, offer) {
    for (let item = 0; item <= DETACHMENT_ITEM; item++) offer(item)
  },
  refuse(g, seat, item) {
    const waits = busy(g, seat)
    if (waits !== undefined) return waits
    if (item === GALLEON) {
      if (g.turn < 6) return GALLEONS_LATER
      if (ownsGalleon(g, seat)) return ONE_FLEET
    }
    if (item === DETACHMENT_ITEM && g.noDets[seat] === 1) return CIVIL_WAR
    if (item < DETACHMENT_ITEM && freeShip(g, seat, false) < 0) return NO_ROOM_IN_BOOKS
    return canPay(g, seat, priceOf(item)) ? undefined : NO_MONEY
  },
  play(g, seat, _world, item) {
    by('6.6')
    pay(g, seat, priceOf(item))
    g.bought[seat * 4 + item]++
    if (item === DETACHMENT_ITEM) g.europeDets[seat]++
    else g.shipKind[freeShip(g, seat, false)] = item
  },
})

const priceOf = (item: number): number => buyPrice(item === DETACHMENT_ITEM ? 'detachment' : SHIP_KINDS[item])

/** 7.17. */
export const build = move({
  rule: '7.17',
  args: ['shipKind', 'water'],
  stays: true,
  offers(g, seat, offer) {
    for (let i = 0; i < g.postHex.length; i++) {
      if (g.postSeat[i] !== seat || g.colonists[i] === 0) continue
      for (const water of tables.watersOf[g.postHex[i]]) for (let kind = 0; kind <= CARRACK; kind++) offer(kind, water)
    }
  },
  refuse(g, seat, kind, water) {
    const waits = busy(g, seat)
    if (waits !== undefined) return waits
    if (kind === GALLEON) return NO_GALLEONS_BUILT
    if (g.turn < 8) return YARDS_LATER
    if (g.built[seat] === 1) return ONE_SHIP_BUILT
    const hex = tables.waterHex[water]
    if (!tables.watersOf[hex].includes(water) || !isPort(g, seat, hex) || menAt(g, seat, hex, COLONIST) < 3)
      return NO_YARD
    if (freeShip(g, seat, true) < 0 || freeExpedition(g, seat, true) < 0) return NO_ROOM_IN_BOOKS
    return canPay(g, seat, priceOf(kind)) ? undefined : NO_MONEY
  },
  play(g, seat, _world, kind, water) {
    pay(g, seat, priceOf(kind))
    g.bought[seat * 4 + kind]++
    g.built[seat] = 1
    const expedition = freeExpedition(g, seat, true)
    g.expAt[expedition] = water
    const ship = freeShip(g, seat, true)
    g.shipKind[ship] = kind
    g.shipExp[ship] = expedition % EXPEDITIONS
    g.slip[seat] = expedition % EXPEDITIONS
  },
})

export const MOST_BOUNDS = 60
export const bounds = move({
  rule: '6.62',
  args: ['amount'],
  stays: true,
  offers(_g, _seat, offer) {
    for (let n = 1; n <= 12; n++) offer(n)
  },
  refuse(g, seat, n) {
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    if (!hasShips(g, now)) return EMPTY_SLIP
    if (n < 1 || n > 12 || g.expBounds[now] + n > MOST_BOUNDS) return ENOUGH_BOUNDS
    return canPay(g, seat, n * buyPrice('bound')) ? undefined : NO_MONEY
  },
  play(g, seat, _world, n) {
    pay(g, seat, n * buyPrice('bound'))
    g.expBounds[slipOf(g, seat)] += n
  },
})
