import type { World } from '@spanish-main/kernel'
import { questsAt } from './board.ts'
import { END_ORDER, trackEnd, trackPlace, waysFrom } from './mb7-explorer.ts'
import { JEAN, type Maracaibo, PLACE, QUEST0 } from './state.ts'
import { tables } from './tables.ts'
import { tell } from './words.ts'

/** MB-12.5, MU-5.6. The opponent's explorer goes to a quest within reach, else the full distance by the shortest way. */
export function walkAutoma(g: Maracaibo, distance: number, world: World): void {
  const ways = waysFrom(g, g.aExplorer, distance)
  let target = -1
  for (const [space, way] of ways) {
    const quest = tables.spaces[space].quest && questsAt(g, trackPlace(space)).length > 0
    if (quest && (target < 0 || way.cost < ways.get(target)!.cost)) target = space
  }
  const hasQuest = target >= 0
  if (!hasQuest) {
    for (const space of ways.keys()) {
      if (target < 0 || tables.toEnd[space] < tables.toEnd[target]) target = space
    }
  }
  if (target < 0) return
  g.aExplorer = target
  for (const barrier of ways.get(target)!.barriers) {
    g.aCrossed |= 1 << barrier
    g.order[barrier]++
  }
  if (target === trackEnd()) g.order[END_ORDER]++
  const jean = g.opponent === JEAN
  tell(world, g, jean ? 'MB-12.5' : 'MU-5.6', jean ? 'jean-explored' : 'jacques-explored', target)
  if (hasQuest) {
    const [quest] = questsAt(g, trackPlace(target))
    g.place[QUEST0 + quest] = PLACE.automa
    g.aQuests++
    tell(world, g, jean ? 'MB-12.5' : 'MU-5.6', jean ? 'jean-quest' : 'jacques-quest', quest)
  }
}
