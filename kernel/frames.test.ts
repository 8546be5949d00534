import { describe, expect, test } from 'vitest'
import { cards, frameWords, layouts, list, own, shown } from './frames.ts'
import { freshState } from './state.ts'

const frames = {
  year: [shown('number')],
  turn: [shown('fleet'), own('wish'), shown('stops'), list('course')],
  pick: [cards('offered')],
  bare: [],
} as const
const { call, everyPending, leave, pending, top } = frameWords(frames)

describe('frames', () => {
  test('keep one shape whatever they carry, so that copying them stays quick', () => {
    const g = freshState(2, 1)
    call(g, 'year', -1, 7)
    call(g, 'turn', 1, 3, 4, 5, [6])
    call(g, 'pick', 0, [8])
    call(g, 'bare')
    expect(g.stack).toEqual([
      { at: 'year', pc: 0, seat: -1, a: 7, b: 0, c: 0, list: [] },
      { at: 'turn', pc: 0, seat: 1, a: 3, b: 4, c: 5, list: [6] },
      { at: 'pick', pc: 0, seat: 0, a: 0, b: 0, c: 0, list: [8] },
      { at: 'bare', pc: 0, seat: -1, a: 0, b: 0, c: 0, list: [] },
    ])
  })

  test('are read and changed by the names of their procedure', () => {
    const g = freshState(2, 1)
    call(g, 'turn', 1, 3)
    const turn = top(g, 'turn')
    turn.stops += 2
    turn.course = [4, 5]
    expect([turn.seat, turn.fleet, turn.wish, turn.stops, turn.course]).toEqual([1, 3, 0, 2, [4, 5]])
    expect(g.stack[0]).toMatchObject({ a: 3, c: 2, list: [4, 5] })
  })

  test('are found by name, the innermost first; one that is not pending is not found', () => {
    const g = freshState(2, 1)
    call(g, 'turn', 0, 1)
    call(g, 'turn', 0, 2)
    call(g, 'bare')
    expect(pending(g, 'turn')?.fleet).toBe(2)
    expect(everyPending(g, 'turn').map(({ fleet }) => fleet)).toEqual([1, 2])
    expect(pending(g, 'year')).toBeUndefined()
    leave(g, 'turn')
    expect(pending(g, 'turn')?.fleet).toBe(1)
  })

  test('that are looked at side by side do not become one another', () => {
    const [here, there] = [freshState(2, 1), freshState(2, 1)]
    call(here, 'turn', 0, 1)
    call(there, 'turn', 0, 2)
    const [mine, yours] = [pending(here, 'turn')!, pending(there, 'turn')!]
    call(here, 'turn', 0, 3)
    const nested = pending(here, 'turn')!
    nested.stops = 9
    expect([mine.fleet, yours.fleet, nested.fleet, mine.stops]).toEqual([1, 2, 3, 0])
  })

  test('on top of the stack must be the one that was meant', () => {
    const g = freshState(2, 1)
    expect(() => top(g, 'turn')).toThrow('turn is not on top of the stack, but nothing.')
    call(g, 'turn')
    call(g, 'bare')
    expect(() => top(g, 'turn')).toThrow('turn is not on top of the stack, but bare.')
  })

  test('carry three numbers and one list behind them, and no more', () => {
    expect(() => layouts()('crowd', [shown('a'), shown('b'), shown('c'), shown('d')])).toThrow('crowd: a frame carries')
    expect(() => layouts()('crowd', [list('a'), shown('b')])).toThrow('crowd: a frame carries')
  })

  test('are called with the right name and no more than they carry', () => {
    const g = freshState(2, 1)
    // @ts-expect-error there is no such procedure
    call(g, 'battle')
    // @ts-expect-error a year carries one number
    call(g, 'year', -1, 1, 2)
    // @ts-expect-error a year carries no list
    call(g, 'year', -1, [1])
    // @ts-expect-error a year has no wish
    const wish = () => pending(g, 'year')?.wish
    expect(wish).toBeTypeOf('function')
  })
})
