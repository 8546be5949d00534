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
import { maracaibo } from './rules/index.ts'

/** Games a cell: 20 in `npm test`, 500 in the long campaign. */
const GAMES = process.env.SPANISH_MAIN_LONG === '1' ? 500 : 20

const cells = ['75', '76', '77', '78', '79', '74', '193', 'campaign'].flatMap(scenario =>
  [1, 2, 3, 4].map(seats => ({ seats, options: { scenario } })),
)

const variants = [
  { seats: 1, options: { scenario: '78', opponent: 'jacques', level: 4 } },
  { seats: 1, options: { scenario: '76', expansion: true, level: 5 } },
  { seats: 3, options: { scenario: '75', expansion: true, promos: true, start: 'first' } },
]

describe.each([...cells, ...variants])('random games, %j', ({ seats, options }) => {
  test(`IV-1 to IV-6: ${GAMES} games end, and every component is accounted for`, { timeout: 3_600_000 }, () => {
    const problems: string[] = []
    for (let seed = 0; seed < GAMES; seed++) {
      const game = playout(maracaibo, { seats, options, seed })
      if (game.stuck) problems.push(`seed ${seed}: stuck at ${game.state.stack.map(frame => frame.at).join(' > ')}`)
      problems.push(...game.problems.map(problem => `seed ${seed}: ${problem}`))
      if (JSON.stringify(game.state).length > 8192) problems.push(`seed ${seed}: the state is larger than 8 KB`)
    }
    expect(problems).toEqual([])
  })

  test('gate, view, clone, JSON and visibility hold at every ninth position of a game', { timeout: 60_000 }, () => {
    const broken = new Set<string>()
    const chance = fastChance(seats)
    playout(
      maracaibo,
      { seats, options, seed: 1 },
      {
        visit(g, _seat, _moves, played) {
          if (played % 9 !== 0 || broken.size > 0) return
          for (const sentence of [
            ...gateEqualsList(maracaibo, g, chance),
            ...gateLeavesState(maracaibo, g, chance),
            ...viewEqualsState(maracaibo, g),
            ...cloneSharesNothing(maracaibo, g),
            ...survivesJson(maracaibo, g),
            ...undeclaredFields(maracaibo, g),
          ]) {
            broken.add(sentence)
          }
        },
      },
    )
    expect([...broken]).toEqual([])
  })

  test('a record with undone moves replays to the same position', { timeout: 60_000 }, () => {
    const { journal, problems } = playJournal(maracaibo, { seats, options, seed: 2 }, { undoEvery: 5 })
    expect([...problems, ...replayEqualsPlay(maracaibo, journal)]).toEqual([])
  })

  test('ST-5: nobody can tell a game from its twin', { timeout: 60_000 }, () => {
    const { checks, leaks } = auditGame(maracaibo, { seats, options, seed: 3 }, seats === 1 ? 4 : 12)
    expect(leaks).toEqual([])
    expect(checks).toBeGreaterThan(20)
  })
})
