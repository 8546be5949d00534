import type { World } from '@spanish-main/kernel'
import { fallIntoDefault, goAshoreAtHome, payDebt } from './24-bankers.ts'
import { clearShip, dropGold, isAtHome, seatOfShip } from './fleet.ts'
import { countries, isHeld, killPerson, peopleAboard } from './people.ts'
import { addMen, COLONIST, DETACHMENT, menAt } from './posts.ts'
import {
  BANKERS,
  COLONIST_UNIT,
  type Conquest,
  DETACHMENT_UNIT,
  FRIARS,
  GOLD_ABOARD,
  IN_EUROPE,
  PERSONS,
  SHIPS,
  SPAIN,
  UNITS,
} from './state.ts'
import { SHIP_KINDS } from './tables.ts'
import { keepPrice, priceFor } from './treasury.ts'
import { call, decision, move, no, sequence, step } from './words.ts'

const NOT_YOURS = no('6.81', 'not-yours')
const NO_MONEY = no('6.81', 'too-dear')
const MUST_PAY = no('6.84', 'must-pay')

/** 6.83. Ducats for the Missionaries in play, as far as the money goes. */
export function friarsDue(g: Conquest, seat: number): number {
  if (seat !== SPAIN) return 0
  let friars = 0
  for (let i = 0; i < FRIARS; i++) if (g.personAt[PERSONS + i] >= IN_EUROPE && !isHeld(g, PERSONS + i)) friars++
  return Math.min(g.treasury[seat], priceFor(g, seat, friars * keepPrice('missionary')))
}

/** 6.8. What a country's units cost this turn, Missionaries apart. */
export function upkeepOf(g: Conquest, seat: number): number {
  let sum = g.europeDets[seat] * keepPrice('detachment')
  for (let i = 0; i < g.postHex.length; i++) {
    if (g.postSeat[i] === seat) sum += g.colonists[i] * keepPrice('colonist') + g.dets[i] * keepPrice('detachment')
  }
  for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++) {
    if (g.shipKind[ship] < 0) continue
    sum += keepPrice(SHIP_KINDS[g.shipKind[ship]]) + g.shipDets[ship] * keepPrice('detachment')
    // 6.82, 15.1: nobody keeps Colonists in Europe; those aboard there are lost at the end of the turn.
    if (!isAtHome(g, ship)) sum += g.shipColonists[ship] * keepPrice('colonist')
  }
  return priceFor(g, seat, sum)
}

const canPay = (g: Conquest, seat: number, upkeep = upkeepOf(g, seat)): boolean =>
  upkeep + friarsDue(g, seat) <= g.treasury[seat]
const last = (g: Conquest, seat: number) => (g.turn === g.lastTurn && canPay(g, seat) ? MUST_PAY : undefined)

/** Notes what goes: the books tell it at the end of the turn. */
function strike(g: Conquest, seat: number, unit: number): void {
  g.struck[seat * UNITS + unit]++
}
const unitOf = (kind: number): number => (kind === COLONIST ? COLONIST_UNIT : DETACHMENT_UNIT)

const dismiss = move({
  rule: '6.81',
  args: ['men', 'hex'],
  stays: true,
  offers(g, seat, offer) {
    for (let i = 0; i < g.postHex.length; i++) {
      if (g.postSeat[i] !== seat) continue
      if (g.colonists[i] > 0) offer(COLONIST, g.postHex[i])
      if (g.dets[i] > 0) offer(DETACHMENT, g.postHex[i])
    }
  },
  refuse: (g, seat, kind, hex) => (menAt(g, seat, hex, kind) === 0 ? NOT_YOURS : last(g, seat)),
  play(g, seat, _world, kind, hex) {
    addMen(g, seat, hex, kind, -1)
    strike(g, seat, unitOf(kind))
  },
})

const dismissAtHome = move({
  rule: '6.81',
  stays: true,
  refuse: (g, seat) => (g.europeDets[seat] > 0 ? last(g, seat) : NOT_YOURS),
  play(g, seat) {
    g.europeDets[seat]--
    strike(g, seat, DETACHMENT_UNIT)
  },
})

