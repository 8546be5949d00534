import type { Refusal, World } from '@spanish-main/kernel'
import { salary } from './calendar.ts'
import { inPlay } from './players.ts'
import { areaOf, isCathedral } from './sites.ts'
import { EMPTY, type Pax } from './state.ts'
import { liftMeeple, putMeeple, transfer } from './tokens.ts'
import { no, tell } from './words.ts'

const ELSEWHERE = no('E2b', 'other-land-zone')
const NO_CITIZEN = no('E2b', 'no-citizen')
const NO_SALARY = no('E2b', 'no-salary')

/** E2b, AMB-60. Why a vacant Colony cannot hire from a Site. Rebellion does not matter; the Pool always can pay. */
export function whyNotEmploy(g: Pax, colony: number, site: number): Refusal | undefined {
  const employer = g.disk[colony]
  if (areaOf(site) !== areaOf(colony)) return ELSEWHERE
  if (!isCathedral(g, site) || g.meeple[site] === EMPTY) return NO_CITIZEN
  return inPlay(g, employer) && g.money[employer] < salary(g) ? NO_SALARY : undefined
}

/** E2b, GL-refugee. The salary goes to the player of the Citizen's colour, otherwise to the Pool. */
export function employ(g: Pax, world: World, colony: number, site: number): void {
  const citizen = g.meeple[site]
  tell(world, g, 'E2b', 'hired', g.disk[colony], citizen, colony, salary(g))
  transfer(g, world, 'E2b', g.disk[colony], citizen, salary(g))
  putMeeple(g, world, 'E2b', colony, liftMeeple(g, world, 'E2b', site))
}
