import { fastChance, type World } from '@spanish-main/kernel'
import { stepsFrom, ZONE_COUNT } from '../data/index.ts'
import { isRebellious, isWar } from '../rules/calendar.ts'
import { winsTies } from '../rules/e5-land-battle.ts'
import { refuseAttack } from '../rules/e5a-targets.ts'
import { countStrength } from '../rules/e5b-strength.ts'
import { couldHire, mustDeliver } from '../rules/f3-passengers.ts'
import { canLoad } from '../rules/f5-loading.ts'
import { hasForsworn } from '../rules/g1-promises.ts'
import { seatOf } from '../rules/players.ts'
import { cargoSpace, hasTreasure } from '../rules/ships.ts'
import { areaOf, isVacantColony } from '../rules/sites.ts'
import { turnOf } from '../rules/sm-sail-turn.ts'
import { NO_REBEL, type Pax } from '../rules/state.ts'
import { perPack, tables } from '../rules/tables.ts'

/** Steps from one sea zone to another, currents respected. */
const steps = perPack(({ exits }) => exits.map((_, zone) => stepsFrom(zone, exits)))

/** Steps from each sea zone to EUROPE. */
const toEurope = perPack(({ europeFrom }) =>
  steps().map(from => 1 + Math.min(...from.filter((_, zone) => europeFrom[zone]))),
)

/** A guess at the Strength of a target: what stands in its area, everybody against the fleet but Rebels. */
export function guessDefence(g: Pax, colour: number, target: number): number {
  let strength = g.fort[target]
  for (const site of tables.sitesOfArea[areaOf(target)]) {
    if (g.rebel[site] !== NO_REBEL) strength += site === target ? 1 : -1
    if (g.disk[site] >= 0) strength += g.disk[site] === colour && site !== target ? -1 : 1
    if (g.meeple[site] >= 0 && g.meeple[site] < 5) strength += g.meeple[site] === colour && site !== target ? -1 : 1
  }
  return strength
}

/** Nobody listens while a battle is only thought of. */
const UNHEARD: World = { chance: fastChance(0), listen: undefined }

/** By how much a fleet would win. H6b-land: in solitaire nobody chooses a side, so it is known; otherwise a guess. */
function marginOf(g: Pax, colour: number, target: number): number {
  if (g.solitaire === 0) return g.shipCount[colour] - guessDefence(g, colour, target)
  const [fleet, defence] = countStrength(g, UNHEARD, colour, target, 0)
  return fleet === defence && winsTies(g, colour) ? 1 : fleet - defence
}

/** What attacking a Site promises: Treasure and damage, if the fleet seems strong enough. */
export function worthOfAttack(g: Pax, colour: number, target: number): number {
  const margin = marginOf(g, colour, target)
  if (margin <= 0) return -5 + margin
  const chests = Math.min(g.chest[target], cargoSpace(g, colour))
  return 2 + 4 * chests + 6 * g.relicsAt[target] + (isRebellious(g, areaOf(target)) && !isWar(g) ? 0 : 1)
}

/** A Site that its word keeps it from draws a fleet nowhere: it would sail in circles. */
const mayAttack = (g: Pax, colour: number, site: number): boolean =>
  refuseAttack(g, colour, site) === undefined && !hasForsworn(g, seatOf(g, colour), site)

/** What a sea zone promises to a fleet with room aboard. */
export function worthOfZone(g: Pax, colour: number, zone: number): number {
  let best = 0
  for (const site of tables.sitesOfZone[zone]) {
    if (canLoad(g, colour, site)) best = Math.max(best, 4)
    else if (mayAttack(g, colour, site)) best = Math.max(best, worthOfAttack(g, colour, site))
  }
  return best - 0.3 * toEurope()[zone]
}

/** F3, AMB-60. Whether a Colony would take somebody who is aboard. */
const takesPassenger = (g: Pax, colour: number, site: number): boolean =>
  g.cargoIndigenous[colour] > 0 ? isVacantColony(g, site) : couldHire(g, colour, site)

/** Steps from a zone to the nearest Colony that would take somebody who is aboard. */
function stepsToVacancy(g: Pax, colour: number, from: number): number {
  let nearest: number = ZONE_COUNT
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (steps()[from][zone] < nearest && tables.sitesOfZone[zone].some(site => takesPassenger(g, colour, site))) {
      nearest = steps()[from][zone]
    }
  }
  return nearest
}

/** Where a fleet should go: passengers to a Colony, Treasure home, otherwise only where something is to be had. */
export function worthOfSailing(g: Pax, colour: number, zone: number): number {
  const from = g.fleet[colour]
  if (mustDeliver(g, colour)) return 3 * (stepsToVacancy(g, colour, from) - stepsToVacancy(g, colour, zone))
  if (hasTreasure(g, colour)) return towardsEurope(g, colour, zone)
  const turn = turnOf(g)
  return turn.battles < turn.limit ? worthOfZone(g, colour, zone) - 1 : canLoadIn(g, colour, zone) ? 2 : -1
}

/** The way home with Treasure: good if it gets shorter. */
export const towardsEurope = (g: Pax, colour: number, zone: number): number =>
  3 * (toEurope()[g.fleet[colour]] - toEurope()[zone])

const canLoadIn = (g: Pax, colour: number, zone: number): boolean =>
  tables.sitesOfZone[zone].some(site => canLoad(g, colour, site))

/** What another leg of an announced course is worth: it should lead home. */
export const worthOfLeg = (course: readonly number[], zone: number): number =>
  toEurope()[course[course.length - 1]] - toEurope()[zone]

/** What a course is worth as it is: it should end where fleets leave for EUROPE. */
export const worthOfCourse = (course: readonly number[]): number =>
  tables.europeFrom[course[course.length - 1]] ? 2 : -1
