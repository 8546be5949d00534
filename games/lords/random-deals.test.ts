import { auditGame, playout } from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'
import { lords } from './rules/index.ts'

describe.each([2, 4, 6, 8])('D1.1: random games of %i lords who deal', seats => {
  test('D1.1: games with thirty deals end, and everything is accounted for', { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { stuck, problems } = playout(lords, { seats, seed }, { limit: 100_000, deals: 30 })
      expect({ seed, stuck, problems }).toEqual({ seed, stuck: false, problems: [] })
    }
  })

  test('D1.1: nobody can tell a game with deals from its twin', { timeout: 120_000 }, () => {
    const { checks, leaks } = auditGame(lords, { seats, seed: 2, options: { lastYear: 1610 } }, 25, undefined, 12)
    expect(leaks).toEqual([])
    expect(checks).toBeGreaterThan(20)
  })
})
