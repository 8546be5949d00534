import { bitOf, reveal } from '@spanish-main/kernel'
import { isOverHandLimit } from './d3-values.ts'
import { offerHand, sell } from './d3f-sell.ts'
import { discardFromHand, discardOpenly, holds, outOfHand } from './decks.ts'
import { colourOf, seatOf } from './players.ts'
import type { Pax } from './state.ts'
import { isHaven } from './tables.ts'
import { decision, type FrameOf, move, no } from './words.ts'

const NOT_IN_HAND = no('D3f', 'not-in-hand')

/** D3f, D3f-discard-haven. Any card may go: a Haven card unseen, a Market card face up under its deck. */
const discard = move({
  rule: 'D3f',
  args: ['card'],
  stays: true,
  offers: offerHand,
  refuse: (g, seat, card) => (holds(g, colourOf(g, seat), card) ? undefined : NOT_IN_HAND),
  play(g, seat, world, card) {
    const colour = colourOf(g, seat)
    if (isHaven(card)) {
      discardFromHand(g, world, 'D3f-discard-haven', card, colour)
      return
    }
    outOfHand(g, card, colour)
    reveal(g, card)
    discardOpenly(g, world, 'D3f', card, colour)
  },
})

/** D3f, GL-hand-limit. At the end of a play turn cards are sold or Discarded until the Hand fits. */
export const handLimitChoice = decision('hand-limit', {
  rule: 'D3f',
  who: (g, frame) => (isOverHandLimit(g, colourOf(g, frame.seat)) ? bitOf(frame.seat) : 0),
  moves: { discard, sell },
})

/** D3g. At the end of the play year everybody over the limit Discards, all at once; nobody sells any more. */
export const yearEndHands = decision('year-end-hands', { rule: 'D3g', who: overTheLimit, moves: { discard } })

function overTheLimit(g: Pax, _frame: FrameOf<'year-end-hands'>): number {
  let seats = 0
  for (let i = 0; i < g.order.length; i++) if (isOverHandLimit(g, g.order[i])) seats |= bitOf(seatOf(g, g.order[i]))
  return seats
}
