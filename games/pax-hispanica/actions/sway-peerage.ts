import { refusePeerage } from '../rules/d3d-peerage.ts'
import { anchorPeerage } from '../rules/peers.ts'
import type { CardAction } from './action.ts'

/** RS-sway-peerage, D3d-sway. The card is Anchored under the top disk; its Ability works at once (D3d-ability). */
export const swayPeerage: CardAction = {
  rule: 'RS-sway-peerage',
  refuse: refusePeerage,
  play: (g, colour, world, card) => anchorPeerage(g, world, 'D3d-sway', colour, card),
}
