import type { World } from '@spanish-main/kernel'
import { CHEST, RELICS } from './f5-loading.ts'
import { isColony, isMission } from './sites.ts'
import type { Pax } from './state.ts'
import { removeColony, removeMission } from './tokens.ts'
import { tell } from './words.ts'

/** E5f-treasure. A piece that nobody takes goes to the Pool. */
export function loseTreasure(g: Pax, world: World, treasure: number, site: number): void {
  if (treasure === CHEST) {
    g.chest[site]--
    g.poolChests++
  } else {
    g.relicsAt[site]--
    g.poolRelics++
  }
  tell(world, g, 'E5f-treasure', 'treasure-lost', site, treasure)
}

/** E5f-sack. Disk or Bible back to its column, Cathedral and Treasure left behind to the Pool. */
export function sackSite(g: Pax, world: World, site: number): void {
  while (g.relicsAt[site] > 0) loseTreasure(g, world, RELICS, site)
  if (isColony(g, site)) removeColony(g, world, 'E5f-sack', site)
  if (isMission(g, site)) removeMission(g, world, 'E5f-sack', site)
}
