import { describe, expect, test } from 'vitest'
import { finish } from './result.ts'
import { bitOf, call, cloneStack, freshState, leave, NO_LIST, NOBODY, ONLOOKERS } from './state.ts'

describe('the stack', () => {
  test('is left down to a procedure, that one included', () => {
    const g = freshState(2, 1)
    for (const at of ['year', 'turn', 'raid', 'ambush']) call(g, at)
    leave(g, 'raid')
    expect(g.stack.map(frame => frame.at)).toEqual(['year', 'turn'])
  })

  test('is not emptied by leaving what is not there', () => {
    const g = freshState(2, 1)
    call(g, 'year')
    expect(() => leave(g, 'raid')).toThrow('Nothing called raid is pending.')
    expect(g.stack).toHaveLength(1)
  })

  test('is copied with its lists; the shared empty list cannot be changed', () => {
    const g = freshState(2, 1)
    call(g, 'turn', 1, 0, 0, 0, [6])
    call(g, 'raid', 1)
    const copy = cloneStack(g.stack)
    expect(copy).toEqual(g.stack)
    copy[0].list.push(9)
    copy[1].pc = 4
    expect([g.stack[0].list, g.stack[1].pc]).toEqual([[6], 0])
    expect(() => NO_LIST.push(1)).toThrow()
  })
})

test('a finished game waits for nothing and holds no sealed answer', () => {
  const g = freshState(2, 1)
  call(g, 'bids')
  g.sealed[1] = 4
  g.answered = 2
  finish(g, 2, 1)
  expect(g).toMatchObject({ ended: 3, winner: 1, stack: [], answered: 0, sealed: [-1, -1] })
})

test('onlookers have a bit of their own', () => {
  expect([bitOf(0), bitOf(3), bitOf(NOBODY)]).toEqual([1, 8, ONLOOKERS])
})
