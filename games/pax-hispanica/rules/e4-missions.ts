import type { Refusal, World } from '@spanish-main/kernel'
import { anyCitizenLeft, settleCitizen } from './gl-token-limits.ts'
import { audienciaFee } from './pr-real-audiencia.ts'
import { isMission, isTribal } from './sites.ts'
import { INDIGENOUS, type Pax } from './state.ts'
import { removeMeeple } from './tokens.ts'
import { by, no, tell } from './words.ts'

const NOT_TRIBAL = no('E4', 'not-a-tribal-site')
const MISSION_THERE = no('E4', 'mission-there')
const NO_INDIGENOUS = no('E4', 'no-indigenous')

/** E4. Why no Mission can be established on a Site. Wilderness is as good as a land zone. */
export function refuseMission(g: Pax, _colour: number, site: number): Refusal | undefined {
  if (!isTribal(site)) return NOT_TRIBAL
  if (isMission(g, site)) return MISSION_THERE
  return g.meeple[site] === INDIGENOUS ? undefined : NO_INDIGENOUS
}

/** E4a. A Bible under an Indigenous: a Visita. */
export function startVisita(g: Pax, world: World, colour: number, site: number): void {
  by('E4a')
  g.biblesLeft[colour]--
  g.bible[site] = colour
  tell(world, g, 'E4', 'visita-started', colour, site)
  audienciaFee(g, world, colour)
}

/**
 * E4b, RS-literacy. A Visita becomes a Cathedral: its Indigenous goes to the Pool, a Citizen of the Bible's colour comes.
 * With all Citizens on the map it stays vacant.
 */
export function buildCathedral(g: Pax, world: World, actor: number, site: number): void {
  const owner = g.bible[site]
  removeMeeple(g, world, 'E4b', site)
  g.cathedral[site] = 1
  g.poolCathedrals--
  tell(world, g, 'E4b', 'cathedral-built', owner, site)
  if (anyCitizenLeft(g)) settleCitizen(g, world, 'E4b', site, owner, actor)
}
