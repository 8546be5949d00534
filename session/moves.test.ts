import { canonical, openDecision, waiting } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { cove } from '../kernel/fixture/cove.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import { answer, decisionName, giveOrder, type Reply, takeBackOwn } from './moves.ts'
import { type Session, startSession } from './session.ts'
import { answerTakeback, askTakeback } from './takeback.ts'
import { tell } from './told.ts'

// With this secret anne holds merchant-5 recruiter-22 scout-23 raider-72, bart the chart of cove-4.
const SECRET = (93).toString(16).padStart(64, '0')
const SEATS = ['anne', 'bart', 'cato']

const table = (): Session<Cove> =>
  startSession({ game: cove, options: {}, holders: SEATS.map(name => ({ name, kind: 'person' })), secret: SECRET })

/** Plays lines such as `anne pass`, each as an answer to the decision that is open to the seat. */
function say(session: Session<Cove>, ...lines: string[]): Session<Cove> {
  for (const line of lines) expect({ line, reply: reply(session, line) }).toEqual({ line, reply: { kind: 'done' } })
  return session
}

function reply(session: Session<Cove>, line: string): Reply {
  const [name, ...words] = line.split(' ')
  const seat = SEATS.indexOf(name)
  return answer(session, seat, { decision: decisionName(session, seat), text: words.join(' ') })
}

const onTurn = () => say(table(), 'anne bid 0', 'bart bid 0', 'cato bid 0')

/** Anne has raided cove-4 of bart's; bart and cato are asked for an ambush. */
const raided = (session = onTurn()) =>
  say(
    session,
    ...['anne settle cove-3', 'anne pass', 'bart settle cove-4', 'bart pass', 'cato pass'],
    ...['anne bid 0', 'bart bid 0', 'cato bid 0', 'anne crew raider-72', 'anne raid cove-4'],
  )

const key = (given: Reply) => (given.kind === 'refused' ? given.problem.key : given.kind)
const texts = (session: Session<Cove>) => session.journal.line.map(move => move.text)

describe('an answer', () => {
  test('names the decision that it answers; a stale one changes nothing', () => {
    const session = onTurn()
    const old = decisionName(session, 0)
    say(session, 'anne settle cove-3')
    const before = canonical(session.journal.state)
    expect(key(answer(session, 0, { decision: old, text: 'settle cove-4' }))).toBe('answered-already')
    expect(key(answer(session, 0, { decision: '0.0', text: 'pass' }))).toBe('stale-decision')
    expect(key(answer(session, 1, { decision: '', text: 'pass' }))).toBe('stale-decision')
    expect(canonical(session.journal.state)).toBe(before)
  })

  test('that comes twice is acknowledged twice and played once', () => {
    const session = onTurn()
    const given = { decision: decisionName(session, 0), text: 'settle cove-3' }
    expect(answer(session, 0, given)).toEqual({ kind: 'done' })
    expect(answer(session, 0, { ...given, text: ' settle  cove-3' })).toEqual({ kind: 'done-before' })
    expect(texts(session).filter(text => text === 'settle cove-3')).toHaveLength(1)
  })

  test('that the rules turn away says why and may be given anew', () => {
    const session = onTurn()
    const decision = decisionName(session, 0)
    expect(answer(session, 0, { decision, text: 'gift anne scout-23' })).toMatchObject({
      kind: 'refused',
      problem: { rule: 'E3', key: 'yourself' },
    })
    expect(answer(session, 0, { decision, text: 'settle cove-3' })).toEqual({ kind: 'done' })
  })

  test('of a seat that is not asked, or not there, is refused', () => {
    const session = onTurn()
    expect(key(reply(session, 'bart pass'))).toBe('not-asked')
    expect(key(answer(session, 7, { decision: decisionName(session, 7), text: 'pass' }))).toBe('no-such-seat')
  })

  test('does not collide with another seat’s answer to the same question', () => {
    const session = table()
    const decisions = SEATS.map((_, seat) => decisionName(session, seat))
    for (const seat of [2, 0, 1]) {
      expect(answer(session, seat, { decision: decisions[seat], text: 'bid 1' })).toEqual({ kind: 'done' })
    }
    expect(texts(session)).toEqual(['bid 1', 'bid 1', 'bid 1'])
  })

  test('that is sealed may be revised, under a new name', () => {
    const session = table()
    const first = decisionName(session, 1)
    say(session, 'bart bid 3')
    expect(decisionName(session, 1)).not.toBe(first)
    say(session, 'bart bid 0', 'anne bid 1', 'cato bid 0')
    expect(session.journal.state.money).toEqual([4, 5, 5])
  })

  test('meant for a question that was taken back does not answer the next one', () => {
    const session = say(onTurn(), 'anne pass')
    const late = { decision: decisionName(session, 1), text: 'settle cove-4' }
    takeBackOwn(session, 0, 'step')
    say(session, 'anne settle cove-3', 'anne pass')
    expect(waiting(cove, session.journal.state)).toBe(2)
    expect(key(answer(session, 1, late))).toBe('stale-decision')
  })
})

