import { describe, expect, test } from 'vitest'
import { cove } from '../fixture/cove.ts'
import { coveTable } from '../fixture/scenario.ts'
import { chest } from '../fixture/tiny.ts'
import { perft } from './perft.ts'
import { scenario } from './scenario.ts'

// Counts of legal sequences. They guard refactoring: whoever changes what is offered, refused or asked next, in
// these positions or anywhere within reach, changes a number. Change one only together with the rule behind it.

describe('sequences of legal moves', () => {
  test('of the tiny game can be counted by hand: takes of 1 to 3 coins out of 4, in order', () => {
    const { state } = scenario(chest, { seats: 2, arrange: g => (g.coins = 4) })
    // 1: three takes. 2: 1+123, 2+12, 3+1. 3: 1+1+12, 1+2+1, 2+1+1, and 1+3, 2+2, 3+1 end. 4: 1+1+1+1 too.
    expect([1, 2, 3, 4].map(depth => perft(chest, state, depth))).toEqual([3, 6, 7, 7])
  })

  test('from a turn with settling, all four kinds of crew, gifts, a raid with an ambush, and a pass', () => {
    const { state } = coveTable(`
      anne: $5, raider-0 merchant-1 recruiter-2 scout-3, coves 3
      bart: $5, chart-4, coves 4 6
      turn of anne, 3 actions
    `)
    // First: one cove, four crew cards, four gifts, a pass. Last: of a bid up to $7 six values are tried.
    expect([1, 2, 3, 4].map(depth => perft(cove, state, depth))).toEqual([10, 112, 1105, 9239])
  })

  test('from sealed bids of three seats into the first turn', () => {
    const { state } = coveTable(`
      anne: $1, merchant-5
      bart: $2, chart-7
      cato: $0
      bids for scout-3
    `)
    // 2 + 3 + 1 first bids; two and three of them in any order: 2 · (2·3 + 2·1 + 3·1) and 6 · (2·3·1); then a turn.
    expect([1, 2, 3, 4].map(depth => perft(cove, state, depth))).toEqual([6, 22, 36, 1398])
  })
})
