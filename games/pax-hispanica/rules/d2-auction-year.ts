import { auction, buriedTreasure } from './d2a-auction.ts'
import { professionalDraw } from './d2b-professional-draw.ts'
import { debauchery } from './d2c-debauchery.ts'
import { seatOf } from './players.ts'
import { call, decision, repeat, sequence } from './words.ts'

/** D2, D0-order. Each player takes one turn, in Player Order. The Hand may grow to any size (D2-hand). */
export const auctionYear = sequence('auction-year', [
  repeat('D0-order', (g, frame) => {
    if (frame.next === g.order.length) return false
    call(g, 'auction-turn', seatOf(g, g.order[frame.next++]))
    return true
  }),
])

/** D2. Exactly one of the three: an auction, a Professional Draw or Debauchery. */
export const auctionTurn = decision('auction-turn', {
  rule: 'D2a',
  moves: {
    auction,
    'buried-treasure': buriedTreasure,
    'professional-draw': professionalDraw,
    debauchery,
  },
})
