import { colonistsAboard, detsAboard, inNewWorld, roomOf, shipsOf } from '../rules/fleet.ts'
import { friarsIn, isFriar, isSailor, isWith, serves } from '../rules/people.ts'
import { COLONIST, DETACHMENT, menAt, menIn } from '../rules/posts.ts'
import {
  AREA_COUNT,
  BANKERS,
  type Conquest,
  EUROPE,
  EXPEDITIONS,
  IN_EUROPE,
  PERSONS,
  SHIPS,
  SPAIN,
} from '../rules/state.ts'
import { CARAVEL, GALLEON, tables } from '../rules/tables.ts'

/** Colonists of a hex and of an Area that count for resources. */
export const FULL_HEX = 5
export const FULL_AREA = 20
/** Attrition takes a settler or two each turn: whoever waited for the last ones would never begin another Area. */
const NEARLY_FULL = 16

/** Detachments that break a Native Level in a turn or two. */
export const needed = (native: number): number => (native === 0 ? 0 : native <= 2 ? 5 : native <= 3 ? 6 : 9)

/** The farthest coast that a settler is sent to, in Bounds: nobody settles beyond the Cape. */
const FARTHEST = 6

/** By Area, the Bounds of its nearest coast; worked out once for each set of components. */
let reach: readonly number[] = []
let reachOf: readonly number[] | undefined

function nearest(area: number): number {
  if (reachOf !== tables.bounds) {
    reachOf = tables.bounds
    reach = tables.hexesOfArea.map(hexes =>
      Math.min(
        ...hexes.flatMap(hex =>
          tables.watersOf[hex].map(water => tables.bounds[water]).filter(bounds => bounds >= 0 && bounds <= FARTHEST),
        ),
      ),
    )
  }
  return reach[area]
}

/** What an Area promises a country: yields to come, natives and rivals in the way, the crossing, what stands there already. */
export function promise(g: Conquest, seat: number, area: number): number {
  if (!tables.hasCoast[area] || g.european[area] > 0) return Number.NEGATIVE_INFINITY
  const mine = menIn(g, seat, area, COLONIST)
  const dets = menIn(g, seat, area, DETACHMENT)
  let rivals = 0
  for (let other = 0; other < g.seats; other++) {
    if (other === seat || g.nation[other] === BANKERS) continue
    rivals += Math.min(6, menIn(g, other, area, COLONIST)) + menIn(g, other, area, DETACHMENT)
  }
  const full = mine >= NEARLY_FULL ? 30 : 0
  const stay = Math.min(8, mine + 2 * dets)
  return (tables.double[area] ? 12 : 0) - 2 * nearest(area) - 1.5 * g.native[area] - 0.7 * rivals + stay - full
}

/** The Area that a country settles now. */
export function aimOf(g: Conquest, seat: number): number {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let area = 0; area < AREA_COUNT; area++) {
    const value = promise(g, seat, area)
    if (value <= most) continue
    most = value
    best = area
  }
  return best
}

/** Whether what is sent now can still repay its passage, or hold an Area at the end. */
export const settles = (g: Conquest): boolean => g.turn <= g.lastTurn - 1

/** Points that a hex offers to an Expedition with an Explorer. */
export const findsAt = (g: Conquest, hex: number): number =>
  (tables.navalFinds.get(hex) ?? []).reduce((sum, place) => sum + (g.finder[place] < 0 ? tables.points[place] : 0), 0)

/** What stands idle in Europe, and what is written on slips there. */
export interface Home {
  readonly ships: readonly number[]
  readonly room: number
  readonly explorers: readonly number[]
}

export function homeOf(g: Conquest, seat: number): Home {
  const ships: number[] = []
  let room = 0
  for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++) {
    if (g.shipKind[ship] < 0 || g.shipKind[ship] === GALLEON) continue
    const idle = g.shipExp[ship] < 0
    if (idle) ships.push(ship)
    if (idle || g.expAt[seat * EXPEDITIONS + g.shipExp[ship]] === EUROPE) room += roomOf(g, ship)
  }
  const explorers = g.personAt.flatMap((at, person) =>
    person < PERSONS && at === IN_EUROPE && isSailor(person) && serves(g, person) === seat ? [person] : [],
  )
  return { ships, room, explorers }
}

/** Slips of a seat that are being written in Europe. */
export const slipsAtHome = (g: Conquest, seat: number): number[] =>
  Array.from({ length: EXPEDITIONS }, (_, i) => seat * EXPEDITIONS + i).filter(e => g.expAt[e] === EUROPE)

export const people = (g: Conquest, e: number): number => colonistsAboard(g, e) + detsAboard(g, e)
export const friarWith = (g: Conquest, e: number): boolean =>
  g.personAt.some((_, person) => isFriar(person) && isWith(g, person, e))

/** A slip that goes out to discover: one caravel and nobody but an Explorer. */
export const isScout = (g: Conquest, e: number): boolean => {
  const ships = shipsOf(g, e)
  return ships.length === 1 && g.shipKind[ships[0]] === CARAVEL && people(g, e) === 0
}

/** Own ports in an Area with room for more, the emptiest first. */
export function worthOfLanding(g: Conquest, seat: number, water: number, aim: number, explorer: boolean): number {
  const hex = tables.waterHex[water]
  if (tables.areaOf[hex] !== aim || tables.bounds[water] < 0) return -100
  const own = menAt(g, seat, hex, COLONIST)
  const foreign = g.postHex.some((at, i) => at === hex && g.postSeat[i] !== seat) ? 40 : 0
  const crowd = own >= FULL_HEX ? 6 : 0
  const beginning = own > 0 && own < FULL_HEX ? 3 : 0
  return (
    20 -
    3 * tables.bounds[water] -
    tables.attrition[hex] +
    beginning -
    crowd -
    foreign +
    (explorer ? findsAt(g, hex) / 15 : 0)
  )
}

/** Where a scout sails: the most points for the fewest Bounds. */
export const worthOfScouting = (g: Conquest, water: number): number =>
  findsAt(g, tables.waterHex[water]) - 8 * tables.bounds[water]

export const needsFriarFor = (g: Conquest, seat: number, area: number): boolean =>
  seat === SPAIN && area >= 0 && g.native[area] >= 1 && friarsIn(g, area).length === 0

export const shipsOverseas = (g: Conquest, seat: number): number => {
  let n = 0
  for (let e = seat * EXPEDITIONS; e < (seat + 1) * EXPEDITIONS; e++) if (inNewWorld(g, e)) n += shipsOf(g, e).length
  return n
}