describe('undo', () => {
  test('takes back one step, or the whole turn', () => {
    const session = onTurn()
    const before = canonical(session.journal.state)
    say(session, 'anne settle cove-3', 'anne settle cove-4')
    expect(takeBackOwn(session, 0, 'step')).toEqual({ kind: 'done' })
    expect(session.journal.state.coves).toEqual([1, 0, 0])
    say(session, 'anne settle cove-2')
    expect(takeBackOwn(session, 0, 'turn')).toEqual({ kind: 'done' })
    expect(canonical(session.journal.state)).toBe(before)
  })

  test('that names its decision and comes twice is done once', () => {
    const session = say(onTurn(), 'anne settle cove-3', 'anne settle cove-4')
    const decision = decisionName(session, 0)
    expect(takeBackOwn(session, 0, 'step', decision)).toEqual({ kind: 'done' })
    expect(key(takeBackOwn(session, 0, 'step', decision))).toBe('stale-decision')
    expect(texts(session).at(-1)).toBe('settle cove-3')
  })

  test('stops at an information point, and begins anew behind it', () => {
    const session = say(onTurn(), 'anne settle cove-3', 'anne crew recruiter-22')
    expect(key(takeBackOwn(session, 0, 'turn'))).toBe('nothing-to-undo')
    say(session, 'anne settle cove-4')
    takeBackOwn(session, 0, 'turn')
    expect(texts(session).at(-1)).toBe('crew recruiter-22')
  })

  test('is for the seat that moved last only', () => {
    const session = say(onTurn(), 'anne settle cove-3')
    expect(key(takeBackOwn(session, 1, 'step'))).toBe('nothing-to-undo')
    expect(key(takeBackOwn(session, 9, 'step'))).toBe('nothing-to-undo')
  })

  test('does not reopen a game that is over', () => {
    const session = onTurn()
    session.journal.state.money[0] = 8
    say(session, 'anne crew merchant-5')
    expect(session.journal.state.ended).toBe(1)
    expect(key(takeBackOwn(session, 0, 'step'))).toBe('nothing-to-undo')
  })
})

describe('standing orders', () => {
  test('answer for a seat as soon as it is asked', () => {
    const session = onTurn()
    expect(giveOrder(session, 1, 'always')).toEqual({ kind: 'done' })
    raided(session)
    expect(texts(session).at(-1)).toBe('spring')
    expect(session.journal.line.at(-1)?.seat).toBe(1)
    expect(waiting(cove, session.journal.state)).toBe(4)
  })

  test('leave a note of what they answered, for their seat alone, until it is taken back', () => {
    const session = onTurn()
    giveOrder(session, 1, 'always')
    raided(session)
    const move = session.journal.line.length - 1
    const decision = openDecision(cove, session.journal.state)?.name
    const notes = () => [-1, 0, 1, 2].map(seat => tell(session, seat).ordered)
    expect(notes()).toEqual([[], [], [{ move, decision, text: 'spring' }], []])
    askTakeback(session, 0, move - 1)
    for (const seat of [1, 2]) answerTakeback(session, seat, true)
    expect(session.journal.line).toHaveLength(move - 1)
    expect(notes()).toEqual([[], [], [], []])
  })

  test('are worked out from the seat’s own view: one without the chart lets go', () => {
    const session = onTurn()
    giveOrder(session, 2, 'always')
    expect(texts(raided(session)).at(-1)).toBe('let-go')
  })

  test('answer at once when they are given to a seat that is being asked', () => {
    const session = raided()
    giveOrder(session, 1, 'never')
    giveOrder(session, 2, 'never')
    expect(texts(session).slice(-2)).toEqual(['let-go', 'let-go'])
    expect(waiting(cove, session.journal.state)).toBe(1)
  })

  test('are replaced by a later one on the same topic', () => {
    const session = onTurn()
    for (const text of ['always', 'never', 'ask']) giveOrder(session, 1, text)
    expect(session.orders[1]).toHaveLength(1)
    expect(waiting(cove, raided(session).journal.state)).toBe(0b110)
  })

  test('that cannot be understood are refused', () => {
    const session = onTurn()
    expect(giveOrder(session, 1, 'perhaps')).toMatchObject({
      problem: { key: 'unknown-word', params: { word: 'perhaps' } },
    })
    expect(key(giveOrder(session, 1, 'never ever'))).toBe('wrong-count')
    expect(key(giveOrder(session, 1, ''))).toBe('unknown-word')
    expect(key(giveOrder(session, 9, 'never'))).toBe('no-such-seat')
    session.journal.state.ended = 1
    expect(key(giveOrder(session, 1, 'never'))).toBe('game-over')
    const without = { ...session, game: { ...cove, orders: undefined } } as unknown as Session<Cove>
    expect(key(giveOrder(without, 1, 'never'))).toBe('no-orders-here')
  })
})
