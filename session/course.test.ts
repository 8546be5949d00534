import { describe, expect, test } from 'vitest'
import { type Pier, pier } from '../kernel/fixture/pier.ts'
import { answer, decisionName } from './moves.ts'
import { type Session, startSession } from './session.ts'

const SEATS = ['anne', 'bart', 'cato']
const SECRET = '7'.padStart(64, '0')

const table = (): Session<Pier> =>
  startSession({ game: pier, options: {}, holders: SEATS.map(name => ({ name, kind: 'person' })), secret: SECRET })

function say(session: Session<Pier>, line: string, more: readonly string[] = []) {
  const [name, ...words] = line.split(' ')
  const seat = SEATS.indexOf(name)
  return answer(session, seat, { decision: decisionName(session, seat), text: words.join(' '), more })
}

/** Anne has won the auction and walks. */
function walking(): Session<Pier> {
  const session = table()
  for (const line of ['anne bid 3', 'bart pass', 'cato pass']) expect(say(session, line)).toEqual({ kind: 'done' })
  return session
}

describe('an answer that holds several moves', () => {
  test('plays them one after the other, as the course that the rules give', () => {
    const session = walking()
    const [text, ...more] = pier.course!(session.journal.state, 0, '4')
    expect(say(session, `anne ${text}`, more)).toEqual({ kind: 'done', played: 4 })
    expect(session.journal.state.planks).toBe(4)
    expect(session.journal.line.slice(-4).map(move => move.text)).toEqual(['walk', 'walk', 'walk', 'walk'])
  })

  test('stops where somebody else is asked, and says so', () => {
    const session = walking()
    const [text, ...more] = pier.course!(session.journal.state, 0, '9')
    const stopped = { key: 'others-asked', params: {} }
    expect(say(session, `anne ${text}`, more)).toEqual({ kind: 'done', played: 6, stopped })
  })

  test('stops at the first refusal, and says which', () => {
    const session = walking()
    const reply = say(session, 'anne walk', ['walk', 'bid 4', 'walk'])
    expect(reply).toMatchObject({ kind: 'done', played: 2, stopped: { key: 'not-now' } })
    expect(session.journal.state.planks).toBe(2)
  })

  test('is refused whole if its first move is', () => {
    const session = walking()
    expect(say(session, 'anne bid 4', ['walk'])).toMatchObject({ kind: 'refused', problem: { key: 'not-now' } })
    expect(session.journal.state.planks).toBe(0)
  })

  test('is acknowledged twice and played once', () => {
    const session = walking()
    const given = { decision: decisionName(session, 0), text: 'walk', more: ['walk'] }
    expect(answer(session, 0, given)).toEqual({ kind: 'done', played: 2 })
    expect(answer(session, 0, given)).toEqual({ kind: 'done-before' })
    expect(answer(session, 0, { ...given, more: ['stop'] })).toMatchObject({ problem: { key: 'answered-already' } })
    expect(session.journal.state.planks).toBe(2)
  })
})

describe('an open auction', () => {
  test('refuses a pass that was meant for a lower bid', () => {
    const session = table()
    const early = decisionName(session, 2)
    say(session, 'anne bid 3')
    const atThree = decisionName(session, 2)
    expect(answer(session, 2, { decision: early, text: 'pass' })).toMatchObject({ problem: { key: 'stale-decision' } })
    say(session, 'bart bid 4')
    expect(answer(session, 2, { decision: atThree, text: 'pass' })).toMatchObject({
      problem: { key: 'stale-decision' },
    })
    expect(say(session, 'cato pass')).toEqual({ kind: 'done' })
  })

  test('goes on while somebody who is not asked retires', () => {
    const session = table()
    say(session, 'anne bid 3')
    const barts = decisionName(session, 1)
    expect(say(session, 'anne retire')).toMatchObject({ problem: { key: 'leads' } })
    expect(say(session, 'cato retire')).toEqual({ kind: 'done' })
    expect(decisionName(session, 1)).toBe(barts)
    expect(answer(session, 1, { decision: barts, text: 'bid 4' })).toEqual({ kind: 'done' })
  })
})
