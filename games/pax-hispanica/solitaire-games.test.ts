import { fastChance, insightInto } from '@spanish-main/kernel'
import {
  auditGame,
  cloneSharesNothing,
  gateEqualsList,
  gateLeavesState,
  type Policy,
  playJournal,
  playout,
  replayEqualsPlay,
  survivesJson,
  undeclaredFields,
  viewEqualsState,
} from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'
import { deckhand } from './bots/index.ts'
import { paxHispanica } from './rules/index.ts'
import type { Pax } from './rules/state.ts'

const GAMES = 50

const asDeckhand: Policy<Pax> = (g, seat, moves, chance) =>
  deckhand(insightInto(paxHispanica, g, seat, chance), seat, moves, chance)

const policies = { random: undefined, deckhand: asDeckhand }

describe.each(['pl', 'en'])('VA-solitaire: games of the %s edition', edition => {
  const seating = (seed: number) => ({ seats: 1, options: { edition }, seed })

  test.each(Object.entries(policies))(`${GAMES} games by %s end, and every token is accounted for`, (_, policy) => {
    const problems: string[] = []
    for (let seed = 0; seed < GAMES; seed++) {
      const game = playout(paxHispanica, seating(seed), policy === undefined ? {} : { policy })
      if (game.stuck) problems.push(`seed ${seed}: stuck at ${game.state.stack.map(frame => frame.at).join(' > ')}`)
      problems.push(...game.problems.map(problem => `seed ${seed}: ${problem}`))
    }
    expect(problems).toEqual([])
  })

  test('gate, view, clone, JSON and visibility hold at every position of three games', () => {
    const broken = new Set<string>()
    const chance = fastChance(1)
    for (let seed = 0; seed < 3; seed++) {
      playout(paxHispanica, seating(seed), {
        visit(g) {
          if (broken.size > 0) return
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
      })
    }
    expect([...broken]).toEqual([])
  })

  test('records with undone moves replay to the same position', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { journal, problems } = playJournal(paxHispanica, seating(seed), { undoEvery: 4 })
      expect([...problems, ...replayEqualsPlay(paxHispanica, journal)]).toEqual([])
    }
  })

  test('A-secret: neither the player nor an onlooker can tell a game from its twin', () => {
    let checks = 0
    for (let seed = 0; seed < 5; seed++) {
      const audit = auditGame(paxHispanica, seating(seed), 1)
      expect(audit.leaks).toEqual([])
      checks += audit.checks
    }
    expect(checks).toBeGreaterThan(200)
  })
})
