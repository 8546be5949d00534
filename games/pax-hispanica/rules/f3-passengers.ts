import type { Params, Refusal, World } from '@spanish-main/kernel'
import { salary } from './calendar.ts'
import { colourOf } from './players.ts'
import { cargoSpace } from './ships.ts'
import { isCathedral, isVacantColony, touchesZone } from './sites.ts'
import { courseLeft } from './sm-sail-turn.ts'
import { INDIGENOUS, type Pax } from './state.ts'
import { tables } from './tables.ts'
import { liftMeeple, putMeeple, transfer } from './tokens.ts'
import { move, no, tell } from './words.ts'

const NOT_IN_ZONE = no('F3b', 'not-in-zone')
const NO_CATHEDRAL = no('F3b', 'no-cathedral')
const NOT_YOUR_CITIZEN = no('F3b', 'not-your-citizen')
const NO_ROOM = no('F3', 'no-room')
const NO_HOME = no('F3', 'no-vacant-colony')
const NONE_ABOARD = no('F3-unload', 'none-aboard')
const NOT_VACANT = no('F3-unload', 'no-vacant-colony')
const COLONY_ELSEWHERE = no('F3-unload', 'not-in-zone')
const NO_SALARY = no('AMB-60', 'no-salary')

/** No Colony. */
const NONE = -1

export const SLAVE = 0
export const CITIZEN = 1

/** AMB-20. Whether a fleet can still come to a Site: all zones connect, but an announced course (H6b-course) binds. */
function isAhead(g: Pax, site: number, course = courseLeft(g)): boolean {
  return course.length === 0 || course.some(zone => touchesZone(site, zone))
}

/** F3b, AMB-60. Whether a Citizen of a colour could be hired by a vacant Colony: its own player must pay in full. */
export const couldHire = (g: Pax, colour: number, site: number): boolean =>
  isVacantColony(g, site) && isAhead(g, site) && (g.disk[site] !== colour || g.money[colour] >= salary(g))

/**
 * F3, F3a, E5f-indigenous. Whether vacant Colonies are left for all who are aboard a fleet and for so many Slaves and
 * Citizens more, if none of them goes to the Colony `taken`. AMB-60: in Colonies of his own the player pays each Citizen.
 */
function findHomes(
  g: Pax,
  colour: number,
  slaves: number,
  citizens: number,
  taken: number,
  course = courseLeft(g),
): boolean {
  const workers = g.cargoCitizens[colour] + citizens
  const everybody = g.cargoIndigenous[colour] + slaves + workers
  let own = 0
  let foreign = 0
  for (let site = 0; site < g.disk.length; site++) {
    if (site === taken || !isVacantColony(g, site) || !isAhead(g, site, course)) continue
    if (g.disk[site] === colour) own++
    else foreign++
    if (own + foreign >= everybody && foreign >= workers) return true
  }
  return everybody <= own + foreign && workers <= foreign + Math.min(own, Math.floor(g.money[colour] / salary(g)))
}

/** F3, E5f-indigenous. Whether there is a Colony for one Slave more than those aboard. */
export const roomForSlave = (g: Pax, colour: number): boolean => findHomes(g, colour, 1, 0, NONE)

/** F3, E5f-indigenous. Whether those aboard still find a Colony each if a captive is put to work in this one. */
export const canSpare = (g: Pax, colour: number, site: number): boolean =>
  g.cargoIndigenous[colour] + g.cargoCitizens[colour] === 0 || findHomes(g, colour, 0, 0, site)

/**
 * AMB-20, H6b-course. Whether everybody aboard has a Colony to go to here or later on an announced course, but not if the
 * fleet sails on: nobody is carried past it.
 */
export function passesHome(g: Pax, colour: number): boolean {
  const course = courseLeft(g)
  if (course.length < 2 || g.cargoIndigenous[colour] + g.cargoCitizens[colour] === 0) return false
  return findHomes(g, colour, 0, 0, NONE) && !findHomes(g, colour, 0, 0, NONE, course.slice(1))
}

/** F3. Whether some vacant Colony is left for a Citizen of a colour. */
function anyEmployer(g: Pax, colour: number): boolean {
  for (let site = 0; site < g.disk.length; site++) if (couldHire(g, colour, site)) return true
  return false
}

/** F3. Whether some vacant Colony is left for a Slave. */
function anyMaster(g: Pax): boolean {
  for (let site = 0; site < g.disk.length; site++) if (isVacantColony(g, site) && isAhead(g, site)) return true
  return false
}

