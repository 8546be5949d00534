import { takeDisplay } from '../rules/decks.ts'
import { anchorShip } from '../rules/ships.ts'
import { SHIP_DECK } from '../rules/tables.ts'
import { by, no } from '../rules/words.ts'
import type { CardAction } from './action.ts'
import { refuseShip } from './ship.ts'

const DECK_EMPTY = no('AMB-30', 'no-ship-left')

/** RS-armada, D3c-acquired. The face-up Ship is Anchored at once; its own Nudge and icons are ignored. */
export const armada: CardAction = {
  rule: 'RS-armada',
  refuse: (g, colour) => refuseShip(g, colour) ?? (g.display[SHIP_DECK] < 0 ? DECK_EMPTY : undefined),
  play(g, colour, world) {
    by('D3c-acquired')
    anchorShip(g, world, 'RS-armada', colour, takeDisplay(g, world, SHIP_DECK))
  },
}
