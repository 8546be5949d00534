import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test('the interval agrees with published values', () => {
  const { rate, low, high } = wilson(5, 10)
  expect(rate).toBe(0.5)
  expect(low).toBeCloseTo(0.2366, 3)
  expect(high).toBeCloseTo(0.7634, 3)
})

test('it stays within 0 and 1, and narrows with the games', () => {
  expect(wilson(0, 20).low).toBe(0)
  expect(wilson(20, 20).high).toBeCloseTo(1, 9)
  expect(wilson(20, 20).low).toBeCloseTo(0.8389, 3)
  expect(wilson(150, 300).low).toBeGreaterThan(wilson(15, 30).low)
  expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 })
})
