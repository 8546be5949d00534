import type { World } from '@spanish-main/kernel'
import { isWar } from './calendar.ts'
import { refusePeerage } from './d3d-peerage.ts'
import { takeDisplay } from './decks.ts'
import { isOutlaw, openBidding } from './h2-gz-auction.ts'
import { type Pax, PURPLE, REMOVED } from './state.ts'
import { MISSION_DECK, ROYALTY_DECK, SHIP_DECK } from './tables.ts'
import { shipLimit } from './values.ts'
import { sequence, step, tell } from './words.ts'

const NO_DECK = -1

/** H3, H3a. The Sun King auctions one card and, if he wins it, plays it at once. */
export const kingAuction = sequence('king-auction', [
  step('H3a', (g, _frame, world) => {
    tell(world, g, 'H3a', 'king-auctions')
    const deck = chosenDeck(g, world)
    if (deck === NO_DECK) return
    tell(world, g, 'H3a', 'auction-opened', PURPLE, deck, g.display[deck])
    openBidding(g, world, deck, PURPLE)
  }),
])

/** H3a. Ships before Peerages before Missions; a deck without cards does not count. */
function chosenDeck(g: Pax, world: World): number {
  const wanting = needsShips(g)
  tell(world, g, 'H3a', wanting ? 'king-needs-ships' : 'king-has-ships', g.shipCount[PURPLE])
  if (wanting && g.display[SHIP_DECK] >= 0) {
    if (!isOutlaw(g.display[SHIP_DECK])) return SHIP_DECK
    murder(g, world)
  }
  const royalty = g.display[ROYALTY_DECK]
  if (royalty >= 0 && refusePeerage(g, PURPLE, royalty) === undefined) return ROYALTY_DECK
  if (royalty >= 0) tell(world, g, 'H3a', 'king-unqualified', royalty)
  return g.display[MISSION_DECK] >= 0 ? MISSION_DECK : NO_DECK
}

/** H3a, AMB-78. In War only if he has none, in Pax until his Slot is full. */
const needsShips = (g: Pax): boolean =>
  isWar(g) ? g.shipCount[PURPLE] === 0 : g.shipCount[PURPLE] < shipLimit(g, PURPLE)

/** H3a. A PLUNDER or SMUGGLER captain on display falls to the pirate hunters: out of the game. */
function murder(g: Pax, world: World): void {
  const card = takeDisplay(g, world, SHIP_DECK)
  g.place[card] = REMOVED
  tell(world, g, 'H3a', 'captain-murdered', card)
}
