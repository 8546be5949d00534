import type { World } from '@spanish-main/kernel'
import { winsTies } from './e5-land-battle.ts'
import { refuseAttack } from './e5a-targets.ts'
import { countStrength } from './e5b-strength.ts'
import { beatRebel, breachFort, loot, sackWithCitizen } from './e5f-fleet-wins.ts'
import { sackSite } from './e5f-sack.ts'
import { hasTitle } from './players.ts'
import { isVacantColony, isVisita } from './sites.ts'
import { INDIGENOUS, NO_REBEL, type Pax, PURPLE, RED, SITE_COUNT } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { liftMeeple, putMeeple } from './tokens.ts'
import { by, tell } from './words.ts'

const NO_TARGET = 4

/** H6c 1. Rebels, Ganga Zumba's Colonies with Treasure, his other Colonies, his Missions: 0 to 3, or no target. */
function classOf(g: Pax, site: number): number {
  if (g.rebel[site] !== NO_REBEL) return 0
  if (g.disk[site] === RED) return g.chest[site] + g.relicsAt[site] > 0 ? 1 : 2
  return g.bible[site] === RED ? 3 : NO_TARGET
}

/** H6c 1, AMB-76, AMB-77. By Legality, never a Site with a purple token; a Visita is enslaved by any Legality. */
const mayAttack = (g: Pax, site: number): boolean =>
  isVisita(g, site) ? !isMaroonKing(g) : refuseAttack(g, PURPLE, site) === undefined

/** PR-maroon-king. If he ever has it he enslaves nobody. */
const isMaroonKing = (g: Pax): boolean => hasTitle(g, PURPLE, TITLE['maroon-king'])

/** H6c 1. Whether the Sun King takes a Site for a target at all, beaten or not. */
export const mayBeAttackedByKing = (g: Pax, site: number): boolean =>
  classOf(g, site) !== NO_TARGET && mayAttack(g, site)

/** H6b-land, E5e. Nothing is hidden, so the result is known; PR-capitania-general wins ties. */
function beats(g: Pax, world: World, site: number): boolean {
  const [fleet, target] = countStrength(g, { chance: world.chance, listen: undefined }, PURPLE, site, 0)
  return fleet > target || (fleet === target && winsTies(g, PURPLE))
}

/** H6c 1. The Sites of the first class in which there is one that he may attack and will beat. */
export function targets(g: Pax, world: World): number[] {
  for (let kind = 0; kind < NO_TARGET; kind++) {
    const found: number[] = []
    for (let site = 0; site < SITE_COUNT; site++) {
      if (classOf(g, site) === kind && mayAttack(g, site) && beats(g, world, site)) found.push(site)
    }
    if (found.length > 0) return found
  }
  return []
}

/** H6c 2. The battle, won in advance, and what follows by E5f. */
export function fightForKing(g: Pax, world: World, site: number): void {
  tell(world, g, 'H6c', isVisita(g, site) ? 'enslave-announced' : 'attack-announced', PURPLE, site)
  const [fleet, target] = countStrength(g, world, PURPLE, site, 0)
  tell(world, g, 'E5e', 'land-battle-fought', PURPLE, site, fleet, target)
  tell(world, g, 'E5f', 'land-battle-won', PURPLE, site)
  loot(g, world, PURPLE, site)
  if (g.rebel[site] !== NO_REBEL) beatRebel(g, world, site)
  else if (g.fort[site] > 0) breachFort(g, world, site)
  else if (g.meeple[site] === INDIGENOUS) carryOff(g, world, site)
  else sackWithCitizen(g, world, PURPLE, site)
}

/** H6c 2, AMB-76. An Indigenous works for the nearest vacant Spanish Colony, or is lost to the Pool. */
function carryOff(g: Pax, world: World, site: number): void {
  const colony = isMaroonKing(g) ? -1 : nearestVacancy(g, site)
  const meeple = liftMeeple(g, world, 'H6c', site)
  if (colony < 0 && by('AMB-76')) {
    g.poolIndigenous++
    tell(world, g, 'H6c', 'captive-killed', site)
  } else {
    tell(world, g, 'H6c', 'captive-put-to-work', site, colony)
    putMeeple(g, world, 'H6c', colony, meeple)
  }
  sackSite(g, world, site)
}

function nearestVacancy(g: Pax, from: number): number {
  for (const site of tables.nearest[from]) if (g.disk[site] === PURPLE && isVacantColony(g, site)) return site
  return -1
}
