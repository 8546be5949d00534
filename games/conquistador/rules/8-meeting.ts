import { bitOf, pledgesOf, type Refusal, rollDie } from '@spanish-main/kernel'
import { fightCost, payFight, refusePoints } from './7-points.ts'
import { expeditionsAt, hasShips, hexOfExpedition, isGalleon, mark, seatOfExpedition, strangersAt } from './fleet.ts'
import { type Conquest, MUST_GO_ON, STREAM } from './state.ts'
import { tables } from './tables.ts'
import { by, call, decision, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

const NO_SHIPS = no('8.12', 'no-ships')
const ONE_COUNTRY = no('8.13', 'one-country')
const SAME_SHIPS = no('8.23', 'same-ships')
const GALLEONS_NEVER = no('8.11', 'galleons')
const NO_TREATY = no('8.14', 'no-treaty')

const seatsIn = (bits: number): number[] => [0, 1, 2, 3, 4].filter(seat => (bits & bitOf(seat)) !== 0)

/** 8.14, R-58. Foreign owners in a hex say whether they stand together, before the mover says whether he attacks. */
export function callAllies(g: Conquest, expedition: number): void {
  const mover = seatOfExpedition(expedition)
  if (g.trades === 0 || isGalleon(g, expedition) || !tables.isCoast[hexOfExpedition(g, expedition)]) return
  const strangers = strangersAt(g, mover, g.expAt[expedition])
  if (seatsIn(strangers).length > 1) call(g, 'combine', mover, expedition, strangers)
}

/** 8.14. Pairs of these seats with a treaty in force. */
const alliedPairs = (g: Conquest, seats: number): (readonly [number, number])[] =>
  pledgesOf(g.deals, 'alliance')
    .filter(({ from, to }) => (seats & bitOf(from)) !== 0 && (seats & bitOf(to)) !== 0)
    .map(({ from, to }) => [from, to] as const)

export const combine = decision('combine', {
  rule: '8.14',
  who: g => top(g, 'combine').strangers,
  moves: {
    together: move<'combine'>({
      rule: '8.14',
      refuse: (g, seat) =>
        alliedPairs(g, top(g, 'combine').strangers).some(pair => pair.includes(seat)) ? undefined : NO_TREATY,
    }),
    alone: move<'combine'>({ rule: '8.14' }),
  },
  reveal(g, { strangers }, world, answers) {
    const voyage = pending(g, 'voyage')!
    for (const [one, other] of alliedPairs(g, strangers)) {
      if (answers.move(one) !== 'together' || answers.move(other) !== 'together') continue
      if ((voyage.joined & bitOf(one)) === 0 || (voyage.joined & bitOf(other)) === 0)
        tell(world, g, '8.14', 'stand-together', g.nation[one], g.nation[other])
      voyage.joined |= bitOf(one) | bitOf(other)
    }
  },
})

/** 8.14. Seats that are attacked with these, because they stand together there. */
export function withAllies(g: Conquest, expedition: number, seats: number): number {
  const joined = pending(g, 'voyage')?.joined ?? 0
  if ((seats & joined) === 0) return seats
  by('8.14')
  return seats | (joined & strangersAt(g, seatOfExpedition(expedition), g.expAt[expedition]))
}

/** 8.23. Whether an Expedition has attacked ships of a country in its water before. */
export const attackedBefore = (g: Conquest, e: number, other: number): boolean =>
  expeditionsAt(g, other, g.expAt[e]).some(each => !isGalleon(g, each) && g.fought.includes(e * 64 + each))

export function refuseAttack(g: Conquest, e: number, country: number): Refusal | undefined {
  const other = g.nation.indexOf(country)
  if (isGalleon(g, e)) return GALLEONS_NEVER
  const there = other >= 0 && (strangersAt(g, seatOfExpedition(e), g.expAt[e]) & (1 << other)) !== 0
  if (!there || !tables.isCoast[hexOfExpedition(g, e)]) return NO_SHIPS
  const together = seatsIn(withAllies(g, e, bitOf(other)))
  return together.some(each => attackedBefore(g, e, each)) ? SAME_SHIPS : refusePoints(g, e, fightCost(g, e))
}

export function offerStrangers(g: Conquest, e: number, offer: (country: number) => void): void {
  const seats = strangersAt(g, seatOfExpedition(e), g.expAt[e])
  for (let seat = 0; seat < g.seats; seat++) if ((seats & (1 << seat)) !== 0) offer(g.nation[seat])
}

/** 8.12 to 8.16. Foreign ships in the hex that was entered. */
export const meeting = sequence('meeting', [
  step('8.14', (g, frame) => callAllies(g, frame.expedition)),
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
  const frame = pending(g, 'meeting')
  if (frame !== undefined) frame.done = 1
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
        call(g, 'sea-battle', seat, expedition, withAllies(g, expedition, 1 << g.nation.indexOf(country)), -1, [])
      },
    }),
    'attack-all': move<'declare'>({
      rule: '8.13',
      refuse(g, seat) {
        const { expedition } = top(g, 'declare')
        const seats = strangersAt(g, seat, g.expAt[expedition])
        if ((seats & (seats - 1)) === 0) return ONE_COUNTRY
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
