import type { Offer } from '@spanish-main/kernel'
import { isDebased } from './calendar.ts'
import { discardFromHand, holds } from './decks.ts'
import { colourOf, hasTitle } from './players.ts'
import { HAND, type Pax } from './state.ts'
import { CARDS_IN_ALL, isHaven, TITLE } from './tables.ts'
import { earn } from './tokens.ts'
import { by, move, no, tell } from './words.ts'

const NOT_IN_HAND = no('D3f-sell', 'not-in-hand')
const HAVEN_CARD = no('D3f-sell', 'haven-card')
const DEBASED = no('OM-debasement', 'market-card')

/** Every card of a seat's own Hand. */
export function offerHand(g: Pax, seat: number, offer: Offer): void {
  const colour = colourOf(g, seat)
  const { place } = g
  let left = g.marketHand[colour] + g.havenHand[colour]
  // Written out, not `holds`: no other loop runs as often.
  for (let card = 0; left > 0 && card < CARDS_IN_ALL; card++) {
    if (place[card] !== HAND + colour) continue
    left--
    offer(card)
  }
}

/** PR-capitania-general, AMB-16. Haven cards too, also after the Debasement. */
const sellsHavens = (g: Pax, colour: number): boolean =>
  hasTitle(g, colour, TITLE['capitania-general']) && by('PR-capitania-general')

/** Whether a colour could raise money by selling: public, by the backs of its cards. */
export const canSell = (g: Pax, colour: number): boolean =>
  (g.marketHand[colour] > 0 && !isDebased(g)) || (g.havenHand[colour] > 0 && sellsHavens(g, colour))

/** D3f-sell. At any time of one's own play turn; the card goes unseen under its deck. */
export const sell = move({
  rule: 'D3f-sell',
  args: ['card'],
  stays: true,
  offers: offerHand,
  refuse(g, seat, card) {
    const colour = colourOf(g, seat)
    if (!holds(g, colour, card)) return NOT_IN_HAND
    if (isHaven(card)) return sellsHavens(g, colour) ? undefined : HAVEN_CARD
    return isDebased(g) ? DEBASED : undefined
  },
  play(g, seat, world, card) {
    const colour = colourOf(g, seat)
    discardFromHand(g, world, 'D3f-sell', card, colour)
    tell(world, g, 'D3f-sell', 'sold', colour, 1)
    earn(g, world, 'D3f-sell', colour, 1)
  },
})
