import { offerHand } from '../rules/d3f-sell.ts'
import { discardFromHand, holds } from '../rules/decks.ts'
import { colourOf, seatOf } from '../rules/players.ts'
import type { Pax } from '../rules/state.ts'
import { earn } from '../rules/tokens.ts'
import { call, decision, move, no, tell } from '../rules/words.ts'
import type { CardAction } from './action.ts'

const NO_CARDS = no('RS-black-market', 'no-cards')
const NOT_IN_HAND = no('RS-black-market', 'not-in-hand')

const hasCards = (g: Pax, colour: number): boolean => g.marketHand[colour] + g.havenHand[colour] > 0

/** RS-black-market. Any number of Market and Haven cards for $2 each, also after the Debasement. */
export const blackMarket: CardAction = {
  rule: 'RS-black-market',
  refuse: (g, colour) => (hasCards(g, colour) ? undefined : NO_CARDS),
  play(g, colour) {
    call(g, 'black-market-action', seatOf(g, colour))
  },
}

export const blackMarketAction = decision('black-market-action', {
  rule: 'RS-black-market',
  moves: {
    sell: move({
      rule: 'RS-black-market',
      args: ['card'],
      offers: offerHand,
      refuse: (g, seat, card) => (holds(g, colourOf(g, seat), card) ? undefined : NOT_IN_HAND),
      play(g, seat, world, card) {
        const colour = colourOf(g, seat)
        discardFromHand(g, world, 'RS-black-market', card, colour)
        tell(world, g, 'RS-black-market', 'sold', colour, 2)
        earn(g, world, 'RS-black-market', colour, 2)
        if (hasCards(g, colour)) call(g, 'black-market-action', seat)
      },
    }),
    done: move({ rule: 'RS-black-market', play: () => undefined }),
  },
})
