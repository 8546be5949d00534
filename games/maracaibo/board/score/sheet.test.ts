import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { finalScore, type Score, scoreNow } from './sheet.ts'

const sums = ({ lines, totals }: Score): number[] =>
  totals.map((_, seat) => lines.reduce((sum, { points }) => sum + points[seat], 0))

const LINES = `marker france 2
  amber: income 11, point-income 3, bought b101 b040, quests 2, influence france 4
  jade: at 21b
  turn of jade`

test('MB-11.6: the score at any moment is what the final scoring would give, line by line, and adds up', () => {
  const table = position(2, `round 4\n ${LINES}`)
  const before = scoreNow(table.state)
  expect(sums(before)).toEqual(before.totals)
  table.play('jade sail 22 1', 'jade take', 'amber take')
  const after = finalScore(table.state)
  expect(sums(after)).toEqual(after.totals)
  expect(after.totals[0]).toBe(before.totals[0])
  expect(after.lines.map(({ key }) => key)).toEqual(['play', 'income', 'cards', 'finals', 'influence', 'nations'])
})

test('a look at the score changes nothing at the table', () => {
  const table = position(2, LINES)
  const before = JSON.stringify(table.state)
  scoreNow(table.state)
  expect(JSON.stringify(table.state)).toBe(before)
})

test('MU-6.3: where the Caribbean is freed there is no influence to score; MU-5.9: Jacques is compared with', () => {
  const { state } = position(2, 'turn of amber', { options: { scenario: '74' } })
  const score = scoreNow(state)
  expect(score.lines.map(({ key }) => key)).toEqual(['play', 'income', 'cards', 'finals', 'comparison'])
  expect(score.opponent).toBe(state.aPoints)
})
