import { expect, test } from 'vitest'
import { newRow, type TableRow } from '../local/rows.ts'
import { standing } from './standing.ts'

const holders = [
  { kind: 'person' as const, name: 'Anne' },
  { kind: 'bot' as const, name: 'mate' },
  { kind: 'person' as const, name: 'Cato' },
]
const say = ((key: string, params: object = {}) => [key, ...Object.values(params)].join(' ')) as never
const line = (about: Partial<TableRow>): string =>
  standing({ ...newRow({ id: 'a', game: 'cove', name: '', options: {}, nonces: [], holders }, 0), ...about }, say)

test('all who have won are named, bots by their kind', () => {
  expect(line({ ending: 'riches', winner: -1, winners: 0b011 })).toBe('row.won Anne, bot.mate')
  expect(line({ ending: 'riches', winner: -1, winners: 0b101 })).toBe('row.won Anne, Cato')
  expect(line({ ending: 'riches', winner: 2 })).toBe('row.won Cato')
})

test('a table that won or lost as one says so, and one that nobody won', () => {
  expect(line({ ending: 'end', winner: -1, winners: 0b111, together: 'won' })).toBe('row.won-together')
  expect(line({ ending: 'end', winner: -1, winners: 0, together: 'lost' })).toBe('row.lost-together')
  expect(line({ ending: 'end', winner: -1, winners: 0 })).toBe('row.nobody-won')
})

test('before the end it says who is waited for', () => {
  expect(line({ moves: 3, waiting: 0b010 })).toBe('row.waits bot.mate')
  expect(line({ moves: 3, waiting: 0b110 })).toBe('row.your-move')
})
