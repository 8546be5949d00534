import { expect, test } from 'vitest'
import { movesByOthers } from './meanwhile.ts'

const live = (since: number, movers: number[]) => ({ seen: { you: { seat: 1 } }, told: { since, movers } }) as never

test('what was done meanwhile counts the moves of others, not the own one that arrived late', () => {
  expect(movesByOthers(live(7, [1]), 7)).toBe(0)
  expect(movesByOthers(live(7, [1, 0, 2, 1]), 7)).toBe(2)
  // Something was taken back: all is told anew.
  expect(movesByOthers(live(-1, [0, 0, 1, 0]), 2)).toBe(1)
  expect(movesByOthers(live(9, []), 12)).toBe(0)
})
