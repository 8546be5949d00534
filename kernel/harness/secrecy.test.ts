import { describe, expect, test } from 'vitest'
import { fastChance } from '../chance/fast.ts'
import { cove } from '../fixture/cove.ts'
import { LEAKS, leakyCove } from '../fixture/leaks.ts'
import { type Cove, HAND } from '../fixture/state.ts'
import type { Game } from '../game.ts'
import { legal } from '../lists.ts'
import { resample } from '../resample.ts'
import { auditGame, type Chooser } from './secrecy.ts'

function audit(game: Game<Cove>, games: number, every: number, bot?: Chooser<Cove>) {
  const all = { checks: 0, declassified: 0, leaks: [] as string[] }
  for (let seed = 0; seed < games && all.leaks.length === 0; seed++) {
    const one = auditGame(game, { seats: 2 + (seed % 3), seed }, every, bot)
    all.checks += one.checks
    all.declassified += one.declassified
    all.leaks.push(...one.leaks)
  }
  return all
}

describe('the audit', () => {
  test('finds no leak in Cove, in many checks, some of which ended because something was rightly learnt', () => {
    const { leaks, checks, declassified } = audit(cove, 9, 3)
    expect(leaks).toEqual([])
    expect(checks).toBeGreaterThan(2000)
    expect(declassified).toBeGreaterThan(100)
  })

  test.each(LEAKS)('catches a planted leak: %s', leak => {
    const { leaks } = audit(leakyCove(leak), 30, 1)
    expect(leaks[0]).toMatch(SYMPTOMS[leak])
  })

  test('counts its checks, so that no leaks in no checks is visible', () => {
    expect(auditGame(cove, { seats: 2, seed: 1 }, 100_000)).toMatchObject({ leaks: [] })
    expect(auditGame(cove, { seats: 2, seed: 1 }, 100_000).checks).toBeLessThan(10)
  })
})

const SYMPTOMS: Record<(typeof LEAKS)[number], RegExp> = {
  'peeking-refusal': /^the (legal moves|reasons) differ/,
  'frame-for-holders': /^the (wait differs|view differs in .*stack)/,
  'event-with-card': /^the events differ after gift/,
  'wait-that-skips': /^the wait differs/,
  'bid-in-frame': /^the view differs in stack/,
  'gift-that-is-missed': /^the view differs in place, known after gift/,
}

describe('bots under audit', () => {
  test('one that thinks over a resampled state is honest', () => {
    const honest: Chooser<Cove> = (g, seat, seed) => {
      const chance = fastChance(seed)
      const guess = resample(cove, g, seat, chance)
      const moves = legal(cove, g, seat)
      return moves[guess.place.lastIndexOf(HAND + ((seat + 1) % g.seats)) % moves.length]
    }
    expect(audit(cove, 3, 5, honest).leaks).toEqual([])
  })

  test('one that looks at other hands is caught', () => {
    const cheat: Chooser<Cove> = (g, seat) => {
      const moves = legal(cove, g, seat)
      return moves[g.place.lastIndexOf(HAND + ((seat + 1) % g.seats)) % moves.length]
    }
    expect(audit(cove, 3, 5, cheat).leaks[0]).toMatch(/^the bot's choice differs/)
  })
})
