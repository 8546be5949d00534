import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { fillCoffers } from './f6-unloading.ts'
import { type Pax, PURPLE } from './state.ts'
import { tell } from './words.ts'

/** What a Relic is worth in Chests. */
const RELIC_CHESTS = 2

/** H6b-result, H6c. Chests that the Sun King got hold of go into the War Coffers, and to the Pool if those are full. */
export function chestsForTheKing(g: Pax, world: World, rule: RuleId, chests: number): void {
  if (chests === 0) return
  const added = fillCoffers(g, chests)
  g.poolChests += chests - added
  tell(world, g, rule, 'chests-to-coffers', PURPLE, added, chests - added)
}

/** AMB-45, AMB-74. A Relic that he got hold of goes there as two Chests from the Pool. */
export function relicForTheKing(g: Pax, world: World, rule: RuleId): void {
  g.poolRelics++
  const added = fillCoffers(g, Math.min(RELIC_CHESTS, g.poolChests))
  g.poolChests -= added
  tell(world, g, rule, 'relic-to-coffers', PURPLE, added)
}
