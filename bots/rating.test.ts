import { expect, test } from 'vitest'
import { moveRatings, type Ratings, ratingOf } from './rating.ts'

test('the winner rises and the losers fall, alike', () => {
  const ratings: Ratings = new Map()
  moveRatings(ratings, ['a', 'b', 'c'], [2, 1, 2])
  expect(ratingOf(ratings, 'b')).toBeGreaterThan(0)
  expect(ratings.get('a')?.mu).toBeCloseTo(ratings.get('c')?.mu ?? 0, 9)
  expect(ratings.get('a')?.mu).toBeLessThan(25)
})

test.each([1, 2])('nobody moves away from the others when all share place %i', place => {
  const ratings: Ratings = new Map()
  moveRatings(ratings, ['a', 'b'], [place, place])
  expect(ratings.get('a')?.mu).toBeCloseTo(25, 9)
  expect(ratings.get('b')?.mu).toBeCloseTo(25, 9)
})

test('a name with several seats moves by their mean', () => {
  const ratings: Ratings = new Map()
  moveRatings(ratings, ['a', 'b', 'b', 'b'], [1, 2, 2, 2])
  expect(ratings.get('a')!.mu).toBeGreaterThan(ratings.get('b')!.mu)
})

test('whoever comes second rises above whoever comes third', () => {
  const ratings: Ratings = new Map()
  moveRatings(ratings, ['a', 'b', 'c'], [1, 2, 3])
  expect(ratings.get('a')!.mu).toBeGreaterThan(ratings.get('b')!.mu)
  expect(ratings.get('b')!.mu).toBeGreaterThan(ratings.get('c')!.mu)
})
