import { advance, fastChance, type Judgement, newGame, type Part } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { bazaar } from '../kernel/fixture/bazaar/bazaar.ts'
import type { Hoard } from '../kernel/fixture/hoard/state.ts'
import { answerToDeal } from './deals.ts'

/** Money is all. */
const judgement: Judgement<Hoard> = {
  evaluate: (g, seat) => g.money[seat] / 20,
  terms: () => [],
  prior: (_g, _seat, moves) => moves.map(() => 0),
  policy: (_g, _seat, moves) => moves[0],
  settled: () => true,
}

const world = { chance: fastChance(3), listen: undefined }
const g = newGame(bazaar, 3, {}, world)
advance(bazaar, g, world)
const money = (from: number, dollars: number): Part => ({ from, kind: 'money', args: [dollars] })
const answer = (...parts: Part[]) =>
  answerToDeal(bazaar, judgement, g, 1, { id: '1', by: 0, to: 1, secret: false, parts })

test('a bot takes what helps it, gives nothing away, and promises nothing', () => {
  expect(answer(money(0, 2))).toEqual([])
  expect(answer(money(1, 2))).toBeUndefined()
  expect(answer(money(0, 2), { from: 1, kind: 'hush', args: [] })).toBeUndefined()
  expect(answer({ from: 0, kind: 'says', args: [], text: 'trust me' })).toBeUndefined()
})

test('a bot picks its own card for a claim', () => {
  const [pick] = answer(money(0, 2), { from: 1, kind: 'card', args: [0] }) ?? []
  expect(g.place[pick]).toBe(4)
})
