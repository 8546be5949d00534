import type { Json } from '@spanish-main/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applied, type Compared, difference, sharing } from './difference.ts'

test.each<[Json, Json, unknown]>([
  [1, 1, undefined],
  [1, 2, [2]],
  [{ a: 1, b: [1, 2, 3] }, { a: 1, b: [1, 5, 3] }, { b: { 1: [5] } }],
  [[1, 2, 3, 4], [1, 2, 3, 4, 9], { 4: [9], '#': 5 }],
  [[1, 2, 3, 4], [1, 2], { '#': 2 }],
  [[1, 2], [7, 8, 9], [[7, 8, 9]]],
  [{ a: 1, b: 2 }, { a: 1 }, { '-': ['b'] }],
  [{ a: null }, { a: {} }, { a: [{}] }],
  [[1], { 0: 1 }, [{ 0: 1 }]],
])('%j to %j', (before, after, expected) => {
  expect(difference(before, after)).toEqual(expected)
})

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>

test('the difference leads from any value to any other, over the wire', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      // Names that differences use for themselves do not occur in what is told.
      fc.pre(!/"(#|-|__proto__)":/.test(JSON.stringify([before, after])))
      const a = JSON.parse(JSON.stringify(before))
      const b = JSON.parse(JSON.stringify(after))
      const change = difference(a, b)
      if (change === undefined) expect(a).toEqual(b)
      else expect(applied(a, JSON.parse(JSON.stringify(change)))).toEqual(b)
    }),
    { numRuns: 2000 },
  )
})

test('what did not change is shared', () => {
  const before = { same: [1, 2], other: [3] }
  const after = applied(before, { other: { 0: [4] } }) as typeof before
  expect(after).toEqual({ same: [1, 2], other: [4] })
  expect(after.same).toBe(before.same)
})

test('a later value shares with the earlier one what is the same, and is the same value', () => {
  const before = { same: [1, { deep: 2 }], other: [3, [4]], gone: 1 }
  const after = sharing(before, { same: [1, { deep: 2 }], other: [5, [4]] }) as unknown as typeof before
  expect(after).toEqual({ same: [1, { deep: 2 }], other: [5, [4]] })
  expect(after.same).toBe(before.same)
  expect(after.other[1]).toBe(before.other[1])
  fc.assert(
    fc.property(json, json, (one, two) => {
      const shared = sharing(one, two)
      expect(shared).toEqual(two)
      expect(sharing(one, structuredClone(one))).toBe(one)
      expect(difference(one, shared)).toEqual(difference(one, two))
    }),
    { numRuns: 2000 },
  )
})

test('what many see is compared once, and however many ask the answer is the same', () => {
  fc.assert(
    fc.property(json, json, json, (before, after, own) => {
      const known: Compared = new Map()
      for (const seat of [0, 1, 2]) {
        const [then, now] = [
          { open: before, seat: own },
          { open: after, seat: [seat, own] },
        ] as const
        expect(difference(then, now, known)).toEqual(difference(then, now))
      }
      // From another value than the one it was compared with, it is compared anew.
      expect(difference(own, after, known)).toEqual(difference(own, after))
    }),
    { numRuns: 1000 },
  )
})
