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
    shared: {},
  })
})

test('a number of the table is one line, 0 where it is not told', () => {
  const course = courseOf(
    [
      { at: 1, values: {}, shared: { rebels: 2 } },
      { at: 2, values: {} },
      { at: 3, values: {}, shared: { rebels: 4 } },
    ],
    3,
  )
  expect(course).toEqual({ at: [1, 2, 3], lines: {}, shared: { rebels: [2, 0, 4] } })
})
