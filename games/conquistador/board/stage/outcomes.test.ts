import type { Happening, Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { outcomesOf } from './outcomes.ts'

const say = ((key: string, params: Record<string, unknown> = {}) => `${key} ${Object.values(params).join()}`) as Say
const told = (kind: string, ...args: number[]) => ({ event: { kind, args } }) as unknown as Happening

test('24.14: what the Bankers are paid after the last court is no outcome of its event', () => {
  const events = [told('event', 2, 0), told('new-monarch', 2, 0), told('gained', 4, 15), told('initiative', 2, 912)]
  expect(outcomesOf(events, 2, say)).toEqual(['brought.monarch A,4'])
})

test('21.23: in the solitaire game a court hears who settles where', () => {
  const events = [told('event', 0, 7), told('colonised', 2, 1, 5), told('initiative', 0, 9)]
  expect(outcomesOf(events, 0, say)).toHaveLength(1)
})
