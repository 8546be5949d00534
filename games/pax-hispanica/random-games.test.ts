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
import { paxHispanica } from './rules/index.ts'

/** Games a cell: 50 in `npm test`, 1,000 in the long campaign. */
const GAMES = process.env.SPANISH_MAIN_LONG === '1' ? 1000 : 50

const cells = [2, 3, 4, 5].flatMap(seats =>
  ['pl', 'en'].flatMap(edition =>
    (seats === 5 ? ['in'] : ['in', 'out']).map(spain => ({ seats, options: { edition, spain } })),
  ),
)

const variants = [
  { seats: 3, options: { length: 'short' } },
  { seats: 4, options: { length: 'comet-short', eternalPeace: true } },
  { seats: 2, options: { gangaZumba: true, flee: 'slips' } },
  { seats: 3, options: { nations: 'spain+netherlands+courland' } },
]

describe.each([...cells, ...variants])('random games, %j', ({ seats, options }) => {
  test(`${GAMES} games end, and every token is accounted for`, { timeout: 3_600_000 }, () => {
    const problems: string[] = []
    for (let seed = 0; seed < GAMES; seed++) {
      const game = playout(paxHispanica, { seats, options, seed })
      if (game.stuck) problems.push(`seed ${seed}: stuck at ${game.state.stack.map(frame => frame.at).join(' > ')}`)
      problems.push(...game.problems.map(problem => `seed ${seed}: ${problem}`))
    }
    expect(problems).toEqual([])
  })

  test('gate, view, clone, JSON and visibility hold at every third position of a game', () => {
    const broken = new Set<string>()
    const chance = fastChance(seats)
    playout(
      paxHispanica,
      { seats, options, seed: 1 },
      {
        visit(g, _seat, _moves, played) {
          if (played % 3 !== 0 || broken.size > 0) return
          for (const sentence of [
            ...gateEqualsList(paxHispanica, g, chance),
            ...gateLeavesState(paxHispanica, g, chance),
            ...viewEqualsState(paxHispanica, g),
            ...cloneSharesNothing(paxHispanica, g),
            ...survivesJson(paxHispanica, g),
            ...undeclaredFields(paxHispanica, g),
          ]) {
            broken.add(sentence)
          }
        },
      },
    )
    expect([...broken]).toEqual([])
  })

  test('a record with undone moves replays to the same position', () => {
    const { journal, problems } = playJournal(paxHispanica, { seats, options, seed: 2 }, { undoEvery: 5 })
    expect([...problems, ...replayEqualsPlay(paxHispanica, journal)]).toEqual([])
  })

  test('A-secret: nobody can tell a game from its twin', () => {
    const { checks, leaks } = auditGame(paxHispanica, { seats, options, seed: 3 }, 5)
    expect(leaks).toEqual([])
    expect(checks).toBeGreaterThan(100)
  })
})
