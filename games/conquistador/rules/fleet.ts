import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { everyone, hasPrivateer, killPerson, peopleAboard, showPerson } from './people.ts'
import { isPort } from './posts.ts'
import { ABOARD, type Conquest, EUROPE, EXPEDITIONS, GOLD_ABOARD, NOWHERE, SHIPS } from './state.ts'
import { CARAVEL, CARRACK, GALLEON, tables } from './tables.ts'
import { by, tell } from './words.ts'

export const seatOfShip = (ship: number): number => Math.floor(ship / SHIPS)
export const seatOfExpedition = (expedition: number): number => Math.floor(expedition / EXPEDITIONS)
/** The Expedition of a ship, −1 if it lies idle in Europe. */
export const expeditionOf = (g: Conquest, ship: number): number =>
  g.shipExp[ship] < 0 ? -1 : seatOfShip(ship) * EXPEDITIONS + g.shipExp[ship]

/** Whether a ship lies in Europe, idle or with an Expedition. */
export function isAtHome(g: Conquest, ship: number): boolean {
  const expedition = expeditionOf(g, ship)
  return expedition < 0 || g.expAt[expedition] === EUROPE
}

export const has = (g: Conquest, expedition: number, mark: number): boolean => (g.expMarks[expedition] & mark) !== 0
export function mark(g: Conquest, expedition: number, marks: number): void {
  g.expMarks[expedition] |= marks
}
export function unmark(g: Conquest, expedition: number, marks: number): void {
  g.expMarks[expedition] &= ~marks
}

/** Ships of an Expedition. */
export function shipsOf(g: Conquest, expedition: number): number[] {
  const found: number[] = []
  for (let ship = shipAfter(g, expedition, -1); ship >= 0; ship = shipAfter(g, expedition, ship)) found.push(ship)
  return found
}

/** The next ship of an Expedition after another, the first after −1; −1 if there is none: for lists made without lists. */
export function shipAfter(g: Conquest, expedition: number, before: number): number {
  const seat = seatOfExpedition(expedition)
  const slip = expedition - seat * EXPEDITIONS
  const { shipExp, shipKind } = g
  for (let ship = before < 0 ? seat * SHIPS : before + 1; ship < (seat + 1) * SHIPS; ship++) {
    if (shipExp[ship] === slip && shipKind[ship] >= 0) return ship
  }
  return -1
}

export const hasShips = (g: Conquest, expedition: number): boolean => shipAfter(g, expedition, -1) >= 0

export const inNewWorld = (g: Conquest, expedition: number): boolean =>
  g.expAt[expedition] >= 0 && g.expAt[expedition] !== EUROPE
export const hexOfExpedition = (g: Conquest, expedition: number): number => tables.waterHex[g.expAt[expedition]]
export function isGalleon(g: Conquest, expedition: number): boolean {
  for (let ship = shipAfter(g, expedition, -1); ship >= 0; ship = shipAfter(g, expedition, ship))
    if (g.shipKind[ship] === GALLEON) return true
  return false
}

/** 7.11 to 7.13. */
export const holdOf = (kind: number): number => (kind === CARAVEL ? 1 : kind === CARRACK ? 2 : 0)
export const roomOf = (g: Conquest, ship: number): number =>
  holdOf(g.shipKind[ship]) - g.shipColonists[ship] - g.shipDets[ship]
export const goldHoldOf = (kind: number): number => (kind === CARAVEL ? 5 : kind === CARRACK ? 25 : 9999)

/** Expeditions of a country in a water. */
export function expeditionsAt(g: Conquest, seat: number, water: number): number[] {
  const found: number[] = []
  for (let e = seat * EXPEDITIONS; e < (seat + 1) * EXPEDITIONS; e++) if (g.expAt[e] === water) found.push(e)
  return found
}

/** Fighting ships of a country in a water: no Galleon Fleets. */
export function warshipsAt(g: Conquest, seat: number, water: number): number[] {
  return expeditionsAt(g, seat, water).flatMap(e => shipsOf(g, e).filter(ship => g.shipKind[ship] !== GALLEON))
}

/** Whether an Expedition has fighting ships. */
export function hasWarships(g: Conquest, expedition: number): boolean {
  for (let ship = shipAfter(g, expedition, -1); ship >= 0; ship = shipAfter(g, expedition, ship))
    if (g.shipKind[ship] !== GALLEON) return true
  return false
}

