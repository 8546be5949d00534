import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { isCitizen } from './sites.ts'
import { EMPTY, INDIGENOUS, type Pax } from './state.ts'
import { by, tell } from './words.ts'

// GL-discard, GL-pool, GL-reserves. Where tokens go when they leave the map; every move of a token is one of these.

/** Takes the Meeple off a Site: an Indigenous to the Pool, a Citizen to its Reserves. */
export function removeMeeple(g: Pax, world: World, rule: RuleId, site: number): void {
  const meeple = g.meeple[site]
  if (meeple === EMPTY) return
  by('GL-discard')
  g.meeple[site] = EMPTY
  if (meeple === INDIGENOUS) g.poolIndigenous++
  else g.reserves[meeple]++
  tell(world, g, rule, 'meeple-left', site, meeple)
}

/** Lifts the Meeple off a Site without discarding it; the caller puts it somewhere. */
export function liftMeeple(g: Pax, world: World, rule: RuleId, site: number): number {
  const meeple = g.meeple[site]
  g.meeple[site] = EMPTY
  tell(world, g, rule, 'meeple-left', site, meeple)
  return meeple
}

/** GL-meeple. Puts a Meeple that the caller holds on a Site without one. */
export function putMeeple(g: Pax, world: World, rule: RuleId, site: number, meeple: number): void {
  by('GL-meeple')
  g.meeple[site] = meeple
  tell(world, g, rule, 'meeple-came', site, meeple)
}

/** Takes an Indigenous from the Pool, or a Citizen from its Reserves, onto a Site. The caller has checked the supply. */
export function placeMeeple(g: Pax, world: World, rule: RuleId, site: number, meeple: number): void {
  if (meeple === INDIGENOUS) g.poolIndigenous--
  else if (isCitizen(meeple)) g.reserves[meeple]--
  putMeeple(g, world, rule, site, meeple)
}

/** Puts a colour's top disk on a Site. The caller has checked that one is left. */
export function placeDisk(g: Pax, site: number, colour: number): void {
  g.disksLeft[colour]--
  g.disk[site] = colour
}

/** Takes a Colony off the map: disk to its Sway column, fort and Treasure to the Pool. Its Meeple is the caller's business. */
export function removeColony(g: Pax, world: World, rule: RuleId, site: number): void {
  const colour = g.disk[site]
  g.disk[site] = EMPTY
  g.disksLeft[colour]++
  removeFort(g, site)
  dropTreasure(g, site)
  tell(world, g, rule, 'disk-returned', colour, site)
}

/** Takes a Mission off the map: Bible to its Reach column, Cathedral to the Pool. Its Meeple is the caller's business. */
export function removeMission(g: Pax, world: World, rule: RuleId, site: number): void {
  const colour = g.bible[site]
  g.bible[site] = EMPTY
  g.biblesLeft[colour]++
  if (g.cathedral[site] === 1) {
    g.cathedral[site] = 0
    g.poolCathedrals++
  }
  tell(world, g, rule, 'bible-returned', colour, site)
}

export function placeFort(g: Pax, site: number): void {
  g.poolForts--
  g.fort[site] = 1
}

export function removeFort(g: Pax, site: number): void {
  if (g.fort[site] === 0) return
  g.fort[site] = 0
  g.poolForts++
}

/** Treasure on a Site goes to the Pool. */
export function dropTreasure(g: Pax, site: number): void {
  g.poolChests += g.chest[site]
  g.poolRelics += g.relicsAt[site]
  g.chest[site] = 0
  g.relicsAt[site] = 0
}

/** Money from the Pool. */
export function earn(g: Pax, world: World, rule: RuleId, colour: number, dollars: number): void {
  if (dollars === 0) return
  g.money[colour] += dollars
  tell(world, g, rule, 'earned', colour, dollars)
}

/** Money to the Pool. The caller has checked that it is there. */
export function pay(g: Pax, world: World, rule: RuleId, colour: number, dollars: number): void {
  if (dollars === 0) return
  g.money[colour] -= dollars
  tell(world, g, rule, 'paid', colour, dollars)
}

/** Money from one colour to another; a colour without a player is the Pool (GL-ownerless-spain). */
export function transfer(g: Pax, world: World, rule: RuleId, from: number, to: number, dollars: number): void {
  const fromPlayer = from >= 0 && g.seatOf[from] >= 0
  const toPlayer = to >= 0 && g.seatOf[to] >= 0
  if (dollars === 0 || from === to) {
    if (from === to && fromPlayer) pay(g, world, rule, from, dollars)
    return
  }
  if (!fromPlayer && toPlayer) earn(g, world, rule, to, dollars)
  else if (fromPlayer && !toPlayer) pay(g, world, rule, from, dollars)
  else if (fromPlayer && toPlayer) {
    g.money[from] -= dollars
    g.money[to] += dollars
    tell(world, g, rule, 'paid-to', from, to, dollars)
  }
}
