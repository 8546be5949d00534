import { expect, test } from 'vitest'
import { landBattle, seaRows } from './battles.ts'

const winsAt = (attack: number, defence: number): number => Number.parseInt(landBattle(attack, defence).wins, 10)

test.each([1, 2, 6])(
  '11.3: with %i times the men better odds win more often, equals are even at most, twice as many are not certain',
  scale => {
    const sizes = [
      [1, 3],
      [1, 2],
      [1, 1],
      [2, 1],
      [3, 1],
      [5, 1],
    ]
    const wins = sizes.map(([attack, defence]) => winsAt(attack * scale, defence * scale))
    expect(wins).toEqual(wins.toSorted((a, b) => a - b))
    expect(winsAt(scale, scale)).toBeLessThanOrEqual(50)
    expect(winsAt(2 * scale, scale)).toBeLessThan(100)
    expect(winsAt(3 * scale, scale)).toBe(100)
  },
)

test('8.4: equals lose as much as each other at sea, and better odds lose fewer ships', () => {
  const rows = seaRows()
  const [, attacker, defender] = rows[1]
  expect(attacker).toBe(defender)
  const lost = rows.map(row => Number(row[1]))
  expect(lost).toEqual(lost.toSorted((a, b) => b - a))
})
