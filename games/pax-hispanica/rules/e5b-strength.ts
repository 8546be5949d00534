import type { World } from '@spanish-main/kernel'
import { hasJesuits, holderOf, inPlay } from './players.ts'
import { areaOf, isCitizen, isRefugee, isTribal, ownerOf } from './sites.ts'
import { INDIGENOUS, NO_REBEL, type Pax, PURPLE } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { by, tell } from './words.ts'

export const FLEET = 0
export const TARGET = 1

/** What counts, in the order of the words. */
const GALLEONS = 0
const REBEL = 1
const COLONY = 2
const FORT = 3
const CITIZEN = 4
const BIBLE = 5
const NATIVES = 6

/** PR-maroon-king. Indigenous who are no Slaves: on Tribal Sites and Visitas. */
const isFreeNative = (g: Pax, site: number): boolean => isTribal(site) && g.meeple[site] === INDIGENOUS

/**
 * E5d, E5b-refugee, AMB-04, AMB-67. Bit set of the colours that are bound to defend a target: its owner, the colour of
 * a Refugee in it, and the MAROON KING if his natives live there.
 */
export function defenders(g: Pax, target: number): number {
  let colours = 0
  if (ownerOf(g, target) >= 0 && by('AMB-04')) colours |= 1 << ownerOf(g, target)
  if (isRefugee(g, target) && by('E5b-refugee')) colours |= 1 << g.meeple[target]
  const king = holderOf(g, TITLE['maroon-king'])
  if (king >= 0 && isFreeNative(g, target) && by('AMB-67')) colours |= 1 << king
  return colours
}

/** E5b, AMB-05. Strength of a colour on one Site: its Colony, its Citizen, a Jesuits' Bible, the MAROON KING's natives. */
function strengthAt(g: Pax, colour: number, site: number): number {
  let strength = 0
  if (g.disk[site] === colour) strength++
  if (g.meeple[site] === colour) strength++
  if (g.bible[site] === colour && hasJesuits(g, colour)) strength++
  if (isFreeNative(g, site) && holderOf(g, TITLE['maroon-king']) === colour) strength++
  return strength
}

/** E5c. Whether a colour has any Strength in an area. */
function isPresent(g: Pax, colour: number, area: number): boolean {
  const sites = tables.sitesOfArea[area]
  for (let i = 0; i < sites.length; i++) if (strengthAt(g, colour, sites[i]) > 0) return true
  return false
}

/** E5c. Bit set of the seats that must choose a side: others with Strength in the area that nothing binds. */
export function allies(g: Pax, attacker: number, target: number): number {
  const bound = defenders(g, target) | (1 << attacker)
  let seats = 0
  for (let i = 0; i < g.order.length; i++) {
    const colour = g.order[i]
    if ((bound & (1 << colour)) === 0 && isPresent(g, colour, areaOf(target))) seats |= 1 << g.seatOf[colour]
  }
  return seats
}

/** The side of a colour: the attacker's and his supporters' (a bit set of colours) is the fleet; the rest defends (E5d). */
function sideOf(g: Pax, attacker: number, supporters: number, colour: number): number {
  // H6b-land, AMB-77: purple is against Ganga Zumba, everybody else, Refugees too, is with him.
  if (g.solitaire === 1 && by('H6b-land')) return (colour === PURPLE) === (attacker === PURPLE) ? FLEET : TARGET
  if (colour === attacker) return FLEET
  return inPlay(g, colour) && (supporters & (1 << colour)) !== 0 ? FLEET : TARGET
}

/** E5b. Adds up both sides, telling each line; gives the Strength of the fleet and of the target. */
export function countStrength(g: Pax, world: World, attacker: number, target: number, supporters: number): number[] {
  const total = [0, 0]
  const count = (side: number, what: number, site: number, strength: number) => {
    if (strength === 0) return
    total[side] += strength
    tell(world, g, what === FORT || what === GALLEONS ? 'E5b' : 'E5d', 'strength-counted', side, what, site, strength)
  }
  count(FLEET, GALLEONS, target, g.shipCount[attacker])
  for (const site of tables.sitesOfArea[areaOf(target)]) {
    const side = (colour: number) => (site === target ? TARGET : sideOf(g, attacker, supporters, colour))
    const meeple = g.meeple[site]
    // E6c: Rebels help every fleet that does not attack them.
    if (g.rebel[site] !== NO_REBEL) count(site === target ? TARGET : FLEET, REBEL, site, 1)
    if (g.disk[site] >= 0) count(side(g.disk[site]), COLONY, site, 1)
    if (site === target) count(TARGET, FORT, site, g.fort[site])
    if (isCitizen(meeple)) count(side(meeple), CITIZEN, site, 1)
    if (g.bible[site] >= 0 && hasJesuits(g, g.bible[site])) count(side(g.bible[site]), BIBLE, site, 1)
    const king = holderOf(g, TITLE['maroon-king'])
    if (king >= 0 && isFreeNative(g, site)) count(side(king), NATIVES, site, 1)
  }
  return total
}
