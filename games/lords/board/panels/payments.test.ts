import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { paymentsOf } from './payments.ts'

const lent = (...parts: readonly (readonly [kind: string, from: number, ...args: number[]])[]) => ({
  by: 0,
  to: 1,
  parts: parts.map(([kind, from, ...args]) => ({ kind, from, args })),
})

test('D1.4, D1.6: a paper tells in which years it pays, beside what its two have promised before', () => {
  const before =
    'promise lerma drake instalment 1607 3   promise drake raleigh loan 4   promise drake lerma commission 1'
  const { state } = position('drake lerma raleigh', `year 1605   drake: $5   ${before}   turn of drake`)
  expect(paymentsOf(state, lent(['gold', 0, 5], ['loan', 1, 2], ['instalment', 1, 1608, 4]))).toEqual([
    { year: 1607, to: 0, gold: 3, how: 'standing' },
    { year: 1605, to: 1, gold: 5, how: 'now' },
    { year: 1606, to: 0, gold: 2, how: 'promised' },
    { year: 1608, to: 0, gold: 4, how: 'promised' },
  ])
})

test('a paper that promises no gold has nothing to lay on the years', () => {
  const { state } = position('drake lerma', 'year 1605   drake: $5   turn of drake')
  expect(paymentsOf(state, lent(['gold', 0, 5], ['commission', 1, 2]))).toBeUndefined()
})
