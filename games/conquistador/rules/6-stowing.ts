import type { Refusal } from '@spanish-main/kernel'
import { noSlip, shipNo, slipOf } from './6-slip-in-hand.ts'
import { hasShips, isGalleon, roomOf, shipAfter } from './fleet.ts'
import { hasFriar, inPool, isAboard, serves } from './people.ts'
import { COLONIST } from './posts.ts'
import { ABOARD, AREA_COUNT, type Conquest, EUROPE, FRIARS, IN_EUROPE, PERSONS, SHIPS, SPAIN } from './state.ts'
import { CARAVEL, GALLEON, tables } from './tables.ts'
import { move, no } from './words.ts'

const NOT_IN_EUROPE = no('6.61', 'not-in-europe')
const NOBODY_THERE = no('6.61', 'nobody-there')
const NOT_ABOARD_HERE = no('6.61', 'other-ship')
const CARAVEL_FULL = no('7.11', 'full')
const FULL = no('7.12', 'full')
const GOLD_ONLY = no('7.13', 'gold-only')
const PRIVATEERS_NO_COLONISTS = no('15.42', 'no-colonists')
const ONLY_SPAIN = no('15.63', 'only-spain')
const POOL_EMPTY = no('15.63', 'pool-empty')
const NO_NEED = no('15.63', 'no-need')

/** Why nothing can be stowed in a ship of the slip. */
function refuseHold(g: Conquest, seat: number, number: number): Refusal | undefined {
  const without = noSlip(g, seat)
  if (without !== undefined) return without
  const ship = shipNo(seat, number)
  if (g.expAt[slipOf(g, seat)] !== EUROPE) return NOT_IN_EUROPE
  if (g.shipKind[ship] < 0 || g.shipExp[ship] !== g.slip[seat]) return NOT_ABOARD_HERE
  return g.shipKind[ship] === GALLEON ? GOLD_ONLY : undefined
}

/** Whether the slip in hand is one of Europe. */
const loadsInEurope = (g: Conquest, seat: number): boolean => g.slip[seat] >= 0 && g.expAt[slipOf(g, seat)] === EUROPE

export const stow = move({
  rule: '7.12',
  args: ['men', 'ship'],
  stays: true,
  offers(g, seat, offer) {
    if (!loadsInEurope(g, seat)) return
    const now = slipOf(g, seat)
    for (let ship = shipAfter(g, now, -1); ship >= 0; ship = shipAfter(g, now, ship)) {
      offer(0, (ship % SHIPS) + 1)
      offer(1, (ship % SHIPS) + 1)
    }
  },
  refuse(g, seat, kind, number) {
    const hold = refuseHold(g, seat, number)
    if (hold !== undefined) return hold
    if ((kind === COLONIST ? g.europeColonists : g.europeDets)[seat] === 0) return NOBODY_THERE
    if (roomOf(g, shipNo(seat, number)) === 0) return g.shipKind[shipNo(seat, number)] === CARAVEL ? CARAVEL_FULL : FULL
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

export const send = move({
  rule: '6.61',
  args: ['person', 'ship'],
  stays: true,
  offers(g, seat, offer) {
    if (!loadsInEurope(g, seat)) return
    const now = slipOf(g, seat)
    for (let person = 0; person < PERSONS + FRIARS; person++) {
      if (g.personAt[person] !== IN_EUROPE || serves(g, person) !== seat) continue
      for (let ship = shipAfter(g, now, -1); ship >= 0; ship = shipAfter(g, now, ship))
        offer(person, (ship % SHIPS) + 1)
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
  g.native[area] >= 1 && !hasFriar(g, area) && !isUnderWay(g, area)

function isUnderWay(g: Conquest, area: number): boolean {
  for (let i = 0; i < FRIARS; i++) if (g.friarFor[i] === area && isAboard(g, PERSONS + i)) return true
  return false
}

export const drawFriar = move({
  rule: '15.63',
  args: ['area'],
  stays: true,
  offers(g, seat, offer) {
    if (seat !== SPAIN || !loadsInEurope(g, seat)) return
    for (let area = 0; area < AREA_COUNT; area++) if (tables.hasCoast[area]) offer(area)
  },
  refuse(g, seat, area) {
    if (seat !== SPAIN) return ONLY_SPAIN
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    if (g.expAt[now] !== EUROPE || !hasShips(g, now)) return NOT_IN_EUROPE
    if (isGalleon(g, now)) return GOLD_ONLY
    if (inPool(g) < 0) return POOL_EMPTY
    return tables.hasCoast[area] && wantsFriar(g, area) ? undefined : NO_NEED
  },
  play(g, seat, _world, area) {
    const friar = inPool(g)
    g.personAt[friar] = ABOARD + shipAfter(g, slipOf(g, seat), -1)
    g.friarFor[friar - PERSONS] = area
  },
})
