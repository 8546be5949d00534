import { NOBODY, range, reveal, rollDie, type World } from '@spanish-main/kernel'
import { isWar } from './calendar.ts'
import { intoHand, takeDisplay } from './decks.ts'
import { colourOf, seatOf } from './players.ts'
import { type Pax, PLAYING, PURPLE, RED, STREAM } from './state.ts'
import { PLUNDER, SHIP_DECK, SMUGGLER, tables } from './tables.ts'
import { earn, pay } from './tokens.ts'
import { shipLimit, sway } from './values.ts'
import { by, call, decision, move, no, tell } from './words.ts'

const NOT_ENOUGH_MONEY = no('D2a-bid', 'not-enough-money')

/** H2b, H3a, H3c. Ships that the Sun King never takes into his service. */
export const isOutlaw = (card: number): boolean =>
  tables.legalityOf[card] === PLUNDER || tables.legalityOf[card] === SMUGGLER

/** H2b. Whether the Sun King bids for a card; PR-merchant-guild: he has room for a fourth Ship. */
const wants = (g: Pax, card: number): boolean =>
  tables.deckOf[card] !== SHIP_DECK || (g.shipCount[PURPLE] < shipLimit(g, PURPLE) && !isOutlaw(card))

/** H2a, H3a. The face-up card of a deck under the hammer, whoever put it there; the human is asked if it matters. */
export function openBidding(g: Pax, world: World, deck: number, initiator: number): void {
  if (!wants(g, g.display[deck])) {
    tell(world, g, 'H2b', 'king-does-not-bid', g.display[deck])
    ganga(g, world, deck, 0)
  } else if (g.money[RED] === 0) compareBids(g, world, deck, initiator, 0)
  else call(g, 'open-bid', seatOf(g, RED), deck, initiator)
}

/** H2a. Ganga Zumba bids openly. */
export const openBid = decision('open-bid', {
  rule: 'H2a',
  moves: {
    bid: move({
      rule: 'H2a',
      args: ['dollars'],
      amount: (g, seat) => range(0, g.money[colourOf(g, seat)]),
      refuse: (g, seat, dollars) => (dollars > g.money[colourOf(g, seat)] ? NOT_ENOUGH_MONEY : undefined),
      play: (g, _seat, world, dollars, _b, _c, frame) => compareBids(g, world, frame.deck, frame.initiator, dollars),
    }),
  },
})

/** H2b. Then the Sun King's bid is rolled; the higher one wins, and the initiator wins ties. */
function compareBids(g: Pax, world: World, deck: number, initiator: number, bid: number): void {
  tell(world, g, 'H2a', 'bid', RED, bid)
  const king = rollBid(g, world)
  tell(world, g, 'H2b', 'bid', PURPLE, king)
  if (bid > king || (bid === king && initiator === RED)) ganga(g, world, deck, bid)
  else crown(g, world, deck, initiator, king)
}

/** H2b, GL-war, AMB-78. Two dice in War, one in Pax. */
export const bidDice = (g: Pax): number => (isWar(g) ? 2 : 1)

function rollBid(g: Pax, world: World): number {
  const dice = bidDice(g)
  let sum = 0
  for (let i = 0; i < dice; i++) {
    const die = rollDie(g, world, STREAM.dice)
    tell(world, g, 'H2b', 'die-rolled', die)
    sum += die
  }
  return sum
}

/** H2b, H0-deals. Ganga Zumba wins and pays the Pool, also in the Sun King's auction. */
function ganga(g: Pax, world: World, deck: number, price: number): void {
  by('H0-deals')
  pay(g, world, 'H2b', RED, price)
  tell(world, g, 'H2b', 'auction-won', RED, g.display[deck], price)
  const card = takeDisplay(g, world, deck)
  intoHand(g, card, RED, g.known[card])
}

/** H2b, H0-deals. The Sun King wins: in Ganga Zumba's auction the Pool pays what he bid. He plays the card at once. */
function crown(g: Pax, world: World, deck: number, initiator: number, price: number): void {
  tell(world, g, 'H2b', 'auction-won', PURPLE, g.display[deck], price)
  if (initiator === RED && by('H0-deals')) earn(g, world, 'H2b', RED, price)
  playForKing(g, world, takeDisplay(g, world, deck))
}

/** H3c. The Sun King plays a card that he holds; AMB-42: his Sway of this moment is its Action Limit. */
export function playForKing(g: Pax, world: World, card: number): void {
  g.place[card] = PLAYING
  reveal(g, card)
  tell(world, g, 'H3c', 'card-played', PURPLE, card)
  by('AMB-42')
  call(g, 'king-plays', NOBODY, card, sway(g, PURPLE))
}
