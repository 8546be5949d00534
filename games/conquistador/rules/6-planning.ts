import { bitOf, type Refusal } from '@spanish-main/kernel'
import { AREA } from '../data/index.ts'
import {
  closeExpedition,
  colonistsAboard,
  expeditionOf,
  freeExpedition,
  freeShip,
  inNewWorld,
  isGalleon,
  openExpedition,
  roomOf,
  shipsOf,
  strangersAt,
} from './fleet.ts'
import { ATLANTIC, CAPE } from './geography.ts'
import { everyone, friarsIn, hasExplorer, hasPrivateer, inPool, serves } from './people.ts'
import { COLONIST, isPort, menAt, portOwner } from './posts.ts'
import {
  ABOARD,
  AREA_COUNT,
  BANKERS,
  type Conquest,
  EUROPE,
  EXPEDITIONS,
  IN_EUROPE,
  INDEPENDENT,
  NOT_YET,
  NOWHERE,
  PERSONS,
  SHIPS,
  SPAIN,
} from './state.ts'
import { CARRACK, GALLEON, SHIP_KINDS, tables } from './tables.ts'
import { buyPrice, priceFor } from './treasury.ts'
import { decision, move, no } from './words.ts'

const NO_MONEY = no('6.25', 'no-money')
const NO_ROOM_IN_BOOKS = no('5.2', 'books-full')
const GALLEONS_LATER = no('7.14', 'too-early')
const ONE_FLEET = no('7.13', 'second-fleet')
const CIVIL_WAR = no('6.41-7', 'no-detachments')
const YARDS_LATER = no('7.17', 'too-early')
const NO_YARD = no('7.17', 'no-yard')
const ONE_SHIP_BUILT = no('7.17', 'second-ship')
const NO_GALLEONS_BUILT = no('7.17', 'no-galleons')
const NO_SLIP = no('7.25', 'no-slip')
const EMPTY_SLIP = no('7.25', 'empty-slip')
const NO_IDLE_SHIP = no('7.25', 'no-idle-ship')
const NO_SUCH_SLIP = no('7.25', 'no-such-slip')
const ELSEWHERE = no('7.25', 'elsewhere')
const ALREADY = no('7.25', 'already-there')
const LAST_SHIP = no('7.25', 'last-ship')
const ALONE = no('7.14', 'alone')
const NOT_IN_EUROPE = no('6.61', 'not-in-europe')
const NOBODY_THERE = no('6.61', 'nobody-there')
const NOT_ABOARD_HERE = no('6.61', 'other-ship')
const FULL = no('7.12', 'full')
const GOLD_ONLY = no('7.13', 'gold-only')
const PRIVATEERS_NO_COLONISTS = no('15.42', 'no-colonists')
const ONLY_SPAIN = no('15.63', 'only-spain')
const POOL_EMPTY = no('15.63', 'pool-empty')
const NO_NEED = no('15.63', 'no-need')
const FINISH_FIRST = no('7.23', 'choose-first')
const NOT_CHOOSING = no('7.23', 'not-choosing')
const NO_COAST = no('7.23', 'no-coast')
const NEEDS_EXPLORER = no('7.26', 'needs-explorer')
const ATLANTIC_PORTS = no('7.13', 'own-atlantic-port')
const CLOSED_BRASIL = no('22.32', 'independent')
const AT_HOME = no('7.22', 'already-in-europe')
const NO_PRIVATEER = no('15.46', 'no-privateer')
const UNMANNED = no('15.44', 'unmanned')
const ENOUGH_BOUNDS = no('6.62', 'enough')
const CHANGES_NOTHING = no('7.23', 'changes-nothing')

/** A3. From now on what stands in Europe is its owner's secret. */
export function closeBooks(g: Conquest): void {
  const all = everyone(g)
  for (let seat = 0; seat < g.seats; seat++) {
    g.booksSeen[seat] = bitOf(seat)
    g.slip[seat] = -1
    g.pen[seat] = 0
    g.built[seat] = 0
    for (let e = seat * EXPEDITIONS; e < (seat + 1) * EXPEDITIONS; e++) {
      g.expGoal[e] = -1
      g.expBounds[e] = 0
      g.expSeen[e] = inNewWorld(g, e) ? all : bitOf(seat)
    }
    for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++) {
      const e = expeditionOf(g, ship)
      g.shipSeen[ship] = e >= 0 && inNewWorld(g, e) ? all : bitOf(seat)
    }
  }
  g.bought.fill(0)
  for (let person = 0; person < g.personAt.length; person++) {
    const at = g.personAt[person]
    const master = serves(g, person)
    const waits = at === IN_EUROPE || (at === NOT_YET && person >= PERSONS)
    const aboard = at >= ABOARD && at < 1000
    if (waits && master >= 0) g.personSeen[person] = bitOf(master)
    else g.personSeen[person] = aboard ? g.shipSeen[at - ABOARD] : all
  }
}

