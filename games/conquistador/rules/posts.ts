import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { ASHORE, type Conquest, GONE, PERSONS, SPAIN } from './state.ts'
import { CONQUISTADOR, tables } from './tables.ts'
import { tell } from './words.ts'

export const COLONIST = 0
export const DETACHMENT = 1

/** The slot of a country's units in a hex, −1 if it has none there. */
export function postAt(g: Conquest, seat: number, hex: number): number {
  for (let i = 0; i < g.postHex.length; i++) if (g.postHex[i] === hex && g.postSeat[i] === seat) return i
  return -1
}

export function menAt(g: Conquest, seat: number, hex: number, kind: number): number {
  const post = postAt(g, seat, hex)
  return post < 0 ? 0 : (kind === COLONIST ? g.colonists : g.dets)[post]
}

/** Puts units into a hex, or takes them away; an empty slot goes. */
export function addMen(g: Conquest, seat: number, hex: number, kind: number, n: number): void {
  if (n === 0) return
  let post = postAt(g, seat, hex)
  if (post < 0) {
    post = g.postHex.length
    g.postHex.push(hex)
    g.postSeat.push(seat)
    g.colonists.push(0)
    g.dets.push(0)
    g.marchedColonists.push(0)
    g.marchedDets.push(0)
  }
  const men = kind === COLONIST ? g.colonists : g.dets
  const marched = kind === COLONIST ? g.marchedColonists : g.marchedDets
  men[post] += n
  if (marched[post] > men[post]) marched[post] = men[post]
  if (g.colonists[post] === 0 && g.dets[post] === 0) dropPost(g, post)
}

function dropPost(g: Conquest, post: number): void {
  for (const field of [g.postHex, g.postSeat, g.colonists, g.dets, g.marchedColonists, g.marchedDets]) {
    field[post] = field[field.length - 1]
    field.pop()
  }
}

/** 15.56. What the council reads, and settlers without a player, are neither combat nor attrition: leaders outlive it. */
const SPARES_LEADERS: readonly RuleId[] = ['6.41-4', '6.41-16', '6.41-17', '21.26']

/** Units are lost; a Conquistador left alone by combat or attrition falls, too (15.56). */
export function loseMen(
  g: Conquest,
  world: World,
  rule: RuleId,
  seat: number,
  hex: number,
  kind: number,
  n: number,
): void {
  if (n === 0) return
  addMen(g, seat, hex, kind, -n)
  tell(world, g, rule, 'men-lost', g.nation[seat], kind, hex, n)
  if (seat === SPAIN && postAt(g, SPAIN, hex) < 0 && !SPARES_LEADERS.includes(rule)) loneLeadersFall(g, world, hex)
}

/** 15.56. Conquistadors without Colonist or detachment in their hex are lost. */
export function loneLeadersFall(g: Conquest, world: World, hex: number): void {
  for (let person = 0; person < PERSONS; person++) {
    if (g.personAt[person] !== ASHORE + hex || tables.personKind[person] !== CONQUISTADOR) continue
    g.personAt[person] = GONE
    tell(world, g, '15.56', 'person-lost', person)
  }
}

/** Whether another country's Colonists or detachments stand in a hex. */
export function isOccupied(g: Conquest, seat: number, hex: number): boolean {
  return occupant(g, seat, hex) >= 0
}

/** The other country whose units stand in a hex, −1 if none. */
export function occupant(g: Conquest, seat: number, hex: number): number {
  for (let i = 0; i < g.postHex.length; i++) if (g.postHex[i] === hex && g.postSeat[i] !== seat) return g.postSeat[i]
  return -1
}

/** 16.1. The country whose port a hex is, −1 if it is none. */
export function portOwner(g: Conquest, hex: number): number {
  if (!tables.isCoast[hex]) return -1
  for (let i = 0; i < g.postHex.length; i++) if (g.postHex[i] === hex && g.colonists[i] > 0) return g.postSeat[i]
  return -1
}

export const isPort = (g: Conquest, seat: number, hex: number): boolean =>
  tables.isCoast[hex] && menAt(g, seat, hex, COLONIST) > 0

/** Units of a country in an Area. */
export function menIn(g: Conquest, seat: number, area: number, kind: number): number {
  const men = kind === COLONIST ? g.colonists : g.dets
  let sum = 0
  for (let i = 0; i < g.postHex.length; i++)
    if (g.postSeat[i] === seat && tables.areaOf[g.postHex[i]] === area) sum += men[i]
  return sum
}

export function hasMenIn(g: Conquest, seat: number, area: number): boolean {
  for (let i = 0; i < g.postHex.length; i++)
    if (g.postSeat[i] === seat && tables.areaOf[g.postHex[i]] === area) return true
  return false
}

/** Settlements of a country in an Area, or everywhere if the Area is −1. */
export function settlements(g: Conquest, seat: number, area = -1): number[] {
  const found: number[] = []
  for (let i = 0; i < g.postHex.length; i++) {
    if (g.postSeat[i] !== seat || g.colonists[i] === 0) continue
    if (area < 0 || tables.areaOf[g.postHex[i]] === area) found.push(g.postHex[i])
  }
  return found
}
