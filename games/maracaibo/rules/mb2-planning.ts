import { reveal } from '@spanish-main/kernel'
import { inHand, offerHand, planningSlots } from './players.ts'
import { PLACE } from './state.ts'
import { move, no, tell } from './words.ts'

const NOT_IN_HAND = no('MB-2.2', 'not-in-hand')
const SLOTS_FULL = no('MB-2.2', 'slots-full')

/** MB-2.2. A hand card goes into a free planning slot, at any time in the own turn. */
export const planMove = move({
  rule: 'MB-2.2',
  args: ['project'],
  stays: true,
  offers: offerHand,
  refuse(g, seat, card) {
    if (!inHand(g, seat, card)) return NOT_IN_HAND
    return g.plannedSize[seat] >= planningSlots(g, seat) ? SLOTS_FULL : undefined
  },
  play(g, seat, world, card) {
    g.place[card] = PLACE.planned + seat
    g.handSize[seat]--
    g.plannedSize[seat]++
    reveal(g, card)
    tell(world, g, 'MB-2.2', 'planned', seat, card)
  },
})
