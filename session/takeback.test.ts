import { canonical, parseRecord, printRecord, recordOf, replay } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { cove } from '../kernel/fixture/cove.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import type { Holder } from './holders.ts'
import { answer, decisionName, type Reply } from './moves.ts'
import { openSession, type Session, saveSession, startSession } from './session.ts'
import { answerTakeback, askTakeback, changeSeat } from './takeback.ts'

const SECRET = (93).toString(16).padStart(64, '0')
const PEOPLE: Holder[] = ['Anne', 'Bart', 'Cato'].map(name => ({ name, kind: 'person' }))
const ONE_ROUND = ['0 bid 1', '1 bid 0', '2 bid 0', '0 pass', '1 pass', '2 pass']

function say(session: Session<Cove>, lines: readonly string[]): Session<Cove> {
  for (const line of lines) {
    const seat = Number(line[0])
    expect(answer(session, seat, { decision: decisionName(session, seat), text: line.slice(2) })).toEqual({
      kind: 'done',
    })
  }
  return session
}

const afterOneRound = (holders = PEOPLE) =>
  say(startSession({ game: cove, options: {}, holders, secret: SECRET }), ONE_ROUND)

const key = (given: Reply) => (given.kind === 'refused' ? given.problem.key : given.kind)

describe('a takeback', () => {
  test('waits for the consent of every other person, then goes back past what was learnt', () => {
    const session = afterOneRound()
    expect(askTakeback(session, 1, 3)).toEqual({ kind: 'done' })
    expect(session.request).toMatchObject({ seat: 1, to: 3, needed: 0b101, consents: 0 })
    answerTakeback(session, 0, true)
    expect(session.journal.line).toHaveLength(6)
    answerTakeback(session, 2, true)
    expect(session.journal.line).toHaveLength(3)
    expect(session.request).toBeUndefined()
    expect(session.journal.entries.at(-1)).toEqual({ kind: 'takeback', seat: 1, to: 3, consents: [0, 2] })
  })

  test('asks only those for whom something changes: who has moved since, and who is asked now', () => {
    const four: Holder[] = ['Anne', 'Bart', 'Cato', 'Dina'].map(name => ({ name, kind: 'person' }))
    const session = startSession({ game: cove, options: {}, holders: four, secret: SECRET })
    say(session, ['0 bid 1', '1 bid 0', '2 bid 0', '3 bid 0', '0 pass', '1 pass'])
    askTakeback(session, 0, 4)
    expect(session.request?.needed).toBe(0b0110)
    expect(key(answerTakeback(session, 3, false))).toBe('no-takeback-asked')
    const again = openSession(cove, { record: parseRecord(saveSession(session)), secret: SECRET }).session
    for (const table of [session, again]) {
      expect(table.request?.needed).toBe(0b0110)
      for (const seat of [1, 2]) answerTakeback(table, seat, true)
      expect(table.journal.line).toHaveLength(4)
      expect(replay(cove, recordOf(table.journal)).problems).toEqual([])
    }
    // Past the bids that were shown everybody is asked.
    askTakeback(session, 0, 0)
    expect(session.request?.needed).toBe(0b1110)
  })

  test('without one of those who had to agree is found out by whoever reads the record', () => {
    const session = afterOneRound()
    askTakeback(session, 1, 3)
    for (const seat of [0, 2]) answerTakeback(session, seat, true)
    const forged = saveSession(session).replace('!takeback bart 3 anne cato', '!takeback bart 3 anne')
    expect(replay(cove, parseRecord(forged)).problems.join()).toContain('cato did not agree')
  })

  test('is withdrawn by whoever asked, also at a table opened anew', () => {
    const session = afterOneRound()
    askTakeback(session, 1, 3)
    expect(key(answerTakeback(session, 1, true))).toBe('no-takeback-asked')
    const again = openSession(cove, { record: parseRecord(saveSession(session)), secret: SECRET }).session
    for (const table of [session, again]) {
      expect(answerTakeback(table, 1, false)).toEqual({ kind: 'done' })
      expect(table.request).toBeUndefined()
      expect(table.journal.line).toHaveLength(6)
      const reopened = openSession(cove, { record: parseRecord(saveSession(table)), secret: SECRET })
      expect(reopened.session.request).toBeUndefined()
    }
  })

  test('is ended by one refusal, and by any move', () => {
    const session = afterOneRound()
    const before = canonical(session.journal.state)
    askTakeback(session, 1, 0)
    answerTakeback(session, 0, true)
    answerTakeback(session, 2, false)
    expect(key(answerTakeback(session, 0, true))).toBe('no-takeback-asked')
    expect(canonical(session.journal.state)).toBe(before)
    askTakeback(session, 1, 0)
    say(session, ['1 bid 1'])
    expect(key(answerTakeback(session, 0, true))).toBe('no-takeback-asked')
  })

  test('is still being asked after the table was opened again, with those who have agreed', () => {
    const session = afterOneRound()
    askTakeback(session, 1, 3, ' Sorry ;  really')
    answerTakeback(session, 0, true)
    const again = openSession(cove, { record: parseRecord(saveSession(session)), secret: SECRET }).session
    expect(again.request).toEqual({ seat: 1, to: 3, needed: 0b101, consents: 0b001, why: 'Sorry ; really' })
    answerTakeback(again, 2, true)
    expect(again.journal.line).toHaveLength(3)
    expect(again.request).toBeUndefined()
  })

  test('brings new dice: the same moves again draw other numbers', () => {
    const session = afterOneRound()
    const drawn = session.journal.line.at(-1)?.draws
    askTakeback(session, 0, 0)
    for (const seat of [1, 2]) answerTakeback(session, seat, true)
    say(session, ONE_ROUND)
    expect(session.journal.line.at(-1)?.draws).not.toEqual(drawn)
    expect(session.epoch).toBe(1)
  })

  test('keeps the record provable: every number is what the secret gives', () => {
    const session = afterOneRound()
    askTakeback(session, 0, 2)
    for (const seat of [1, 2]) answerTakeback(session, seat, true)
    say(session, ['2 bid 2', '0 pass', '1 pass', '2 pass', '1 bid 0'])
    const record = recordOf(session.journal)
    const published = { ...record, entries: [...record.entries, { kind: 'secret' as const, text: SECRET }] }
    expect(replay(cove, published).problems).toEqual([])
  })

  test('does not ask bots', () => {
    const session = afterOneRound(PEOPLE.with(1, { name: 'Mary', kind: 'bot' }))
    askTakeback(session, 0, 2)
    expect(key(answerTakeback(session, 1, false))).toBe('no-takeback-asked')
    answerTakeback(session, 2, true)
    expect(session.journal.line).toHaveLength(2)
  })

  test('is done at once where only bots sit beside the seat', () => {
    const bots = PEOPLE.map((holder, seat): Holder => (seat === 0 ? holder : { ...holder, kind: 'bot' }))
    const session = afterOneRound(bots)
    askTakeback(session, 0, 2)
    expect(session.journal.line).toHaveLength(2)
  })

  test('cannot be agreed to by the seat that asks, nor asked to nowhere', () => {
    const session = afterOneRound()
    askTakeback(session, 1, 3)
    expect(key(answerTakeback(session, 1, true))).toBe('no-takeback-asked')
    expect(key(answerTakeback(session, 9, true))).toBe('no-takeback-asked')
    for (const to of [-1, 6, 1.5, Number.NaN]) expect(key(askTakeback(session, 0, to))).toBe('no-such-move')
    expect(key(askTakeback(session, 5, 0))).toBe('no-such-seat')
    session.journal.state.ended = 1
    expect(key(askTakeback(session, 0, 0))).toBe('game-over')
  })

  test('makes every earlier question stale', () => {
    const session = afterOneRound()
    const late = { decision: decisionName(session, 1), text: 'bid 1' }
    askTakeback(session, 0, 3)
    for (const seat of [1, 2]) answerTakeback(session, seat, true)
    say(session, ['0 pass', '1 pass', '2 pass'])
    expect(key(answer(session, 1, late))).toBe('stale-decision')
  })
})

describe('a seat', () => {
  test('may pass to somebody else, and the record says so', () => {
    const session = afterOneRound()
    expect(changeSeat(session, 1, { name: 'Mary ; 3', kind: 'bot' })).toEqual({ kind: 'done' })
    expect(session.holders[1]).toEqual({ name: 'Mary ; 3', kind: 'bot' })
    expect(printRecord(recordOf(session.journal))).toContain('\n!seat bart bot Mary ; 3\n')
  })

  test('that passes to somebody else ends a takeback that was being asked', () => {
    const session = afterOneRound()
    askTakeback(session, 0, 0)
    changeSeat(session, 1, { name: 'Mary', kind: 'bot' })
    expect(session.request).toBeUndefined()
  })

  test.each(['', '  ', 'x'.repeat(61), 'a\nb', 'a\rb'])('is not held under the name %j', name => {
    expect(key(changeSeat(afterOneRound(), 1, { name, kind: 'person' }))).toBe('bad-name')
  })

  test('must be there', () => {
    expect(key(changeSeat(afterOneRound(), 3, { name: 'Dina', kind: 'person' }))).toBe('no-such-seat')
  })
})