/** F3b, AMB-32. Why a Citizen cannot be taken aboard at a Site, wherever the fleet is. */
export function refuseEmigrant(g: Pax, colour: number, site: number): Refusal | undefined {
  if (!isCathedral(g, site)) return NO_CATHEDRAL
  if (g.meeple[site] !== colour) return NOT_YOUR_CITIZEN
  if (cargoSpace(g, colour) === 0) return NO_ROOM
  return findHomes(g, colour, 0, 1, NONE) ? undefined : NO_HOME
}

/** F3b. Your own Citizen from a Cathedral, without a battle; never from a Colony. */
export const emigrate = move({
  rule: 'F3b',
  args: ['site'],
  offers(g, seat, offer) {
    for (const site of tables.sitesOfZone[g.fleet[colourOf(g, seat)]]) offer(site)
  },
  refuse(g, seat, site) {
    const colour = colourOf(g, seat)
    return touchesZone(site, g.fleet[colour]) ? refuseEmigrant(g, colour, site) : NOT_IN_ZONE
  },
  play(g, seat, world, site) {
    const colour = colourOf(g, seat)
    liftMeeple(g, world, 'F3b', site)
    g.cargoCitizens[colour]++
    tell(world, g, 'F3b', 'passenger-loaded', colour, colour, site)
  },
})

/** F3-unload, E3b. A Meeple goes ashore as Labor of any vacant Colony in the zone. */
export const unload = move({
  rule: 'F3-unload',
  args: ['passenger', 'site'],
  offers(g, seat, offer) {
    for (const site of tables.sitesOfZone[g.fleet[colourOf(g, seat)]]) {
      offer(SLAVE, site)
      offer(CITIZEN, site)
    }
  },
  refuse(g, seat, passenger, site) {
    const colour = colourOf(g, seat)
    if ((passenger === SLAVE ? g.cargoIndigenous : g.cargoCitizens)[colour] === 0) return NONE_ABOARD
    if (!isVacantColony(g, site)) return NOT_VACANT
    if (!touchesZone(site, g.fleet[colour])) return COLONY_ELSEWHERE
    return passenger === SLAVE || couldHire(g, colour, site) ? undefined : NO_SALARY
  },
  play(g, seat, world, passenger, site) {
    const colour = colourOf(g, seat)
    if (passenger === SLAVE) g.cargoIndigenous[colour]--
    else g.cargoCitizens[colour]--
    const meeple = passenger === SLAVE ? INDIGENOUS : colour
    tell(world, g, 'F3-unload', 'passenger-delivered', colour, meeple, site)
    putMeeple(g, world, 'E3b', site, meeple)
    if (passenger === CITIZEN) paySalary(g, world, colour, site)
  },
})

/** F3b, AMB-60, OM-40-conspirators. You pay the Pool; an opponent pays what he has; for unplayed Spain the Pool pays. */
function paySalary(g: Pax, world: World, colour: number, site: number): void {
  const employer = g.disk[site]
  const isPlayer = g.seatOf[employer] >= 0
  transfer(g, world, 'F3b', employer, colour, isPlayer ? Math.min(salary(g), g.money[employer]) : salary(g))
}

/** AMB-20, D4e. A Meeple is aboard and some vacant Colony may still receive it. */
export const mustDeliver = (g: Pax, colour: number): boolean =>
  (g.cargoIndigenous[colour] > 0 && anyMaster(g)) || (g.cargoCitizens[colour] > 0 && anyEmployer(g, colour))

/** AMB-20. Meeples for whom no Colony is left go to the Pool and the Reserves, without a Rebel. */
export function releasePassengers(g: Pax, world: World, colour: number): void {
  for (; g.cargoIndigenous[colour] > 0; g.cargoIndigenous[colour]--) {
    g.poolIndigenous++
    tell(world, g, 'AMB-20', 'passenger-released', colour, INDIGENOUS)
  }
  for (; g.cargoCitizens[colour] > 0; g.cargoCitizens[colour]--) {
    g.reserves[colour]++
    tell(world, g, 'AMB-20', 'passenger-released', colour, colour)
  }
}

/** Numbers for the sentences of refusals. */
export const explain: Readonly<Record<string, (g: Pax) => Params>> = {
  'AMB-60/no-salary': g => ({ salary: salary(g) }),
}
