import type { Refusal, World } from '@spanish-main/kernel'
import { noteBoarded, noteLanded } from './9-attrition.ts'
import { noteWitness, scoutLand } from './18-discovery.ts'
import {
  embark,
  expeditionOf,
  goldIn,
  hexOfExpedition,
  inNewWorld,
  moveGold,
  noteHaven,
  roomOf,
  seatOfExpedition,
  shipsOf,
} from './fleet.ts'
import { friarsIn, hasExplorer, hasFriar, isAboard, isFriar, isSailor, needsFriar, serves, shipOf } from './people.ts'
import { addMen, COLONIST, hasMenIn, isOccupied, isPort, menAt } from './posts.ts'
import { ASHORE, type Conquest, GOLD_ABOARD, SHIPS, SPAIN } from './state.ts'
import { CARAVEL, GALLEON, tables } from './tables.ts'
import { move, no, tell } from './words.ts'

const NO_SUCH_SHIP = no('7.25', 'no-such-ship')
const NOBODY_ABOARD = no('10.5', 'nobody-aboard')
const NOBODY_ASHORE = no('10.5', 'nobody-ashore')
const TOO_FEW = no('10.5', 'too-few')
const NO_LAND = no('7.26', 'no-land')
const MUST_STOP = no('7.32', 'stop-first')
const NEEDS_EXPLORER = no('7.26', 'needs-explorer')
const OCCUPIED = no('8.51', 'occupied')
const WORTHLESS = no('7.7', 'worthless')
const AT_THE_CAPE = no('7.54', 'cape')
const NOT_ASHORE = no('15.42', 'stay-aboard')
const MISSIONARY_FIRST = no('15.61', 'missionary-first')
const LAST_MISSIONARY = no('15.61', 'last-missionary')
const SAILORS_STAY = no('15.35', 'sailors-stay')
const CARAVEL_FULL = no('7.11', 'full')
const FULL = no('7.12', 'full')
const GOLD_ONLY = no('7.13', 'gold-only')
const NO_COLONISTS = no('15.42', 'no-colonists')
const NO_GOLD = no('13.43', 'no-gold')
const NOT_OWN_PORT = no('13.43', 'not-own-port')

/** Which Expedition a seat may load and unload now, and whether people may go ashore from it. */
export interface Quay {
  /** Expeditions whose people may come aboard. */
  readonly boards: (g: Conquest, expedition: number) => boolean
  /** Expeditions whose people may go ashore. */
  readonly lands: (g: Conquest, expedition: number) => boolean
}

const shipNo = (seat: number, number: number): number => seat * SHIPS + number - 1

/** 7.26. Whether an Expedition may stop where it lies. */
const mayStop = (g: Conquest, seat: number, expedition: number): boolean =>
  hasExplorer(g, expedition) || isPort(g, seat, hexOfExpedition(g, expedition))

/** R-37, 7.26, 7.7. Why nobody may go ashore from an Expedition. */
function refuseShore(g: Conquest, seat: number, expedition: number): Refusal | undefined {
  const hex = hexOfExpedition(g, expedition)
  if (!tables.hasLand[hex]) return NO_LAND
  if (isOccupied(g, seat, hex)) return OCCUPIED
  return mayStop(g, seat, expedition) ? undefined : NEEDS_EXPLORER
}

/** Whether Spain may put units into an Area. */
export const dutyMet = (g: Conquest, seat: number, area: number): boolean =>
  seat !== SPAIN || !needsFriar(g, area) || hasFriar(g, area) || hasMenIn(g, SPAIN, area)

/** Whether a Missionary is the only one of an Area that needs one. */
export const isLastFriar = (g: Conquest, person: number, hex: number): boolean => {
  const area = tables.areaOf[hex]
  return isFriar(person) && needsFriar(g, area) && hasMenIn(g, SPAIN, area) && friarsIn(g, area).length === 1
}

function putAshore(g: Conquest, world: World, seat: number, kind: number, number: number): void {
  const ship = shipNo(seat, number)
  const e = expeditionOf(g, ship)
  const hex = hexOfExpedition(g, e)
  ;(kind === COLONIST ? g.shipColonists : g.shipDets)[ship]--
  addMen(g, seat, hex, kind, 1)
  noteLanded(g, e, kind, hex)
  tell(world, g, '10.5', 'landed', g.nation[seat], kind, hex)
  noteHaven(g, e)
  noteWitness(g, e, hex)
  scoutLand(g, world, seat, hex)
}

