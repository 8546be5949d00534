import { type Offer, type Refusal, reveal, type World } from '@spanish-main/kernel'
import { addLasting } from './effects.ts'
import { canPay, payWithCards } from './mb8-paying.ts'
import { gainSymbol } from './mb11-synergy.ts'
import { give, returnFigures } from './mb14-gains.ts'
import { bestRank, hasCrossed, inHand, isFreeing, isPlanned, markersOnMap, measure, unlockedCount } from './players.ts'
import { CARDS, type Maracaibo, PLACE } from './state.ts'
import { SWITCH, tables } from './tables.ts'
import { by, call, decision, move, no, repeat, sequence, step, tell, top } from './words.ts'

const NOT_YOURS = no('MB-5.3', 'not-yours')
const TOO_DEAR = no('MB-5.3', 'too-dear')
const NATION = no('MB-5.3', 'nation-too-small')
const COMBAT = no('MB-5.3', 'combat-points')
const RANK = no('MB-5.3', 'rank-too-low')
const BARRIER = no('MU-9.1', 'barrier-not-crossed')
const UPGRADES = no('MB-5.3', 'upgrades')
const FIGURE = no('MU-9.1', 'no-figure')
const GOODS = no('MU-9.1', 'goods')

/** MB-5.3. A card's price after discounts. */
export const priceOf = (g: Maracaibo, seat: number, card: number, discount: number): number =>
  Math.max(0, tables.cards[card].cost - measure(g, seat, 'BUY') - discount)

export function offerCards(g: Maracaibo, seat: number, offer: Offer): void {
  const { place } = g
  const hand = PLACE.hand + seat
  const planned = PLACE.planned + seat
  let left = g.handSize[seat] + g.plannedSize[seat]
  for (let card = 0; left > 0 && card < CARDS; card++) {
    if (place[card] !== hand && place[card] !== planned) continue
    left--
    offer(card)
  }
}

export function refuseBuying(g: Maracaibo, seat: number, card: number, discount: number): Refusal | undefined {
  if (!inHand(g, seat, card) && !isPlanned(g, seat, card)) return NOT_YOURS
  const { needs } = tables.cards[card]
  if (needs.nation >= 0 && markersOnMap(g, needs.nation) < 3) return NATION
  if (needs.rank > 0 && ((isFreeing(g) && by('MU-6.5')) || bestRank(g, seat) < needs.rank)) return RANK
  if (needs.barrier >= 0 && !hasCrossed(g, seat, needs.barrier)) return BARRIER
  if (needs.upgrades > 0 && unlockedCount(g, seat) < needs.upgrades) return UPGRADES
  if (g.combat[seat] < needs.combat) return COMBAT
  if (g.supply[seat] < needs.figure + needs.placed) return FIGURE
  if (needs.goods.length > 0 && !canPay(g, seat, needs.goods, 0, card)) return GOODS
  return g.doubloons[seat] < priceOf(g, seat, card, discount) ? TOO_DEAR : undefined
}

/** Puts the card down and pays; goods and effects follow. */
export function buyMove(g: Maracaibo, seat: number, card: number, discount: number, world: World): void {
  const { needs } = tables.cards[card]
  const price = priceOf(g, seat, card, discount)
  if (inHand(g, seat, card)) g.handSize[seat]--
  else g.plannedSize[seat]--
  g.place[card] = PLACE.bought + seat
  reveal(g, card)
  g.bought[seat]++
  g.doubloons[seat] -= price
  g.combat[seat] -= needs.combat
  returnFigures(g, seat, needs.figure)
  g.supply[seat] -= needs.placed
  g.placed[seat] += needs.placed
  tell(world, g, 'MB-5.3', 'bought', seat, card, price)
  call(g, 'buy', seat, card, discount)
}

/** MB-5.3. Goods, then the effects in printed order, then synergy. */
export const buy = sequence('buy', [
  step('MU-9.1', (g, frame) => payWithCards(g, frame.seat, tables.cards[frame.card].needs.goods)),
  repeat('MB-5.3', (g, frame) => {
    const { effects } = tables.cards[frame.card]
    if (frame.effect >= effects.now.length) return false
    const gain = effects.now[frame.effect++]
    if (gain >= 0) give(g, frame.seat, gain, frame.card)
    else if (g.supply[frame.seat] > 0) call(g, 'place-assistant', frame.seat, frame.card)
    else by('MR-3')
    return true
  }),
  step('MU-9.4', (g, frame) => {
    const { effects } = tables.cards[frame.card]
    addLasting(g, frame.seat, effects)
    if ((effects.switches & (1 << SWITCH.PATRON)) !== 0) call(g, 'patron', frame.seat, frame.card)
  }),
  step('MB-11.8', (g, frame, world) => gainSymbol(g, frame.seat, tables.cards[frame.card].synergy, world)),
])

const NOT_LISTED = no('MB-9.1', 'not-listed')

/** DC-10. */
export const placeAssistant = decision('place-assistant', {
  rule: 'MB-9.1',
  moves: {
    place: move({
      rule: 'MB-9.1',
      args: ['location'],
      offers(g, _seat, offer) {
        for (const at of tables.cards[top(g, 'place-assistant').card].effects.assistant!.at) offer(at)
      },
      refuse: (g, _seat, at) =>
        tables.cards[top(g, 'place-assistant').card].effects.assistant!.at.includes(at) ? undefined : NOT_LISTED,
      play(g, seat, world, at, _b, _c, frame) {
        by('MB-9.3')
        g.supply[seat]--
        g.placed[seat]++
        g.assistants[seat]++
        g.mark[frame.card] = at + 1
        tell(world, g, 'MB-9.1', 'assistant-placed', seat, frame.card, at)
      },
    }),
  },
})

/** BUY_FORn. */
export const buyCheaper = decision('buy-cheaper', {
  rule: 'MB-5.3',
  moves: {
    buy: move({
      rule: 'MB-5.3',
      args: ['project'],
      offers: offerCards,
      refuse: (g, seat, card) => refuseBuying(g, seat, card, top(g, 'buy-cheaper').discount),
      play: (g, seat, world, card, _b, _c, frame) => buyMove(g, seat, card, frame.discount, world),
    }),
    leave: move({ rule: 'MB-0.2', play: () => undefined }),
  },
})
