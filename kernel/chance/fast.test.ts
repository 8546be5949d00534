import { describe, expect, test } from 'vitest'
import { fastChance } from './fast.ts'

const numbers = (seed: number, count = 50) => {
  const chance = fastChance(seed)
  return Array.from({ length: count }, () => chance.int(1000))
}

describe('the fast generator', () => {
  test('gives the same numbers for the same seed, and others for another', () => {
    expect(numbers(7)).toEqual(numbers(7))
    const all = [0, 1, 2, 3, -1, 2 ** 32, 2 ** 33, 2 ** 40 + 1].map(seed => numbers(seed).join())
    expect(new Set(all).size).toBe(all.length)
  })

  test('starts again when it is reseeded', () => {
    const chance = fastChance(1)
    chance.int(10)
    chance.reseed(7)
    expect(Array.from({ length: 50 }, () => chance.int(1000))).toEqual(numbers(7))
  })

  test('keeps its sequence for ever: stored seeds of simulations stay good', () => {
    expect(numbers(1, 6)).toEqual([721, 998, 471, 374, 463, 345])
  })

  test('gives every number below n about equally often', () => {
    const chance = fastChance(3)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) counts[chance.below(0, i, 6)]++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })
})