/** Bit set of the other countries with fighting ships in a water. */
export function strangersAt(g: Conquest, seat: number, water: number): number {
  let seats = 0
  for (let e = 0; e < g.expAt.length; e++) {
    if (g.expAt[e] !== water || seatOfExpedition(e) === seat || !hasWarships(g, e)) continue
    seats |= 1 << seatOfExpedition(e)
  }
  return seats
}

/** 8.51. Whether any ship of another country, a Galleon Fleet included, lies in the waters of a hex. */
export function foreignShipsIn(g: Conquest, seat: number, hex: number): boolean {
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat && tables.watersOf[hex].some(water => expeditionsAt(g, other, water).length > 0)) return true
  }
  return false
}

/** A free place for a ship, from the front or from the back; −1 if the books are full. */
export function freeShip(g: Conquest, seat: number, fromBack: boolean): number {
  for (let i = 0; i < SHIPS; i++) {
    const ship = seat * SHIPS + (fromBack ? SHIPS - 1 - i : i)
    if (g.shipKind[ship] < 0) return ship
  }
  return -1
}

export function freeExpedition(g: Conquest, seat: number, fromBack: boolean): number {
  for (let i = 0; i < EXPEDITIONS; i++) {
    const expedition = seat * EXPEDITIONS + (fromBack ? EXPEDITIONS - 1 - i : i)
    if (g.expAt[expedition] === NOWHERE) return expedition
  }
  return -1
}

/** An Expedition that shows itself: all may look at it from now on. */
export function openExpedition(g: Conquest, expedition: number): void {
  const all = everyone(g)
  if (g.expSeen[expedition] !== all) g.revealed++
  g.expSeen[expedition] = all
  for (const ship of shipsOf(g, expedition)) {
    g.shipSeen[ship] = all
    for (const person of peopleAboard(g, ship)) showPerson(g, person, all)
  }
}

/** Takes a ship off the books; what was aboard must have left. */
export function clearShip(g: Conquest, ship: number): void {
  const expedition = expeditionOf(g, ship)
  g.shipKind[ship] = -1
  g.shipExp[ship] = -1
  g.shipColonists[ship] = 0
  g.shipDets[ship] = 0
  g.shipFresh[ship] = 0
  if (expedition < 0) return
  if (hasShips(g, expedition)) {
    forgetLost(g, expedition)
    endPrivateering(g, expedition)
  } else closeExpedition(g, expedition)
}

/** 15.46. Without its Privateer an Expedition is a plain one. */
export function endPrivateering(g: Conquest, expedition: number): void {
  if (g.expPrivateer[expedition] === 1 && !hasPrivateer(g, expedition) && by('15.46')) g.expPrivateer[expedition] = 0
}

/** 9.22. Of those who sailed when the phase began, whoever was lost since no longer answers for the voyage. */
export function forgetLost(g: Conquest, expedition: number): void {
  g.expColonists[expedition] = Math.min(g.expColonists[expedition], colonistsAboard(g, expedition))
  g.expDets[expedition] = Math.min(g.expDets[expedition], detsAboard(g, expedition))
}

export function closeExpedition(g: Conquest, expedition: number): void {
  g.expAt[expedition] = NOWHERE
  g.expFirst[expedition] = 0
  g.expLast[expedition] = 0
  g.expPoints[expedition] = 0
  g.expMarks[expedition] = 0
  g.expPrivateer[expedition] = 0
  g.expColonists[expedition] = 0
  g.expDets[expedition] = 0
  g.expBounds[expedition] = 0
  g.expPort[expedition] = -1
  g.expGoal[expedition] = -1
}

/** A ship is lost with all aboard. */
export function sinkShip(g: Conquest, world: World, rule: RuleId, ship: number): void {
  tell(
    world,
    g,
    rule,
    'ship-lost',
    g.nation[seatOfShip(ship)],
    g.shipKind[ship],
    g.shipColonists[ship],
    g.shipDets[ship],
  )
  for (const person of peopleAboard(g, ship)) killPerson(g, world, rule, person)
  takeGold(g, GOLD_ABOARD + ship)
  clearShip(g, ship)
}

