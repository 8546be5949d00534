import { defineGame, legal, parseRecord, printEntry, printMove, replay, waiting } from '@spanish-main/kernel'
import { cove, coveDefinition } from '@spanish-main/kernel/fixture'
import { describe, expect, test } from 'vitest'
import { type Holder, heldWith, joinHands, printHolder, readHolder } from './holders.ts'
import { answer, decisionName } from './moves.ts'
import { openSession, type Session, saveSession, startSession } from './session.ts'
import { answerTakeback, askTakeback, changeSeat } from './takeback.ts'
import { tell } from './told.ts'

const open = defineGame({
  ...coveDefinition,
  chairs: 'open',
  chair(g, seat, taken) {
    if (!taken) g.money[seat] = 0
  },
})
const SECRET = '7'.repeat(64)
const NOBODY: Holder = { kind: 'empty', name: '' }
const person = (name: string): Holder => ({ kind: 'person', name })
const table = (...holders: Holder[]) => startSession({ game: open, options: { short: true }, holders, secret: SECRET })
type Table = Session<ReturnType<typeof open.clone>>
const say = (session: Table, seat: number, text: string) =>
  expect(answer(session, seat, { decision: decisionName(session, seat), text })).toEqual({ kind: 'done' })
const names = ({ journal }: Table) => journal.entries.map(entry => printEntry(entry, journal.header.names))

describe('chairs', () => {
  test('one that is empty from the start stands in the head of the record and is never asked', () => {
    const session = table(person('Ann'), NOBODY, person('Cat'))
    expect([session.journal.header.chairs, tell(session, 0).waiting]).toEqual([0b101, 0b101])
    for (let i = 0; i < 60 && session.journal.state.ended === 0; i++) {
      const seats = waiting(open, session.journal.state)
      expect(seats & 0b010).toBe(0)
      const seat = 31 - Math.clz32(seats)
      say(session, seat, printMove(open, legal(open, session.journal.state, seat).at(-1)!))
    }
    expect(session.journal.line.length).toBeGreaterThan(4)
  })

  test('one that is left is waited for no more, and what its seat had sealed is gone', () => {
    const session = table(person('Ann'), person('Bea'), person('Cat'))
    say(session, 1, 'bid 4')
    expect(changeSeat(session, 1, NOBODY)).toEqual({ kind: 'done' })
    expect(session.journal.state).toMatchObject({ chairs: 0b101, answered: 0, sealed: [-1, -1, -1], money: [5, 0, 5] })
    say(session, 0, 'bid 0')
    say(session, 2, 'bid 0')
    expect(tell(session, 0).waiting).toBe(0b001)
    expect(names(session).slice(-4, -1)).toEqual(['!seat bart empty', '!chair bart left', 'anne bid 0'])
  })

  test('one that is taken later is asked from then on; the record opens and replays to the same table', () => {
    const session = table(person('Ann'), NOBODY, person('Cat'))
    say(session, 0, 'bid 0')
    expect(changeSeat(session, 1, person('Bea'))).toEqual({ kind: 'done' })
    expect(tell(session, 0).waiting).toBe(0b110)
    const record = parseRecord(saveSession(session))
    expect(replay(open, record).problems).toEqual([])
    const again = openSession(open, { record, secret: SECRET }).session
    for (const seat of [0, 1, 2, -1]) expect(tell(again, seat)).toEqual(tell(session, seat))
  })

  test('a takeback past it fills the chair again', () => {
    const session = table(person('Ann'), person('Bea'))
    say(session, 0, 'bid 1')
    changeSeat(session, 1, NOBODY)
    askTakeback(session, 0, 1)
    answerTakeback(session, 1, true)
    expect(session.journal.state.chairs).toBe(0b11)
    expect(replay(open, parseRecord(saveSession(session))).state.chairs).toBe(0b11)
  })

  test('a game without empty chairs has none', () => {
    const start = (...holders: Holder[]) => startSession({ game: cove, options: {}, holders, secret: SECRET })
    expect(() => start(person('Ann'), NOBODY)).toThrow('cove has no empty chairs')
    const session = start(person('Ann'), person('Bea'))
    expect(changeSeat(session, 1, NOBODY)).toMatchObject({ kind: 'refused', problem: { key: 'no-empty-chairs' } })
  })
})

describe('holders', () => {
  test.each<Holder>([
    person('Ann of the Isles'),
    { kind: 'bot', name: 'mate' },
    NOBODY,
    { kind: 'person', name: 'Ann', hand: 2 },
  ])('%o are written and read', holder => {
    expect(readHolder(printHolder(holder))).toEqual(holder)
  })

  test('people of one name are one person', () => {
    const holders = [person('Ann'), { kind: 'bot' as const, name: 'Ann' }, person('Bea'), person('Ann')]
    expect(joinHands(holders).map(({ hand }) => hand)).toEqual([0, undefined, undefined, 0])
  })

  test('one person may hold several seats', () => {
    const holders: Holder[] = [{ ...person('Ann'), hand: 0 }, person('Bea'), { ...person('Ann'), hand: 0 }]
    expect([0, 1, 2, -1].map(seat => heldWith(holders, seat))).toEqual([0b101, 0b010, 0b101, 0])
  })
})
