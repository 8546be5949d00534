import { hoard } from '@spanish-main/kernel/fixture/hoard'
import { answer, decisionName, startSession } from '@spanish-main/session'
import { expect, test } from 'vitest'
import { momentOf, sameMoment } from './past.ts'

test('who looks back with other eyes stays at the same moment, whoever counts how many private steps', () => {
  const holders = ['Ann', 'Bea', 'Cat'].map(name => ({ kind: 'person' as const, name }))
  const session = startSession({ game: hoard, options: { short: true }, holders, secret: '5'.repeat(64) })
  const { journal } = session
  const memory = { journal, verdict: {} } as unknown as Parameters<typeof momentOf>[1]
  for (const [seat, text] of [
    [0, 'watch bay-1'],
    [1, 'watch bay-2'],
    [0, 'watch bay-3'],
    [2, 'done'],
    [1, 'done'],
    [0, 'done'],
  ] as const)
    answer(session, seat, { decision: decisionName(session, seat), text })
  // What everybody saw after the first of the plans was done, each counts in another way.
  expect([0, 1, 2, -1].map(seat => sameMoment(memory, 3, 0, seat))).toEqual([3, 2, 1, 1])
  for (const seat of [0, 1, 2]) {
    expect(sameMoment(memory, sameMoment(memory, 1, -1, seat), seat, -1)).toBe(1)
    const { waiting } = momentOf(hoard as never, memory, sameMoment(memory, 3, 0, seat), seat)
    expect(waiting).toBe(0b011)
  }
})
