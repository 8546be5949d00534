import { describe, expect, test } from 'vitest'
import { amountsOf, isAmong, nearest, stepped } from './amounts.ts'

const range = { least: 2, greatest: 40 }
const some = amountsOf([9, 1, 4])

describe('amounts', () => {
  test('of a range are all whole numbers in it', () => {
    expect([1, 2, 17, 40, 41, 2.5, Number.NaN].filter(value => isAmong(range, value))).toEqual([2, 17, 40])
  })

  test('that were listed are those and no others', () => {
    expect(some).toEqual({ least: 1, greatest: 9, only: [1, 4, 9] })
    expect([0, 1, 2, 4, 9, 10].filter(value => isAmong(some, value))).toEqual([1, 4, 9])
  })

  test('the nearest one stays within', () => {
    expect([0, 17, 99].map(wanted => nearest(range, wanted))).toEqual([2, 17, 40])
    expect([0, 5, 8, 99].map(wanted => nearest(some, wanted))).toEqual([1, 4, 9, 9])
  })

  test('a step leads to the next and not over the end', () => {
    expect([stepped(range, 39, 1), stepped(range, 39, 5), stepped(range, 2, -1)]).toEqual([40, 40, 2])
    expect([stepped(some, 1, 1), stepped(some, 4, 5), stepped(some, 4, -1)]).toEqual([4, 9, 1])
  })
})
