import { actionOf, goodOf, hasRoom } from './board.ts'
import { discard } from './cards.ts'
import { serves } from './mb8-paying.ts'
import { give, trigger } from './mb14-gains.ts'
import { discsLeft, inHand, offerHand, switched } from './players.ts'
import { TRIGGER, tables } from './tables.ts'
import { by, call, decision, move, no, pending, sequence, step, tell, top } from './words.ts'

const MARKET_FULL = no('MB-6.1', 'market-full')
const WRONG_GOOD = no('MB-6.1', 'wrong-good')
const NOT_IN_HAND = no('MB-6.1', 'not-in-hand')
const NO_DISC = no('MB-6.5', 'no-disc')
const NO_PORT = no('MU-2.3', 'not-your-port')
const MARKET_EMPTY = no('MU-2.3', 'market-empty')
const OTHER_GOOD = no('MU-2.11', 'other-good')

/** MB-6. A city's action: a delivery first, then what the tile says. */
export const city = sequence('city', [
  step('MB-6.1', (g, frame) => {
    if (goodOf(g, frame.city) >= 0) call(g, 'deliver', frame.seat, frame.city)
  }),
  step('MU-2.11', (g, frame) => {
    if (frame.delivered === 0 || (g.triggers[frame.seat] & (1 << TRIGGER.DELIVER_AGAIN)) === 0) return
    by('MR-30')
    call(g, 'deliver-again', frame.seat, frame.city)
  }),
  step('MB-6.2', (g, frame) => call(g, 'city-act', frame.seat, frame.city)),
])

export const deliver = decision('deliver', {
  rule: 'MB-6.1',
  moves: {
    deliver: move({
      rule: 'MB-6.1',
      args: ['project'],
      offers: offerHand,
      refuse(g, seat, card) {
        const at = top(g, 'deliver').city
        if (!inHand(g, seat, card)) return NOT_IN_HAND
        if (!serves(g, seat, card, goodOf(g, at))) return WRONG_GOOD
        if (!hasRoom(g, at)) return MARKET_FULL
        return discsLeft(g, seat) === 0 ? NO_DISC : undefined
      },
      play(g, seat, world, card, _b, _c, frame) {
        const at = frame.city
        discard(g, seat, card, world)
        g.market[at]++
        g.deliveries++
        tell(world, g, 'MB-6.1', 'delivered', seat, at, card)
        pending(g, 'city')!.delivered = 1
        by('MB-6.3')
        trigger(g, seat, TRIGGER.DELIVER)
        call(g, 'disc', seat)
      },
    }),
    'take-disc': move({
      rule: 'MU-2.3',
      refuse(g, seat) {
        if (!switched(g, seat, 'MARKET_TAKE')) return NO_PORT
        return g.market[top(g, 'deliver').city] === 0 ? MARKET_EMPTY : undefined
      },
      play(g, seat, world, _a, _b, _c, frame) {
        g.market[frame.city]--
        tell(world, g, 'MU-2.3', 'took-disc', seat, frame.city)
        give(g, seat, tables.marketTake)
      },
    }),
    none: move({ rule: 'MB-6.2', play: () => undefined }),
  },
})

/** MU-2.11, MR-30. Asked after the disc, which may open the port itself. */
export const deliverAgain = decision('deliver-again', {
  rule: 'MU-2.11',
  moves: {
    again: move({
      rule: 'MU-2.11',
      args: ['project'],
      offers: offerHand,
      refuse(g, seat, card) {
        if (!inHand(g, seat, card)) return NOT_IN_HAND
        return serves(g, seat, card, goodOf(g, top(g, 'deliver-again').city)) ? undefined : OTHER_GOOD
      },
      play(g, seat, world, card) {
        discard(g, seat, card, world)
        trigger(g, seat, TRIGGER.DELIVER_AGAIN)
      },
    }),
    enough: move({ rule: 'MU-2.11', play: () => undefined }),
  },
})

export const cityAct = decision('city-act', {
  rule: 'MB-6.2',
  moves: {
    act: move({
      rule: 'MB-6.2',
      play(g, seat, _world, _a, _b, _c, frame) {
        trigger(g, seat, TRIGGER.CITY)
        give(g, seat, actionOf(g, frame.city))
      },
    }),
    skip: move({ rule: 'MB-6.2', play: () => undefined }),
  },
})