const dismissAboard = move({
  rule: '6.81',
  args: ['men', 'ship'],
  stays: true,
  offers(g, seat, offer) {
    for (let i = 0; i < SHIPS; i++) {
      if (g.shipColonists[seat * SHIPS + i] > 0) offer(COLONIST, i + 1)
      if (g.shipDets[seat * SHIPS + i] > 0) offer(DETACHMENT, i + 1)
    }
  },
  refuse: (g, seat, kind, number) =>
    (kind === COLONIST ? g.shipColonists : g.shipDets)[seat * SHIPS + number - 1] > 0 ? last(g, seat) : NOT_YOURS,
  play(g, seat, _world, kind, number) {
    ;(kind === COLONIST ? g.shipColonists : g.shipDets)[seat * SHIPS + number - 1]--
    strike(g, seat, unitOf(kind))
  },
})

const scrap = move({
  rule: '6.81',
  args: ['ship'],
  stays: true,
  offers(g, seat, offer) {
    for (let i = 0; i < SHIPS; i++) if (g.shipKind[seat * SHIPS + i] >= 0) offer(i + 1)
  },
  refuse: (g, seat, number) => (g.shipKind[seat * SHIPS + number - 1] < 0 ? NOT_YOURS : last(g, seat)),
  play(g, seat, world, number) {
    strike(g, seat, g.shipKind[seat * SHIPS + number - 1])
    scrapShip(g, seat * SHIPS + number - 1)
    for (const person of peopleAboard(g, seat * SHIPS + number - 1)) killPerson(g, world, '6.81', person)
  },
})

/** In Europe people go ashore; overseas they are lost with the ship. */
function scrapShip(g: Conquest, ship: number): void {
  if (isAtHome(g, ship)) {
    for (const person of peopleAboard(g, ship)) goAshoreAtHome(g, person)
    g.europeDets[seatOfShip(ship)] += g.shipDets[ship]
  }
  for (let i = g.goldAt.length - 1; i >= 0; i--) if (g.goldAt[i] === GOLD_ABOARD + ship) g.goldAmount[i] = 0
  clearShip(g, ship)
}

/** E. One bill for each country, all at once. */
export const upkeep = decision('upkeep', {
  rule: '6.8',
  chain: true,
  who: g => countries(g),
  moves: {
    dismiss,
    'dismiss-at-home': dismissAtHome,
    'dismiss-aboard': dismissAboard,
    scrap,
    pay: move({
      rule: '6.8',
      closes: true,
      refuse(g, seat) {
        const upkeep = upkeepOf(g, seat)
        return upkeep === 0 || canPay(g, seat, upkeep) ? undefined : NO_MONEY
      },
    }),
  },
})

/** 24.17. What is in default is paid before all upkeep but that of the Missionaries, as far as the money goes. */
function payDebts(g: Conquest, _frame: unknown, world: World): void {
  for (let seat = 0; seat < g.seats; seat++) payDebt(g, world, seat, g.treasury[seat] - friarsDue(g, seat))
}

/** The bills are paid when everybody has said what stays. */
export const bills = sequence('bills', [
  step('24.17', payDebts),
  step('24.16', (g, _frame, world) => {
    for (let seat = 0; seat < g.seats; seat++) {
      fallIntoDefault(g, world, seat, g.withheld[seat])
      g.withheld[seat] = 0
    }
    call(g, 'claims')
  }),
  step('24.17', payDebts),
  step('6.8', g => call(g, 'upkeep')),
  step('6.83', g => {
    for (let seat = 0; seat < g.seats; seat++) {
      if (g.nation[seat] === BANKERS) continue
      g.paid[seat] = Math.min(g.treasury[seat], friarsDue(g, seat) + upkeepOf(g, seat))
      g.treasury[seat] -= g.paid[seat]
    }
    for (let i = g.goldAt.length - 1; i >= 0; i--) if (g.goldAmount[i] === 0) dropGold(g, i)
  }),
])
