import { EMPTY, INDIGENOUS, type Pax } from './state.ts'
import { tables } from './tables.ts'
import { by } from './words.ts'

/** Vocabulary of the map. A Colony is a disk, a Mission a Bible; what stands there is its Meeple. */
export const isColony = (g: Pax, site: number): boolean => g.disk[site] !== EMPTY
export const isMission = (g: Pax, site: number): boolean => g.bible[site] !== EMPTY
export const isCathedral = (g: Pax, site: number): boolean => g.cathedral[site] === 1
export const isVisita = (g: Pax, site: number): boolean => isMission(g, site) && g.cathedral[site] === 0
export const isTribal = (site: number): boolean => tables.kindOfSite[site] === 'tribal'
export const isSpanishSite = (site: number): boolean => tables.kindOfSite[site] === 'spanish'
export const isSquatterSite = (site: number): boolean => tables.kindOfSite[site] === 'squatter'
export const isRebelSite = (site: number): boolean => tables.kindOfSite[site] === 'rebel'

/** A Colony without Labor: a disk without a Meeple. */
export const isVacantColony = (g: Pax, site: number): boolean => g.disk[site] !== EMPTY && g.meeple[site] === EMPTY
/** A Tribal Site with neither Meeple nor Bible; a vacant Cathedral is none. */
export const isVacantTribal = (g: Pax, site: number): boolean =>
  isTribal(site) && g.meeple[site] === EMPTY && g.bible[site] === EMPTY
/** GL-slave. An Indigenous on a Colony. */
export const isSlave = (g: Pax, site: number): boolean => g.disk[site] !== EMPTY && g.meeple[site] === INDIGENOUS
/** A coloured Meeple. */
export const isCitizen = (meeple: number): boolean => meeple >= 0 && meeple < INDIGENOUS
/** GL-refugee. A Citizen on a Colony or Mission of another colour. */
export const isRefugee = (g: Pax, site: number): boolean =>
  isCitizen(g.meeple[site]) && g.meeple[site] !== g.disk[site] && g.meeple[site] !== g.bible[site]

/** Colour of the Colony or Mission on a Site, −1 if there is none. */
export const ownerOf = (g: Pax, site: number): number => (g.disk[site] !== EMPTY ? g.disk[site] : g.bible[site])

/** Area of a Site: a land zone, or a wilderness, an area of its own (AMB-05). */
export const areaOf = (site: number): number => tables.areaOfSite[site]

/** B2b. A Site can be used from any sea zone that it touches. */
export const touchesZone = (site: number, zone: number): boolean => tables.zonesOfSite[site].includes(zone) && by('B2b')
