import { describe, expect, test } from 'vitest'
import { canonical } from './digest.ts'
import { byPoints, finish, resultOf, shareOf, together, winners, won } from './result.ts'
import { freshState, type Result, type State } from './state.ts'

function ended(result: number | Result, seats = 3): State {
  const g = freshState(seats, 1)
  finish(g, 0, result)
  return g
}

describe('the end of a game', () => {
  test('with one winner needs the seat only, and the others are second', () => {
    const g = ended(1)
    expect([g.winner, g.result]).toEqual([1, null])
    expect(resultOf(g)).toEqual({ places: [2, 1, 2] })
    expect(resultOf(ended(won(g, 1)))).toEqual(resultOf(g))
  })

  test('with no winner leaves all in the second place', () => {
    expect(resultOf(ended(-1))).toEqual({ places: [2, 2, 2] })
    expect(winners(ended(-1))).toBe(0)
  })

  test('by points: most is first, equals share a place', () => {
    const g = ended(byPoints([5, 9, 5]))
    expect(resultOf(g)).toEqual({ places: [2, 1, 2], points: [5, 9, 5] })
    expect(g.winner).toBe(1)
    expect(byPoints([4, 7, 7, 1]).places).toEqual([3, 1, 1, 4])
  })

  test('a shared first place has no sole winner, and each has a part of the victory', () => {
    const g = ended(byPoints([7, 7, 1]))
    expect([g.winner, winners(g)]).toEqual([-1, 0b011])
    expect([0, 1, 2].map(seat => shareOf(g, seat))).toEqual([0.5, 0.5, 0])
  })

  test('an opponent without a seat takes a place of its own', () => {
    expect(byPoints([7], 9)).toEqual({ places: [2], points: [7], rival: { place: 1, points: 9 } })
    expect(ended(byPoints([9], 9), 1).winner).toBe(-1)
    expect(shareOf(ended(byPoints([9], 9), 1), 0)).toBe(0.5)
  })

  test('a table wins or loses as one', () => {
    const g = freshState(3, 1)
    expect([0, 1, 2].map(seat => shareOf(ended(together(g, 'won')), seat))).toEqual([1, 1, 1])
    expect(winners(ended(together(g, 'lost', [1, 2, 3])))).toBe(0)
  })

  test('nobody has any part in a game that still runs', () => {
    expect([shareOf(freshState(2, 1), 0), winners(freshState(2, 1))]).toEqual([0, 0])
  })
})

test('what a state says beyond the first records is in its digest only where it says something', () => {
  const g = freshState(2, 1)
  expect(canonical(g)).not.toMatch(/drafts|result|chairs/)
  expect(canonical({ ...g, drafts: [[], []] })).toMatch(/"drafts":\[\[\],\[\]\]/)
  expect(canonical({ ...g, chairs: 1 })).toMatch(/"chairs":1/)
  expect(canonical(ended(byPoints([1, 2, 3])))).toMatch(/"result"/)
})