function goAshore(g: Conquest, world: World, person: number): void {
  const ship = shipOf(g, person)
  const hex = hexOfExpedition(g, expeditionOf(g, ship))
  noteWitness(g, expeditionOf(g, ship), hex)
  g.personAt[person] = ASHORE + hex
  tell(world, g, '10.5', 'person-landed', person, hex)
  scoutLand(g, world, Math.floor(ship / SHIPS), hex)
}

/** Somebody who goes ashore with everybody else. */
interface Landing {
  readonly refuse: () => Refusal | undefined
  readonly play: (world: World) => void
}

/** The moves by which people and gold go ashore and come aboard, for a quay. */
export function quayMoves(quay: Quay) {
  const ships = (g: Conquest, seat: number, fits: (g: Conquest, e: number) => boolean): number[] => {
    const found: number[] = []
    for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++) {
      if (g.shipKind[ship] < 0 || g.shipExp[ship] < 0) continue
      const e = expeditionOf(g, ship)
      if (inNewWorld(g, e) && fits(g, e)) found.push(ship)
    }
    return found
  }
  const refuseShip = (g: Conquest, ship: number, fits: (g: Conquest, e: number) => boolean): Refusal | undefined => {
    const e = g.shipKind[ship] < 0 ? -1 : expeditionOf(g, ship)
    if (e < 0 || !inNewWorld(g, e)) return NO_SUCH_SHIP
    return fits(g, e) ? undefined : MUST_STOP
  }

  function refuseLand(g: Conquest, seat: number, kind: number, number: number): Refusal | undefined {
    const ship = shipNo(seat, number)
    const wrong = refuseShip(g, ship, quay.lands)
    if (wrong !== undefined) return wrong
    if ((kind === COLONIST ? g.shipColonists : g.shipDets)[ship] === 0) return NOBODY_ABOARD
    const e = expeditionOf(g, ship)
    const shore = refuseShore(g, seat, e)
    if (shore !== undefined) return shore
    const hex = hexOfExpedition(g, e)
    if (kind === COLONIST && tables.areaOf[hex] < 0) return tables.ocean[g.expAt[e]] === 2 ? AT_THE_CAPE : WORTHLESS
    if (g.expPrivateer[e] === 1) return NOT_ASHORE
    return dutyMet(g, seat, tables.areaOf[hex]) ? undefined : MISSIONARY_FIRST
  }

  const land = move({
    rule: '10.5',
    args: ['men', 'ship'],
    stays: true,
    offers(g, seat, offer) {
      for (const ship of ships(g, seat, quay.lands)) {
        if (g.shipColonists[ship] > 0) offer(0, (ship % SHIPS) + 1)
        if (g.shipDets[ship] > 0) offer(1, (ship % SHIPS) + 1)
      }
    },
    refuse: refuseLand,
    play: (g, seat, world, kind, number) => putAshore(g, world, seat, kind, number),
  })

  const board = move({
    rule: '10.5',
    args: ['men', 'ship'],
    stays: true,
    offers(g, seat, offer) {
      for (const ship of ships(g, seat, quay.boards)) {
        offer(0, (ship % SHIPS) + 1)
        offer(1, (ship % SHIPS) + 1)
      }
    },
    refuse(g, seat, kind, number) {
      const ship = shipNo(seat, number)
      const wrong = refuseShip(g, ship, quay.boards)
      if (wrong !== undefined) return wrong
      const e = expeditionOf(g, ship)
      if (g.shipKind[ship] === GALLEON) return GOLD_ONLY
      if (menAt(g, seat, hexOfExpedition(g, e), kind) === 0) return NOBODY_ASHORE
      if (!mayStop(g, seat, e)) return NEEDS_EXPLORER
      if (roomOf(g, ship) === 0) return g.shipKind[ship] === CARAVEL ? CARAVEL_FULL : FULL
      return kind === COLONIST && g.expPrivateer[e] === 1 ? NO_COLONISTS : undefined
    },
    play(g, seat, world, kind, number) {
      const ship = shipNo(seat, number)
      const e = expeditionOf(g, ship)
      const hex = hexOfExpedition(g, e)
      addMen(g, seat, hex, kind, -1)
      ;(kind === COLONIST ? g.shipColonists : g.shipDets)[ship]++
      noteBoarded(g, e, kind, hex)
      tell(world, g, '10.5', 'boarded', g.nation[seat], kind, hex)
    },
  })

  function refuseDebark(g: Conquest, seat: number, person: number): Refusal | undefined {
    if (!isAboard(g, person) || Math.floor(shipOf(g, person) / SHIPS) !== seat) return NOBODY_ABOARD
    const wrong = refuseShip(g, shipOf(g, person), quay.lands)
    if (wrong !== undefined) return wrong
    if (isSailor(person)) return SAILORS_STAY
    const e = expeditionOf(g, shipOf(g, person))
    const hex = hexOfExpedition(g, e)
    if (tables.areaOf[hex] < 0) return WORTHLESS
    const shore = refuseShore(g, seat, e)
    if (shore !== undefined) return shore
    return isFriar(person) || dutyMet(g, seat, tables.areaOf[hex]) ? undefined : MISSIONARY_FIRST
  }

  const debark = move({
    rule: '10.5',
    args: ['person'],
    stays: true,
    offers(g, seat, offer) {
      for (let person = 0; person < g.personAt.length; person++) {
        if (isAboard(g, person) && Math.floor(shipOf(g, person) / SHIPS) === seat) offer(person)
      }
    },
    refuse: refuseDebark,
    play: (g, _seat, world, person) => goAshore(g, world, person),
  })

  /** Everybody who lies where people go ashore, Missionaries first: Spain's men may need one there before them. */
  function landings(g: Conquest, seat: number): Landing[] {
    const found: Landing[] = []
    for (let person = g.personAt.length - 1; person >= 0; person--) {
      const ship = isAboard(g, person) && !isSailor(person) ? shipOf(g, person) : -1
      if (ship < 0 || Math.floor(ship / SHIPS) !== seat || !quay.lands(g, expeditionOf(g, ship))) continue
      found.push({
        refuse: () => refuseDebark(g, seat, person),
        play: world => goAshore(g, world, person),
      })
    }
    for (const ship of ships(g, seat, quay.lands)) {
      const number = (ship % SHIPS) + 1
      for (const [kind, n] of [g.shipColonists[ship], g.shipDets[ship]].entries()) {
        for (let i = 0; i < n; i++)
          found.push({
            refuse: () => refuseLand(g, seat, kind, number),
            play: world => putAshore(g, world, seat, kind, number),
          })
      }
    }
    return found
  }

  const landAll = move({
    rule: '10.5',
    stays: true,
    refuse(g, seat) {
      // Hardly anybody lies where people go ashore: nothing is gathered for the others.
      if (ships(g, seat, quay.lands).length === 0) return TOO_FEW
      const all = landings(g, seat)
      if (all.length < 2) return TOO_FEW
      const refusals = all.map(({ refuse }) => refuse())
      return refusals.includes(undefined) ? undefined : refusals[0]
    },
    play(g, seat, world) {
      for (const { refuse, play } of landings(g, seat)) if (refuse() === undefined) play(world)
    },
  })

  const embarkMove = move({
    rule: '10.5',
    args: ['person', 'ship'],
    stays: true,
    offers(g, seat, offer) {
      for (let person = 0; person < g.personAt.length; person++) {
        if (g.personAt[person] < ASHORE || serves(g, person) !== seat) continue
        for (const ship of ships(g, seat, quay.boards)) {
          if (hexOfExpedition(g, expeditionOf(g, ship)) === g.personAt[person] - ASHORE)
            offer(person, (ship % SHIPS) + 1)
        }
      }
    },
    refuse(g, seat, person, number) {
      const ship = shipNo(seat, number)
      const wrong = refuseShip(g, ship, quay.boards)
      if (wrong !== undefined) return wrong
      if (g.shipKind[ship] === GALLEON) return GOLD_ONLY
      const e = expeditionOf(g, ship)
      const hex = hexOfExpedition(g, e)
      if (g.personAt[person] !== ASHORE + hex || serves(g, person) !== seat) return NOBODY_ASHORE
      if (!mayStop(g, seat, e)) return NEEDS_EXPLORER
      return isLastFriar(g, person, hex) ? LAST_MISSIONARY : undefined
    },
    play(g, seat, world, person, number) {
      const hex = g.personAt[person] - ASHORE
      embark(g, person, shipNo(seat, number))
      tell(world, g, '10.5', 'person-boarded', person, hex)
    },
  })

  return { land, 'land-all': landAll, board, debark, embark: embarkMove }
}

/** 13.43. All gold of the Expedition goes ashore in an own port. */
export function refuseUnload(g: Conquest, expedition: number): Refusal | undefined {
  if (shipsOf(g, expedition).every(ship => goldIn(g, GOLD_ABOARD + ship) === 0)) return NO_GOLD
  return isPort(g, seatOfExpedition(expedition), hexOfExpedition(g, expedition)) ? undefined : NOT_OWN_PORT
}

export function unloadGold(g: Conquest, expedition: number): number {
  const hex = hexOfExpedition(g, expedition)
  let sum = 0
  for (const ship of shipsOf(g, expedition)) {
    sum += goldIn(g, GOLD_ABOARD + ship)
    moveGold(g, GOLD_ABOARD + ship, hex)
  }
  return sum
}
