import { expect, test } from 'vitest'
import { drawnOn } from './gestures.ts'

const hex = (value: number) => ({ domain: 'hex', value })

test('a way grows by what the hand comes to, and shrinks when it comes back', () => {
  const way = [1, 2, 3].map(hex).reduce(drawnOn, [hex(0)])
  expect(way.map(({ value }) => value)).toEqual([0, 1, 2, 3])
  expect(drawnOn(way, hex(3))).toEqual(way)
  expect(drawnOn(way, hex(1)).map(({ value }) => value)).toEqual([0, 1])
  expect(drawnOn(way, { domain: 'slip', value: 1 })).toHaveLength(5)
})
