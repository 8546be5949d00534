import type { Primer, Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { words } from './words.tsx'

const say: Say = Object.assign((key: string) => key, { has: () => true })
const at = (seats: number, options: Record<string, string>) => position(seats, 'turn of amber', { options }).state

const MODES = [
  [3, { scenario: '75' }],
  [1, { scenario: '75', opponent: 'jean' }],
  [1, { scenario: '75', opponent: 'jacques' }],
  [2, { scenario: '74' }],
] as const

test('whoever has read the page of one way to play has not read those of the others', () => {
  const modes = MODES.map(([seats, options]) => (words.primer!(at(seats, options), 0, say) as Primer).mode)
  expect(new Set(modes).size).toBe(MODES.length)
})

test('the moves of the search are spoken of only where somebody is searched for', () => {
  expect(words.absent!(at(3, { scenario: '75' }))).toEqual(['drop-hint', 'free-luysa'])
  expect(words.absent!(at(2, { scenario: '193' }))).toEqual([])
})

test('a table that plays together says what it must do, and not who would be first', () => {
  expect(words.sideLine!(at(2, { scenario: '74' }), say)?.title).toBe('together')
  expect(words.sideLine!(at(2, { scenario: '75' }), say)?.title).toBe('side.line')
})
