import { expect, test } from 'vitest'
import { gapOf, isLevel } from './hint.tsx'

const hint = (wins: number, games = 64) => ({ text: 'pass', chance: wins / games, games, reasons: [] })

test('a gap of fewer wins than twice the square root of half the games is chance', () => {
  expect([8, 64, 200].map(games => gapOf(hint(0, games)))).toEqual([4, 12, 20])
  expect(isLevel(hint(40), hint(29))).toBe(true)
  expect(isLevel(hint(40), hint(28))).toBe(false)
})
