import { fastChance } from '@spanish-main/kernel'
import {
  auditGame,
  cloneSharesNothing,
  gateEqualsList,
  imaginesWell,
  playout,
  survivesJson,
  viewEqualsState,
} from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'
import { paxHispanica } from './rules/index.ts'

const options = { negotiation: true, length: 'comet-short' }

describe('random games with deals', () => {
  for (const seats of [2, 3, 4, 5]) {
    test(`${seats} players: games end, everything is accounted for, all harnesses hold`, { timeout: 60_000 }, () => {
      let deals = 0
      for (const seed of [seats, seats + 20]) {
        const { problems, stuck } = playout(
          paxHispanica,
          { seats, seed, options },
          {
            deals: 400,
            listen: event => {
              if (event.kind === 'deal-closed') deals++
            },
            visit(g, _seat, _moves, played) {
              if (played % 41 !== 0) return
              const chance = fastChance(played)
              expect([
                ...gateEqualsList(paxHispanica, g, chance),
                ...viewEqualsState(paxHispanica, g),
                ...cloneSharesNothing(paxHispanica, g),
                ...survivesJson(paxHispanica, g),
                ...imaginesWell(paxHispanica, g, chance),
              ]).toEqual([])
            },
          },
        )
        expect([problems, stuck]).toEqual([[], false])
      }
      expect(deals).toBeGreaterThan(20)
    })
  }

  test('nobody is told what he must not know', { timeout: 60_000 }, () => {
    const audit = auditGame(paxHispanica, { seats: 4, seed: 5, options }, 9, undefined, 400)
    expect(audit.leaks).toEqual([])
    expect(audit.checks).toBeGreaterThan(100)
  })
})
