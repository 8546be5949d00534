import {
  canonical,
  type Entry,
  fastChance,
  hashText,
  legal,
  parseRecord,
  printMove,
  printPosition,
  replay,
  waiting,
} from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { cove } from '../kernel/fixture/cove.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import { anySeat } from '../kernel/harness/seats.ts'
import type { Holder } from './holders.ts'
import { answer, decisionName, giveOrder, takeBackOwn } from './moves.ts'
import { openSession, type Session, saveSession, startSession, WrongSecret } from './session.ts'
import { answerTakeback, askTakeback, changeSeat } from './takeback.ts'
import { tell } from './told.ts'

const SECRET = (93).toString(16).padStart(64, '0')
const HOLDERS: Holder[] = ['Anne', 'Bart', 'Cato'].map(name => ({ name, kind: 'person' }))
const start = (nonces: string[] = []) =>
  startSession({ game: cove, options: {}, holders: HOLDERS, secret: SECRET, nonces })
const open = (text: string) => openSession(cove, { record: parseRecord(text), secret: SECRET })

function say(session: Session<Cove>, ...lines: string[]): Session<Cove> {
  for (const line of lines) {
    const seat = Number(line[0])
    expect(answer(session, seat, { decision: decisionName(session, seat), text: line.slice(2) })).toEqual({
      kind: 'done',
    })
  }
  return session
}

/** A table at which everything has happened that a record can hold, but for the end. */
function eventful(): Session<Cove> {
  const session = say(start(['a', 'b', 'c']), '0 bid 1', '1 bid 0', '2 bid 0', '0 settle cove-3')
  giveOrder(session, 1, 'always')
  giveOrder(session, 1, 'never')
  takeBackOwn(session, 0, 'step')
  changeSeat(session, 2, { name: 'Mary Read', kind: 'bot' })
  say(session, '0 pass', '1 pass', '2 pass')
  askTakeback(session, 0, 4)
  answerTakeback(session, 1, true)
  return say(session, '1 settle cove-9', '1 settle cove-10')
}

/** Plays on at random until the game is over. */
function playOut(session: Session<Cove>): Session<Cove> {
  const choice = fastChance(6)
  while (session.journal.state.ended === 0) {
    const seat = anySeat(waiting(cove, session.journal.state), choice)
    const moves = legal(cove, session.journal.state, seat)
    say(session, `${seat} ${printMove(cove, moves[choice.int(moves.length)])}`)
  }
  return session
}

describe('a new session', () => {
  test('publishes the hash of its secret, and nothing of the secret', () => {
    const text = saveSession(start())
    expect(text).toContain(`commitment ${hashText(SECRET)}\n`)
    expect(text).not.toContain(SECRET)
  })

  test('mixes what each seat added into the dice', () => {
    const places = [[], ['a', 'b', 'c'], ['a', 'b', 'd']].map(nonces => start(nonces).journal.state.place.join())
    expect(new Set(places).size).toBe(3)
    expect(start(['a', 'b', 'c']).journal.state.place.join()).toBe(places[1])
  })
})

describe('a saved session', () => {
  test('opens as it was: position, undo rights, orders, holders, epoch, names of decisions', () => {
    const session = eventful()
    const opened = open(saveSession(session))
    expect(opened.problems).toEqual([])
    for (const seat of [0, 1, 2, -1]) expect(tell(opened.session, seat)).toEqual(tell(session, seat))
    const { made, orders, holders, epoch } = session
    expect(opened.session).toMatchObject({ made, orders, holders, epoch })
    expect([orders[1], holders[2], epoch]).toEqual([[[0]], { name: 'Mary Read', kind: 'bot' }, 1])
    expect(tell(opened.session, 1).undo).toEqual({ step: 5, turn: 4 })
  })

  test('goes on as it would have: the same moves draw the same numbers', () => {
    const session = eventful()
    const { session: opened } = open(saveSession(session))
    for (const each of [session, opened]) takeBackOwn(each, 1, 'turn')
    expect(canonical(playOut(opened).journal.state)).toBe(canonical(playOut(session).journal.state))
  })

  test('still knows an answer that comes twice', () => {
    const session = eventful()
    const last = session.last[1]!
    const { session: opened } = open(saveSession(session))
    expect(answer(opened, 1, last)).toEqual({ kind: 'done-before' })
    expect(answer(opened, 1, { ...last, text: 'pass' })).toMatchObject({ problem: { key: 'answered-already' } })
    expect(opened.last[0]).toEqual(session.last[0])
  })

  test('may be saved and opened again and again', () => {
    let text = saveSession(eventful())
    for (let i = 0; i < 3; i++) text = saveSession(open(text).session)
    expect(open(text).problems).toEqual([])
    expect(text).toBe(saveSession(open(text).session))
  })

  test('that was tampered with says so', () => {
    const session = eventful()
    const position = printPosition(session.journal)
    const text = saveSession(session).replace('bart settle cove-10', 'bart settle cove-8')
    const opened = openSession(cove, { record: parseRecord(text), position, secret: SECRET })
    expect(opened).toMatchObject({ damaged: true, opening: 'resumed' })
    expect(canonical(opened.session.journal.state)).toBe(canonical(session.journal.state))
  })

  test('opens only with the secret that it promised', () => {
    const record = parseRecord(saveSession(eventful()))
    for (const secret of ['f'.repeat(64), '']) expect(() => openSession(cove, { record, secret })).toThrow(WrongSecret)
    expect(() => openSession(cove, { record })).toThrow(WrongSecret)
  })

  test('opens only with the data pack that it was played with', () => {
    const record = parseRecord(saveSession(eventful()))
    const other = { ...cove, pack: { title: 'Another chart', hash: 'abc' } }
    expect(() => openSession(other, { record, secret: SECRET })).toThrow('data pack')
    const [head, ...rest] = [record.header, ...record.entries]
    const packed = { header: { ...head, pack: { title: 'Another chart', hash: 'abd' } }, entries: rest as Entry[] }
    expect(() => openSession(other, { record: packed, secret: SECRET })).toThrow('data pack Another chart')
  })
})

describe('a finished session', () => {
  test('gives its secret away, once, and every number can be checked', () => {
    const text = saveSession(playOut(start(['a', 'b', 'c'])))
    expect(text.split(SECRET)).toHaveLength(2)
    expect(replay(cove, parseRecord(text)).problems).toEqual([])
    const lied = text.replace(`commitment ${hashText(SECRET)}`, `commitment ${hashText('another')}`)
    expect(replay(cove, parseRecord(lied)).problems).toContain(
      'The secret is not the one that was promised at the start.',
    )
  })

  test('takes no more answers', () => {
    const session = playOut(start())
    expect(answer(session, 0, { decision: decisionName(session, 0), text: 'pass' })).toMatchObject({
      problem: { key: 'game-over' },
    })
  })
})
