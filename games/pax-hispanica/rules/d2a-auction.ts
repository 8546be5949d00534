import { type Answers, type Offer, type Params, range, type World } from '@spanish-main/kernel'
import { DECKS } from '../data/index.ts'
import { cardsInDeck, drawMarket, intoHand, takeDisplay } from './decks.ts'
import { openBidding } from './h2-gz-auction.ts'
import { colourOf, hasTitle, seatOf } from './players.ts'
import { COLOUR_COUNT, type Pax } from './state.ts'
import { TITLE } from './tables.ts'
import { pay, transfer } from './tokens.ts'
import { by, call, decision, type FrameOf, move, no, tell, top } from './words.ts'

const NO_CARD = no('D2a', 'no-card')
const NOTHING_BELOW = no('D2a-buried', 'nothing-below')
const INCA_TOO_POOR = no('PR-inca', 'not-enough-money')
const BURIED_TOO_DEAR = no('H2a', 'not-enough-money')
const NOT_ENOUGH_MONEY = no('D2a-bid', 'not-enough-money')
const NOT_TIED = no('D2a-win', 'not-tied')

const INCA_PRICE = 2
/** H2a. In solitaire buried treasure is not auctioned. */
const BURIED_PRICE = 4
const NO_PRICE = 0

/** Which card of the deck is auctioned: its `row`. */
const FACE_UP = 0
const BURIED = 1

function offerDecks(_g: Pax, _seat: number, offer: Offer): void {
  for (let deck = 0; deck < DECKS.length; deck++) offer(deck)
}

/** D2a. The face-up card of a deck comes under the hammer. */
export const auction = move({
  rule: 'D2a',
  args: ['deck'],
  offers: offerDecks,
  refuse: (g, _seat, deck) => (g.display[deck] < 0 ? NO_CARD : undefined),
  play(g, seat, world, deck) {
    tell(world, g, 'D2a', 'auction-opened', colourOf(g, seat), deck, g.display[deck])
    if (g.solitaire === 1) openBidding(g, world, deck, colourOf(g, seat))
    else call(g, 'bids', seat, deck, FACE_UP)
  },
})

/** PR-inca, H2a. What the buried card costs without an auction; nothing if there is one. */
function priceOfBuried(g: Pax, colour: number): number {
  if (hasTitle(g, colour, TITLE.inca)) return INCA_PRICE
  return g.solitaire === 1 ? BURIED_PRICE : NO_PRICE
}

/** D2a-buried, AMB-41. The unseen card below it; PR-inca, AMB-64, H2a: the INCA and Ganga Zumba simply buy it. */
export const buriedTreasure = move({
  rule: 'D2a-buried',
  args: ['deck'],
  offers: offerDecks,
  refuse(g, seat, deck) {
    const colour = colourOf(g, seat)
    if (cardsInDeck(g, deck) === 0) return NOTHING_BELOW
    if (g.money[colour] >= priceOfBuried(g, colour)) return undefined
    return hasTitle(g, colour, TITLE.inca) && by('AMB-64') ? INCA_TOO_POOR : BURIED_TOO_DEAR
  },
  play(g, seat, world, deck) {
    const colour = colourOf(g, seat)
    tell(world, g, 'D2a-buried', 'buried-opened', colour, deck)
    const price = priceOfBuried(g, colour)
    if (price === NO_PRICE) call(g, 'bids', seat, deck, BURIED)
    else {
      pay(g, world, price === INCA_PRICE ? 'PR-inca' : 'H2a', colour, price)
      handOver(g, world, colour, deck, BURIED, price)
    }
  },
})

/** D2a-bid. Everybody with money; an initiator without any takes part too, but can bid nothing only: no question. */
function bidders(g: Pax): number {
  let seats = 0
  for (let seat = 0; seat < g.seats; seat++) if (g.money[colourOf(g, seat)] > 0) seats |= 1 << seat
  return seats
}

/** D2a-bid. All bid at once, unseen. The frame's seat is the initiator. */
export const bids = decision('bids', {
  rule: 'D2a-bid',
  who: bidders,
  moves: {
    bid: move({
      rule: 'D2a-bid',
      args: ['dollars'],
      amount: (g, seat) => range(0, g.money[colourOf(g, seat)]),
      refuse: (g, seat, dollars) => (dollars > g.money[colourOf(g, seat)] ? NOT_ENOUGH_MONEY : undefined),
    }),
  },
  reveal: openBids,
})

/** D2a-win. The highest bid wins, among equal ones the initiator's; if he is not among them he picks. */
function openBids(g: Pax, frame: FrameOf<'bids'>, world: World, answers: Answers): void {
  const initiator = colourOf(g, frame.seat)
  let highest: number[] = []
  let price = -1
  for (const colour of g.order) {
    const answer = answers.arg(seatOf(g, colour))
    const bid = Math.max(0, answer)
    if (colour === initiator || answer >= 0) tell(world, g, 'D2a-bid', 'bid', colour, bid)
    if (bid < price) continue
    if (bid > price) highest = []
    price = bid
    highest.push(colour)
  }
  if (highest.includes(initiator)) closeAuction(g, world, initiator, initiator, frame.deck, frame.row, price)
  else if (highest.length === 1) closeAuction(g, world, initiator, highest[0], frame.deck, frame.row, price)
  else call(g, 'choose-winner', frame.seat, frame.deck, frame.row, price, highest)
}

/** D2a-win. The initiator picks one of the tied bidders. */
export const chooseWinner = decision('choose-winner', {
  rule: 'D2a-win',
  moves: {
    award: move({
      rule: 'D2a-win',
      args: ['colour'],
      offers(_g, _seat, offer) {
        for (let colour = 0; colour < COLOUR_COUNT; colour++) offer(colour)
      },
      refuse: (g, _seat, colour) => (top(g, 'choose-winner').tied.includes(colour) ? undefined : NOT_TIED),
      play(g, seat, world, colour, _b, _c, frame) {
        closeAuction(g, world, colourOf(g, seat), colour, frame.deck, frame.row, frame.price)
      },
    }),
  },
})

/** D2a-pay. A winning initiator pays the Pool, any other winner pays him; losers pay nothing. */
function closeAuction(
  g: Pax,
  world: World,
  initiator: number,
  winner: number,
  deck: number,
  kind: number,
  price: number,
): void {
  transfer(g, world, 'D2a-pay', winner, initiator, price)
  handOver(g, world, winner, deck, kind, price)
}

/** D2a-card. A buried card is seen by its winner only, and the card above it stays. */
function handOver(g: Pax, world: World, winner: number, deck: number, kind: number, price: number): void {
  if (kind === BURIED) {
    const card = drawMarket(g, world, deck)
    intoHand(g, card, winner, 0)
    tell(world, g, 'D2a-card', 'buried-won', winner, deck, price, card)
  } else {
    tell(world, g, 'D2a-card', 'auction-won', winner, g.display[deck], price)
    const card = takeDisplay(g, world, deck)
    intoHand(g, card, winner, g.known[card])
  }
}

export const explain: Readonly<Record<string, (g: Pax, seat: number) => Params>> = {
  'H2a/not-enough-money': (g, seat) => ({ money: g.money[colourOf(g, seat)] }),
  'PR-inca/not-enough-money': (g, seat) => ({ money: g.money[colourOf(g, seat)] }),
  'D2a-bid/not-enough-money': (g, seat) => ({ money: g.money[colourOf(g, seat)] }),
}
