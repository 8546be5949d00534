import { describe, expect, test } from 'vitest'
import type { Event } from './chronicle.ts'
import { maskEvent } from './chronicle.ts'
import { coveTable } from './fixture/scenario.ts'
import { tell } from './fixture/words.ts'
import { ONLOOKERS } from './state.ts'

const event: Event = { rule: 'E3', kind: 'gave', args: [0, 1, 40], readers: [-1, -1, 0b011] }

describe('an event', () => {
  test('is told whole to those who may read it', () => {
    for (const seat of [0, 1]) expect(maskEvent(event, seat).args).toEqual([0, 1, 40])
  })

  test('hides from others, onlookers included, what they may not know', () => {
    for (const seat of [2, 3, -1]) expect(maskEvent(event, seat).args).toEqual([0, 1, -1])
  })

  test('does not say who else may read it', () => {
    expect(maskEvent(event, 2).readers).toEqual([-1, -1, -1])
    expect(maskEvent(event, 0).readers).toEqual([-1, -1, -1])
  })

  test('names a card to those who know it at that moment', () => {
    const { state } = coveTable(
      'anne: $5, merchant-1 chart-0\nbart: $5\nchart-0 is known to all\nturn of anne, 1 action',
    )
    const told: Event[] = []
    const world = { chance: { below: () => 0 }, listen: (each: Event) => told.push(each) }
    tell(world, state, 'E2', 'played', 0, 1)
    tell(world, state, 'E2', 'played', 0, 80)
    tell(world, state, 'E2', 'played', 0, -1)
    expect(told.map(each => each.readers)).toEqual([
      [-1, 1],
      [-1, 3 | ONLOOKERS],
      [-1, -1],
    ])
  })
})
