import {
  type Entry,
  fastChance,
  legal,
  parseRecord,
  printMove,
  printPosition,
  printRecord,
  recordOf,
  waiting,
} from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { expect, test } from 'vitest'
import {
  answer,
  answerTakeback,
  askTakeback,
  changeSeat,
  decisionName,
  giveOrder,
  openSession,
  openSnapshot,
  printSnapshot,
  type Session,
  startSession,
  takeBackOwn,
  tell,
  WrongSecret,
} from './index.ts'

const secret = 'ab'.repeat(32)
type Cove = ReturnType<typeof startCove>
function startCove() {
  const holders = ['Ann', 'Ben', 'Cat'].map(name => ({ kind: 'person' as const, name }))
  return startSession({ game: cove, options: {}, holders, secret, nonces: ['a', 'b', 'c'] })
}

/** Plays on at random, with everything that people do besides moving. */
function playOn(session: Cove, steps: number, seed: number): void {
  const chance = fastChance(seed)
  for (let i = 0; i < steps && session.journal.state.ended === 0; i++) {
    const seats = [0, 1, 2].filter(seat => waiting(cove, session.journal.state) & (1 << seat))
    const seat = seats[chance.int(seats.length)]
    const moves = legal(cove, session.journal.state, seat)
    const text = printMove(cove, moves[chance.int(moves.length)])
    answer(session, seat, { decision: decisionName(session, seat), text })
    const what = chance.int(40)
    if (what === 0) takeBackOwn(session, seat, 'step')
    if (what === 1) giveOrder(session, seat, 'always')
    if (what === 2) changeSeat(session, seat, { kind: 'person', name: `guest ${i}` })
    if (what === 3) askTakeback(session, seat, Math.max(0, tell(session, seat).moves - 5))
    if (what === 3 && i % 2 === 0) for (const each of [0, 1, 2]) answerTakeback(session, each, true)
  }
}

const savedOf = (session: Cove) => ({
  record: parseRecord(printRecord(recordOf(session.journal))),
  position: printPosition(session.journal),
  secret,
})

const told = (session: Session<Cove['journal']['state']>) =>
  JSON.parse(JSON.stringify([-1, 0, 1, 2].map(seat => [tell(session, seat), tell(session, seat, 7)])))

test.each([1, 2, 3, 4, 5, 6])('a session opened from a snapshot is the same as one replayed (%i)', seed => {
  const session = startCove()
  playOn(session, 30 + seed * 11, seed)
  const snapshot = printSnapshot(session)
  const count = session.journal.entries.length
  playOn(session, 25, seed + 100)
  const saved = savedOf(session)
  const opened = openSnapshot(cove, saved, snapshot)!
  expect(opened.replayed).toBe(saved.record.entries.length - count)
  const replayed = openSession(cove, saved).session
  expect(told(opened.session)).toEqual(told(replayed))
  expect(told(opened.session)).toEqual(told(session))
  // Both go on alike, back past the snapshot included, with the same dice.
  for (const each of [opened.session, replayed]) {
    playOn(each, 20, seed + 200)
    if (each.journal.state.ended === 0) {
      askTakeback(each, 0, 20)
      for (const seat of [1, 2]) answerTakeback(each, seat, true)
    }
    playOn(each, 40, seed + 300)
  }
  expect(printRecord(recordOf(opened.session.journal))).toBe(printRecord(recordOf(replayed.journal)))
  expect(told(opened.session)).toEqual(told(replayed))
})

test('a snapshot that is damaged, of another record, or of other rules is passed over; a wrong secret is not', () => {
  const session = startCove()
  playOn(session, 80, 9)
  const snapshot = printSnapshot(session)
  playOn(session, 10, 10)
  const saved = savedOf(session)
  expect(openSnapshot(cove, saved, snapshot)).toBeDefined()
  for (const wrong of [
    '',
    'x',
    snapshot.replace('"free":', '"free" :'),
    snapshot.slice(0, -1),
    `0${snapshot.slice(1)}`,
  ])
    expect(openSnapshot(cove, saved, wrong)).toBeUndefined()
  expect(openSnapshot({ ...cove, version: cove.version + 1 }, saved, snapshot)).toBeUndefined()
  expect(openSnapshot(cove, { ...saved, position: '' }, snapshot)).toBeUndefined()
  const entries = saved.record.entries.map(
    (entry, i): Entry => (i === 12 && entry.kind === 'move' ? { ...entry, text: `${entry.text} x` } : entry),
  )
  const at = saved.record.entries[12].kind
  expect(at).toBe('move')
  expect(openSnapshot(cove, { ...saved, record: { ...saved.record, entries } }, snapshot)).toBeUndefined()
  const other = startCove()
  playOn(other, 80, 11)
  expect(openSnapshot(cove, saved, printSnapshot(other))).toBeUndefined()
  expect(() => openSnapshot(cove, { ...saved, secret: 'cd'.repeat(32) }, snapshot)).toThrow(WrongSecret)
})
