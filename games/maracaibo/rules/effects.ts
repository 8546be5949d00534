import { type Maracaibo, MEASURES } from './state.ts'
import type { Effects } from './tables.ts'

/** Adds the lasting effects of a card, upgrade or port to what a seat has, or takes them away again. */
export function addLasting(g: Maracaibo, seat: number, effects: Effects): void {
  for (let i = 0; i < MEASURES; i++) g.measures[seat * MEASURES + i] += effects.measures[i]
  g.switches[seat] |= effects.switches
  g.wildGoods[seat] |= effects.wildGoods
  g.wildObjects[seat] |= effects.wildObjects
  g.wildCards[seat] |= effects.wildCards
  for (let on = 0; on < effects.triggers.length; on++) if (effects.triggers[on].length > 0) g.triggers[seat] |= 1 << on
}
