import { takeHaven } from './decks.ts'
import { colourOf } from './players.ts'
import { flagship, loseFlagship, loseShip, makeFlagship } from './ships.ts'
import { COLOUR_COUNT, type Pax, SHIP_SLOTS, SHIPS } from './state.ts'
import { decision, move, no } from './words.ts'

const NOT_YOUR_SHIP = no('GL-flagship', 'not-your-ship')
const NOT_YOUR_SURPLUS = no('PR-merchant-guild', 'not-your-ship')
const YOUR_OWN_HAND = no('D4f-empty', 'your-own-hand')
const NO_HAVEN_THERE = no('D4f-empty', 'no-haven-card')

function offerShips(g: Pax, seat: number, offer: (card: number) => void): void {
  const slot = colourOf(g, seat) * SHIP_SLOTS
  for (let i = 0; i < g.shipCount[colourOf(g, seat)]; i++) offer(g.ships[slot + i])
}

const isYours = (g: Pax, seat: number, card: number): boolean => g.place[card] === SHIPS + colourOf(g, seat)

/** E5g, F2e. After losing the Flagship its owner chooses a new one at once. */
export const newFlagship = decision('new-flagship', {
  rule: 'GL-flagship',
  moves: {
    flagship: move({
      rule: 'GL-flagship',
      args: ['card'],
      offers: offerShips,
      refuse: (g, seat, card) => (isYours(g, seat, card) ? undefined : NOT_YOUR_SHIP),
      play(g, seat, world, card) {
        makeFlagship(g, world, 'GL-flagship', colourOf(g, seat), card)
      },
    }),
  },
})

/** PR-merchant-guild. Without it the fourth Ship goes, whichever its owner likes. */
export const surplusShip = decision('surplus-ship', {
  rule: 'PR-merchant-guild',
  moves: {
    scuttle: move({
      rule: 'PR-merchant-guild',
      args: ['card'],
      offers: offerShips,
      refuse: (g, seat, card) => (isYours(g, seat, card) ? undefined : NOT_YOUR_SURPLUS),
      play(g, seat, world, card) {
        const colour = colourOf(g, seat)
        if (card === flagship(g, colour)) loseFlagship(g, world, 'PR-merchant-guild', colour)
        else loseShip(g, world, 'PR-merchant-guild', colour, card)
      },
    }),
  },
})

/** D4f-empty. With the Haven deck empty the card comes, unseen, from another player's Hand. */
export const havenFromHand = decision('haven-from-hand', {
  rule: 'D4f-empty',
  moves: {
    take: move({
      rule: 'D4f-empty',
      args: ['colour'],
      offers(_g, _seat, offer) {
        for (let colour = 0; colour < COLOUR_COUNT; colour++) offer(colour)
      },
      refuse(g, seat, colour) {
        if (colour === colourOf(g, seat)) return YOUR_OWN_HAND
        return g.havenHand[colour] > 0 ? undefined : NO_HAVEN_THERE
      },
      play(g, seat, world, colour) {
        takeHaven(g, world, colour, colourOf(g, seat))
      },
    }),
  },
})
