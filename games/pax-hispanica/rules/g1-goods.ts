import { range } from '@spanish-main/kernel'
import { CARDS } from '../data/index.ts'
import { holds, tradeCard } from './decks.ts'
import { strikeTerms, surrenderTo } from './f2-sea-battle.ts'
import { type Occasion, occasion } from './g1-occasions.ts'
import { colourOf, seatOf } from './players.ts'
import { legality } from './ships.ts'
import { isAtSea } from './sm-sail-turn.ts'
import type { Pax } from './state.ts'
import { CARDS_IN_ALL, isHaven, MARKET, SMUGGLER } from './tables.ts'
import { transfer } from './tokens.ts'
import { goods, no, pending, tell } from './words.ts'

const NO_MONEY = no('G1', 'no-money')
const OWES_BID = no('G1d', 'owes-bid')
const NO_RELIC = no('G1', 'no-relic')
const NO_CARD = no('G1', 'no-such-card')
const ONLY_PLAY_YEAR = no('G1', 'only-play-year')
const ANCHORED = no('G1', 'anchored')
const NOT_YOUR_FLEET = no('G1b', 'not-your-fleet')
const NO_SMUGGLER = no('G1f', 'no-smuggler')
const BRIBE_TOO_DEAR = no('G1f', 'no-money')

/** What is said of a card: nothing, or which one. The first word says nothing. */
export const UNSAID = 0
const FIRST_HAVEN = 1 + CARDS.length

const during = (g: Pax, from: number, to: number, ...occasions: readonly Occasion[]): boolean =>
  occasions.includes(occasion(g, from, to) as Occasion)

/** D2a-pay, G1d, AMB-85. A tied bidder may still have to pay his bid: that much is not his to give. */
function free(g: Pax, seat: number): number {
  const colour = colourOf(g, seat)
  const tie = pending(g, 'choose-winner')
  return g.money[colour] - (tie?.tied.includes(colour) === true ? tie.price : 0)
}

/** G1. Dollars in Coffers. */
export const money = goods({
  rule: 'G1',
  args: ['dollars'],
  amount: (g, from) => range(1, free(g, from)),
  refuse(g, from, _to, dollars) {
    if (g.money[colourOf(g, from)] < Math.max(1, dollars)) return NO_MONEY
    return free(g, from) < Math.max(1, dollars) ? OWES_BID : undefined
  },
  hands: (g, from, to, world, dollars) => transfer(g, world, 'G1', colourOf(g, from), colourOf(g, to), dollars),
})

/** G1, ED-12. A Relic in Coffers; G1c: also as tribute. */
export const relic = goods({
  rule: 'G1',
  refuse(g, from, to) {
    if (!during(g, from, to, 'play', 'tribute')) return ONLY_PLAY_YEAR
    return g.relics[colourOf(g, from)] > 0 ? undefined : NO_RELIC
  },
  hands(g, from, to, world) {
    g.relics[colourOf(g, from)]--
    g.relics[colourOf(g, to)]++
    tell(world, g, 'G1', 'relic-handed-over', colourOf(g, from), colourOf(g, to))
  },
})

/** G1, G1g. A Hand card is claimed by its back, and may be said to be any; which one it is, the giver alone decides. */
const handCard = (havens: boolean) =>
  goods({
    rule: 'G1g',
    args: ['claim'],
    offers(_g, _from, _to, offer) {
      offer(UNSAID)
      const [first, last] = havens ? [FIRST_HAVEN, FIRST_HAVEN + CARDS_IN_ALL - MARKET] : [1, FIRST_HAVEN]
      for (let said = first; said < last; said++) offer(said)
    },
    refuse(g, from, to, said, _b, _c, nth) {
      if (!during(g, from, to, 'play', 'tribute')) return ONLY_PLAY_YEAR
      if (said !== UNSAID && said >= FIRST_HAVEN !== havens) return NO_CARD
      return (havens ? g.havenHand : g.marketHand)[colourOf(g, from)] > nth ? undefined : NO_CARD
    },
    pick: {
      domain: 'card',
      offers(g, from, offer) {
        for (let card = 0; card < CARDS_IN_ALL; card++) {
          if (isHaven(card) === havens && holds(g, colourOf(g, from), card)) offer(card)
        }
      },
    },
    hands: (g, from, to, world, _said, _b, _c, pick) => tradeCard(g, world, pick, colourOf(g, from), colourOf(g, to)),
  })

export const marketCard = handCard(false)
export const havenCard = handCard(true)

/** G1. What is Anchored is never traded: the kind is there to say so. */
export const anchored = goods({ rule: 'G1', refuse: () => ANCHORED, hands: () => undefined })

/** G1b. The pirates let the fleet go instead of fighting. */
export const letGo = goods({
  rule: 'G1b',
  refuse: (g, from, to) =>
    during(g, from, to, 'terms') && seatOf(g, pending(g, 'strike-colours')!.pirates) === from
      ? undefined
      : NOT_YOUR_FLEET,
  hands: (g, _from, _to, world) => strikeTerms(g, world),
})

/** G1b, F1a. The fleet strikes its colours on terms. */
export const surrender = goods({
  rule: 'G1b',
  refuse: (g, from, to) =>
    during(g, from, to, 'terms') && pending(g, 'strike-colours')!.seat === from ? undefined : NOT_YOUR_FLEET,
  hands: (g, _from, _to, world) => surrenderTo(g, world),
})

/** G1f. $1 for the bribe of another's SMUGGLER at sea. */
export const bribeFee = goods({
  rule: 'G1f',
  refuse(g, from, to) {
    const sailor = colourOf(g, to)
    if (pending(g, 'sail-turn')?.seat !== to || !isAtSea(g, sailor) || legality(g, sailor) !== SMUGGLER)
      return NO_SMUGGLER
    return g.money[colourOf(g, from)] > 0 ? undefined : BRIBE_TOO_DEAR
  },
  hands: (g, from, to, world) => transfer(g, world, 'G1f', colourOf(g, from), colourOf(g, to), 1),
})
