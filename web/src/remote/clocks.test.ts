import { expect, test } from 'vitest'
import { timeText } from './clocks.ts'

test.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [1_865_000, '31:05'],
  [3_600_000 * 14 + 1_200_000, '14 h 20 min'],
  [3_600_000 * 51, '2 d 3 h'],
])('%d milliseconds are %s', (left, says) => {
  expect(timeText(left)).toBe(says)
})
