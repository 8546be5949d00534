import { refusePeerage } from '../rules/d3d-peerage.ts'
import { anchorPeerage } from '../rules/peers.ts'
import type { CardAction } from './action.ts'

/** RS-reach-peerage, D3d-reach. The card is Anchored under the top Bible; its Ability works at once (D3d-ability). */
export const reachPeerage: CardAction = {
  rule: 'RS-reach-peerage',
  refuse: refusePeerage,
  play: (g, colour, world, card) => anchorPeerage(g, world, 'D3d-reach', colour, card),
}
