import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { paperName } from './words.ts'

const say = ((key: string, { number }: Record<string, unknown> = {}) => `${key} ${number}`) as Say

test('a paper is called by its number; a secret one says that it is secret, not whose seats it names', () => {
  expect(paperName('12', say)).toBe('12')
  expect(paperName('0-1-3', say)).toBe('deal.secret-paper 3')
})
