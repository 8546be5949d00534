import { expect, test } from 'vitest'
import { type Domain, lowest, meaningOf, sizeOf, wordOf } from './vocabulary.ts'

const words: Domain = { words: ['anne', 'bart'] }
const range: Domain = { min: -2, max: 10 }

test('a domain of words counts from 0 and knows only its words', () => {
  expect([sizeOf(words), lowest(words), wordOf(words, 1), wordOf(words, 7)]).toEqual([2, 0, 'bart', '?'])
  expect([meaningOf(words, 'bart'), meaningOf(words, 'Bart'), meaningOf(words, '1')]).toEqual([1, undefined, undefined])
})

test('a range takes whole numbers between its ends and nothing else', () => {
  expect([sizeOf(range), lowest(range), wordOf(range, -2)]).toEqual([13, -2, '-2'])
  expect(['-2', '0', '10'].map(word => meaningOf(range, word))).toEqual([-2, 0, 10])
  for (const word of ['-3', '11', '1.5', '1e1', '', ' 1', '0x1', '١', 'NaN', '12345678901234567890']) {
    expect(meaningOf(range, word), word).toBeUndefined()
  }
})

test('a number is written in one way', () => {
  const dollars = { min: -5, max: 200 }
  expect(['02', '-0', '+2', '2.0', '0x2', '00'].map(word => meaningOf(dollars, word))).toEqual(
    new Array(6).fill(undefined),
  )
  expect(['0', '2', '-3', '200'].map(word => meaningOf(dollars, word))).toEqual([0, 2, -3, 200])
})
