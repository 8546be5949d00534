import {
  advance,
  apply,
  type Dealing,
  fastChance,
  insightInto,
  legal,
  newGame,
  openDecision,
  type Paper,
  type Part,
  type Terms,
  waiting,
} from '@spanish-main/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { bazaar } from '../../kernel/fixture/bazaar/bazaar.ts'
import type { Hoard } from '../../kernel/fixture/hoard/state.ts'
import { holds, intoHand, takeCove } from '../../kernel/fixture/state.ts'
import { createDealer } from './dealer.ts'
import { canWin } from './wins.ts'

/** The first dollars are worth most; a card is worth so much to each seat. */
const CARD = [0.01, 0.08, 0.01]
const FIRST_HAND = 3
const cardsOf = (g: Hoard, seat: number) => g.place.filter(at => at === FIRST_HAND + seat).length
const rich = (g: Hoard, seat: number) => Math.log1p(g.money[seat]) / 10 + CARD[seat] * cardsOf(g, seat)

const dealing: Dealing<Hoard> = {
  outlook: { evaluate: rich, policy: (_g, _seat, moves) => moves[0], settled: () => true },
  price: 'money',
  occasion: g => g.round,
  ideas: (g, seat, to) => [
    [{ from: to, kind: 'card', args: [0] }],
    ...(cardsOf(g, seat) > 0 ? [[{ from: seat, kind: 'card', args: [0], pick: ownCard(g, seat) }]] : []),
  ],
}
const ownCard = (g: Hoard, seat: number) => g.place.indexOf(FIRST_HAND + seat)

const world = { chance: fastChance(3), listen: undefined }
let g: Hoard
let dealer: ReturnType<typeof createDealer<Hoard>>
beforeEach(() => {
  g = newGame(bazaar, 3, {}, world)
  advance(bazaar, g, world)
  dealer = createDealer(bazaar, dealing)
})

const money = (from: number, dollars: number): Part => ({ from, kind: 'money', args: [dollars] })
const insight = (seat: number) => insightInto(bazaar, g, seat, fastChance(5))
const terms = (parts: readonly Part[], by = 0, to = 1): Terms => ({ id: '1', by, to, secret: false, parts })
const paper = (fate: Paper['fate'], parts: readonly Part[], by = 0, to = 1): Paper => ({
  ...terms(parts, by, to),
  ...{ re: '', lasts: 'moment', moment: bazaar.deals!.moment(g, by, to), made: 0, fate },
})
const answer = (parts: readonly Part[], papers: readonly Paper[] = []) =>
  dealer.answer(insight(1), 1, terms(parts), papers, fastChance(7))

describe('an offer is answered', () => {
  test('with a yes to what helps, a no to what does not, and nothing is given away', () => {
    expect(answer([money(0, 2)])).toEqual([])
    expect(answer([money(1, 2)])).toBeUndefined()
    expect(answer([{ from: 0, kind: 'says', args: [], text: 'trust me' }])).toBeUndefined()
  })

  test('with a no to what helps the other far more', () => {
    g.money[1] = 30
    expect(answer([money(0, 1), { from: 1, kind: 'card', args: [0] }])).toBeUndefined()
  })

  test('with a no to whoever is about to win by it', () => {
    const strong = {
      ...dealing,
      outlook: {
        ...dealing.outlook,
        evaluate: (at: Hoard, seat: number) => (seat === 0 ? 0.9 + at.money[0] / 1000 : rich(at, seat)),
      },
    }
    const wary = createDealer(bazaar, strong)
    const swap = [{ from: 0, kind: 'card', args: [0] }, money(1, 1)]
    expect(wary.answer(insight(1), 1, terms(swap), [], fastChance(7))).toBeUndefined()
    expect(answer(swap)).toEqual([-1])
  })

  test('once: what was refused, or worse, is refused again, and after three refusals nothing is heard', () => {
    const good = [{ from: 0, kind: 'card', args: [0] }, money(1, 2)]
    expect(answer(good)).toEqual([-1])
    expect(answer(good, [paper('declined', good)])).toBeUndefined()
    const dearer = [{ from: 0, kind: 'card', args: [0] }, money(1, 3)]
    expect(answer(dearer, [paper('declined', good)])).toBeUndefined()
    expect(answer(good, [paper('declined', dearer)])).toEqual([-1])
    const nonsense = [1, 2, 3].map(dollars => paper('declined', [money(1, dollars)]))
    expect(answer(good, nonsense)).toBeUndefined()
  })
})

