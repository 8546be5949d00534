import type { World } from '@spanish-main/kernel'
import { hasAfricanSlaves } from './calendar.ts'
import { inPlay, rank } from './players.ts'
import { areaOf, isCitizen, isColony, isSlave } from './sites.ts'
import { COLOUR_COUNT, type Pax } from './state.ts'
import { tables } from './tables.ts'
import { earn, removeMeeple } from './tokens.ts'
import { by, type FrameOf, tell } from './words.ts'

/**
 * D1e, GL-goods. Each Colony in a land zone that shows a Good of the year gets a Chest unless it has one; rebellion
 * does not matter. AMB-09: Good by Good, then in Player Order, unplayed Spain last, as long as Chests last. Those in
 * the War Coffers never come back (B5h).
 */
export function placeGoods(g: Pax, frame: FrameOf<'goods-year'>, world: World): void {
  const received: number[] = []
  for (const good of tables.goodsIn(g.year)) {
    const producers = producersOf(g, good)
    for (let turn = 0; turn <= COLOUR_COUNT; turn++) {
      for (const site of producers) {
        if (rank(g, g.disk[site]) !== turn) continue
        if (g.poolChests === 0 && by('AMB-09')) continue
        g.poolChests--
        g.chest[site] = 1
        received.push(site)
        tell(world, g, 'D1e', 'chest-placed', site, good)
      }
    }
  }
  frame.supplied = received
}

function producersOf(g: Pax, good: number): number[] {
  const zones = tables.landZonesOfGood[good]
  const producers: number[] = []
  for (let site = 0; site < g.disk.length; site++) {
    if (isColony(g, site) && g.chest[site] === 0 && zones.includes(areaOf(site))) producers.push(site)
  }
  return producers
}

/** D1f. Slaves on Colonies with a new Chest go to the Pool, until OM-african-slaves. */
export function wearOutSlaves(g: Pax, frame: FrameOf<'goods-year'>, world: World): void {
  if (hasAfricanSlaves(g)) return
  for (const site of frame.supplied) {
    if (!isSlave(g, site)) continue
    tell(world, g, 'D1f', 'worn-out', g.disk[site], site)
    removeMeeple(g, world, 'D1f', site)
  }
}

/** D1g. A Citizen who made a new Chest earns $1 for the player of his own colour, whoever owns the Colony. */
export function payEarnings(g: Pax, frame: FrameOf<'goods-year'>, world: World): void {
  for (const site of frame.supplied) {
    const citizen = g.meeple[site]
    if (!isCitizen(citizen) || !inPlay(g, citizen)) continue
    tell(world, g, 'D1g', 'earnings', citizen, site, 1)
    earn(g, world, 'D1g', citizen, 1)
  }
}
