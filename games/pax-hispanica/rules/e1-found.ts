import type { Refusal, World } from '@spanish-main/kernel'
import { hasTitle } from './players.ts'
import { audienciaFee } from './pr-real-audiencia.ts'
import { isColony, isSpanishSite, isSquatterSite } from './sites.ts'
import { EN, type Pax, PURPLE } from './state.ts'
import { TITLE } from './tables.ts'
import { placeDisk, placeFort } from './tokens.ts'
import { by, no, tell } from './words.ts'

const NO_DISK = no('E1', 'no-disk-left')
const NOT_A_COLONY_SITE = no('E1', 'not-a-colony-site')
const OCCUPIED = no('E1', 'occupied')
const SPANISH_SITE = no('E1a', 'spanish-site')
const SQUATTER_SITE = no('E1a', 'squatter-site')
const NO_FORT = no('E1b', 'no-fort-left')
const NO_COLONY = no('E1b', 'no-colony')
const FORTIFIED = no('E1b', 'already-fortified')
const NOT_YOURS = no('ED-09', 'not-your-colony')

/** E1, E1a. Why a colour cannot found a Colony on a Site. */
export function refuseFounding(g: Pax, colour: number, site: number): Refusal | undefined {
  if (g.disksLeft[colour] === 0) return NO_DISK
  if (isSpanishSite(site)) {
    if (colour !== PURPLE) return SPANISH_SITE
  } else if (!isSquatterSite(site)) return NOT_A_COLONY_SITE
  else if (colour === PURPLE) return SQUATTER_SITE
  return isColony(g, site) ? OCCUPIED : undefined
}

/** E1. The Colony starts without Labor. PR-governor, AMB-48: his start with a fort while there are forts. */
export function foundColony(g: Pax, world: World, colour: number, site: number): void {
  placeDisk(g, site, colour)
  tell(world, g, 'E1', 'colony-founded', colour, site)
  if (hasTitle(g, colour, TITLE.governor) && !(g.poolForts === 0 && by('AMB-48'))) {
    placeFort(g, site)
    tell(world, g, 'PR-governor', 'fort-built', colour, site)
  }
  audienciaFee(g, world, colour)
}

/** E1b. Why a Colony cannot be fortified. ED-09: in the English edition only one's own can. */
export function refuseFort(g: Pax, colour: number, site: number): Refusal | undefined {
  if (g.poolForts === 0) return NO_FORT
  if (!isColony(g, site)) return NO_COLONY
  if (g.edition === EN && g.disk[site] !== colour) return NOT_YOURS
  return g.fort[site] === 1 ? FORTIFIED : undefined
}

/** E1b. */
export function fortify(g: Pax, world: World, colour: number, site: number): void {
  placeFort(g, site)
  tell(world, g, 'E1b', 'fort-built', colour, site)
}