/** Gold whose mine or city nobody knows any more, and the note of a hex on gold that was loaded once. */
export const NO_ORIGIN = -1
export const shippedFrom = (origin: number): number => (origin < 0 ? origin : -2 - origin)
export const originOf = (note: number): number => (note < 0 ? -2 - note : note)

/** Removes all gold from a place and says how much it was. */
export function takeGold(g: Conquest, place: number): number {
  let sum = 0
  for (let i = g.goldAt.length - 1; i >= 0; i--) {
    if (g.goldAt[i] !== place) continue
    sum += g.goldAmount[i]
    dropGold(g, i)
  }
  return sum
}

export function dropGold(g: Conquest, slot: number): void {
  for (const field of [g.goldAt, g.goldAmount, g.goldFrom]) {
    field[slot] = field[field.length - 1]
    field.pop()
  }
}

export function addGold(g: Conquest, place: number, from: number, amount: number): void {
  if (amount <= 0) return
  const slot = g.goldAt.findIndex((at, i) => at === place && g.goldFrom[i] === from)
  if (slot >= 0) g.goldAmount[slot] += amount
  else {
    g.goldAt.push(place)
    g.goldFrom.push(from)
    g.goldAmount.push(amount)
  }
}

export const goldIn = (g: Conquest, place: number): number =>
  g.goldAt.reduce((sum, at, i) => (at === place ? sum + g.goldAmount[i] : sum), 0)

/** Moves all gold from one place to another, origins kept. */
export function moveGold(g: Conquest, from: number, to: number): void {
  for (let i = g.goldAt.length - 1; i >= 0; i--) {
    if (g.goldAt[i] !== from) continue
    const origin = g.goldFrom[i]
    const amount = g.goldAmount[i]
    dropGold(g, i)
    addGold(g, to, origin, amount)
  }
}

/** 15.44, R-41. Gold of a ship that goes down passes to other ships of a Privateer, as far as it fits. */
export function salvageGold(g: Conquest, lost: number, expedition: number): void {
  let left = takeGold(g, GOLD_ABOARD + lost)
  for (const ship of shipsOf(g, expedition)) {
    if (ship === lost || left === 0) continue
    const fits = Math.max(0, Math.min(left, goldHoldOf(g.shipKind[ship]) - goldIn(g, GOLD_ABOARD + ship)))
    addGold(g, GOLD_ABOARD + ship, -1, fits)
    left -= fits
  }
}

/** 7.33. Bounds used in the first naval phase, the points of the segment included. */
export const usedFirst = (g: Conquest, expedition: number): number =>
  g.expFirst[expedition] + Math.ceil(g.expPoints[expedition] / 8)

/** Bounds bought and not used yet; below zero once they are exceeded. */
export const spare = (g: Conquest, expedition: number): number =>
  g.expBounds[expedition] - usedFirst(g, expedition) - g.expLast[expedition]

/** 15.42, R-07. Privateers and Galleon Fleets never exceed their Bounds. */
export const isBound = (g: Conquest, expedition: number): boolean =>
  g.expPrivateer[expedition] === 1 || isGalleon(g, expedition)

/** Notes that an Expedition lies in an own port, for refuge later (7.27). */
export function noteHaven(g: Conquest, expedition: number): void {
  if (!inNewWorld(g, expedition)) return
  const hex = hexOfExpedition(g, expedition)
  if (isPort(g, seatOfExpedition(expedition), hex)) g.expPort[expedition] = hex
}

/** Men aboard an Expedition. */
export const colonistsAboard = (g: Conquest, expedition: number): number => aboard(g, expedition, g.shipColonists)
export const detsAboard = (g: Conquest, expedition: number): number => aboard(g, expedition, g.shipDets)

function aboard(g: Conquest, expedition: number, men: readonly number[]): number {
  let sum = 0
  for (let ship = shipAfter(g, expedition, -1); ship >= 0; ship = shipAfter(g, expedition, ship)) sum += men[ship]
  return sum
}

/** Puts a person aboard. */
export function embark(g: Conquest, person: number, ship: number): void {
  g.personAt[person] = ABOARD + ship
  g.personSeen[person] = g.shipSeen[ship]
  g.hireSeen[person] |= g.shipSeen[ship]
}
