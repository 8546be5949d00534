import { fastChance, legal, parseRecord, printMove, verify, waiting } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { cove } from '../kernel/fixture/cove.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import { anySeat } from '../kernel/harness/seats.ts'
import { branchRecord } from './branch.ts'
import { answer, decisionName } from './moves.ts'
import { openSession, type Session, saveSession, startSession } from './session.ts'
import { answerTakeback, askTakeback } from './takeback.ts'

const secretOf = (n: number) => n.toString(16).padStart(64, '0')

function start(): Session<Cove> {
  const holders = ['Anne', 'Bart', 'Cato'].map(name => ({ name, kind: 'person' }) as const)
  return startSession({ game: cove, options: { short: true }, holders, secret: secretOf(93), nonces: ['a', 'b', 'c'] })
}

/** Plays at random, with one takeback on the way, until so many moves stand or the game is over. */
function playOn(session: Session<Cove>, seed: number, moves = Number.POSITIVE_INFINITY): Session<Cove> {
  const choice = fastChance(seed)
  const { journal } = session
  while (journal.state.ended === 0 && journal.line.length < moves) {
    const seat = anySeat(waiting(cove, journal.state), choice)
    const listed = legal(cove, journal.state, seat)
    answer(session, seat, {
      decision: decisionName(session, seat),
      text: printMove(cove, listed[choice.int(listed.length)]),
    })
    if (journal.line.length !== 9 || session.epoch > 0) continue
    askTakeback(session, 0, 7)
    for (const each of [1, 2]) answerTakeback(session, each, true)
  }
  return session
}

const recordOf = (session: Session<Cove>) => parseRecord(saveSession(session))
const branch = (session: Session<Cove>, move: number, n: number) =>
  branchRecord(cove, recordOf(session), move, secretOf(n), [`${n}`])
const goOn = (session: Session<Cove>, move: number, n: number) =>
  openSession(cove, { record: branch(session, move, n), secret: secretOf(n) }).session

const texts = (session: Session<Cove>) =>
  session.journal.line.map(({ seat, text, draws }) => `${seat} ${text} ${draws}`)

describe('a branch', () => {
  test.each([0, 1, 6, 7, 8, 12])('at move %i begins as the game did', move => {
    const session = playOn(start(), 3, 20)
    expect(texts(goOn(session, move, 1))).toEqual(texts(session).slice(0, move))
  })

  test('has dice of its own: two at one move, played alike, differ, and from the game they left', () => {
    const session = playOn(start(), 3, 12)
    const ways = [session, goOn(session, 12, 1), goOn(session, 12, 2)].map(each => texts(playOn(each, 5)).join('\n'))
    expect(new Set(ways).size).toBe(3)
  })

  test('of a finished game is proven to the end, a branch of it too', () => {
    const first = playOn(goOn(playOn(start(), 3), 12, 1), 5)
    const second = playOn(goOn(first, 14, 2), 6)
    for (const each of [first, second]) {
      expect(verify(cove, recordOf(each))).toMatchObject({ level: 'proven', problems: [], believed: [] })
    }
  })

  test('of a running game verifies, and tells nobody the secret of that game', () => {
    const first = playOn(goOn(playOn(start(), 3, 12), 12, 1), 5, 16)
    const second = playOn(goOn(first, 14, 2), 6)
    expect(saveSession(second)).not.toContain(secretOf(93))
    expect(saveSession(second)).not.toContain(secretOf(1))
    expect(verify(cove, recordOf(second))).toMatchObject({ level: 'trusted', problems: [], believed: ['dice'] })
  })

  test('may be played by others than the game that it left', () => {
    const record = recordOf(playOn(start(), 3))
    const holders = [{ kind: 'bot', name: 'deckhand' } as const, { kind: 'person', name: 'Dina' } as const]
    const seated = branchRecord(cove, record, 12, secretOf(1), ['1'], holders)
    const { session } = openSession(cove, { record: seated, secret: secretOf(1) })
    expect(session.holders.map(({ name }) => name)).toEqual(['deckhand', 'Dina', 'Cato'])
    expect(verify(cove, recordOf(playOn(session, 5))).level).toBe('proven')
  })

  test('cannot begin where the game is over', () => {
    const session = playOn(start(), 3)
    expect(() => branch(session, session.journal.line.length, 1)).toThrow('The game is over there.')
  })
})
