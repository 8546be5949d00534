import { reveal } from '@spanish-main/kernel'
import { refuseHavenAction } from './d3-callow.ts'
import { isOverHandLimit } from './d3-values.ts'
import { offerHand, sell } from './d3f-sell.ts'
import { holds, outOfHand } from './decks.ts'
import { colourOf, seatOf } from './players.ts'
import { offerIronMask, unmask } from './pr-man-iron-mask.ts'
import { flagship, makeFlagship } from './ships.ts'
import { PLAYING, SHIP_SLOTS, SHIPS } from './state.ts'
import { isHaven } from './tables.ts'
import { sway } from './values.ts'
import { by, call, decision, move, no, repeat, sequence, step, tell } from './words.ts'

const NOT_IN_HAND = no('D3a', 'not-in-hand')
const NOT_YOUR_SHIP = no('D3e', 'not-your-ship')
const ALREADY_FLAGSHIP = no('D3e', 'already-flagship')

/** D3. One play turn each, in Player Order; then everybody comes down to the Hand Limit. */
export const playYear = sequence('play-year', [
  repeat('D0-order', (g, frame, world) => {
    if (frame.next === g.order.length) return false
    const colour = g.order[frame.next++]
    tell(world, g, 'D0-order', 'play-turn-begins', colour)
    call(g, 'play-turn', seatOf(g, colour))
    offerIronMask(g, colour)
    return true
  }),
  step('D3g', g => {
    call(g, 'year-end-hands')
  }),
])

/** D3a, GL-hand-card, D3-callow. A Hand card is revealed, a Haven card only by a Callow Figure or the DUKE; AMB-42: its Action Limit is the Sway of this moment. */
const play = move({
  rule: 'D3a',
  args: ['card'],
  stays: true,
  offers: offerHand,
  refuse(g, seat, card) {
    if (!holds(g, colourOf(g, seat), card)) return NOT_IN_HAND
    return isHaven(card) ? refuseHavenAction(g, colourOf(g, seat)) : undefined
  },
  play(g, seat, world, card) {
    const colour = colourOf(g, seat)
    by('GL-hand-card')
    outOfHand(g, card, colour)
    g.place[card] = PLAYING
    reveal(g, card)
    tell(world, g, 'D3a', 'card-played', colour, card)
    by('AMB-42')
    call(g, 'play-card', seat, card, sway(g, colour))
  },
})

/** D3e, GL-flagship. Only which Ship lies on top matters, so reordering means putting one there. */
const chooseFlagship = move({
  rule: 'D3e',
  args: ['card'],
  stays: true,
  offers(g, seat, offer) {
    const slot = colourOf(g, seat) * SHIP_SLOTS
    for (let i = 0; i < g.shipCount[colourOf(g, seat)]; i++) offer(g.ships[slot + i])
  },
  refuse(g, seat, card) {
    const colour = colourOf(g, seat)
    if (g.place[card] !== SHIPS + colour) return NOT_YOUR_SHIP
    return card === flagship(g, colour) ? ALREADY_FLAGSHIP : undefined
  },
  play: (g, seat, world, card) => makeFlagship(g, world, 'D3e', colourOf(g, seat), card),
})

/** D3f. */
const endTurn = move({
  rule: 'D3f',
  play(g, seat) {
    if (isOverHandLimit(g, colourOf(g, seat))) call(g, 'hand-limit', seat)
  },
})

/** D3. Cards are played one after the other; selling and reordering go in between. */
export const playTurn = decision('play-turn', {
  rule: 'D3a',
  moves: { play, sell, flagship: chooseFlagship, unmask, 'end-turn': endTurn },
})
