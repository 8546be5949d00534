import { drawHaven } from '../rules/decks.ts'
import type { Pax } from '../rules/state.ts'
import { no } from '../rules/words.ts'
import type { CardAction } from './action.ts'

const NONE_LEFT = no('RS-haven', 'no-haven-card')

/** D4f-empty. Whether the deck, or some other Hand, has a Haven card. */
function canDraw(g: Pax, colour: number): boolean {
  if (g.havenLeft > 0) return true
  for (const other of g.order) if (other !== colour && g.havenHand[other] > 0) return true
  return false
}

/** RS-haven. */
export const haven: CardAction = {
  rule: 'RS-haven',
  refuse: (g, colour) => (canDraw(g, colour) ? undefined : NONE_LEFT),
  play: (g, colour, world) => drawHaven(g, world, 'RS-haven', colour),
}
