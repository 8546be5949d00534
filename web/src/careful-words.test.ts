import type { State } from '@spanish-main/kernel'
import type { BoardWords, Say } from '@spanish-main/ui'
import { expect, test, vi } from 'vitest'
import { carefulWords } from './careful-words.ts'

test('a board that fails at a sentence says nothing, and the fault is told', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const words: BoardWords<State> = {
    summary: () => {
      throw new Error('no such year')
    },
    order: (_domain, value) => -value,
  }
  const careful = carefulWords(words)
  expect(careful.summary?.({} as State, (() => '') as unknown as Say)).toBeUndefined()
  expect(careful.order?.('site', 3)).toBe(-3)
  expect(told.mock.calls).toEqual([['The board has no words for summary: Error: no such year']])
  told.mockRestore()
})
