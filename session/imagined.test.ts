import { canonical, fastChance, legal, parseRecord, printMove, printRecord, view, waiting } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { cove } from '../kernel/fixture/cove.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import { anySeat } from '../kernel/harness/seats.ts'
import type { Holder } from './holders.ts'
import { imaginedRecord } from './imagined.ts'
import { answer, decisionName } from './moves.ts'
import { openSession, type Session, startSession } from './session.ts'

const secret = (93).toString(16).padStart(64, '0')
const holders: Holder[] = [
  { kind: 'person', name: 'Anne' },
  { kind: 'bot', name: 'random' },
  { kind: 'bot', name: 'random' },
]

function playOn(session: Session<Cove>, moves: number): Session<Cove> {
  const choice = fastChance(7)
  const { journal } = session
  while (journal.state.ended === 0 && journal.line.length < moves) {
    const seat = anySeat(waiting(cove, journal.state), choice)
    const listed = legal(cove, journal.state, seat)
    const text = printMove(cove, listed[choice.int(listed.length)])
    answer(session, seat, { decision: decisionName(session, seat), text })
  }
  return session
}

const played = () => playOn(startSession({ game: cove, options: {}, holders, secret, nonces: ['a', 'b', 'c'] }), 20)

const imagined = (session: Session<Cove>, moves: number, seed: number) =>
  printRecord(imaginedRecord(session.journal, moves, 0, holders, fastChance(seed)))

test.each([0, 5, 12, 20])('an imagined position after %i moves is what the seat saw, and can be played on', moves => {
  const text = imagined(played(), moves, 1)
  const dice = { secret, nonces: ['x'] }
  const { session, problems } = openSession(cove, { record: parseRecord(text), dice })
  const then = playOn(startSession({ game: cove, options: {}, holders, secret, nonces: ['a', 'b', 'c'] }), moves)
  expect(problems).toEqual([])
  expect(session.holders).toEqual(holders)
  expect(canonical(view(cove, session.journal.state, 0))).toBe(canonical(view(cove, then.journal.state, 0)))
  expect(playOn(session, moves + 5).journal.line.length).toBe(moves + 5)
})

test('it holds no move, no die and no secret of the table', () => {
  const session = played()
  const { entries, header } = parseRecord(imagined(session, 12, 1))
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['seat', 'rules']))
  expect([header.commitment, header.nonces]).toEqual(['', []])
})

test('what others hide is dealt anew each time', () => {
  const session = played()
  const hidden = (seed: number) => imagined(session, 0, seed)
  expect(new Set([1, 2, 3, 4, 5].map(hidden)).size).toBeGreaterThan(1)
})
