import type { Refusal } from '@spanish-main/kernel'
import { colourOf, seatOf } from '../rules/players.ts'
import { enterPirating } from '../rules/ships.ts'
import { COLOUR_COUNT, EUROPE, type Pax } from '../rules/state.ts'
import { call, decision, move, no } from '../rules/words.ts'
import { anyNation, type CardAction } from './action.ts'

const NO_FLEET = no('RS-casa', 'no-fleet-in-europe')
const NOT_IN_EUROPE = no('RS-casa', 'not-in-europe')

const refuseFleet = (g: Pax, _colour: number, other: number): Refusal | undefined =>
  g.fleet[other] === EUROPE ? undefined : NOT_IN_EUROPE

/** RS-casa. Anybody's fleet goes from EUROPE to PIRATING; its owner draws a Haven card. */
export const casa: CardAction = {
  rule: 'RS-casa',
  refuse: (g, colour) => (anyNation(g, colour, refuseFleet) ? undefined : NO_FLEET),
  play(g, colour) {
    call(g, 'casa-action', seatOf(g, colour))
  },
}

export const casaAction = decision('casa-action', {
  rule: 'RS-casa',
  moves: {
    dispatch: move({
      rule: 'RS-casa',
      args: ['colour'],
      offers(g, _seat, offer) {
        for (let colour = 0; colour < COLOUR_COUNT; colour++) if (g.shipCount[colour] > 0) offer(colour)
      },
      refuse: (g, seat, other) => refuseFleet(g, colourOf(g, seat), other),
      play: (g, _seat, world, other) => enterPirating(g, world, 'RS-casa', other),
    }),
  },
})
