import { expect, test } from 'vitest'
import { apart, ticks } from './axis.ts'

test('an axis has few round numbers and reaches from the lowest value to the highest', () => {
  expect(ticks(0, 1)).toEqual([0, 1])
  expect(ticks(0, 7)).toEqual([0, 2, 4, 6, 8])
  expect(ticks(-3, 9)).toEqual([-5, 0, 5, 10])
})

test('marks at the same height are moved apart, in their order, and stay above the floor', () => {
  expect(apart([10, 50, 90], 15, 130)).toEqual([10, 50, 90])
  expect(apart([10, 10, 12], 15, 130)).toEqual([10, 25, 40])
  expect(apart([130, 130, 128], 15, 130)).toEqual([115, 130, 100])
})
