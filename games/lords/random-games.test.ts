import { fastChance } from '@spanish-main/kernel'
import {
  auditGame,
  cloneSharesNothing,
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
import { lords } from './rules/index.ts'

/** Games a cell: 20 in `npm test`, 500 in the long campaign. */
const GAMES = process.env.SPANISH_MAIN_LONG === '1' ? 500 : 20

const cells = [2, 3, 4, 5, 6, 7, 8].flatMap(seats =>
  [true, false].map(treasurePlayer => ({ seats, options: { treasurePlayer } })),
)

const variants = [
  { seats: 3, options: { parrotYears: true } },
  { seats: 4, options: { nearRaids: true, depletion: false } },
  { seats: 2, options: { lastYear: 1612, lords: ['drake', 'marques'] } },
]

describe.each([...cells, ...variants])('random games, %j', ({ seats, options }) => {
  test(`${GAMES} games end, and everything is accounted for`, { timeout: 3_600_000 }, () => {
    const problems: string[] = []
    for (let seed = 0; seed < GAMES; seed++) {
      const game = playout(lords, { seats, options, seed }, { limit: 100_000 })
      if (game.stuck) problems.push(`seed ${seed}: stuck at ${game.state.stack.map(frame => frame.at).join(' > ')}`)
      problems.push(...game.problems.map(problem => `seed ${seed}: ${problem}`))
      const bytes = JSON.stringify(game.state).length
      if (bytes > 10_000) problems.push(`seed ${seed}: the state takes ${bytes} bytes`)
    }
    expect(problems).toEqual([])
  })

  test('gate, view, clone, JSON and visibility hold at every eleventh position of a game', { timeout: 60_000 }, () => {
    const broken = new Set<string>()
    const chance = fastChance(seats)
    playout(
      lords,
      { seats, options, seed: 1 },
      {
        limit: 100_000,
        visit(g, _seat, _moves, played) {
          if (played % 11 !== 0 || broken.size > 0) return
          for (const sentence of [
            ...gateEqualsList(lords, g, chance),
            ...gateLeavesState(lords, g, chance),
            ...viewEqualsState(lords, g),
            ...cloneSharesNothing(lords, g),
            ...survivesJson(lords, g),
            ...undeclaredFields(lords, g),
          ]) {
            broken.add(sentence)
          }
        },
      },
    )
    expect([...broken]).toEqual([])
  })

  test('a record with undone moves replays to the same position', { timeout: 60_000 }, () => {
    const { journal, problems } = playJournal(lords, { seats, options, seed: 2 }, { undoEvery: 5 })
    expect([...problems, ...replayEqualsPlay(lords, journal)]).toEqual([])
  })

  test('B12, C4a.1, E4.2: nobody can tell a game from its twin', { timeout: 60_000 }, () => {
    const { checks, leaks } = auditGame(lords, { seats, options, seed: 3 }, 9)
    expect(leaks).toEqual([])
    expect(checks).toBeGreaterThan(100)
  })
})
