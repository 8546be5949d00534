import { describe, expect, test } from 'vitest'
import { idByName, wordsOf } from './words.ts'

describe('the words of a position', () => {
  test('are read one after the other, and things may be called by their names', () => {
    const words = wordsOf('size 2 sea-dogs', 'line', idByName([{ id: 'f1', name: 'Sea Dogs’' }]))
    expect(words.is('size')).toBe(true)
    expect(words.number()).toBe(2)
    expect(words.among(['f0', 'f1'], 'fleet')).toBe(1)
    expect(words.left).toBe(false)
    words.end()
  })

  test('are errors that quote the line if one is missing, unknown or left over', () => {
    const words = wordsOf('size two more', 'ship: size two more')
    expect(() => words.end()).toThrow('Position line "ship: size two more": nobody knows what "size two more" is for.')
    words.is('size')
    expect(() => words.number()).toThrow('two is not a number')
    expect(() => wordsOf('9', 'round 9').between(1, 4, 'the rounds are')).toThrow('the rounds are 1 to 4')
    expect(() => words.among(['less'], 'word')).toThrow('more is not a word')
    expect(() => words.word('fleet')).toThrow('a fleet is missing')
  })

  test('a name that two things have is nobody’s', () => {
    expect(
      idByName([
        { id: 'a', name: 'Elena' },
        { id: 'b', name: 'Elena' },
      ])('elena'),
    ).toBe(undefined)
  })
})
