import { askBot, byPoints, fastChance, finish, insightInto, legal, printMove } from '@spanish-main/kernel'
import { auditGame, type Policy, playout } from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'
import { lords } from '../rules/index.ts'
import type { Lords } from '../rules/state.ts'
import { position } from '../scenario.ts'
import { deckhand } from './deckhand.ts'
import { evaluate, terms } from './evaluation.ts'

const asDeckhand: Policy<Lords> = (g, seat, moves, chance) =>
  deckhand(insightInto(lords, g, seat, chance), seat, moves, chance)

describe('the deckhand', () => {
  test('plays games to their end', { timeout: 60_000 }, () => {
    const { stuck, problems } = playout(lords, { seats: 4, seed: 7 }, { policy: asDeckhand, limit: 100_000 })
    expect({ stuck, problems }).toEqual({ stuck: false, problems: [] })
  })

  test('chooses by what its seat may know', { timeout: 60_000 }, () => {
    const { leaks, checks } = auditGame(lords, { seats: 3, seed: 5 }, 40, (g, seat, seed) =>
      askBot(lords, deckhand, g, seat, seed),
    )
    expect(leaks).toEqual([])
    expect(checks).toBeGreaterThan(50)
  })

  test('sails to where it can trade', () => {
    const table = position('drake marques', 'voyage of drake at hewanorra')
    const moves = legal(lords, table.state, 0)
    expect(printMove(lords, asDeckhand(table.state, 0, moves, fastChance(1)))).toBe('sail-to mona')
  })
})

describe('the evaluation', () => {
  test('is certain at the end, and adds up to one before it', () => {
    const table = position(
      'drake lerma kettler',
      'year 1610   drake: $9, tents 1   barbados: lerma, size 3   operations of drake',
    )
    const chances = [0, 1, 2].map(seat => evaluate(table.state, seat))
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
    expect(chances[0]).toBeGreaterThan(chances[1])
    expect(chances[1]).toBeGreaterThan(chances[2])
  })

  test('counts a shared victory by its parts', () => {
    const { state } = position('drake lerma kettler', 'operations of drake')
    finish(state, 0, byPoints([20, 20, 7]))
    expect([0, 1, 2].map(seat => evaluate(state, seat))).toEqual([0.5, 0.5, 0])
  })

  test('names what speaks for a seat', () => {
    const table = position('drake lerma', 'drake: $9   operations of drake')
    expect(terms(table.state, 0).map(({ name }) => name)).toContain('coffers')
  })
})
