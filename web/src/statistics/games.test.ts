import { expect, test } from 'vitest'
import { newRow, type TableRow } from '../local/rows.ts'
import { byEnding, byPlayer, bySeat, finishedGames, lengths } from './games.ts'

const row = (id: string, about: Partial<TableRow>): TableRow => ({
  ...newRow(
    {
      ...{ id, game: 'cove', name: '', options: {}, nonces: [] },
      holders: [
        { kind: 'person', name: 'Anne' },
        { kind: 'bot', name: 'mate' },
      ],
    },
    0,
  ),
  ...{ names: ['anne', 'bart'], ending: 'riches', winner: 0, moves: 40 },
  ...about,
})

const card = (id: string, stage: string) =>
  ({
    ...{ id, game: 'cove', stage, names: ['anne', 'bart'], ending: 'glory', winners: 0b10, moves: 120 },
    seats: [
      { kind: 'link', name: 'Anne' },
      { kind: 'bot', name: 'mate' },
    ],
  }) as never

const games = () =>
  finishedGames(
    [row('a', {}), row('b', { winner: 1 }), row('c', { ending: '' }), { id: 'd', damaged: true }],
    [card('a', 'over'), card('e', 'over'), card('f', 'playing')],
  )

test('what is over counts, here and at the service, and what is in both counts once', () => {
  expect(games().map(({ moves }) => moves)).toEqual([40, 40, 120])
})

test('victories by kind and by seat', () => {
  expect(byEnding(games())).toEqual([
    { name: 'riches', count: 2, of: 3 },
    { name: 'glory', count: 1, of: 3 },
  ])
  expect(bySeat(games())).toEqual([
    { name: 'anne', count: 1, of: 3 },
    { name: 'bart', count: 2, of: 3 },
  ])
})

test('players are compared with their fair share', () => {
  expect(byPlayer(games())).toEqual([
    { name: 'person', count: 1, of: 3, fair: 0.5 },
    { name: 'mate', count: 2, of: 3, fair: 0.5 },
  ])
})

test('lengths fall into equal steps, every game into one', () => {
  const steps = lengths(games())
  expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(new Set(steps.map(({ from, to }) => to - from)).size).toBe(1)
  expect(lengths([])).toEqual([])
})

test('all who came first have won; a table that lost as one has no winner', () => {
  const shared = finishedGames([row('a', { winner: -1, winners: 0b11 })], [])
  expect(bySeat(shared).map(({ count }) => count)).toEqual([1, 1])
  const lost = finishedGames([row('a', { winner: -1, winners: 0b11, together: 'lost' })], [])
  expect(bySeat(lost).reduce((sum, { count }) => sum + count, 0)).toBe(0)
})
