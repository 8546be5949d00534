import type { Dealing, Part } from '@spanish-main/kernel'
import { bill, nextBill } from '../rules/c2-capitalization.ts'
import type { Lords } from '../rules/state.ts'
import { CARD_COUNT, isCharacter, isMordida, PASSIVE, tables } from '../rules/tables.ts'
import { isGone, isImmature, ownerOf } from '../rules/units.ts'
import { pending } from '../rules/words.ts'
import { judgement } from './mate.ts'

type Ideas = (g: Lords, seat: number, to: number) => Part[][]

const part = (from: number, kind: string, ...args: number[]): Part => ({ from, kind, args })

const CARDS_TALKED_ABOUT = 2
const PRICES = [1, 2, 4]

/** A card for gold: whoever gets the card pays. */
const sales = (seller: number, buyer: number, cards: readonly number[]): Part[][] =>
  cards.flatMap(card => PRICES.map(gold => [part(seller, 'card', card), part(buyer, 'gold', gold)]))

/** Cards of a seat that may change hands: those that fit. */
function cardsOf(g: Lords, seat: number, fits: (card: number) => boolean): number[] {
  const cards: number[] = []
  for (let card = 0; card < CARD_COUNT; card++) {
    const sold = !isCharacter(card) && (tables.passives[card] & PASSIVE.untradeable) === 0
    if (sold && ownerOf(g, card) === seat && fits(card)) cards.push(card)
  }
  return cards.slice(0, CARDS_TALKED_ABOUT)
}

/** D1.3. What a seat could sell because it cannot pay for all of it next year: works of its track, and influence. */
function forSale(g: Lords, seat: number): number[] {
  const short = nextBill(g, seat) > g.gold[seat]
  return cardsOf(g, seat, card => (short && isImmature(g, card)) || isMordida(card))
}

/** C5.2. Before the bills of the next year: who is short of gold sells, and who is rich buys. */
const atTheYearsEnd: Ideas = (g, seat, to) => [...sales(seat, to, forSale(g, seat)), ...sales(to, seat, forSale(g, to))]

/** C2.1. The bill is there: influence for gold. Works are not for sale while they are paid for. */
const overTheBill: Ideas = (g, seat, to) =>
  bill(g, seat) > g.gold[seat] ? sales(seat, to, cardsOf(g, seat, isMordida)) : []

/** E3.3. The owner of a colony that has fallen buys the victor off. */
const overTheSpoils: Ideas = g => [[part(pending(g, 'spoils')!.seat, 'quarter')]]

/** What two seats could talk about now; undefined if there is nothing. */
function about(g: Lords, seat: number, to: number): { ideas: Ideas; moment: number } | undefined {
  if (isGone(g, seat) || isGone(g, to)) return undefined
  const spoils = pending(g, 'spoils')
  if (spoils !== undefined) {
    const owner = ownerOf(g, spoils.colony)
    const both = (owner === seat && spoils.seat === to) || (owner === to && spoils.seat === seat)
    return both ? { ideas: overTheSpoils, moment: 10_000 * g.year + spoils.colony } : undefined
  }
  if (pending(g, 'capitalize') !== undefined) return { ideas: overTheBill, moment: 10_000 * g.year + 2000 }
  return pending(g, 'upgrades') === undefined ? undefined : { ideas: atTheYearsEnd, moment: 10_000 * g.year + 3000 }
}

/** Questions of a new year that come before its works are paid for. */
const UNPAID: ReadonlySet<string> = new Set([
  'mutiny-choice',
  'lose-ship',
  'new-leader',
  'overflow',
  'newcomer',
  'capitalize',
])

/**
 * Whether a deal has shown what it is worth: when the bills that follow are paid, when the spoils are divided, and otherwise at
 * once. To play on any longer would weigh the luck of the year rather than the deal.
 */
function settled(g: Lords, start: Lords): boolean {
  if (pending(start, 'spoils') !== undefined) return pending(g, 'spoils') === undefined
  if (pending(start, 'capitalize') !== undefined) return pending(g, 'capitalize') === undefined
  if (pending(start, 'upgrades') === undefined) return true
  return g.year > start.year && !UNPAID.has(g.stack[g.stack.length - 1]?.at ?? '')
}

export const dealing: Dealing<Lords> = {
  outlook: { ...judgement, settled },
  price: 'gold',
  amounts: [1, 2, 3, 5, 8, 12],
  occasion: (g, seat, to) => about(g, seat, to)?.moment,
  ideas: (g, seat, to) => about(g, seat, to)?.ideas(g, seat, to) ?? [],
}
