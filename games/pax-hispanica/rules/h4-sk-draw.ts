import { reveal, type World } from '@spanish-main/kernel'
import { drawMarket, intoHand, outOfHand, turnUp } from './decks.ts'
import { isCallow, trackOf } from './figures.ts'
import { playForKing } from './h2-gz-auction.ts'
import { strikeMask } from './h3-abilities.ts'
import { offerIronMask } from './pr-man-iron-mask.ts'
import { type Pax, PURPLE } from './state.ts'
import { reach } from './values.ts'
import { by, type FrameOf, repeat, sequence, step, tell } from './words.ts'

/**
 * H4. The Sun King's Professional Draw, of which `drawn` keeps the cards not played yet. AMB-66: with the MAN IN THE
 * IRON MASK Ganga Zumba may strike before it and after each card.
 */
export const kingDraw = sequence('king-draw', [
  step('H3-abilities', (g, _frame, world) => strikeMask(g, world)),
  step('AMB-66', g => offerIronMask(g, PURPLE)),
  step('H4', drawForKing),
  repeat('H4', playNext),
])

function playNext(g: Pax, frame: FrameOf<'king-draw'>, world: World): boolean {
  if (frame.playing === 1) {
    frame.playing = 0
    offerIronMask(g, PURPLE)
    return true
  }
  if (frame.drawn.length === 0) return false
  const [card, ...rest] = frame.drawn
  frame.drawn = rest
  frame.playing = 1
  outOfHand(g, card, PURPLE)
  playForKing(g, world, card)
  return true
}

/** H4, D2b, AMB-41. As many cards as his Reach, at once and openly, from the deck of the track he stands on now. */
function drawForKing(g: Pax, frame: FrameOf<'king-draw'>, world: World): void {
  if (isCallow(g, PURPLE)) {
    tell(world, g, 'H4', 'king-is-callow')
    return
  }
  const deck = trackOf(g, PURPLE)
  tell(world, g, 'H4', 'king-draws', deck, reach(g, PURPLE))
  const drawn: number[] = []
  for (let i = 0; i < reach(g, PURPLE); i++) {
    const card = i === 0 ? g.display[deck] : drawMarket(g, world, deck)
    if (card < 0 && by('AMB-41')) break
    if (i === 0) g.display[deck] = -1
    intoHand(g, card, PURPLE, g.known[card])
    reveal(g, card)
    tell(world, g, 'H4', 'card-drawn', PURPLE, card, deck)
    drawn.push(card)
  }
  if (g.display[deck] < 0) turnUp(g, world, deck)
  frame.drawn = drawn
}
