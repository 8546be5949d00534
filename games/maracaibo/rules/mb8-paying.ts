import { type Offer, reveal, type World } from '@spanish-main/kernel'
import { discard } from './cards.ts'
import { handOf, inHand, isBought, offerHand, switched } from './players.ts'
import { type Maracaibo, PLACE, SYNERGIES } from './state.ts'
import { ANY_CARD, ANY_OBJECT, type Cost, OBJECT0, tables } from './tables.ts'
import { by, call, decision, move, no, pending, repeat, sequence, tell, top } from './words.ts'

const NOT_IN_HAND = no('MB-14.3', 'not-in-hand')
const WRONG_SYMBOL = no('MB-14.3', 'wrong-symbol')
const NEEDED = no('MB-14.3', 'needed-for-the-rest')
const NO_JOKER = no('MU-9.7', 'no-joker')
const NO_SPARE = no('MR-41', 'nothing-to-spare')

/** MB-8.1, MU-2.5. Whether a seat may pay a symbol with a card. */
export function serves(g: Maracaibo, seat: number, card: number, symbol: number): boolean {
  if (symbol === ANY_CARD || symbol === ANY_OBJECT) return true
  const { good, object } = tables.cards[card]
  if ((g.wildCards[seat] & (1 << good)) !== 0) return by('MU-2.5')
  if (symbol < OBJECT0) return good === symbol || (g.wildGoods[seat] & (1 << good)) !== 0
  return object === symbol - OBJECT0 || (g.wildObjects[seat] & (1 << object)) !== 0
}

export const isJoker = (g: Maracaibo, seat: number, card: number): boolean =>
  isBought(g, seat, card) && tables.cardsWith.joker.includes(card)

function jokers(g: Maracaibo, seat: number): number {
  if (!switched(g, seat, 'JOKER')) return 0
  let count = 0
  for (const card of tables.cardsWith.joker) if (isBought(g, seat, card)) count++
  return count
}

/** Whether hand cards, jokers and spared objects can pay all these symbols; one card may be left out of account. */
export function canPay(
  g: Maracaibo,
  seat: number,
  symbols: readonly number[],
  spare = 0,
  except = -1,
  fewerJokers = 0,
): boolean {
  const hand = handOf(g, seat).filter(card => card !== except)
  return payable(g, seat, symbols, 0, hand, jokers(g, seat) - fewerJokers, spare)
}

function payable(
  g: Maracaibo,
  seat: number,
  symbols: readonly number[],
  from: number,
  hand: readonly number[],
  jokersLeft: number,
  spare: number,
): boolean {
  if (from === symbols.length) return true
  const symbol = symbols[from]
  for (const card of hand) {
    if (!serves(g, seat, card, symbol)) continue
    if (
      payable(
        g,
        seat,
        symbols,
        from + 1,
        hand.filter(other => other !== card),
        jokersLeft,
        spare,
      )
    )
      return true
  }
  if (jokersLeft > 0 && symbol !== ANY_CARD && payable(g, seat, symbols, from + 1, hand, jokersLeft - 1, spare))
    return true
  return spare > 0 && isObject(symbol) && payable(g, seat, symbols, from + 1, hand, jokersLeft, spare - 1)
}

const isObject = (symbol: number): boolean => symbol >= OBJECT0 && symbol !== ANY_CARD

/** The goods of which a seat could pay so many cards. */
export function goodsPayable(g: Maracaibo, seat: number, count: number): number[] {
  by('MR-36')
  const goods: number[] = []
  for (let good = 0; good < OBJECT0; good++) if (canPay(g, seat, new Array<number>(count).fill(good))) goods.push(good)
  return goods
}

/** Whether a seat has everything that a cost asks for. */
export function canAfford(g: Maracaibo, seat: number, cost: Cost, discs: number): boolean {
  return (
    g.doubloons[seat] >= cost.doubloons &&
    g.combat[seat] >= cost.combat &&
    g.supply[seat] >= cost.figures &&
    discs >= cost.discs &&
    (cost.symbols.length === 0 || canPay(g, seat, cost.symbols)) &&
    (cost.same === 0 || goodsPayable(g, seat, cost.same).length > 0)
  )
}

/** Pays symbols one by one, in printed order. */
export function payWithCards(g: Maracaibo, seat: number, symbols: readonly number[], spare = 0): void {
  if (symbols.length > 0) call(g, 'pay', seat, spare, symbols.slice())
}

export const pay = sequence('pay', [
  repeat('MB-14.3', (g, frame) => {
    if (frame.symbols.length === 0) return false
    const [symbol, ...rest] = frame.symbols
    frame.symbols = rest
    call(g, 'pay-symbol', frame.seat, symbol)
    return true
  }),
])

const rest = (g: Maracaibo) => pending(g, 'pay')!

const payCard = move<'pay-symbol'>({
  rule: 'MB-14.3',
  args: ['project'],
  offers: offerHand,
  refuse(g, seat, card) {
    if (!inHand(g, seat, card)) return NOT_IN_HAND
    if (!serves(g, seat, card, top(g, 'pay-symbol').symbol)) return WRONG_SYMBOL
    const { symbols, spare } = rest(g)
    return canPay(g, seat, symbols, spare, card) ? undefined : NEEDED
  },
  play: (g, seat, world, card) => discard(g, seat, card, world),
})

/** Offers the bought jokers of a seat. */
export function offerJokers(g: Maracaibo, seat: number, offer: Offer): void {
  if (!switched(g, seat, 'JOKER')) return
  for (const card of tables.cardsWith.joker) if (isBought(g, seat, card)) offer(card)
}

/** MU-9.7. The card leaves with its symbol. */
export function discardJoker(g: Maracaibo, seat: number, card: number, world: World): void {
  g.place[card] = PLACE.discard
  reveal(g, card)
  g.bought[seat]--
  const { synergy } = tables.cards[card]
  if (synergy >= 0) g.symbols[seat * SYNERGIES + synergy]--
  tell(world, g, 'MU-9.7', 'discarded', seat, card)
}

const joker = move<'pay-symbol'>({
  rule: 'MU-9.7',
  args: ['project'],
  offers: offerJokers,
  refuse(g, seat, card) {
    if (!isJoker(g, seat, card)) return NO_JOKER
    if (top(g, 'pay-symbol').symbol === ANY_CARD) return WRONG_SYMBOL
    const { symbols, spare } = rest(g)
    return canPay(g, seat, symbols, spare, -1, 1) ? undefined : NEEDED
  },
  play: (g, seat, world, card) => discardJoker(g, seat, card, world),
})

/** MR-41. */
const spareObject = move<'pay-symbol'>({
  rule: 'MR-41',
  refuse(g, seat) {
    const { symbols, spare } = rest(g)
    if (spare === 0 || !isObject(top(g, 'pay-symbol').symbol)) return NO_SPARE
    return canPay(g, seat, symbols, spare - 1) ? undefined : NEEDED
  },
  play(g) {
    rest(g).spare--
  },
})

export const paySymbol = decision('pay-symbol', { rule: 'MB-14.3', moves: { pay: payCard, joker, spare: spareObject } })
