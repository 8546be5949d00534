import { describe, expect, test } from 'vitest'
import { fastChance } from './chance/fast.ts'
import { cove } from './fixture/cove.ts'
import { newGame } from './game.ts'
import { completeOptions, type GameOption, parseValue, takes, usualValue } from './options.ts'

const length: GameOption = { name: 'length', values: ['long', 'short'] }
const ships: GameOption = { name: 'ships', least: 2, greatest: 8, usual: 3 }
const ports: GameOption = { name: 'ports', words: ['a', 'b', 'c'], usual: ['b'], fewest: 1, most: 2 }
const all = [length, ships, ports]

test('options left out are as usual', () => {
  expect(all.map(usualValue)).toEqual(['long', 3, ['b']])
  expect(completeOptions(all, { ships: 8 })).toEqual({ length: 'long', ships: 8, ports: ['b'] })
})

test('a list is kept in the order of its words', () => {
  expect(completeOptions(all, { ports: ['c', 'a'] }).ports).toEqual(['a', 'c'])
})

describe('what is wrong is named', () => {
  test.each([
    [{ depth: 1 }, 'There is no option depth.'],
    [{ length: 'longer' }, 'Option length takes long, short, not longer.'],
    [{ ships: 9 }, 'Option ships takes 2 to 8, not 9.'],
    [{ ships: 2.5 }, 'Option ships takes 2 to 8, not 2.5.'],
    [{ ships: '3' }, 'Option ships takes 2 to 8, not 3.'],
    [{ ships: Number.NaN }, 'Option ships takes 2 to 8, not NaN.'],
    [{ ports: 'a' }, 'Option ports takes 1 to 2 of a, b, c, not a.'],
    [{ ports: [] }, 'Option ports takes 1 to 2 of a, b, c, not nothing.'],
    [{ ports: ['a', 'b', 'c'] }, 'Option ports takes 1 to 2 of a, b, c, not a+b+c.'],
    [{ ports: ['a', 'a'] }, 'Option ports takes 1 to 2 of a, b, c, not a+a.'],
    [{ ports: ['d'] }, 'Option ports takes 1 to 2 of a, b, c, not d.'],
  ])('%j', (given, sentence) => {
    expect(() => completeOptions(all, given)).toThrow(sentence)
  })
})

test('people type a value, a number, or words with a plus between', () => {
  expect(parseValue(length, 'short')).toEqual({ value: 'short' })
  expect(parseValue(ships, '5')).toEqual({ value: 5 })
  expect(parseValue(ships, '05')).toEqual({ wrong: 'Option ships takes 2 to 8, not 05.' })
  expect(parseValue(ports, 'c+a')).toEqual({ value: ['a', 'c'] })
  expect(parseValue({ ...ports, fewest: 0 }, '')).toEqual({ value: [] })
  expect(takes({ ...ports, most: 1 })).toBe('1 of a, b, c')
})

test('the fixture plays with a number and a list', () => {
  const world = { chance: fastChance(1), listen: undefined }
  const g = newGame(cove, 2, { purse: 7, founded: ['cove-0', 'cove-8', 'cove-16'] }, world)
  expect([g.money, g.coves, g.owner[8]]).toEqual([[7, 7], [2, 1], 1])
})
