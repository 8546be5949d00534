import type { Refusal } from '@spanish-main/kernel'
import { anchorShip, hasShipRoom } from '../rules/ships.ts'
import type { Pax } from '../rules/state.ts'
import { no } from '../rules/words.ts'
import type { CardAction } from './action.ts'

const SHIPS_FULL = no('D3d-slots', 'ships-full')

/** D3d-slots, D3c-acquired. Three Ships, or four (AMB-31); nothing is Discarded to make room. */
export const refuseShip = (g: Pax, colour: number): Refusal | undefined =>
  hasShipRoom(g, colour) ? undefined : SHIPS_FULL

/** RS-ship, D3d-ship. The card joins the Ship Slot and a Galleon the fleet; D3e lets its owner reorder them. */
export const ship: CardAction = {
  rule: 'RS-ship',
  refuse: refuseShip,
  play: (g, colour, world, card) => anchorShip(g, world, 'RS-ship', colour, card),
}
