import type { World } from '@spanish-main/kernel'
import { kidnap, whyNotKidnap } from './e2a-kidnap.ts'
import { employ, whyNotEmploy } from './e2b-employ.ts'
import { importSlave, mayImport } from './e2c-ownerless-spain.ts'
import { kingChoice } from './h0-choices.ts'
import { areaOf, isMission, isVacantColony } from './sites.ts'
import { type Pax, PURPLE } from './state.ts'
import { tables } from './tables.ts'
import { type FrameOf, repeat, sequence } from './words.ts'

/**
 * H1b, E2c. Where a Colony of the Sun King takes its Labor: a Visita of Ganga Zumba, a plain Tribal Site, a Cathedral,
 * and a Visita of his own only if nothing else is left (E2a).
 */
function sourcesOf(g: Pax, colony: number): number[] {
  const near = tables.sitesOfArea[areaOf(colony)]
  const captives = near.filter(site => whyNotKidnap(g, colony, site) === undefined)
  const others = captives.filter(site => g.bible[site] !== PURPLE)
  const classes = [
    others.filter(site => isMission(g, site)),
    others.filter(site => !isMission(g, site)),
    near.filter(site => whyNotEmploy(g, colony, site) === undefined),
    captives.filter(site => g.bible[site] === PURPLE),
  ]
  return classes.find(sites => sites.length > 0) ?? []
}

function take(g: Pax, world: World, source: number, colony: number): void {
  if (whyNotKidnap(g, colony, source) === undefined) kidnap(g, world, colony, source)
  else employ(g, world, colony, source)
}

/** H3, H0-choices. Which of several equal sources a Colony takes. */
export const kingSource = kingChoice('king-source', 'H1b', 'take', 'site', take)

/** H3, H0-choices. Which Colony gets one of too few Slaves of the Pool: for the others there is none. */
export const kingImport = kingChoice('king-import', 'H1b', 'import', 'site', importSlave)

/** H1b. The vacant Colonies of the Sun King one after the other, first those that find Labor in their land zone. */
export const kingLabour = sequence('king-labour', [repeat('H1b', findLabour), repeat('H1b', buySlaves)])

const vacant = (g: Pax): number[] => tables.sitesOfKind.spanish.filter(site => isVacantColony(g, site))

function findLabour(g: Pax, _frame: FrameOf<'king-labour'>, world: World): boolean {
  const colony = vacant(g).find(site => sourcesOf(g, site).length > 0)
  if (colony === undefined) return false
  kingSource.among(g, world, sourcesOf(g, colony), colony)
  return true
}

/** ED-03, AMB-45. */
function buySlaves(g: Pax, _frame: FrameOf<'king-labour'>, world: World): boolean {
  const colonies = vacant(g)
  if (colonies.length === 0 || !mayImport(g)) return false
  kingImport.among(g, world, g.poolIndigenous >= colonies.length ? colonies.slice(0, 1) : colonies)
  return true
}
