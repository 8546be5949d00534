import { describe, expect, test } from 'vitest'
import { scriptedChance } from './scripted.ts'

describe('scripted chance', () => {
  test('gives the numbers of each stream in order', () => {
    const chance = scriptedChance([
      { stream: 1, value: 4 },
      { stream: 0, value: 2 },
      { stream: 1, value: 5 },
    ])
    expect([chance.below(0, 0, 6), chance.below(1, 0, 6), chance.below(1, 1, 6)]).toEqual([2, 4, 5])
    expect(chance.left()).toEqual([])
  })

  test('finds the named card among the candidates', () => {
    const chance = scriptedChance([{ stream: 0, value: 40 }])
    expect(chance.pick!(0, 0, [10, 40, 70])).toBe(1)
  })

  test('says what is left over', () => {
    const chance = scriptedChance([{ stream: 0, value: 1 }])
    expect(chance.left()).toEqual([{ stream: 0, value: 1 }])
  })

  test('refuses a number that cannot be, a card that is not there, and a draw nobody wrote', () => {
    const chance = scriptedChance([
      { stream: 0, value: 6 },
      { stream: 1, value: 99 },
    ])
    expect(() => chance.below(0, 0, 6)).toThrow('The script says 6 on stream 0, but the number must be below 6.')
    expect(() => chance.pick!(1, 0, [1, 2])).toThrow('draws 99 on stream 1, but the candidates are 1, 2')
    expect(() => chance.below(2, 3, 6)).toThrow('nothing about draw 3 of stream 2')
    expect(() => chance.pick!(2, 3, [1])).toThrow('nothing about draw 3 of stream 2 (one of 1)')
  })

  test('leaves what it does not cover to another chance, if there is one', () => {
    const chance = scriptedChance([], { below: (_stream, index, n) => Math.min(index, n - 1) })
    expect([chance.below(0, 3, 6), chance.pick!(0, 1, [8, 9])]).toEqual([3, 1])
  })
})
