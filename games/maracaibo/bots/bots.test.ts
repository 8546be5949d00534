import { byPoints, finish, insightInto, legal, together } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { expect, test } from 'vitest'
import { maracaibo } from '../rules/index.ts'
import { position } from '../scenario.ts'
import { choose, deckhand, likings } from './deckhand.ts'
import { judgement } from './judgement.ts'
import { worth } from './worth.ts'

test('a deckhand plays whole games of every scenario and scores like somebody who means it', () => {
  for (const scenario of ['75', '76', '77', '78', '79']) {
    const { state, stuck } = playout(
      maracaibo,
      { seats: 3, options: { scenario }, seed: 4 },
      { policy: (g, seat, moves, chance) => deckhand(insightInto(maracaibo, g, seat, chance), seat, moves, chance) },
    )
    expect(stuck).toBe(false)
    expect(Math.min(...state.points), scenario).toBeGreaterThan(90)
  }
})

test('a quest that can be paid is better than nothing, and every move is judged in points', () => {
  const { state } = position(2, 'quest q09 6\n amber: at 6, hand a03\n main of amber')
  const moves = legal(maracaibo, state, 0)
  const all = likings(state, 0, moves)
  expect(all.every(Number.isFinite)).toBe(true)
  const chance = { int: () => 0 } as unknown as Parameters<typeof choose>[3]
  expect(all[moves.indexOf(choose(state, 0, moves, chance))]).toBe(Math.max(...all))
})

test('incomes are worth more early, points always the same', () => {
  const early = position(2, 'amber: income 12\n turn of amber').state
  const late = position(2, 'round 4\n amber: income 12\n turn of amber').state
  const poor = (lines: string) => position(2, `${lines}\n turn of amber`).state
  expect(worth(early, 0) - worth(poor('amber: income 8'), 0)).toBeGreaterThan(
    worth(late, 0) - worth(poor('round 4\n amber: income 8'), 0),
  )
  const rich = poor('amber: points 7')
  expect(worth(rich, 0) - worth(poor(''), 0)).toBe(7)
})

test('together every marker left counts against the table, and so does what Jacques has', () => {
  const chance = (lines: string) =>
    judgement.evaluate(position(2, `${lines}\n turn of amber`, { options: { scenario: '74' } }).state, 0)
  expect(chance('marker spain 9\n marker spain 10')).toBeLessThan(chance(''))
  expect(chance('jacques points 60')).toBeLessThan(chance(''))
})

test('MU-11.3: a lead beyond need buys no marker, however great it is', () => {
  const chance = (lines: string) =>
    judgement.evaluate(
      position(2, `round 4\n jacques points 60\n ${lines}\n turn of amber`, { options: { scenario: '74' } }).state,
      0,
    )
  const ahead = (points: number, marker: string) => `amber: points ${points}\n jade: points ${points}\n ${marker}`
  const held = ['2', '3', '6', '7'].map(at => `marker france ${at}`).join('\n ')
  const one = (points: number) =>
    chance(ahead(points, held.slice(held.indexOf('\n') + 1))) - chance(ahead(points, held))
  expect(one(200)).toBeGreaterThan(0.05)
  expect(one(200)).toBeGreaterThan(5 * (chance(ahead(220, held)) - chance(ahead(200, held))))
})

test('MU-11.4: the search counts, too: she is better free than found, and better found than hidden', () => {
  const chance = (line: string) =>
    judgement.evaluate(position(2, `round 4\n ${line}\n turn of amber`, { options: { scenario: '193' } }).state, 0)
  expect(chance('luysa freed')).toBeGreaterThan(chance('luysa found 6'))
  expect(chance('luysa found 6')).toBeGreaterThan(chance('luysa hidden'))
})

test('a shared victory counts by its parts, and a table that wins as one has won', () => {
  const { state } = position(2, 'turn of amber')
  const chances = () => [0, 1].map(seat => judgement.evaluate(state, seat))
  finish(state, 0, byPoints([90, 90]))
  expect(chances()).toEqual([0.5, 0.5])
  finish(state, 0, together(state, 'won'))
  expect(chances()).toEqual([1, 1])
})
