import type { Refusal } from '@spanish-main/kernel'
import { isAtWar } from './calendar.ts'
import { legality } from './ships.ts'
import { areaOf } from './sites.ts'
import { type Pax, PURPLE } from './state.ts'
import { CONQUISTADOR, PRIVATEER, SMUGGLER } from './tables.ts'
import { by, no } from './words.ts'

const SMUGGLERS_DO_NOT_ATTACK = no('LT-1', 'smuggler')
const SPANISH = no('LT-1', 'spanish-site')
const PAX = no('LT-1', 'pax')

/** AMB-34. A Site with a purple disk or Bible; neither a Rebel Site nor one with only a purple Refugee. */
const isSpanish = (g: Pax, site: number): boolean =>
  (g.disk[site] === PURPLE || g.bible[site] === PURPLE) && by('AMB-34')

/** LT-1, E5a-legality, AMB-33. Why the Flagship's Legality forbids to attack a Site. Every Legality may enslave. */
export function refuseByLegality(g: Pax, colour: number, site: number): Refusal | undefined {
  const flag = legality(g, colour)
  if (flag === SMUGGLER) return SMUGGLERS_DO_NOT_ATTACK
  if (flag === CONQUISTADOR && isSpanish(g, site)) return SPANISH
  if (flag === PRIVATEER && !isAtWar(g, areaOf(site))) return PAX
  return undefined
}
