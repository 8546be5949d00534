import { ONLOOKERS } from '@spanish-main/kernel'
import { FLOTA, HELD, IN_FORCE, type Lords, TRACK, UNDER, UNITS } from './state.ts'
import {
  CARD_COUNT,
  CASA,
  CATHOLIC,
  CITIES,
  COMPONENTS,
  HAVENS,
  isCity,
  isColony,
  isFleet,
  isHeathen,
  isMordida,
  isPortRaider,
  NONE,
  PASSIVE,
  PROTESTANT,
  SPANISH,
  THIRTY_YEARS_WAR,
  tables,
} from './tables.ts'
import { by } from './words.ts'

/** Who holds a card, mature or not; −1 if nobody does. */
export function ownerOf(g: Lords, card: number): number {
  const place = g.place[card]
  if (place >= TRACK && place < UNDER) return place - TRACK
  return place >= HELD && place < TRACK ? place - HELD : NONE
}

export const isMature = (g: Lords, card: number): boolean => g.place[card] >= HELD && g.place[card] < TRACK
export const isImmature = (g: Lords, card: number): boolean => g.place[card] >= TRACK && g.place[card] < UNDER
export const holds = (g: Lords, seat: number, card: number): boolean => g.place[card] === HELD + seat
export const isGone = (g: Lords, seat: number): boolean => (g.gone & (1 << seat)) !== 0

/** Whether a seat holds a mature mordida with this passive. */
export function enjoys(g: Lords, seat: number, passive: keyof typeof PASSIVE): boolean {
  for (let card = 0; card < CARD_COUNT; card++) {
    if (holds(g, seat, card) && (tables.passives[card] & PASSIVE[passive]) !== 0) return true
  }
  return false
}

/** B6. The treasure player: who holds the mature Casa; −1 if nobody does. */
export const treasurer = (g: Lords): number => (isMature(g, CASA) ? g.place[CASA] - HELD : NONE)

export const nationOfSeat = (g: Lords, seat: number): number => tables.nation[g.character[seat]]

/** D4.13. A cardinal is Catholic whatever his character was. */
export const religionOfSeat = (g: Lords, seat: number): number =>
  enjoys(g, seat, 'catholic') ? CATHOLIC : tables.religion[g.character[seat]]

/** The highest crown among a seat's mature cards: order and ties outside C4. */
export function standingCrown(g: Lords, seat: number): number {
  let highest = 0
  for (let card = 0; card < CARD_COUNT; card++) {
    if (tables.crown[card] > highest && holds(g, seat, card)) highest = tables.crown[card]
  }
  return highest
}

/** The seats still at the table, from the highest standing crown to the lowest. */
export function seatsByCrown(g: Lords): number[] {
  const seats: number[] = []
  for (let seat = 0; seat < g.seats; seat++) if (!isGone(g, seat)) seats.push(seat)
  return seats.sort((a, b) => standingCrown(g, b) - standingCrown(g, a) || a - b)
}

/** Who is asked in turn, from whom on, and how many have had nothing to say in succession. */
interface Round {
  order: number[]
  turn: number
  quiet: number
}

/** A seat that has just been asked leaves a round of questions. */
export function askNoMore(round: Round, seat: number): void {
  const at = round.order.indexOf(seat)
  round.order = round.order.filter(each => each !== seat)
  if (round.turn > at) round.turn--
  round.quiet--
}

export function everyone(g: Lords): number {
  return ((1 << g.seats) - 1) & ~g.gone
}

/** A unit of its own: a colony, or the leader of one or several fleet cards. */
export const isUnitOnMap = (g: Lords, card: number): boolean =>
  isMature(g, card) && card !== CASA && g.leader[card] === card

/** Fleet cards have the lowest numbers: behind the last of them nothing sails under another. */
const FLEETS_END = tables.seamanship.findLastIndex(letter => letter >= 0) + 1

/** The fleet cards that sail under a leader, itself included. */
export function members(g: Lords, unit: number): number[] {
  if (unit >= FLEETS_END) return isMature(g, unit) ? [unit] : []
  const cards: number[] = []
  for (let card = 0; card < FLEETS_END; card++) if (g.leader[card] === unit && isMature(g, card)) cards.push(card)
  return cards
}

export function sizeOf(g: Lords, unit: number): number {
  if (unit >= FLEETS_END) return g.size[unit]
  let size = 0
  for (let card = 0; card < FLEETS_END; card++) if (g.leader[card] === unit) size += g.size[card]
  return size
}

/** LR-19. A combined fleet has the hold of a galleon only if all its cards are galleons. */
export function hasGalleonHold(g: Lords, unit: number): boolean {
  if (!isFleet(unit)) return true
  for (let card = 0; card < FLEETS_END; card++)
    if (g.leader[card] === unit && g.size[card] > 0 && !tables.galleon[card]) return false
  return true
}

/** B5.5, LR-19. One galleon keeps the whole fleet off the shoals. */
export function fearsShoals(g: Lords, unit: number): boolean {
  for (let card = 0; card < FLEETS_END; card++) if (g.leader[card] === unit && tables.galleon[card]) return true
  return false
}

