import type { Pledge } from '@spanish-main/kernel'
import { freeGold } from './c3a-auction.ts'
import type { Lords } from './state.ts'
import { isGone } from './units.ts'
import { lord, move, no, tell } from './words.ts'

const NO_DEBT = no('D1.6', 'nothing-owed')
const NO_GOLD = no('D1.1', 'not-so-much-gold')

/** What a promise of gold asks for when its time has come. */
const askedFor = ({ kind, args, owed }: Pledge): number =>
  kind === 'loan' || kind === 'instalment' ? args[args.length - 1] : kind === 'commission' ? owed : 0

/** D1.4, D1.6, D1.7. What has fallen due is remembered until it is paid. */
export function remember(g: Lords, pledge: Pledge): void {
  const gold = askedFor(pledge)
  if (gold > 0 && !isGone(g, pledge.from) && !isGone(g, pledge.to)) g.debts.push(pledge.from, pledge.to, gold)
}

/** What a seat owes another. */
export function owes(g: Lords, seat: number, to: number): number {
  let gold = 0
  for (let i = 0; i < g.debts.length; i += 3) if (g.debts[i] === seat && g.debts[i + 1] === to) gold += g.debts[i + 2]
  return gold
}

/** D1.6. One pays all that one owes another at once, or does not: nothing is ever taken. */
export const payBack = move({
  rule: 'D1.6',
  args: ['lord'],
  offers(g, seat, offer) {
    for (let other = 0; other < g.seats; other++) if (owes(g, seat, other) > 0) offer(g.character[other])
  },
  refuse(g, seat, who) {
    const other = g.character.indexOf(who)
    if (other < 0 || owes(g, seat, other) === 0) return NO_DEBT
    return owes(g, seat, other) > freeGold(g, seat) ? NO_GOLD : undefined
  },
  play(g, seat, world, who) {
    const other = g.character.indexOf(who)
    const gold = owes(g, seat, other)
    g.gold[seat] -= gold
    g.gold[other] += gold
    g.debts = g.debts.filter((_, i) => g.debts[i - (i % 3)] !== seat || g.debts[i - (i % 3) + 1] !== other)
    tell(world, g, 'D1.6', 'paid-back', lord(g, seat), who, gold)
  },
})
