import { NOBODY } from '@spanish-main/kernel'
import { colourOf, everybody, holderOf, inPlay, isSunKing, seatOf } from './players.ts'
import { ASIENTO_OPEN } from './ships.ts'
import type { Pax } from './state.ts'
import { TITLE } from './tables.ts'
import { call, decision, move, pending, repeat, sequence, step, tell } from './words.ts'

/** D4, D0-order, SM-9. One sail turn after the other. */
export const sailYear = sequence('sail-year', [
  step('D0-order', (g, frame) => {
    g.mercantileUsed.fill(0)
    g.asiento.fill(ASIENTO_OPEN)
    frame.order = everybody(g).slice()
  }),
  step('PR-royal-exchange', g => {
    const colour = holderOf(g, TITLE['royal-exchange'])
    if (inPlay(g, colour) && g.shipCount[colour] > 0) call(g, 'royal-exchange', seatOf(g, colour))
  }),
  repeat('D0-order', (g, frame) => {
    if (frame.next === frame.order.length) return false
    const colour = frame.order[frame.next++]
    if (isSunKing(g, colour)) call(g, 'king-sail', NOBODY)
    else call(g, 'sail-turn', seatOf(g, colour))
    return true
  }),
])

/** The order of sailing without a colour. */
const others = (g: Pax, colour: number): number[] => pending(g, 'sail-year')!.order.filter(each => each !== colour)

/** PR-royal-exchange. Before the first turn its owner may announce to sail first or last. */
export const royalExchange = decision('royal-exchange', {
  rule: 'PR-royal-exchange',
  moves: {
    first: move({
      rule: 'PR-royal-exchange',
      play(g, seat, world) {
        const colour = colourOf(g, seat)
        pending(g, 'sail-year')!.order = [colour, ...others(g, colour)]
        tell(world, g, 'PR-royal-exchange', 'sails-first', colour)
      },
    }),
    last: move({
      rule: 'PR-royal-exchange',
      play(g, seat, world) {
        const colour = colourOf(g, seat)
        pending(g, 'sail-year')!.order = [...others(g, colour), colour]
        tell(world, g, 'PR-royal-exchange', 'sails-last', colour)
      },
    }),
    'in-turn': move({ rule: 'PR-royal-exchange', play: () => undefined }),
  },
})
