import type { World } from '@spanish-main/kernel'
import { unlockedCount } from './players.ts'
import { type Maracaibo, SHEET } from './state.ts'
import { tables } from './tables.ts'
import { tell } from './words.ts'

/** MB-12.7. Points for discs by the table. */
export function discPoints(discs: number): number {
  const { first, each, most } = tables.pack.jeanDiscPoints
  if (discs < first.length) return first[discs]
  return Math.min(most, first[first.length - 1] + each * (discs - first.length + 1))
}

export function jeanIncome(g: Maracaibo, world: World): void {
  const points = g.aCards + discPoints(g.aDiscs)
  g.aPoints += points
  tell(world, g, 'MB-12.7', 'jean-scored', SHEET.income, points)
}

/** Points for a lead: none below the first step. */
function leadPoints(lead: number, steps: readonly number[]): number {
  let points = 0
  for (const [i, step] of steps.entries()) if (lead >= step) points = tables.pack.jeanLeads.points[i]
  return points
}

/** MB-12.8. Quests, and leads over the player. */
export function jeanFinal(g: Maracaibo, world: World): void {
  const leads = tables.pack.jeanLeads
  const points =
    leads.quest * g.aQuests +
    leadPoints(g.aQuests - g.quests[0], leads.quests) +
    leadPoints(Math.floor(g.aDiscs / 2) - unlockedCount(g, 0), leads.upgrades) +
    leadPoints(tables.toEnd[g.explorer[0]] - tables.toEnd[g.aExplorer], leads.explorer)
  g.aPoints += points
  tell(world, g, 'MB-12.8', 'jean-scored', SHEET.comparison, points)
}