describe('a win is never given away', () => {
  const swap = [{ from: 0, kind: 'card', args: [0] }, money(1, 1)]
  const swapped = () => answer(swap)

  /** A seat is at its turn with eight coves, one less than wins; to settle the ninth costs a dollar. */
  function oneCoveShort(seat: number, dollars: number): void {
    // The last move of a list closes plans, bids all, passes.
    while (openDecision(bazaar, g)?.name !== 'turn' || g.stack.at(-1)!.seat !== seat) {
      const at = [0, 1, 2].find(each => (waiting(bazaar, g) & (1 << each)) !== 0)!
      apply(bazaar, g, at, legal(bazaar, g, at).at(-1)!, world)
    }
    for (let cove = 0; g.coves[seat] < 8; cove++) if (g.owner[cove] === -1) takeCove(g, cove, seat)
    g.money[seat] = dollars
    g.money[1] = Math.max(g.money[1], 1)
  }

  test('not by the dollar that makes the partner’s fortune', () => {
    g.money[0] = 8
    expect(swapped()).toEqual([-1])
    g.money[0] = 9
    expect(swapped()).toBeUndefined()
  })

  test('not by the dollar with which the partner wins in his next move', () => {
    oneCoveShort(0, 1)
    expect(canWin(bazaar, g, 0)).toBe(true)
    g.money[0] = 0
    expect(canWin(bazaar, g, 0)).toBe(false)
    expect(swapped()).toBeUndefined()
    g.coves[0] = 7
    expect(swapped()).toEqual([-1])
  })

  test('not one’s own: whoever can win now neither offers nor agrees', () => {
    oneCoveShort(1, 2)
    expect(canWin(bazaar, g, 1)).toBe(true)
    expect(swapped()).toBeUndefined()
    expect(dealer.propose(insight(1), 1, [], fastChance(9))).toBeUndefined()
  })
})

describe('an offer is made', () => {
  const propose = (seat = 1, papers: readonly Paper[] = []) =>
    dealer.propose(insight(seat), seat, papers, fastChance(9))

  test('for what both gain by, with a price', () => {
    const offer = propose()!
    expect(offer.parts[0]).toMatchObject({ from: offer.to, kind: 'card' })
    expect(offer.parts[1]).toMatchObject({ from: 1, kind: 'money' })
    expect(offer.worth.mine).toBeGreaterThan(0)
    expect(offer.worth.theirs).toBeGreaterThan(0)
    expect(
      dealer.answer(insight(offer.to), offer.to, { ...terms(offer.parts, 1, offer.to) }, [], fastChance(2)),
    ).toHaveLength(1)
  })

  test('once to each partner on an occasion, and not what was refused', () => {
    expect([propose()?.to, propose()?.to]).toEqual([0, 2])
    expect(propose()).toBeUndefined()
    g.round++
    const refused = [0, 2].map(to => paper('declined', [{ from: to, kind: 'card', args: [0] }, money(1, 1)], 1, to))
    expect(propose(1, refused)).toBeUndefined()
  })

  test('again to whoever has just agreed, but not for ever', () => {
    const card = (fate: Paper['fate']) => paper(fate, [{ from: 0, kind: 'says', args: [], text: 'a deal' }], 1, 0)
    const papers = (closed: number, declined: number) => [
      ...Array.from({ length: declined }, () => card('declined')),
      ...Array.from({ length: closed }, () => card('closed')),
    ]
    expect([propose()?.to, propose()?.to]).toEqual([0, 2])
    dealer.learn(terms([money(1, 1)], 1, 0))
    expect([propose(1, papers(3, 0))?.to, propose(1, papers(3, 0))?.to]).toEqual([0, undefined])
    g.round++
    expect(propose(1, papers(4, 0).map(now))?.to).toBe(2)
    g.round++
    expect(propose(1, papers(0, 2).map(now))?.to).toBe(2)
  })
  const now = (each: Paper): Paper => ({ ...each, moment: bazaar.deals!.moment(g, each.by, each.to) })

  test('seldom to whoever has refused three in a row, or left them lying', () => {
    const fates = ['declined', 'open', 'withdrawn'] as const
    const vain = [0, 2].flatMap(to => fates.map((fate, i) => paper(fate, [money(1, i + 1)], 1, to)))
    const asked = Array.from({ length: 12 }, () => {
      g.round++
      return propose(
        1,
        vain.map(each => ({ ...each, moment: -1 })),
      )?.to
    })
    expect(asked).toEqual([...new Array(11).fill(undefined), 0])
  })

  test('by nobody where nothing is to be gained, or where the table has no deals', () => {
    expect(
      createDealer(bazaar, { ...dealing, ideas: () => [] }).propose(insight(1), 1, [], fastChance(1)),
    ).toBeUndefined()
    g.trades = 0
    expect(propose()).toBeUndefined()
  })
})

