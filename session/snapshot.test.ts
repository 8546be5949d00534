import {
  type Entry,
  fastChance,
  legal,
  parseRecord,
  printEntry,
  printMove,
  printPosition,
  printRecord,
  readUp,
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
  snapshotEntries,
  startSession,
  takeBackOwn,
  tell,
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

/** What is read where a snapshot was made after so many entries. */
const laterOf = (saved: ReturnType<typeof savedOf>, count: number) => ({
  ...{ header: saved.record.header, entries: saved.record.entries.slice(count) },
  ...{ position: saved.position, secret },
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
  expect(snapshotEntries(snapshot)).toBe(count)
  const opened = openSnapshot(cove, laterOf(saved, count), snapshot)!
  expect(opened.replayed).toBe(saved.record.entries.length - count)
  expect(opened.session.journal.unread).toMatchObject({ entries: count })
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
  expect(() => recordOf(opened.session.journal)).toThrow('not read')
  expect(readUp(opened.session.journal, saved.record.entries.slice(0, count))).toBe(true)
  expect(printRecord(recordOf(opened.session.journal))).toBe(printRecord(recordOf(replayed.journal)))
  expect(told(opened.session)).toEqual(told(replayed))
})

test('a snapshot that is damaged, of another record, of other rules or with a wrong secret is passed over', () => {
  const session = startCove()
  playOn(session, 80, 9)
  const snapshot = printSnapshot(session)
  const count = session.journal.entries.length
  playOn(session, 10, 10)
  const later = laterOf(savedOf(session), count)
  expect(openSnapshot(cove, later, snapshot)).toBeDefined()
  for (const wrong of [
    '',
    'x',
    snapshot.replace('"free":', '"free" :'),
    snapshot.slice(0, -1),
    `1${snapshot.slice(1)}`,
    snapshot.replace(` ${count} `, ` ${count - 1} `),
  ])
    expect(openSnapshot(cove, later, wrong)).toBeUndefined()
  expect(openSnapshot({ ...cove, version: cove.version + 1 }, later, snapshot)).toBeUndefined()
  expect(openSnapshot(cove, { ...later, position: '' }, snapshot)).toBeUndefined()
  expect(openSnapshot(cove, { ...later, entries: later.entries.slice(1) }, snapshot)).toBeUndefined()
  expect(openSnapshot(cove, { ...later, secret: 'cd'.repeat(32) }, snapshot)).toBeUndefined()
  const other = startCove()
  playOn(other, 80, 11)
  expect(openSnapshot(cove, later, printSnapshot(other))).toBeUndefined()
})

test('entries that were passed over and are not those of the chain are found out when they are read', () => {
  const session = startCove()
  playOn(session, 80, 9)
  const count = session.journal.entries.length
  const saved = savedOf(session)
  const { journal } = openSnapshot(cove, laterOf(saved, count), printSnapshot(session))!.session
  const { header, entries } = saved.record
  const at = entries.findIndex(entry => entry.kind === 'move')
  const altered = entries.map(
    (entry, i): Entry => (i === at && entry.kind === 'move' ? { ...entry, text: `${entry.text} x` } : entry),
  )
  expect(printEntry(altered[at], header.names)).not.toBe(printEntry(entries[at], header.names))
  for (const wrong of [altered, entries.slice(1), entries.slice(0, -1), []]) expect(readUp(journal, wrong)).toBe(false)
  expect(readUp(journal, entries)).toBe(true)
  expect(printRecord(recordOf(journal))).toBe(printRecord(saved.record))
})

test('what is not needed at once is not even looked at: a table opens as fast after many moves', () => {
  const session = startCove()
  playOn(session, 90, 9)
  const count = session.journal.entries.length
  const later = laterOf(savedOf(session), count)
  const { journal } = openSnapshot(cove, later, printSnapshot(session))!.session
  const looked: string[] = []
  for (const name of ['happened', 'kept'] as const) {
    const { get } = Object.getOwnPropertyDescriptor(journal, name)!
    Object.defineProperty(journal, name, {
      get() {
        looked.push(name)
        return get?.call(journal)
      },
    })
  }
  const opened: typeof session = { ...session, journal }
  const { moves } = tell(opened, 0, journal.line.length)
  expect(moves).toBe(journal.line.length)
  expect(looked).toEqual([])
  tell(opened, 0)
  expect(looked).toContain('happened')
})