/** After the planning all may look at what lies in the New World. */
export function showOverseas(g: Conquest): void {
  for (let e = 0; e < g.expAt.length; e++) if (inNewWorld(g, e)) openExpedition(g, e)
}

/** The Expedition whose slip is in hand, −1 if none. */
const slipOf = (g: Conquest, seat: number): number => (g.slip[seat] < 0 ? -1 : seat * EXPEDITIONS + g.slip[seat])
const shipNo = (seat: number, number: number): number => seat * SHIPS + number - 1

/** What keeps a seat from writing on its slip: none in hand, or a destination half chosen. */
const noSlip = (g: Conquest, seat: number): Refusal | undefined =>
  g.pen[seat] === 1 ? FINISH_FIRST : g.slip[seat] < 0 ? NO_SLIP : undefined

const busy = (g: Conquest, seat: number): Refusal | undefined => (g.pen[seat] === 1 ? FINISH_FIRST : undefined)

function pay(g: Conquest, seat: number, ducats: number): void {
  g.treasury[seat] -= priceFor(g, seat, ducats)
}
const canPay = (g: Conquest, seat: number, ducats: number): boolean => priceFor(g, seat, ducats) <= g.treasury[seat]

const ownShips = (g: Conquest, seat: number): number[] =>
  Array.from({ length: SHIPS }, (_, i) => seat * SHIPS + i).filter(ship => g.shipKind[ship] >= 0)

const DETACHMENT_ITEM = 3
const buy = move({
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
      if (ownShips(g, seat).some(ship => g.shipKind[ship] === GALLEON)) return ONE_FLEET
    }
    if (item === DETACHMENT_ITEM && g.noDets[seat] === 1) return CIVIL_WAR
    if (item < DETACHMENT_ITEM && freeShip(g, seat, false) < 0) return NO_ROOM_IN_BOOKS
    return canPay(g, seat, priceOf(item)) ? undefined : NO_MONEY
  },
  play(g, seat, _world, item) {
    pay(g, seat, priceOf(item))
    g.bought[seat * 4 + item]++
    if (item === DETACHMENT_ITEM) g.europeDets[seat]++
    else g.shipKind[freeShip(g, seat, false)] = item
  },
})

const priceOf = (item: number): number => buyPrice(item === DETACHMENT_ITEM ? 'detachment' : SHIP_KINDS[item])