describe('a favour', () => {
  /** A card is worth 0.01 to its giver and 0.08 to seat 1. */
  const favours = { ...dealing, credit: (seat: number, parts: readonly Part[]) => (givesCard(seat, parts) ? 0.05 : 0) }
  const givesCard = (seat: number, parts: readonly Part[]) =>
    parts.some(each => each.from === seat && each.kind === 'card')
  const card = (from: number): Part => ({ from, kind: 'card', args: [0] })
  let kind: ReturnType<typeof createDealer<Hoard>>
  /** What was closed, as it stands on the record. */
  let closed: Paper[]
  beforeEach(() => {
    kind = createDealer(bazaar, withStrength(0))
    closed = []
  })
  /** A table at which seat 1 is so much stronger than a beginner. */
  const withStrength = (more: number): Dealing<Hoard> => {
    const evaluate = (at: Hoard, seat: number) => rich(at, seat) - (seat === 1 ? 0.3 - more : 0)
    return { ...favours, outlook: { ...dealing.outlook, evaluate } }
  }
  /** What seat 0 says to an offer of seat 1, and closes if it agrees. */
  function asks(parts: readonly Part[]): boolean {
    const offer = { ...terms(parts, 1, 0), id: String(closed.length + 1) }
    const picks = kind.answer(insight(0), 0, offer, closed, fastChance(7))
    if (picks === undefined) return false
    kind.learn(offer)
    closed.push({ ...paper('closed', parts, 1, 0), id: offer.id })
    return true
  }

  test('is done at a loss by which the two gain together, by whoever may do favours', () => {
    expect(answer([money(1, 2)])).toBeUndefined()
    expect(dealer.answer(insight(0), 0, terms([card(0)], 1, 0), [], fastChance(7))).toBeUndefined()
    expect(asks([card(0)])).toBe(true)
    expect(asks([money(0, 2)])).toBe(false)
  })

  test('is not done again until one was returned, and then as often as that', () => {
    expect([asks([card(0)]), asks([card(0)])]).toEqual([true, false])
    expect(asks([money(1, 3)])).toBe(true)
    expect(asks([card(0)])).toBe(true)
  })

  test('is counted from the record by whoever did not think of it: the table was opened anew', () => {
    const owed = (seat: number, parts: readonly Part[]) =>
      parts.reduce((sum, { kind: what, from }) => sum + (what === 'card' ? (from === seat ? 0.05 : -0.05) : 0), 0)
    const opened = () => createDealer(bazaar, { ...withStrength(0), owed })
    kind = opened()
    expect(asks([card(0)])).toBe(true)
    kind = opened()
    expect(asks([card(0)])).toBe(false)
    // Without the deal on the record he would do it again.
    closed = []
    expect(asks([card(0)])).toBe(true)
    closed.push({ ...paper('closed', [card(1)], 0, 1), id: '9' })
    kind = opened()
    expect(asks([card(0)])).toBe(true)
  })

  test('is not done to a seat that is near to winning', () => {
    kind = createDealer(bazaar, withStrength(0.2))
    expect(asks([card(0)])).toBe(false)
  })
})

test('whoever has lied is not believed, also if that was before the table was opened anew', () => {
  const SAID = 0
  g.place.fill(0)
  for (const card of [SAID, 1]) intoHand(g, card, 0, 0b111)
  /** Only the card that is spoken of is worth anything. */
  const evaluate = (at: Hoard, seat: number) => at.money[seat] / 1000 + (holds(at, seat, SAID) ? 0.1 : 0)
  const claim: Part = { from: 0, kind: 'card', args: [0] }
  const agrees = (told: readonly Part[]) => {
    const one = createDealer(bazaar, {
      ...dealing,
      outlook: { ...dealing.outlook, evaluate },
      claimed: ({ kind }) => (kind === 'card' ? SAID : undefined),
    })
    one.recall(terms(told))
    return one.answer(insight(1), 1, terms([claim, money(1, 1)]), [], fastChance(7)) !== undefined
  }
  g.money = [5, 5, 5]
  expect([agrees([{ ...claim, pick: SAID }]), agrees([{ ...claim, pick: 1 }])]).toEqual([true, false])
})
