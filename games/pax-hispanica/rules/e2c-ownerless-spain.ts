import type { World } from '@spanish-main/kernel'
import { kidnap, whyNotKidnap } from './e2a-kidnap.ts'
import { employ, whyNotEmploy } from './e2b-employ.ts'
import { inPlay, rank } from './players.ts'
import { isMission, isVacantColony } from './sites.ts'
import { COLOUR_COUNT, EN, INDIGENOUS, type Pax, PURPLE } from './state.ts'
import { tables } from './tables.ts'
import { placeMeeple } from './tokens.ts'
import { by, tell } from './words.ts'

/** E2c, GL-ownerless-spain. Its vacant Colonies help themselves, in the order of the Spanish Sites (AMB-55). */
export function acquireForSpain(g: Pax, world: World): void {
  if (inPlay(g, PURPLE)) return
  by('GL-ownerless-spain')
  for (const colony of tables.sitesOfKind.spanish) {
    if (!isVacantColony(g, colony)) continue
    const victim = bestSource(g, colony, kidnapPriority)
    const cathedral = bestSource(g, colony, hirePriority)
    if (victim >= 0) kidnap(g, world, colony, victim)
    else if (cathedral >= 0) employ(g, world, colony, cathedral)
    else if (mayImport(g)) importSlave(g, world, colony)
  }
}

type Priority = (g: Pax, colony: number, site: number) => number
const NEVER = COLOUR_COUNT + 2

/** Visitas in Player Order of their owners, then Tribal Sites without a Mission. */
const kidnapPriority: Priority = (g, colony, site) => {
  if (whyNotKidnap(g, colony, site) !== undefined) return NEVER
  return isMission(g, site) ? rank(g, g.bible[site]) : COLOUR_COUNT + 1
}

/** Cathedrals in Player Order of their owners. */
const hirePriority: Priority = (g, colony, site) =>
  whyNotEmploy(g, colony, site) === undefined ? rank(g, g.bible[site]) : NEVER

/** The source of the first priority; AMB-55: among equal ones the nearest, then the first on the list. −1 if none. */
function bestSource(g: Pax, colony: number, priority: Priority): number {
  let best = -1
  let first = NEVER
  for (const site of tables.nearest[colony]) {
    const place = priority(g, colony, site)
    if (place > first || place === NEVER || (place === first && by('AMB-55'))) continue
    first = place
    best = site
  }
  return best
}

/** ED-03, AMB-45. In the Polish edition a Slave Trade is the last resort, of the Sun King too. */
export const mayImport = (g: Pax): boolean => !(g.edition === EN && by('ED-03')) && g.poolIndigenous > 0

export function importSlave(g: Pax, world: World, colony: number): void {
  tell(world, g, 'E2c', 'slave-imported', colony)
  placeMeeple(g, world, 'E2c', colony, INDIGENOUS)
}
