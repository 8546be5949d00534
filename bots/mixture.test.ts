import { fastChance } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { equilibrium, mix } from './mixture.ts'

test('mix draws in proportion to the odds', () => {
  const chance = fastChance(1)
  const drawn = [0, 0, 0]
  for (let i = 0; i < 3000; i++) drawn[mix([1, 0, 3], chance)]++
  expect(drawn[1]).toBe(0)
  expect(drawn[2] / 3000).toBeCloseTo(0.75, 1)
})

const zeroSum = (ours: number[][]) => ({ ours, theirs: ours.map(row => row.map(each => -each)) })

test('matching pennies are mixed half and half', () => {
  const [heads, tails] = equilibrium(
    zeroSum([
      [1, -1],
      [-1, 1],
    ]),
  )
  expect(heads).toBeCloseTo(0.5, 1)
  expect(tails).toBeCloseTo(0.5, 1)
})

test('a game of unequal stakes is mixed so that the other side gains nothing by choosing', () => {
  const [first] = equilibrium(
    zeroSum([
      [2, -1],
      [-1, 1],
    ]),
  )
  expect(first).toBeCloseTo(0.4, 1)
})

test('a choice that is better whatever the other side does is always taken', () => {
  const odds = equilibrium(
    zeroSum([
      [1, 2],
      [0, 1],
    ]),
  )
  expect(odds[0]).toBeGreaterThan(0.98)
})
