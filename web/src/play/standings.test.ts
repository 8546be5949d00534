import { byPoints } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { standingsOf } from './standings.ts'

const who = (seat: number) => ({ name: ['Anne', 'Bart', 'Cato'][seat], look: undefined })
const automaton = { name: 'Jean', look: undefined }
const lines = (points: readonly number[], rival?: number) =>
  standingsOf(byPoints(points, rival), who, automaton).map(({ name, place, points: score }) => [place, name, score])

test('who shares the first place stands there together, and the next place is left out', () => {
  expect(lines([7, 12, 12])).toEqual([
    [1, 'Bart', 12],
    [1, 'Cato', 12],
    [3, 'Anne', 7],
  ])
})

test('a rival without a seat has its place among the others, shared or not', () => {
  expect(lines([9, 4], 9)).toEqual([
    [1, 'Anne', 9],
    [1, 'Jean', 9],
    [3, 'Bart', 4],
  ])
  expect(lines([9, 4], 20)[0]).toEqual([1, 'Jean', 20])
})

test('places without points are listed as well', () => {
  const [first] = standingsOf({ places: [2, 1] }, who, automaton)
  expect(first).toEqual({ name: 'Bart', look: undefined, place: 1, points: undefined })
})
