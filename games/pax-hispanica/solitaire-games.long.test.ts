import { fastChance, insightInto } from '@spanish-main/kernel'
import {
  auditGame,
  gateEqualsList,
  type Policy,
  playJournal,
  playout,
  replayEqualsPlay,
  viewEqualsState,
} from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'
import { deckhand } from './bots/index.ts'
import { paxHispanica } from './rules/index.ts'
import type { Pax } from './rules/state.ts'

const asDeckhand: Policy<Pax> = (g, seat, moves, chance) =>
  deckhand(insightInto(paxHispanica, g, seat, chance), seat, moves, chance)

describe.each(['pl', 'en'])('VA-solitaire: a campaign in the %s edition', edition => {
  const seating = (seed: number) => ({ seats: 1, options: { edition }, seed })

  test.each([
    ['random', {}],
    ['deckhand', { policy: asDeckhand }],
  ])('a thousand games by %s end, and every token is accounted for', (_, about) => {
    for (let seed = 1000; seed < 2000; seed++) {
      const { stuck, problems } = playout(paxHispanica, seating(seed), about)
      expect({ seed, stuck, problems }).toEqual({ seed, stuck: false, problems: [] })
    }
  })

  test('every position of a hundred games passes the gate and the view', () => {
    const chance = fastChance(1)
    for (let seed = 2000; seed < 2100; seed++) {
      const broken: string[] = []
      playout(paxHispanica, seating(seed), {
        visit: g => broken.push(...gateEqualsList(paxHispanica, g, chance), ...viewEqualsState(paxHispanica, g)),
      })
      expect({ seed, broken }).toEqual({ seed, broken: [] })
    }
  })

  test('two hundred games with undo replay to the same position, and nothing leaks', () => {
    for (let seed = 3000; seed < 3200; seed++) {
      const { journal, problems } = playJournal(paxHispanica, seating(seed), { undoEvery: 3 })
      const { leaks } = auditGame(paxHispanica, seating(seed), 1)
      expect({ seed, problems: [...problems, ...replayEqualsPlay(paxHispanica, journal), ...leaks] }).toEqual({
        seed,
        problems: [],
      })
    }
  })
})
