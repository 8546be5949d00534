import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { decidedBy } from './decided.ts'
import { scoreNow } from './sheet.ts'

test('what decided it: the lines that parted the first from the second, and where the second had more', () => {
  const { state } = position(
    2,
    `round 4   marker spain 9
     amber: influence spain 7, points 20   jade: income 11, points 30   turn of amber`,
  )
  const score = scoreNow(state)
  const decided = decidedBy(score)
  const order = [0, 1].sort((a, b) => score.totals[b] - score.totals[a])
  expect([decided?.first, decided?.second]).toEqual(order)
  expect(decided?.gap).toBe(Math.abs(score.totals[0] - score.totals[1]))
  const leads = decided?.lines.map(({ first, second }) => first - second) ?? []
  expect(leads.length).toBeGreaterThan(1)
  expect(leads).toEqual(leads.toSorted((a, b) => b - a))
  expect(decided?.lines.map(({ line }) => line.key)).toContain('nation')
})

test('nobody alone is told what decided it, nor two who are level', () => {
  expect(decidedBy(scoreNow(position(2, 'turn of amber').state))).toBeUndefined()
  const alone = position(1, 'turn of amber', { options: { opponent: 'jacques' } })
  expect(decidedBy(scoreNow(alone.state))).toBeUndefined()
})

test('MB-12.8: against Jean the two are compared', () => {
  const { state } = position(1, 'jean points 40   amber: points 10   turn of amber')
  const decided = decidedBy(scoreNow(state))
  expect([decided?.first, decided?.second]).toEqual([1, 0])
})