/** B5.2, B5.3. Room for cargo. */
export function cargoRoom(g: Lords, unit: number): number {
  const cargo = g.profit[unit] + g.treasure[unit] + g.depletion[unit]
  const apart = hasGalleonHold(g, unit) && by('B5.2')
  return sizeOf(g, unit) - cargo - (apart ? 0 : g.soldiers[unit])
}

/** B5.2, B5.3. The most soldiers that fit with the cargo aboard. */
export function soldierLimit(g: Lords, unit: number): number {
  const shared = !hasGalleonHold(g, unit) && by('B5.3')
  return sizeOf(g, unit) - (shared ? g.profit[unit] + g.treasure[unit] : 0)
}

export function flagsOf(g: Lords, unit: number): number {
  if (unit >= FLEETS_END) return g.flags[unit]
  let flags = 0
  for (let card = 0; card < FLEETS_END; card++) if (g.leader[card] === unit) flags |= g.flags[card]
  return flags
}

/** Smuggling ports that are open to a fleet: to any of its cards. */
export const permitsOf = (g: Lords, unit: number): number =>
  members(g, unit).reduce((ports, card) => ports | g.permits[card], 0)

/** D6.3. Who operates a unit: its owner, or the treasure player for the flota. */
export const steers = (g: Lords, unit: number): number =>
  treasurer(g) >= 0 && (flagsOf(g, unit) & FLOTA) !== 0 ? treasurer(g) : ownerOf(g, unit)

/** The location card under a privateer, as a component; −1 if there is none or if the viewer does not know. */
export function berthOf(g: Lords, unit: number): number {
  for (let at = HAVENS; at < COMPONENTS; at++) if (g.place[at] === UNDER + unit) return at
  return NONE
}

/** The privateer that lies at a location; −1 if there is none. */
export const lyingAt = (g: Lords, at: number): number => (g.place[at] >= UNDER ? g.place[at] - UNDER : NONE)

export const isPublic = (g: Lords, at: number): boolean => g.known[at] > 0 && (g.known[at] & ONLOOKERS) !== 0

/** Who answers for a victim or raider: its owner; the treasure player for cities and ports. */
export const answerFor = (g: Lords, at: number): number =>
  isCity(at) || isPortRaider(at) ? treasurer(g) : ownerOf(g, at)

export const nationOf = (at: number): number => (at >= CITIES ? SPANISH : tables.nation[at])
export const religionOf = (at: number): number => (at >= CITIES ? CATHOLIC : tables.religion[at])
export const isOutlaw = (g: Lords, at: number): boolean => at < UNITS && (g.pirate[at] === 1 || isHeathen(at))

export function soldiersAt(g: Lords, at: number): number {
  if (isCity(at)) return g.garrison[at - CITIES]
  return isPortRaider(at) ? g.portSoldiers[at - COMPONENTS] : g.soldiers[at]
}

export function addSoldiers(g: Lords, at: number, by: number): void {
  if (isCity(at)) g.garrison[at - CITIES] += by
  else if (isPortRaider(at)) g.portSoldiers[at - COMPONENTS] += by
  else g.soldiers[at] += by
}

export const isActive = (g: Lords, war: number): boolean =>
  g.place[war] === IN_FORCE && g.inverted[war - (CARD_COUNT - g.inverted.length)] === 0

/** Whether a nation's war is active. */
export function nationAtWar(g: Lords, nation: number): boolean {
  if (nation < 0) return false
  for (let card = CARD_COUNT - g.inverted.length; card < CARD_COUNT; card++) {
    if (tables.event[card] === 'war' && tables.eventOf[card] === nation && isActive(g, card)) return true
  }
  return false
}

export function anyWar(g: Lords): boolean {
  for (let card = CARD_COUNT - g.inverted.length; card < CARD_COUNT; card++) {
    if ((tables.event[card] === 'war' || card === THIRTY_YEARS_WAR) && isActive(g, card)) return true
  }
  return false
}

/** Catholics against Protestants. */
export function opposed(a: number, b: number): boolean {
  const first = religionOf(a)
  const second = religionOf(b)
  return (first === CATHOLIC && second === PROTESTANT) || (first === PROTESTANT && second === CATHOLIC)
}

const warring = (g: Lords, at: number): boolean => (isOutlaw(g, at) && by('E2.2')) || nationAtWar(g, nationOf(at))

/** C3b.6. Whether either side of a fight is at war. */
export const atWar = (g: Lords, a: number, b: number): boolean =>
  (warring(g, a) || warring(g, b) || (isActive(g, THIRTY_YEARS_WAR) && opposed(a, b))) && by('C3b.6')

/** Religion divides them: by the Thirty Years' War or a persecution. */
export const divided = (g: Lords, a: number, b: number): boolean =>
  opposed(a, b) && ((g.persecution === 1 && by('D4.8')) || isActive(g, THIRTY_YEARS_WAR))

export const districtOf = (at: number): number =>
  isCity(at)
    ? tables.cityDistrict[at - CITIES]
    : isPortRaider(at)
      ? tables.portDistrict[at - COMPONENTS]
      : tables.district[at]

/** C4b.6. What a colony produces: sugar, once it has a mill. */
export { isColony, isFleet, isMordida }
