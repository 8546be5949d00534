import { rollDie } from '@spanish-main/kernel'
import { leadersAt } from './people.ts'
import { COLONIST, DETACHMENT, loseMen, menAt } from './posts.ts'
import { SPAIN, STREAM } from './state.ts'
import { tables } from './tables.ts'
import { sequence, step, tell } from './words.ts'

/** C5. One roll for each hex with own Colonists or detachments. */
export const landAttrition = sequence('land-attrition', [
  step('12.4', (g, { seat }, world) => {
    const hexes = g.postHex.filter((_, i) => g.postSeat[i] === seat)
    const table = g.laterAttrition === 1 ? tables.laterLandAttrition : tables.landAttrition
    for (const hex of hexes) {
      const level = tables.attrition[hex]
      if (level === 0) continue
      const eased = seat === SPAIN && leadersAt(g, hex) > 0
      const die = Math.max(1, rollDie(g, world, STREAM.dice) - (eased ? 1 : 0))
      const toll = table[die - 1][level - 1]
      tell(world, g, eased ? '15.55' : '12.4', 'land-toll', g.nation[seat], hex, level, die)
      const dead = (kind: number, n: number): number => Math.min(menAt(g, seat, hex, kind), toll.all ? 999 : n)
      loseMen(g, world, '12.4', seat, hex, COLONIST, dead(COLONIST, toll.colonists))
      loseMen(g, world, '12.4', seat, hex, DETACHMENT, dead(DETACHMENT, toll.detachments))
    }
  }),
])
