import { describe, expect, test } from 'vitest'
import { cove, coveDefinition } from './fixture/cove.ts'
import { coveTable } from './fixture/scenario.ts'
import { type Cove, CREW, DISPLAY, HAND } from './fixture/state.ts'
import { defineGame } from './game.ts'
import { decision } from './procedure.ts'
import { call, UNKNOWN } from './state.ts'
import { view, visibilityOf } from './visibility.ts'

const table = () =>
  coveTable(`
    anne: $3, raider-0, coves 3
    bart: $5, chart-4
    cato: $5
    chart-4 is known to cato
    discarded: merchant-1
    bids for scout-3
  `)

describe('a view', () => {
  test('has the shape of the state, public fields as they are', () => {
    const { state } = table()
    const seen = view(cove, state, 0)
    expect(Object.keys(seen)).toEqual(Object.keys(state))
    expect(seen).toMatchObject({ money: [3, 5, 5], owner: state.owner, chartsInHand: [0, 1, 0] })
  })

  test.each([
    ['anne', 0, [HAND, UNKNOWN]],
    ['bart', 1, [UNKNOWN, HAND + 1]],
    ['cato', 2, [UNKNOWN, HAND + 1]],
    ['an onlooker', -1, [UNKNOWN, UNKNOWN]],
  ])('shows %s the cards that are known there', (_who, seat, places) => {
    const seen = view(cove, table().state, seat)
    expect([seen.place[0], seen.place[CREW + 4]]).toEqual(places)
    expect(seen.place[50]).toBe(UNKNOWN)
  })

  test('shows open cards to everybody, onlookers too', () => {
    for (const seat of [0, 1, 2, -1]) {
      const seen = view(cove, table().state, seat)
      expect([seen.place[3], seen.stack.at(-1)?.a]).toEqual([DISPLAY, 3])
    }
  })

  test('shows who knows a card only to those who know it', () => {
    const { state } = table()
    expect(view(cove, state, 2).known[CREW + 4]).toBe(0b110)
    expect(view(cove, state, 0).known[CREW + 4]).toBe(UNKNOWN)
  })

  test('shows a sealed answer to its author, and to all others that it is in', () => {
    const { state } = table().play('bart bid 4')
    expect([0, 1, 2, -1].map(seat => view(cove, state, seat).sealed[1])).toEqual([-1, state.sealed[1], -1, -1])
    expect([0, 1, 2, -1].map(seat => view(cove, state, seat).answered)).toEqual([2, 2, 2, 2])
  })

  test('shares nothing with the state', () => {
    const { state } = table()
    const seen = view(cove, state, 0)
    seen.money[0] = 99
    seen.stack[0].pc = 99
    expect([state.money[0], state.stack[0].pc]).toEqual([3, 0])
  })
})

describe('what nobody declared', () => {
  interface Odd extends Cove {
    tide: number
    spies: number[]
    charts: number[]
    chart: number
    grid: number[][]
  }
  const odd = defineGame<Odd>({
    ...(coveDefinition as unknown as typeof coveDefinition & { setup: () => Odd; clone: () => Odd }),
    procedures: [decision<Odd>('odd', { rule: 'E0', moves: {}, shows: { b: 'public', c: 'card', list: 'card' } })],
    schema: {
      fields: { ...coveDefinition.schema.fields, charts: 'card-id', chart: 'card-id', grid: 'public' },
      pools: coveDefinition.schema.pools,
    },
  })
  const state = () => {
    const g = { ...table().state, tide: 4, spies: [1, 2], charts: [0, CREW + 4], chart: CREW + 4, grid: [[1]] } as Odd
    g.stack = []
    call(g, 'odd', 0, 7, 8, CREW + 4, [0, CREW + 4])
    return g
  }

  test('is hidden from everybody: a field, and a number in a frame', () => {
    const seen = view(odd, state(), 0)
    expect([seen.tide, seen.spies, seen.stack[0].a]).toEqual([UNKNOWN, [UNKNOWN, UNKNOWN], UNKNOWN])
    expect(visibilityOf(odd.schema, 'tide')).toBeUndefined()
  })

  test('while a card that a field or a frame names is seen by those who know it', () => {
    const [anne, bart] = [view(odd, state(), 0), view(odd, state(), 1)]
    expect([anne.charts, anne.chart, bart.charts, bart.chart]).toEqual([[0, -1], -1, [-1, CREW + 4], CREW + 4])
    expect([anne.stack[0].c, anne.stack[0].list]).toEqual([-1, [0, -1]])
    expect([bart.stack[0].c, bart.stack[0].list]).toEqual([CREW + 4, [-1, CREW + 4]])
    expect(anne.stack[0].b).toBe(8)
  })

  test('and an array of arrays is copied to its bottom', () => {
    const g = state()
    view(odd, g, 0).grid[0][0] = 9
    expect(g.grid).toEqual([[1]])
  })
})
