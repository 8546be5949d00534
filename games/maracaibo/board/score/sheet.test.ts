import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { finalScore, type Score, scoreNow } from './sheet.ts'

const sums = ({ lines, totals }: Score): number[] =>
  totals.map((_, seat) => lines.reduce((sum, { shares }) => sum + shares[seat].points, 0))

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
  expect(after.lines.map(({ key }) => key)).toEqual([
    'play',
    'income',
    'half',
    'cards',
    'buildings',
    'finals',
    'influence',
    'nation',
    'nation',
    'nation',
  ])
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
  expect(score.lines.map(({ key }) => key)).toEqual([
    'play',
    'income',
    'half',
    'cards',
    'buildings',
    'finals',
    'comparison',
  ])
  expect(score.opponent).toBe(state.aPoints)
})

const hers = ({ lines }: Score): number => lines.reduce((sum, { opponent }) => sum + (opponent?.points ?? 0), 0)

test('MB-12.8: what Jean has adds up as well, before the end and after it', () => {
  const table = position(
    1,
    `round 4   marker spain 9   jean influence spain 7, jean quests 3, jean points 40, jean discs 9, jean next jean-a1
     amber: at 21b, influence spain 3, income 9, invested pb2   turn of amber`,
  )
  const before = scoreNow(table.state)
  expect([hers(before), sums(before)]).toEqual([before.opponent, before.totals])
  table.play('amber sail 22 1', 'amber take')
  const after = finalScore(table.state)
  expect([hers(after), sums(after)]).toEqual([table.state.aPoints, after.totals])
  const spain = after.lines.find(({ nation }) => nation === table.nation('spain'))
  expect([spain?.opponent, spain?.value]).toEqual([{ points: 9, rank: 3 }, 3])
})
