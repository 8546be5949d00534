import { draw, everySeat, ONLOOKERS, type World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { CABOT_IN_PORTUGAL } from '../data/index.ts'
import {
  ABOARD,
  ASHORE,
  BANKERS,
  type Conquest,
  ENGLAND,
  EXPEDITIONS,
  FRIARS,
  GONE,
  HELD,
  IN_COLUMN,
  IN_EUROPE,
  NOT_YET,
  PERSONS,
  PORTUGAL,
  SHIPS,
  SPAIN,
  STREAM,
} from './state.ts'
import { CONQUISTADOR, PERSON, PRIVATEER, tables } from './tables.ts'
import { by, tell } from './words.ts'

export const everyone = (g: Conquest): number => everySeat(g.seats) | ONLOOKERS

/** Bit set of the seats that have ships and men: everybody but the Bankers. */
export function countries(g: Conquest): number {
  let seats = 0
  for (let seat = 0; seat < g.seats; seat++) if (g.nation[seat] !== BANKERS) seats |= 1 << seat
  return seats
}

export const isFriar = (person: number): boolean => person >= PERSONS
export const isLeader = (person: number): boolean => !isFriar(person) && tables.personKind[person] === CONQUISTADOR
/** Explorers and Privateers: who never goes ashore. */
export const isSailor = (person: number): boolean => !isFriar(person) && tables.personKind[person] !== CONQUISTADOR

/** The seat of a country, −1 if nobody plays it. */
export const seatOf = (g: Conquest, nation: number): number => g.nation.indexOf(nation)

/** Whether somebody is rented still: until his term is over and he is in Europe. */
export const isHired = (g: Conquest, person: number): boolean =>
  g.hiredBy[person] >= 0 && (g.turn <= g.hiredUntil[person] || g.personAt[person] !== IN_EUROPE)

export const CABOT = PERSON[CABOT_IN_PORTUGAL.id]
/** 23.14, 24.12. Whether Cabot is Portugal's for some turns. */
export const isLentToPortugal = (g: Conquest): boolean => g.bankers === 1 || g.nation.includes(PORTUGAL)

/** 23.14. The seat that a person belongs to, whoever has rented him; −1 if none. */
export function ownerOf(g: Conquest, person: number): number {
  if (isFriar(person)) return SPAIN
  const { from, to } = CABOT_IN_PORTUGAL
  if (person === CABOT && isLentToPortugal(g) && g.turn >= from && g.turn <= to) {
    by('23.14')
    return seatOf(g, PORTUGAL)
  }
  return seatOf(g, tables.personCountry[person])
}

/** The seat in whose harbours a person stands while he is in Europe: whoever has rented him, or else his owner. */
export const keeperOf = (g: Conquest, person: number): number =>
  !isFriar(person) && isHired(g, person) ? g.hiredBy[person] : ownerOf(g, person)

/** The seat that a person serves now, −1 if none: the Banker never uses his (24.21). */
export function serves(g: Conquest, person: number): number {
  const keeper = keeperOf(g, person)
  return keeper >= 0 && g.nation[keeper] === BANKERS ? -1 : keeper
}

/** These, too, see from now on where a person is and whom he serves. */
export function showPerson(g: Conquest, person: number, seats: number): void {
  g.personSeen[person] |= seats
  g.hireSeen[person] |= seats
}

/** Whether somebody is a captive. */
export const isHeld = (g: Conquest, person: number): boolean =>
  g.personAt[person] >= HELD && g.personAt[person] < ABOARD
export const isAboard = (g: Conquest, person: number): boolean =>
  g.personAt[person] >= ABOARD && g.personAt[person] < ASHORE
export const isAshore = (g: Conquest, person: number): boolean => g.personAt[person] >= ASHORE
export const shipOf = (g: Conquest, person: number): number => g.personAt[person] - ABOARD
export const hexOfPerson = (g: Conquest, person: number): number => g.personAt[person] - ASHORE

/** Persons aboard a ship. */
export function peopleAboard(g: Conquest, ship: number): number[] {
  const found: number[] = []
  for (let person = 0; person < g.personAt.length; person++)
    if (g.personAt[person] === ABOARD + ship) found.push(person)
  return found
}

/** Whether an Explorer or Privateer sails with an Expedition. */
export function hasExplorer(g: Conquest, expedition: number): boolean {
  for (let person = 0; person < PERSONS; person++) {
    if (isWith(g, person, expedition) && isSailor(person)) return true
  }
  return false
}

/** Whether a Conquistador sails with an Expedition. */
export const hasLeader = (g: Conquest, expedition: number): boolean =>
  expedition >= 0 && g.personAt.some((_, person) => isLeader(person) && isWith(g, person, expedition))

/** 15.46. Whether a Privateer in English service sails with an Expedition. */
export function hasPrivateer(g: Conquest, expedition: number): boolean {
  for (let person = 0; person < PERSONS; person++) {
    if (!isWith(g, person, expedition) || tables.personKind[person] !== PRIVATEER) continue
    if (g.nation[Math.floor(expedition / EXPEDITIONS)] === ENGLAND) return true
  }
  return false
}

export function isWith(g: Conquest, person: number, expedition: number): boolean {
  if (!isAboard(g, person)) return false
  const ship = shipOf(g, person)
  const seat = Math.floor(expedition / EXPEDITIONS)
  return Math.floor(ship / SHIPS) === seat && g.shipExp[ship] === expedition - seat * EXPEDITIONS
}

/** Missionaries ashore in an Area. */
export function friarsIn(g: Conquest, area: number): number[] {
  return ashoreIn(g, area).filter(isFriar)
}

export const hasFriar = (g: Conquest, area: number): boolean => isSomebodyAshore(g, area, PERSONS)

/** Conquistadors and Missionaries ashore in an Area. */
export function ashoreIn(g: Conquest, area: number): number[] {
  const found: number[] = []
  for (let person = 0; person < g.personAt.length; person++) {
    if (isAshore(g, person) && tables.areaOf[hexOfPerson(g, person)] === area) found.push(person)
  }
  return found
}

export function isSomebodyAshore(g: Conquest, area: number, first = 0): boolean {
  for (let person = first; person < g.personAt.length; person++) {
    if (isAshore(g, person) && tables.areaOf[hexOfPerson(g, person)] === area) return true
  }
  return false
}

export const leadersAt = (g: Conquest, hex: number): number =>
  g.personAt.filter((at, person) => at === ASHORE + hex && isLeader(person)).length

/** Somebody dies; a Missionary returns to the pool (15.63). */
export function killPerson(g: Conquest, world: World, rule: RuleId, person: number): void {
  tell(world, g, rule, 'person-lost', person)
  if (isFriar(person)) {
    g.personAt[person] = NOT_YET
    g.friarRating[person - PERSONS] = 0
    g.friarFor[person - PERSONS] = -1
  } else g.personAt[person] = GONE
}

export function holdPerson(g: Conquest, world: World, rule: RuleId, person: number, captor: number): void {
  g.personAt[person] = HELD + captor
  tell(world, g, rule, 'person-held', person, g.nation[captor])
}

/** 15.63. Missionaries that reach the New World show their rating, drawn from the counters that nobody has seen yet. */
export function revealFriars(g: Conquest, world: World, ship: number): void {
  for (let friar = 0; friar < FRIARS; friar++) {
    if (g.personAt[PERSONS + friar] !== ABOARD + ship || g.friarRating[friar] !== 0) continue
    const left = tables.ratings.slice()
    for (const rating of g.friarRating) if (rating !== 0) left.splice(left.indexOf(rating), 1)
    g.friarRating[friar] = left[draw(g, world, STREAM.friars, left.length)]
    tell(world, g, '15.63', 'friar-revealed', PERSONS + friar, g.friarRating[friar])
  }
}

export const inPool = (g: Conquest): number => {
  for (let person = PERSONS; person < PERSONS + FRIARS; person++) if (g.personAt[person] === NOT_YET) return person
  return -1
}

/** Whether an Area needs a Missionary because of Spaniards there. */
export const needsFriar = (g: Conquest, area: number): boolean => area >= 0 && g.native[area] >= 1

export { IN_COLUMN, IN_EUROPE }
