import { describe, expect, test } from 'vitest'
import { fastChance } from '../chance/fast.ts'
import type { Event } from '../chronicle.ts'
import { cove, coveDefinition } from '../fixture/cove.ts'
import type { Cove } from '../fixture/state.ts'
import { chest } from '../fixture/tiny.ts'
import { defineGame } from '../game.ts'
import type { Decision } from '../procedure.ts'
import { anySeat, playout } from './playout.ts'

describe('a playout', () => {
  test('is the same for the same seed', () => {
    const run = (seed: number) => JSON.stringify(playout(cove, { seats: 3, seed }))
    expect(run(5)).toBe(run(5))
    expect(run(5)).not.toBe(run(6))
  })

  test('follows its policy and tells what happens', () => {
    const events: Event[] = []
    const { moves, state } = playout(
      chest,
      { seats: 2, seed: 1 },
      {
        policy: (_g, _seat, choices) => choices[0],
        listen: event => events.push(event),
      },
    )
    expect(events).toHaveLength(moves)
    expect(events.every(event => event.args[1] === 1)).toBe(true)
    expect(state.coins).toBe(0)
    expect([11, 12, 13, 14, 15, 16]).toContain(moves)
  })

  test('reports a broken invariant and stops there', () => {
    const strict = defineGame({ ...coveDefinition, invariants: (g: Cove) => (g.round > 1 ? ['a second round'] : []) })
    const { problems, stuck, state } = playout(strict, { seats: 2, seed: 1 })
    expect([problems, stuck, state.round]).toEqual([['a second round'], false, 2])
    expect(playout(strict, { seats: 2, seed: 1 }, { unchecked: true }).problems).toEqual([])
  })

  test('reports a seat that has no move', () => {
    const procedures = coveDefinition.procedures.map(each =>
      each.name === 'turn' ? ({ ...each, moves: {} } as Decision<Cove>) : each,
    )
    const { stuck, moves } = playout(defineGame({ ...coveDefinition, procedures }), { seats: 2, seed: 1 })
    expect([stuck, moves]).toEqual([true, 2])
  })

  test('reports a game that waits for nobody', () => {
    const drifting = defineGame({ ...coveDefinition, settle: g => void (g.round === 2 && g.stack.splice(0)) })
    expect(playout(drifting, { seats: 2, seed: 1 })).toMatchObject({ stuck: true, problems: [] })
  })

  test('reports a game that does not end in time', () => {
    expect(playout(cove, { seats: 2, seed: 1 }, { limit: 10 })).toMatchObject({ stuck: true, moves: 10 })
  })
})

test('any seat of a set may be chosen, and no other', () => {
  const chance = fastChance(1)
  const seen = new Set(Array.from({ length: 100 }, () => anySeat(0b1101, chance)))
  expect([...seen].sort()).toEqual([0, 2, 3])
})
