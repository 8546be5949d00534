import { expect, test } from 'vitest'
import { cove } from '../fixture/cove.ts'
import { bench } from './bench.ts'

test('a bench gives a positive figure for everything, by the clock that it is given', () => {
  let now = 0
  const figures = bench(cove, { seats: 2, seed: 1 }, () => now++, 4)
  for (const [name, value] of Object.entries(figures)) expect(value, name).toBeGreaterThan(0)
  expect(figures.stateBytes).toBeLessThan(6000)
})
