import { expect, test } from 'vitest'
import { lengthen, shorten } from './wire.ts'

const event = { rule: 'D2', kind: 'bid', args: [3, 1], readers: [-1, -1] }

test('an event comes out of the wire as it went in', () => {
  expect(lengthen(JSON.parse(JSON.stringify(shorten({ move: 4, event }))))).toEqual({ move: 4, event })
})

test('what it says of a deal comes along', () => {
  const deal = { id: 2, by: 0, to: 1, parts: [] } as never
  const told = { move: 4, event: { ...event, deal } }
  expect(lengthen(JSON.parse(JSON.stringify(shorten(told))))).toEqual(told)
})
