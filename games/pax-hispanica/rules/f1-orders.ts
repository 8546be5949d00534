import type { OrderBook } from '@spanish-main/kernel'
import { holds } from './decks.ts'
import { STAYS } from './f1-interdiction.ts'
import { colourOf } from './players.ts'
import { hasTreasure } from './ships.ts'
import type { Pax } from './state.ts'
import { havenCard } from './tables.ts'
import { vocabulary } from './vocabulary.ts'
import { pending } from './words.ts'

const NEVER = vocabulary.watch.words.indexOf('never')
const ASK = vocabulary.watch.words.indexOf('ask')
const IF_TREASURE = vocabulary.watch.words.indexOf('if-treasure')
const WHEN_LEAVING = vocabulary.watch.words.indexOf('when-leaving')

/**
 * AMB-80. Standing orders for interdiction, one for each sea zone, whether its Haven card is held or not: `never`,
 * `always`, `if-treasure`, `when-leaving` or `ask`. Without the card they end in letting the fleet pass, so that a quick
 * answer betrays nothing.
 */
export const orders: OrderBook<Pax> = {
  args: ['zone', 'watch'],
  ask: 'ask',
  topic: ([zone]) => zone,
  answer(view, seat, given) {
    const window = pending(view, 'interdiction-window')
    if (window === undefined) return undefined
    const { zone, fleet, why } = window
    const watch = given.findLast(order => order[0] === zone)?.[1] ?? ASK
    if (watch === ASK) return undefined
    if (watch === WHEN_LEAVING && why === STAYS) return 'wait'
    const wanted = watch !== NEVER && (watch !== IF_TREASURE || hasTreasure(view, fleet))
    return wanted && holds(view, colourOf(view, seat), havenCard(zone)) ? 'interdict' : 'let-pass'
  },
}
