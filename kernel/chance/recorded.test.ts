import { describe, expect, test } from 'vitest'
import type { Chance } from './chance.ts'
import { recording, replaying } from './recorded.ts'

const byIndex: Chance = { below: (_stream, index, n) => index % n }

describe('a recorder', () => {
  test('passes on what it is given and remembers it until asked', () => {
    const chance = recording(byIndex)
    expect([chance.below(0, 4, 6), chance.below(1, 7, 6)]).toEqual([4, 1])
    expect(chance.taken()).toEqual([4, 1])
    expect(chance.taken()).toEqual([])
  })

  test('records a draw of a card as its place among the candidates', () => {
    const scripted: Chance = { below: () => 0, pick: (_stream, _index, candidates) => candidates.indexOf(30) }
    const chance = recording(scripted)
    expect(chance.pick!(0, 0, [10, 20, 30])).toBe(2)
    expect(recording(byIndex).pick!(0, 1, [10, 20, 30])).toBe(1)
    expect(chance.taken()).toEqual([2])
  })

  test('turns to another chance', () => {
    const chance = recording(byIndex)
    chance.turnTo({ below: () => 5 })
    expect(chance.below(0, 0, 6)).toBe(5)
  })
})

describe('a replayer', () => {
  test('gives back what was recorded', () => {
    const chance = replaying()
    chance.load([4, 1])
    expect([chance.below(0, 0, 6), chance.below(0, 1, 6)]).toEqual([4, 1])
    expect(chance.load([])).toBe(true)
  })

  test('notices numbers left over, missing or impossible', () => {
    const chance = replaying()
    chance.load([4, 9])
    chance.below(0, 0, 6)
    expect(() => chance.below(0, 1, 6)).toThrow('The record says 9 where a number below 6 was drawn.')
    expect(() => chance.below(0, 2, 6)).toThrow('The record lacks draw 2 of stream 0.')
    chance.load([3])
    expect(chance.load([])).toBe(false)
  })
})
