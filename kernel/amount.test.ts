import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FARTHEST, greatestOf, leastOf, range, spread, spreadAt } from './amount.ts'
import { amountOf, entryIndex, moveTable, withAmount } from './codes.ts'
import { cove, coveDefinition } from './fixture/cove.ts'
import { coveTable } from './fixture/scenario.ts'
import type { Cove } from './fixture/state.ts'
import { defineGame } from './game.ts'
import { check, why } from './gate.ts'
import { legal, legalAlways, listed, rangeOf, refused } from './lists.ts'
import { decision, type Move } from './procedure.ts'
import { no } from './refusal.ts'
import { printMove } from './text.ts'

const values = (least: number, greatest: number) =>
  Array.from({ length: spread(least, greatest) }, (_, i) => spreadAt(least, greatest, i))

/** Cove with another move in place of its bid. */
function bidding(bid: Partial<Move<Cove>>) {
  const moves = { bid: { rule: 'D1a', args: ['dollars'], ...bid } }
  const bids = decision<Cove>('bids', { rule: 'D1a', who: () => 3, moves, reveal: () => undefined })
  return defineGame({
    ...coveDefinition,
    procedures: coveDefinition.procedures.map(each => (each.name === 'bids' ? bids : each)),
  })
}

const state = () => coveTable('anne: $30\nbart: $2\nbids for scout-3').state
const texts = (game: typeof cove, codes: readonly number[]) => codes.map(code => printMove(game, code))

describe('a range', () => {
  test('is one small integer that holds its least and its greatest', () => {
    const end = fc.integer({ min: -FARTHEST, max: FARTHEST })
    fc.assert(
      fc.property(end, end, (least, greatest) => {
        const packed = range(least, greatest)
        expect([leastOf(packed), greatestOf(packed)]).toEqual([least, greatest])
        expect(Math.abs(packed)).toBeLessThanOrEqual(2 ** 30)
      }),
    )
  })

  test('is spread over all its values if they are few, otherwise over six from end to end', () => {
    expect(values(3, 3)).toEqual([3])
    expect(values(-2, 3)).toEqual([-2, -1, 0, 1, 2, 3])
    expect(values(0, 40)).toEqual([0, 8, 16, 24, 32, 40])
    expect(values(1, 7)).toEqual([1, 2, 3, 4, 5, 7])
    expect(values(3, 2)).toEqual([])
  })

  test('must be of a number, the last argument', () => {
    const table = (args: readonly string[]) => () =>
      moveTable(
        [decision<Cove>('a', { rule: 'A1', moves: { give: { rule: 'A1', args, amount: () => range(0, 1) } } })],
        { seat: { words: ['anne', 'bart'] }, dollars: { min: 0, max: 9 }, hoard: { min: 0, max: 20000 } },
      )
    for (const args of [[], ['dollars', 'seat'], ['hoard']])
      expect(table(args)).toThrow('a give: an amount is a number')
    expect(table(['seat', 'dollars'])).not.toThrow()
  })
})

describe('lists', () => {
  test('of people hold a range once, by its least; rangeOf says how far it goes', () => {
    const g = state()
    const [code] = listed(cove, g, 0)
    expect(texts(cove, listed(cove, g, 0))).toEqual(['bid 0'])
    expect(rangeOf(cove, g, 0, code)).toEqual({ least: 0, greatest: 30 })
    expect(rangeOf(cove, g, 1, code)).toEqual({ least: 0, greatest: 2 })
  })

  test('of bots hold a few values of it', () => {
    expect(texts(cove, legal(cove, state(), 0))).toEqual(['bid 0', 'bid 6', 'bid 12', 'bid 18', 'bid 24', 'bid 30'])
    expect(texts(cove, legal(cove, state(), 1))).toEqual(['bid 0', 'bid 1', 'bid 2'])
  })

  test('leave out what a rule refuses within', () => {
    const refuse = (_g: Cove, _seat: number, dollars: number) => (dollars === 12 ? no('D1a', 'unlucky') : undefined)
    const game = bidding({ amount: () => range(0, 30), refuse })
    expect(texts(game, legal(game, state(), 0))).toEqual(['bid 0', 'bid 6', 'bid 18', 'bid 24', 'bid 30'])
    expect(refused(game, state(), 0)).toEqual([])
  })

  test('have a range for each of the other arguments that are offered', () => {
    const game = bidding({
      args: ['seat', 'cove', 'dollars'],
      offers(_g, _seat, offer) {
        offer(0, 7)
        offer(1, 9)
      },
      amount: (_g, _seat, a, b) => range(a, a + b),
    })
    const g = state()
    const [first, second] = listed(game, g, 0)
    expect(texts(game, [first, second])).toEqual(['bid anne cove-7 0', 'bid bart cove-9 1'])
    expect([first, second].map(code => rangeOf(game, g, 0, code))).toEqual([
      { least: 0, greatest: 7 },
      { least: 1, greatest: 10 },
    ])
    const entry = game.moves[entryIndex(second)]
    expect(printMove(game, withAmount(entry, second, 8))).toBe('bid bart cove-9 8')
    expect(amountOf(entry, withAmount(entry, second, 8))).toBe(8)
  })

  test('name a range as refused, by its least, if that is refused or there is none', () => {
    const POOR = no('D1a', 'poor')
    const poor = bidding({ amount: () => range(3, 2), refuse: () => POOR })
    expect(legal(poor, state(), 0)).toEqual([])
    expect(refused(poor, state(), 0).map(({ code, refusal }) => [printMove(poor, code), refusal.id])).toEqual([
      ['bid 3', 'D1a/poor'],
    ])
    const empty = bidding({ amount: () => range(3, 2) })
    expect(refused(empty, state(), 0).map(({ refusal }) => refusal.id)).toEqual(['D1a/out-of-range'])
  })

  test('hold what may be done at any time with an amount', () => {
    const game = defineGame({
      ...coveDefinition,
      always: { tip: { rule: 'E3', args: ['dollars'], amount: () => range(1, 50), play: () => undefined } },
    })
    expect(texts(game, legalAlways(game, state(), 0))).toEqual(['tip 1'])
    expect(why(game, state(), 0, 'tip 50')).toBeUndefined()
    expect(why(game, state(), 0, 'tip 51')?.key).toBe('out-of-range')
  })
})

describe('the gate', () => {
  test('takes every amount of a range, listed or not', () => {
    const accepted = Array.from({ length: 40 }, (_, i) => i).filter(
      amount => check(cove, state(), 0, `bid ${amount}`).kind === 'code',
    )
    expect(accepted).toEqual(Array.from({ length: 31 }, (_, i) => i))
  })

  test('gives the reason of a rule, if it has one', () => {
    expect(why(cove, state(), 1, 'bid 3')).toEqual({ key: 'not-enough-money', rule: 'D1a', params: { money: 2 } })
  })

  test('otherwise says how far the range goes', () => {
    const game = bidding({ amount: () => range(5, 9) })
    for (const amount of [4, 10])
      expect(why(game, state(), 0, `bid ${amount}`)).toEqual({
        key: 'out-of-range',
        rule: 'D1a',
        params: { least: 5, greatest: 9 },
      })
    expect(why(game, state(), 0, 'bid 9')).toBeUndefined()
  })
})
