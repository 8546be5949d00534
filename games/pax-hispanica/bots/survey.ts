import { isRebellious } from '../rules/calendar.ts'
import { tokensOnMap } from '../rules/g3-victory.ts'
import { areaOf, isCitizen } from '../rules/sites.ts'
import { COLOUR_COUNT, EMPTY, type Pax } from '../rules/state.ts'
import { type Goal, goalsOf } from './victories.ts'

/** What the map holds for each colour, counted once for all terms of an evaluation. */
export interface Survey {
  /** G3a: what counts at the Dove. */
  readonly tokens: number[]
  /** Tokens that a player has on the average. */
  meanTokens: number
  readonly colonies: number[]
  /** Colonies without Labor. */
  readonly vacancies: number[]
  readonly forts: number[]
  readonly visitas: number[]
  readonly cathedrals: number[]
  /** Citizens of the colour, wherever they stand. */
  readonly citizens: number[]
  /** Treasure in own Colonies that a fleet could fetch, in Chests; a Relic is worth two. */
  readonly treasure: number[]
  readonly goals: readonly Goal[]
}

const perColour = (): number[] => new Array<number>(COLOUR_COUNT).fill(0)

export function survey(g: Pax): Survey {
  const all: Survey = {
    tokens: perColour(),
    meanTokens: 0,
    colonies: perColour(),
    vacancies: perColour(),
    forts: perColour(),
    visitas: perColour(),
    cathedrals: perColour(),
    citizens: perColour(),
    treasure: perColour(),
    goals: goalsOf(g),
  }
  for (let colour = 0; colour < COLOUR_COUNT; colour++) all.tokens[colour] = tokensOnMap(g, colour)
  for (const colour of g.order) all.meanTokens += all.tokens[colour] / g.order.length
  for (let site = 0; site < g.disk.length; site++) countSite(g, site, all)
  return all
}

function countSite(g: Pax, site: number, all: Survey): void {
  const meeple = g.meeple[site]
  if (isCitizen(meeple)) all.citizens[meeple]++
  const disk = g.disk[site]
  if (disk >= 0) {
    all.colonies[disk]++
    all.forts[disk] += g.fort[site]
    if (meeple === EMPTY) all.vacancies[disk]++
    if (!isRebellious(g, areaOf(site))) all.treasure[disk] += g.chest[site] + 2 * g.relicsAt[site]
  }
  if (g.bible[site] >= 0) (g.cathedral[site] === 1 ? all.cathedrals : all.visitas)[g.bible[site]]++
}
