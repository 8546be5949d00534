import { expect, test } from 'vitest'
import { courseOf } from './samples.ts'

test('samples become lines by seat; the last sample of a year counts', () => {
  const course = courseOf(
    [
      { at: 1599, values: { money: [3, 4] } },
      { at: 1598, values: { money: [1, 2] } },
      { at: 1599, values: { money: [5, 6] } },
    ],
    2,
  )
  expect(course).toEqual({
    at: [1598, 1599],
    lines: {
      money: [
        [1, 5],
        [2, 6],
      ],
    },
  })
})
