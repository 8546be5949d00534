import { rollDie } from '@spanish-main/kernel'
import { withAllies } from './6-treaties.ts'
import { NO_SHIPS, offerStrangers, payFight, refuseAttack, SAME_SHIPS } from './7-sailing.ts'
import { expeditionsAt, hasShips, mark, seatOfExpedition, strangersAt } from './fleet.ts'
import { type Conquest, MUST_GO_ON, STREAM } from './state.ts'
import { call, decision, move, repeat, sequence, step, tell, top } from './words.ts'

/** 8.12 to 8.16. Foreign ships in the hex that was entered. */
export const meeting = sequence('meeting', [
  step('8.12', (g, frame) => call(g, 'declare', frame.seat, frame.expedition)),
  repeat('8.15', (g, frame) => {
    if (frame.done === 1 || !hasShips(g, frame.expedition)) return false
    while (frame.next < g.order.length) {
      const other = g.order[frame.next++]
      if ((strangersAt(g, frame.seat, g.expAt[frame.expedition]) & (1 << other)) === 0) continue
      call(g, 'try-attack', other, frame.expedition)
      return true
    }
    return false
  }),
])

const declared = (g: Conquest): void => {
  const frame = g.stack.findLast(each => each.at === 'meeting')
  if (frame !== undefined) frame.c = 1
}

export const declare = decision('declare', {
  rule: '8.13',
  moves: {
    attack: move<'declare'>({
      rule: '8.13',
      args: ['country'],
      offers: (g, _seat, offer) => offerStrangers(g, top(g, 'declare').expedition, offer),
      refuse: (g, _seat, country) => refuseAttack(g, top(g, 'declare').expedition, country),
      play(g, seat, _world, country, _b, _c, { expedition }) {
        declared(g)
        payFight(g, expedition)
        call(
          g,
          'sea-battle',
          seat,
          expedition,
          withAllies(g, seat, 1 << g.nation.indexOf(country), g.expAt[expedition]),
          -1,
          [],
        )
      },
    }),
    'attack-all': move<'declare'>({
      rule: '8.13',
      refuse(g, seat) {
        const { expedition } = top(g, 'declare')
        const seats = strangersAt(g, seat, g.expAt[expedition])
        if ((seats & (seats - 1)) === 0) return NO_SHIPS
        for (let other = 0; other < g.seats; other++) {
          const refusal = (seats & (1 << other)) === 0 ? undefined : refuseAttack(g, expedition, g.nation[other])
          if (refusal !== undefined) return refusal
        }
        return undefined
      },
      play(g, seat, _world, _a, _b, _c, { expedition }) {
        declared(g)
        payFight(g, expedition)
        call(g, 'sea-battle', seat, expedition, strangersAt(g, seat, g.expAt[expedition]), -1, [])
      },
    }),
    peace: move({ rule: '8.12', play: () => undefined }),
  },
})

export const tryAttack = decision('try-attack', {
  rule: '8.15',
  moves: {
    attack: move<'try-attack'>({
      rule: '8.15',
      refuse(g, seat) {
        const { expedition } = top(g, 'try-attack')
        const again = expeditionsAt(g, seat, g.expAt[expedition]).some(each =>
          g.fought.includes(each * 64 + expedition),
        )
        return again ? SAME_SHIPS : undefined
      },
      play(g, seat, world, _a, _b, _c, { expedition }) {
        const die = rollDie(g, world, STREAM.dice)
        tell(world, g, '8.15', 'attack-tried', g.nation[seat], die, die <= 3 ? 1 : 0)
        if (die > 3) {
          mark(g, expedition, MUST_GO_ON)
          return
        }
        payFight(g, expedition)
        call(g, 'sea-battle', seatOfExpedition(expedition), expedition, 1 << seat, seat, [])
      },
    }),
    'let-go': move({ rule: '8.15', play: () => undefined }),
  },
})
