import { type FastChance, fastChance } from '@spanish-main/kernel'
import {
  auditGame,
  cloneSharesNothing,
  draftsCommute,
  gateEqualsList,
  gateLeavesState,
  playJournal,
  playout,
  replayEqualsPlay,
  survivesJson,
  undeclaredFields,
  viewEqualsState,
} from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'
import { lively } from './lively.ts'
import { conquistador } from './rules/index.ts'
import type { Conquest } from './rules/state.ts'

/** Games a cell: 20 in `npm test`, 500 in the long campaign. */
const GAMES = process.env.SPANISH_MAIN_LONG === '1' ? 500 : 20

const CELLS = [
  { seats: 1, options: {} },
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 5, options: {} },
  { seats: 2, options: { tordesillas: true } },
  { seats: 3, options: { tordesillas: true, personne: false } },
  { seats: 4, options: { bankers: true, tordesillas: true } },
  { seats: 3, options: { turns: 8, printedSigns: true, homeAreaOnly: true } },
  { seats: 2, options: { turns: 5, privateerInvasion: true, laterAttrition: true } },
]

const CHECKS: readonly ((g: Conquest, chance: FastChance) => string[])[] = [
  (g, chance) => gateEqualsList(conquistador, g, chance),
  (g, chance) => gateLeavesState(conquistador, g, chance),
  g => viewEqualsState(conquistador, g),
  g => cloneSharesNothing(conquistador, g),
  g => survivesJson(conquistador, g),
  g => undeclaredFields(conquistador, g),
  g => draftsCommute(conquistador, g),
]

describe.each(CELLS)('random games, %j', ({ seats, options }) => {
  test.each([
    [GAMES, 'any move', undefined],
    [GAMES / 10, 'lively', lively],
  ])('%i games of %s end, and everything is accounted for', { timeout: 3_600_000 }, (games, _name, policy) => {
    const problems: string[] = []
    for (let seed = 0; seed < games; seed++) {
      const game = playout(conquistador, { seats, options, seed }, { limit: 100_000, ...(policy && { policy }) })
      if (game.stuck) problems.push(`seed ${seed}: stuck at ${game.state.stack.map(frame => frame.at).join(' > ')}`)
      problems.push(...game.problems.map(problem => `seed ${seed}: ${problem}`))
    }
    expect(problems).toEqual([])
  })

  test('gate, view, clone, JSON, visibility and drafts hold along a game', { timeout: 600_000 }, () => {
    const chance = fastChance(7)
    const broken: string[] = []
    let states = 0
    playout(
      conquistador,
      { seats, options, seed: 3 },
      {
        policy: lively,
        limit: 100_000,
        visit(g, _seat, _moves, played) {
          if (played % 149 !== 0 || broken.length > 0) return
          states++
          for (const check of CHECKS) broken.push(...check(g, chance))
        },
      },
    )
    expect(broken.slice(0, 3)).toEqual([])
    expect(states).toBeGreaterThan(5)
  })
})

test('undo is the identity, and the record replays to the same position', { timeout: 600_000 }, () => {
  for (const [seed, { seats, options }] of CELLS.slice(0, 4).entries()) {
    const { journal, problems } = playJournal(
      conquistador,
      { seats, options: { ...options, turns: 4 }, seed },
      { undoEvery: 3 },
    )
    expect(problems).toEqual([])
    expect(replayEqualsPlay(conquistador, journal)).toEqual([])
  }
})

test('nobody is told what they may not know', { timeout: 600_000 }, () => {
  for (const seats of [2, 3]) {
    const audit = auditGame(conquistador, { seats, options: { turns: 5 }, seed: seats }, 5)
    expect(audit.leaks).toEqual([])
    expect(audit.checks).toBeGreaterThan(60)
  }
})
