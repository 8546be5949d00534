import { describe, expect, test } from 'vitest'
import { cove, coveDefinition } from './fixture/cove.ts'
import { coveTable } from './fixture/scenario.ts'
import { type Cove, CREW, DISPLAY, HAND } from './fixture/state.ts'
import { card, cards, own, shown } from './frames.ts'
import { defineGame } from './game.ts'
import { decision } from './procedure.ts'
import { call, ONLOOKERS, type State, UNKNOWN } from './state.ts'
import { byPlace, ownBlock, ownerOf, parties, type Schema, slotsSeen, view, visibilityOf } from './visibility.ts'

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

describe('every kind of field', () => {
  interface Odd extends Cove {
    tide: number
    spies: number[]
    charts: number[]
    chart: number
    grid: number[][]
    purse: number[]
    plans: number[][]
    crates: number[]
    guns: number[]
    chest: number[]
    chestAt: number[]
    pact: number[]
    pactOf: number[]
  }
  const odd = defineGame<Odd>({
    ...(coveDefinition as unknown as Omit<typeof coveDefinition, 'withPack'> & { setup: () => Odd; clone: () => Odd }),
    procedures: [
      decision<Odd>('odd', { rule: 'E0', moves: {} }, [own('hidden'), shown('tide'), card('chart'), cards('charts')]),
      decision<Odd>('wish', { rule: 'E0', moves: {} }, [own('wish')]),
    ],
    imagine: () => undefined,
    schema: {
      fields: {
        ...coveDefinition.schema.fields,
        tide: 'nobody',
        spies: 'nobody',
        charts: 'card-id',
        chart: 'card-id',
        grid: 'public',
        purse: 'own',
        plans: 'own',
        crates: ownBlock(2),
        guns: ownerOf('owner'),
        chest: byPlace('chestAt', (place, seat) => place === HAND + seat),
        chestAt: 'public',
        pact: parties('pactOf'),
        pactOf: 'public',
      },
      pools: coveDefinition.schema.pools,
    },
  })
  const state = () => {
    const g = {
      ...table().state,
      tide: 4,
      spies: [1, 2],
      charts: [0, CREW + 4],
      chart: CREW + 4,
      grid: [[1]],
      purse: [7, 8, 9],
      plans: [[1], [2, 3], []],
      crates: [1, 2, 3, 4, 5, 6],
      guns: [0, 0, 0, 2, 3],
      chest: [5, 6],
      chestAt: [HAND + 1, DISPLAY],
      pact: [10, 11],
      pactOf: [0b011, 0b110],
      stray: 5,
    } as Odd
    g.stack = []
    call(g, 'wish', 1, 6)
    call(g, 'odd', 2, 7, 8, CREW + 4, [0, CREW + 4])
    return g
  }
  const seenBy = (seat: number) => view(odd, state(), seat)

  test('nobody: hidden from all, and so is what was never declared', () => {
    for (const seat of [0, 1, -1]) {
      const seen = seenBy(seat)
      expect([seen.tide, seen.spies, seen.stack[1].a]).toEqual([UNKNOWN, [UNKNOWN, UNKNOWN], UNKNOWN])
      expect(seen).toMatchObject({ stray: UNKNOWN })
    }
    expect(visibilityOf(odd.schema, 'stray')).toBeUndefined()
  })

  test('own: an entry for each seat, and of a list that is not one’s own not even the length', () => {
    expect([0, 2, -1].map(seat => seenBy(seat).purse)).toEqual([
      [7, -1, -1],
      [-1, -1, 9],
      [-1, -1, -1],
    ])
    expect([1, 2, -1].map(seat => seenBy(seat).plans)).toEqual([
      [[], [2, 3], []],
      [[], [], []],
      [[], [], []],
    ])
  })

  test('own block: so many entries for each seat', () => {
    expect(seenBy(1).crates).toEqual([-1, -1, 3, 4, -1, -1])
    expect(seenBy(-1).crates).toEqual([-1, -1, -1, -1, -1, -1])
  })

  test('owner of the slot: whoever holds the cove', () => {
    expect(seenBy(0).guns).toEqual([-1, -1, -1, 2, -1])
    expect([1, -1].map(seat => seenBy(seat).guns[3])).toEqual([-1, -1])
  })

  test('by place: whoever may look there', () => {
    expect([0, 1, -1].map(seat => seenBy(seat).chest)).toEqual([
      [-1, -1],
      [5, -1],
      [-1, -1],
    ])
  })

  test('parties: the seats of the pact', () => {
    expect([0, 1, 2, -1].map(seat => seenBy(seat).pact)).toEqual([
      [10, -1],
      [10, 11],
      [-1, 11],
      [-1, -1],
    ])
  })

  test('parties: a pact that names the onlookers is seen by them', () => {
    const sees = slotsSeen(parties('pactOf'), { pactOf: [ONLOOKERS | 1, 1] }, -1)
    expect([sees(0), sees(1)]).toEqual([true, false])
  })

  test('a frame’s own number is for its seat', () => {
    expect([0, 1, -1].map(seat => seenBy(seat).stack[0].a)).toEqual([-1, 6, -1])
  })

  test('a card that a field or a frame names is seen by those who know it', () => {
    const [anne, bart] = [seenBy(0), seenBy(1)]
    expect([anne.charts, anne.chart, bart.charts, bart.chart]).toEqual([[0, -1], -1, [-1, CREW + 4], CREW + 4])
    expect([anne.stack[1].c, anne.stack[1].list]).toEqual([-1, [0, -1]])
    expect([bart.stack[1].c, bart.stack[1].list]).toEqual([CREW + 4, [-1, CREW + 4]])
    expect(anne.stack[1].b).toBe(8)
  })

  test('and an array of arrays is copied to its bottom', () => {
    const g = state()
    view(odd, g, 0).grid[0][0] = 9
    view(odd, g, 1).plans[1][0] = 9
    expect([g.grid, g.plans[1]]).toEqual([[[1]], [2, 3]])
  })

  test('a game that leaves a field out, or names one that is not there, does not compile', () => {
    // @ts-expect-error: tide is missing
    const short: Schema<{ tide: number } & State> = { fields: {}, pools: [] }
    // @ts-expect-error: a number has no slots
    const flat: Schema<{ tide: number } & State> = { fields: { tide: 'own' }, pools: [] }
    // @ts-expect-error: there is no field owner
    const lost: Schema<{ tide: number[] } & State> = { fields: { tide: ownerOf('owner') }, pools: [] }
    expect([short, flat, lost]).toHaveLength(3)
  })
})
