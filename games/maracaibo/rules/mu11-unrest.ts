import type { World } from '@spanish-main/kernel'
import { zoneOf } from './mb1-setup.ts'
import { type Maracaibo, NATIONS } from './state.ts'
import { tables } from './tables.ts'
import { by, tell } from './words.ts'

/** MU-11.1, MR-29. New markers of those set aside, on the lowest empty locations of their zones. */
export function newUnrest(g: Maracaibo, world: World): void {
  if (tables.pack.scenarios[g.scenario].occupation !== 'one-each') return
  const count = tables.pack.unrestMarkers[g.round - 1]
  for (let nation = 0; nation < NATIONS; nation++) {
    for (let i = 0; i < count; i++) {
      const at = zoneOf(g, nation).find(place => g.markers[place] === 0)
      if (at === undefined || g.aside[nation] === 0) continue
      by('MR-29')
      g.aside[nation]--
      g.markers[at] = 1
      g.owner[at] = nation
      tell(world, g, 'MU-11.1', 'marker-placed', nation, at)
    }
  }
}
