import type { Event } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { messages as english } from '../../text/en.ts'
import { messages as polish } from '../../text/pl.ts'
import { inOne, sample } from './telling.ts'

const event = (kind: string, ...args: number[]): Event => ({ kind, rule: '7.31', args })

test('7.31: a voyage is told by where it has come to, each Expedition for itself', () => {
  const last = event('sailed', 1, 2, 302)
  expect(inOne(event('sailed', 1, 2, 301), last)).toBe(last)
  expect(inOne(event('sailed', 1, 3, 301), last)).toBeUndefined()
  expect(inOne(event('sailed', 2, 2, 301), last)).toBeUndefined()
  expect(inOne(event('stopped', 1, 2, 301), last)).toBeUndefined()
})

test('10.2: a march is told from where it set out, and another column’s is another line', () => {
  const last = event('marched', 1, 41, 42)
  expect(inOne(event('marched', 1, 40, 41), last)?.args).toEqual([1, 40, 42])
  expect(inOne(event('marched', 1, 30, 31), last)).toBeUndefined()
})

test('every curve at the end has its name in both languages', () => {
  const { state } = position('spain england', 'begin march spain')
  const keys = ['at', ...Object.keys(sample(state).values)].map(each => `sample.${each}`)
  for (const texts of [english, polish]) expect(keys.filter(key => texts[key] === undefined)).toEqual([])
})