/** 7.17. */
const build = move({
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

const newSlip = move({
  rule: '7.25',
  stays: true,
  refuse(g, seat) {
    const waits = busy(g, seat)
    if (waits !== undefined) return waits
    const now = slipOf(g, seat)
    if (now >= 0 && shipsOf(g, now).length === 0) return EMPTY_SLIP
    if (!ownShips(g, seat).some(ship => g.shipExp[ship] < 0)) return NO_IDLE_SHIP
    return freeExpedition(g, seat, false) < 0 ? NO_ROOM_IN_BOOKS : undefined
  },
  play(g, seat) {
    const expedition = freeExpedition(g, seat, false)
    g.expAt[expedition] = EUROPE
    g.slip[seat] = expedition % EXPEDITIONS
  },
})

const slip = move({
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
    if (now >= 0 && shipsOf(g, now).length === 0) closeExpedition(g, now)
    g.slip[seat] = number - 1
  },
})

const placeOfShip = (g: Conquest, ship: number): number =>
  g.shipExp[ship] < 0 ? EUROPE : g.expAt[expeditionOf(g, ship)]

const assign = move({
  rule: '7.25',
  args: ['ship'],
  stays: true,
  offers(g, seat, offer) {
    const now = slipOf(g, seat)
    if (now < 0) return
    for (const ship of ownShips(g, seat)) if (placeOfShip(g, ship) === g.expAt[now]) offer((ship % SHIPS) + 1)
  },
  refuse(g, seat, number) {
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    const ship = shipNo(seat, number)
    if (g.shipKind[ship] < 0 || placeOfShip(g, ship) !== g.expAt[now]) return ELSEWHERE
    if (g.shipExp[ship] === g.slip[seat]) return ALREADY
    const ships = shipsOf(g, now)
    if (ships.length > 0 && (g.shipKind[ship] === GALLEON || isGalleon(g, now))) return ALONE
    return g.expPrivateer[now] === 1 && g.shipDets[ship] === 0 ? UNMANNED : undefined
  },
  play(g, seat, _world, number) {
    const ship = shipNo(seat, number)
    const before = expeditionOf(g, ship)
    g.shipExp[ship] = g.slip[seat]
    if (before >= 0 && shipsOf(g, before).length === 0) closeExpedition(g, before)
  },
})

/** A ship in the New World begins an Expedition of its own. */
const detach = move({
  rule: '7.25',
  args: ['ship'],
  stays: true,
  offers(g, seat, offer) {
    const now = slipOf(g, seat)
    if (now >= 0) for (const ship of shipsOf(g, now)) offer((ship % SHIPS) + 1)
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
    g.expAt[expedition] = g.expAt[slipOf(g, seat)]
    g.shipExp[shipNo(seat, number)] = expedition % EXPEDITIONS
    g.slip[seat] = expedition % EXPEDITIONS
  },
})

/** Why nothing can be stowed in a ship of the slip. */
function refuseHold(g: Conquest, seat: number, number: number): Refusal | undefined {
  const without = noSlip(g, seat)
  if (without !== undefined) return without
  const ship = shipNo(seat, number)
  if (g.expAt[slipOf(g, seat)] !== EUROPE) return NOT_IN_EUROPE
  if (g.shipKind[ship] < 0 || g.shipExp[ship] !== g.slip[seat]) return NOT_ABOARD_HERE
  return g.shipKind[ship] === GALLEON ? GOLD_ONLY : undefined
}

const offerShips = (g: Conquest, seat: number, offer: (number: number) => void): void => {
  const now = slipOf(g, seat)
  if (now >= 0 && g.expAt[now] === EUROPE) for (const ship of shipsOf(g, now)) offer((ship % SHIPS) + 1)
}

const stow = move({
  rule: '7.12',
  args: ['men', 'ship'],
  stays: true,
  offers(g, seat, offer) {
    offerShips(g, seat, number => {
      offer(0, number)
      offer(1, number)
    })
  },
  refuse(g, seat, kind, number) {
    const hold = refuseHold(g, seat, number)
    if (hold !== undefined) return hold
    if ((kind === COLONIST ? g.europeColonists : g.europeDets)[seat] === 0) return NOBODY_THERE
    if (roomOf(g, shipNo(seat, number)) === 0) return FULL
    return kind === COLONIST && g.expPrivateer[slipOf(g, seat)] === 1 ? PRIVATEERS_NO_COLONISTS : undefined
  },
  play(g, seat, _world, kind, number) {
    const ship = shipNo(seat, number)
    if (kind === COLONIST) {
      g.europeColonists[seat]--
      g.shipColonists[ship]++
    } else {
      g.europeDets[seat]--
      g.shipDets[ship]++
    }
  },
})

const send = move({
  rule: '6.61',
  args: ['person', 'ship'],
  stays: true,
  offers(g, seat, offer) {
    for (let person = 0; person < PERSONS; person++) {
      if (g.personAt[person] === IN_EUROPE && serves(g, person) === seat)
        offerShips(g, seat, number => offer(person, number))
    }
  },
  refuse(g, seat, person, number) {
    const hold = refuseHold(g, seat, number)
    if (hold !== undefined) return hold
    return g.personAt[person] === IN_EUROPE && serves(g, person) === seat ? undefined : NOBODY_THERE
  },
  play(g, seat, _world, person, number) {
    g.personAt[person] = ABOARD + shipNo(seat, number)
  },
})

/** 15.63, R-43. Whether an Area could use a Missionary: natives, and none there or under way. */
const wantsFriar = (g: Conquest, area: number): boolean =>
  g.native[area] >= 1 &&
  friarsIn(g, area).length === 0 &&
  !g.friarFor.some((each, i) => each === area && g.personAt[PERSONS + i] > 0)

const drawFriar = move({
  rule: '15.63',
  args: ['area'],
  stays: true,
  offers(g, seat, offer) {
    if (seat !== SPAIN || slipOf(g, seat) < 0 || g.expAt[slipOf(g, seat)] !== EUROPE) return
    for (let area = 0; area < AREA_COUNT; area++) if (tables.hasCoast[area]) offer(area)
  },
  refuse(g, seat, area) {
    if (seat !== SPAIN) return ONLY_SPAIN
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    if (g.expAt[now] !== EUROPE || shipsOf(g, now).length === 0) return NOT_IN_EUROPE
    if (isGalleon(g, now)) return GOLD_ONLY
    if (inPool(g) < 0) return POOL_EMPTY
    return tables.hasCoast[area] && wantsFriar(g, area) ? undefined : NO_NEED
  },
  play(g, seat, _world, area) {
    const friar = inPool(g)
    g.personAt[friar] = ABOARD + shipsOf(g, slipOf(g, seat))[0]
    g.friarFor[friar - PERSONS] = area
  },
})

/** The destination of the slip in hand is chosen next. */
const destine = move({
  rule: '7.23',
  stays: true,
  refuse(g, seat) {
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    if (shipsOf(g, now).length === 0) return EMPTY_SLIP
    return g.expAt[now] === EUROPE ? undefined : NOT_IN_EUROPE
  },
  play(g, seat) {
    g.pen[seat] = 1
  },
})

/** 7.26, R-54. Why an Expedition may not name a water as its landfall. */
function refuseLandfall(g: Conquest, seat: number, expedition: number, water: number): Refusal | undefined {
  const hex = tables.waterHex[water]
  if (!tables.isCoast[hex] || !tables.watersOf[hex].includes(water) || tables.ocean[water] === CAPE) return NO_COAST
  if (g.annexation === INDEPENDENT && tables.areaOf[hex] === AREA.brasil) return CLOSED_BRASIL
  if (isGalleon(g, expedition)) {
    return tables.ocean[water] === ATLANTIC && isPort(g, seat, hex) ? undefined : ATLANTIC_PORTS
  }
  if (hasExplorer(g, expedition) || isPort(g, seat, hex)) return undefined
  const owner = portOwner(g, hex)
  return owner >= 0 || strangersAt(g, seat, water) !== 0 ? undefined : NEEDS_EXPLORER
}

const to = move({
  rule: '7.23',
  args: ['water'],
  stays: true,
  offers(g, seat, offer) {
    if (g.pen[seat] === 0) return
    for (let water = 0; water < tables.waterHex.length; water++) {
      const hex = tables.waterHex[water]
      if (tables.isCoast[hex] && tables.watersOf[hex].includes(water)) offer(water)
    }
  },
  refuse(g, seat, water) {
    if (g.pen[seat] === 0) return NOT_CHOOSING
    return refuseLandfall(g, seat, slipOf(g, seat), water)
  },
  play(g, seat, _world, water) {
    g.pen[seat] = 0
    g.expGoal[slipOf(g, seat)] = water
  },
})

const nowhere = move({
  rule: '7.23',
  stays: true,
  refuse: (g, seat) => (g.pen[seat] === 0 ? NOT_CHOOSING : undefined),
  play(g, seat) {
    g.pen[seat] = 0
    g.expGoal[slipOf(g, seat)] = -1
  },
})

/** An Expedition in the New World is to cross to Europe first. */
const home = move({
  rule: '7.2',
  stays: true,
  refuse(g, seat) {
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    if (g.expAt[now] === EUROPE) return AT_HOME
    return g.expGoal[now] === EUROPE ? CHANGES_NOTHING : undefined
  },
  play(g, seat) {
    g.expGoal[slipOf(g, seat)] = EUROPE
  },
})

const MOST_BOUNDS = 60
const bounds = move({
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
    if (shipsOf(g, now).length === 0) return EMPTY_SLIP
    if (n < 1 || n > 12 || g.expBounds[now] + n > MOST_BOUNDS) return ENOUGH_BOUNDS
    return canPay(g, seat, n * buyPrice('bound')) ? undefined : NO_MONEY
  },
  play(g, seat, _world, n) {
    pay(g, seat, n * buyPrice('bound'))
    g.expBounds[slipOf(g, seat)] += n
  },
})

