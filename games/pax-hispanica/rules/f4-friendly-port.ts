import { isRebellious } from './calendar.ts'
import { legality } from './ships.ts'
import { areaOf } from './sites.ts'
import { type Pax, PURPLE } from './state.ts'
import { PLUNDER } from './tables.ts'
import { by } from './words.ts'

/** F4a, E6b. Your Colony in a land zone that is not rebellious; F4b, AMB-36: none for a purple PLUNDER fleet. */
export const isFriendlyPort = (g: Pax, colour: number, site: number): boolean =>
  g.disk[site] === colour &&
  !isRebellious(g, areaOf(site)) &&
  !(colour === PURPLE && legality(g, colour) === PLUNDER && by('AMB-36'))
