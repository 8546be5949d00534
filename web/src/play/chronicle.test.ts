import { expect, test } from 'vitest'
import { chapters, sinceLastTurn } from './chronicle.ts'

const event = (move: number, kind = 'settled') => ({ move, event: { rule: 'E1', kind, args: [], readers: [] } })
const moves = (events: readonly { move: number }[]) => events.map(each => each.move)

test('the set-up, then one part for each turn', () => {
  const parts = chapters([event(-1), event(0), event(1), event(2), event(2)], [0, 0, 1], undefined)
  expect(parts.map(({ seat, lines }) => [seat, moves(lines)])).toEqual([
    [-1, [-1]],
    [0, [0, 1]],
    [1, [2, 2]],
  ])
})

test('a chapter of the game begins where its event says so', () => {
  const parts = chapters([event(0), event(1, 'year'), event(1)], [0, 0], ({ kind }) =>
    kind === 'year' ? '1625' : undefined,
  )
  expect(parts.map(({ title, lines }) => [title, moves(lines)])).toEqual([
    [undefined, [0]],
    ['1625', [1, 1]],
  ])
})

test('an act is filed under whoever did it, not under whoever happened to move', () => {
  const parts = chapters([event(0), event(0, 'sealed'), event(1)], [0, 1], undefined, 0, ({ kind }) =>
    kind === 'sealed' ? 2 : undefined,
  )
  expect(parts.map(({ seat }) => seat)).toEqual([0, 2, 1])
})

test('what follows in a move from something that nobody did is nobody’s, until the next move', () => {
  const parts = chapters([event(0), event(0, 'harvest'), event(0), event(1)], [0, 0], undefined, 0, ({ kind }) =>
    kind === 'harvest' ? -1 : undefined,
  )
  expect(parts.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [0, 1],
    [-1, 2],
    [0, 1],
  ])
})

test('what follows in a move from an act that names its doer is his, whoever moved', () => {
  const parts = chapters([event(0), event(1, 'sailed'), event(1), event(2)], [0, 1, 1], undefined, 0, ({ kind }) =>
    kind === 'sailed' ? 0 : undefined,
  )
  expect(parts.map(({ seat, lines }) => [seat, moves(lines)])).toEqual([
    [0, [0, 1, 1]],
    [1, [2]],
  ])
})

const told = [event(-1), event(0), event(1), event(2), event(3), event(4)]

test('since my last turn: everything after it', () => {
  expect(moves(sinceLastTurn(told, [0, 1, 2, 1, 2], 0, 0b001))).toEqual([1, 2, 3, 4])
  expect(moves(sinceLastTurn(told, [1, 1, 2, 1, 2], 0, 0b001))).toEqual([-1, 0, 1, 2, 3, 4])
})

test('in the middle of my turn: what came between my last turn and this one', () => {
  expect(moves(sinceLastTurn(told, [0, 1, 2, 0, 0], 0, 0b001))).toEqual([1, 2])
})
