import type { Refusal, World } from '@spanish-main/kernel'
import { LAND_ZONE_COUNT } from '../data/index.ts'
import { isRebellious } from './calendar.ts'
import { hasJesuits, hasTitle, holderOf } from './players.ts'
import { areaOf, isMission, isTribal } from './sites.ts'
import { INDIGENOUS, type Pax } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { liftMeeple, putMeeple, removeMission } from './tokens.ts'
import { by, no, tell } from './words.ts'

const WILDERNESS = no('B1a', 'no-kidnapping')
const ELSEWHERE = no('E2a', 'other-land-zone')
const NO_INDIGENOUS = no('E2a', 'no-indigenous')
const REBELLIOUS = no('E2a', 'rebellious')
const MAROON_KING = no('PR-maroon-king', 'no-kidnapping')
const PROTECTOR = no('PR-protector', 'no-kidnapping')
const JESUITS = no('NA-jesuits', 'no-kidnapping')

/** PR-protector. A land zone where the PROTECTOR OF THE INDIANS has a Colony. */
function isProtected(g: Pax, area: number): boolean {
  const protector = holderOf(g, TITLE.protector)
  return protector >= 0 && tables.sitesOfArea[area].some(site => g.disk[site] === protector)
}

/** E2a. Why a vacant Colony cannot kidnap from a Site in the goods year. Unplayed Spain is bound by it too (AMB-06). */
export function whyNotKidnap(g: Pax, colony: number, site: number): Refusal | undefined {
  if (areaOf(site) >= LAND_ZONE_COUNT) return WILDERNESS
  if (areaOf(site) !== areaOf(colony)) return ELSEWHERE
  if (!isTribal(site) || g.meeple[site] !== INDIGENOUS) return NO_INDIGENOUS
  if (isRebellious(g, areaOf(site))) return REBELLIOUS
  if (hasTitle(g, g.disk[colony], TITLE['maroon-king'])) return MAROON_KING
  if (isProtected(g, areaOf(site))) return PROTECTOR
  return isMission(g, site) && hasJesuits(g, g.bible[site]) ? JESUITS : undefined
}

/** E2a, E2a-martyr, E4a. An Indigenous becomes the Colony's Slave; a Visita does not survive it. */
export function kidnap(g: Pax, world: World, colony: number, site: number): void {
  tell(world, g, 'E2a', 'kidnapped', g.disk[colony], colony, site)
  putMeeple(g, world, 'E2a', colony, liftMeeple(g, world, 'E2a', site))
  if (isMission(g, site) && by('E4a')) removeMission(g, world, 'E2a-martyr', site)
}
