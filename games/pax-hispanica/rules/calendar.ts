import { eraOfYear, FIRST_YEAR } from '../data/index.ts'
import { NO_REBEL, type Pax } from './state.ts'
import { tables } from './tables.ts'
import { by } from './words.ts'

export const GOODS_YEAR = 0
export const AUCTION_YEAR = 1
export const PLAY_YEAR = 2
export const SAIL_YEAR = 3

/** D0-cycle. */
export const kindOf = (year: number): number => (year - FIRST_YEAR) % 4

/** The Thirty Years' War begins (RS-dove). */
export const THIRTY_YEARS_WAR = 1618

/** B3c, GL-war. With eternal peace only the Anglo-Spanish War is fought (VA-eternal-peace). */
export function isWar(g: Pax): boolean {
  if (g.eternalPeace === 1 && g.year > 1602) return false
  by('B3c')
  return eraOfYear(g.year).state === 'war'
}

/** E6b. A land zone with a Rebel; wilderness never is (B1a). */
export function isRebellious(g: Pax, area: number): boolean {
  const site = tables.rebelSiteOfLandZone[area]
  return site !== undefined && g.rebel[site] !== NO_REBEL && by('E6b')
}

/** GL-pax. Whether a PRIVATEER finds War in an area: a rebellious one is always at War. */
export const isAtWar = (g: Pax, area: number): boolean => isWar(g) || (isRebellious(g, area) && by('GL-pax'))

/** OM-el-dorado, AMB-13. The whole cycle 1598 to 1601. */
export const isElDorado = (g: Pax): boolean => g.year <= 1601 && by('AMB-13')

/** OM-hurricane. */
export const isHurricane = (g: Pax): boolean => g.year === 1621

/** OM-debasement. */
export const isDebased = (g: Pax): boolean => g.year >= 1624

/** OM-african-slaves. */
export const hasAfricanSlaves = (g: Pax): boolean => g.year >= 1634 && by('OM-african-slaves')

/** OM-40-conspirators. Salary of a Citizen. */
export const salary = (g: Pax): number => (g.year >= 1638 && by('OM-40-conspirators') ? 2 : 1)

/** GL-dove, RS-dove. The sail year that ends the present cycle. */
export const sailYearOfCycle = (year: number): number => year + (SAIL_YEAR - kindOf(year))
