import type { OrderBook } from '@spanish-main/kernel'
import { type Lords, UNITS } from './state.ts'
import { HAVENS, tables } from './tables.ts'
import { berthOf, holds } from './units.ts'
import { vocabulary } from './vocabulary.ts'
import { pending } from './words.ts'

const ASK = vocabulary.watch.words.indexOf('ask')
const ALWAYS = vocabulary.watch.words.indexOf('always')

/** The privateer of a seat at a location, ready to stop somebody; −1 if none is. */
function readyAt(view: Lords, seat: number, at: number): number {
  for (let unit = 0; unit < UNITS; unit++) {
    if (view.berth[unit] > 0 && holds(view, seat, unit) && view.soldiers[unit] > 0 && berthOf(view, unit) === at)
      return unit
  }
  return -1
}

/**
 * C4b.3. Standing orders for interdiction, one for each haven and treasure city, whether somebody lies there or not: `never`,
 * `always` or `ask`. Whoever does not lie there lets the fleet pass, so that a quick answer betrays nothing.
 */
export const orders: OrderBook<Lords> = {
  args: ['location', 'watch'],
  ask: 'ask',
  topic: ([location]) => location,
  answer(view, seat, given) {
    const window = pending(view, 'window')
    if (window === undefined) return undefined
    const here = [tables.havenOf[window.zone], tables.cityOf[window.zone]].filter(at => at >= 0)
    const order = given.findLast(([location]) => here.includes(HAVENS + location))
    if (order === undefined || order[1] === ASK) return undefined
    const privateer = order[1] === ALWAYS ? readyAt(view, seat, HAVENS + order[0]) : -1
    return privateer < 0 ? 'let-pass' : `interdict ${vocabulary.place.words[privateer]}`
  },
}
