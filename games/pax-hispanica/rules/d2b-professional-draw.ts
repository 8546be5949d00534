import type { World } from '@spanish-main/kernel'
import { drawMarket, intoHand, turnUp } from './decks.ts'
import { isCallow, trackOf } from './figures.ts'
import { colourOf } from './players.ts'
import type { Pax } from './state.ts'
import { reach } from './values.ts'
import { by, move, no, tell } from './words.ts'

const CALLOW = no('D2b', 'callow')
const NO_CARD = no('D2b', 'no-card')

/** GL-profession, B5g. Tracks and decks have the same order: colonist and Colony, missionary and Mission and so on. */
const deckOfTrack = (g: Pax, colour: number): number => trackOf(g, colour)

/** D2b, GL-callow. As many cards as the Reach from the deck of one's track. */
export const professionalDraw = move({
  rule: 'D2b',
  refuse(g, seat) {
    const colour = colourOf(g, seat)
    if (isCallow(g, colour)) return CALLOW
    return g.display[deckOfTrack(g, colour)] < 0 ? NO_CARD : undefined
  },
  play: (g, seat, world) => drawCards(g, world, colourOf(g, seat)),
})

/** D2b. Everybody knows the face-up card; the others are the drawer's secret. AMB-41: he gets what there is. */
function drawCards(g: Pax, world: World, colour: number): void {
  const deck = deckOfTrack(g, colour)
  const first = g.display[deck]
  g.display[deck] = -1
  intoHand(g, first, colour, g.known[first])
  tell(world, g, 'D2b', 'card-drawn', colour, first, deck)
  for (let drawn = 1; drawn < reach(g, colour); drawn++) {
    const card = drawMarket(g, world, deck)
    if (card < 0 && by('AMB-41')) break
    intoHand(g, card, colour, 0)
    tell(world, g, 'D2b', 'card-drawn', colour, card, deck)
  }
  turnUp(g, world, deck)
}