const privateer = move({
  rule: '15.42',
  stays: true,
  refuse(g, seat) {
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    if (!hasPrivateer(g, now)) return NO_PRIVATEER
    if (g.expPrivateer[now] === 1) return CHANGES_NOTHING
    if (colonistsAboard(g, now) > 0) return PRIVATEERS_NO_COLONISTS
    return shipsOf(g, now).some(ship => g.shipDets[ship] === 0) ? UNMANNED : undefined
  },
  play(g, seat) {
    g.expPrivateer[slipOf(g, seat)] = 1
  },
})

const ready = move({ rule: '6.71', closes: true, refuse: (g, seat) => busy(g, seat) })

/** Slips without ships are thrown away when all plans are made. */
export function tidySlips(g: Conquest): void {
  for (let e = 0; e < g.expAt.length; e++)
    if (g.expAt[e] !== NOWHERE && shipsOf(g, e).length === 0) closeExpedition(g, e)
  g.slip.fill(-1)
}

/** 6.71. Purchases and plans, all at once and in private. */
export const planning = decision('planning', {
  rule: '6.71',
  chain: true,
  who: g => g.nation.reduce((seats, nation, seat) => (nation === BANKERS ? seats : seats | (1 << seat)), 0),
  moves: {
    buy,
    build,
    'new-slip': newSlip,
    slip,
    assign,
    detach,
    stow,
    send,
    draw: drawFriar,
    destine,
    to,
    nowhere,
    home,
    bounds,
    privateer,
    ready,
  },
})
