import { canonical, fastChance, hashText, legal, printMove, resample, type State, waiting } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { cove } from '../kernel/fixture/cove.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import { anySeat } from '../kernel/harness/seats.ts'
import { answer, decisionName, giveOrder, takeBackOwn } from './moves.ts'
import { type Session, startSession } from './session.ts'
import { askTakeback } from './takeback.ts'
import { tell } from './told.ts'

const SECRET = (93).toString(16).padStart(64, '0')
const table = (): Session<Cove> =>
  startSession({
    game: cove,
    options: {},
    holders: ['Anne', 'Bart', 'Cato'].map(name => ({ name, kind: 'person' })),
    secret: SECRET,
  })

function say(session: Session<Cove>, ...lines: string[]): Session<Cove> {
  for (const line of lines) {
    const seat = Number(line[0])
    expect(answer(session, seat, { decision: decisionName(session, seat), text: line.slice(2) })).toEqual({
      kind: 'done',
    })
  }
  return session
}

const json = <S extends State>(session: Session<S>, seat: number) => JSON.stringify(tell(session, seat))

describe('what a seat is told', () => {
  test('its view, who is waited for, and how to name its answer', () => {
    const session = table()
    const told = tell(session, 0)
    expect(told.view.place[72]).toBe(session.journal.state.place[72])
    expect(told.view.place[1]).toBe(-1)
    expect([told.waiting, told.decision, told.moves]).toEqual([7, decisionName(session, 0), 0])
  })

  test('what happened, masked: its own draw by name, the others’ without', () => {
    const drew = (seat: number) =>
      tell(table(), seat).events.flatMap(({ event }) => (event.kind === 'drew' ? [event.args[1] >= 0] : []))
    expect([0, 1, 2, -1].map(drew)).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ])
  })

  test('only what happened since a move, if it asks so', () => {
    const session = say(table(), '0 bid 0', '1 bid 0', '2 bid 0', '0 settle cove-3')
    expect(tell(session, 1, 3).events).toEqual([
      { move: 3, event: { rule: 'E1', kind: 'settled', args: [0, 3], readers: [-1, -1] } },
    ])
    expect(tell(session, 1, 4).events).toEqual([])
    expect(tell(session, 1).events.some(each => each.move === -1)).toBe(true)
  })

  test('what it may take back', () => {
    const session = say(table(), '0 bid 0', '1 bid 0', '2 bid 0', '0 settle cove-3', '0 settle cove-4')
    expect(tell(session, 0).undo).toEqual({ step: 4, turn: 3 })
    expect([tell(session, 1).undo, tell(session, -1).undo]).toEqual([undefined, undefined])
    takeBackOwn(session, 0, 'turn')
    expect(tell(session, 0).undo).toBeUndefined()
    expect(tell(session, 1).events.some(({ event }) => event.kind === 'settled')).toBe(false)
  })

  test('a takeback that is being asked, and who has agreed', () => {
    const session = say(table(), '0 bid 0', '1 bid 0', '2 bid 0')
    askTakeback(session, 0, 0)
    expect(tell(session, -1).takeback).toMatchObject({ seat: 0, to: 0, needed: 0b110, consents: 0 })
  })

  test('the promise of the secret at once, the secret itself when the game is over', () => {
    const session = say(table(), '0 bid 0', '1 bid 0', '2 bid 0')
    for (const seat of [0, 1, 2, -1]) {
      expect(tell(session, seat).commitment).toBe(hashText(SECRET))
      expect(json(session, seat)).not.toContain(SECRET)
    }
    session.journal.state.money[0] = 8
    say(session, '0 crew merchant-5')
    expect(tell(session, 2).secret).toBe(SECRET)
  })
})

describe('what a seat is not told', () => {
  test('the orders of others', () => {
    const [quiet, ordered] = [table(), table()]
    giveOrder(ordered, 1, 'always')
    for (const seat of [0, 2, -1]) expect(json(ordered, seat)).toBe(json(quiet, seat))
    expect(tell(ordered, 1).orders).toEqual([[1]])
  })

  test('the sealed answers of others', () => {
    const [low, high] = [say(table(), '1 bid 0'), say(table(), '1 bid 5')]
    for (const seat of [0, 2, -1]) expect(json(high, seat)).toBe(json(low, seat))
    expect(json(high, 1)).not.toBe(json(low, 1))
  })

  test('anything else that it does not know: at a twin of the table it is told the same', () => {
    const session = table()
    const choice = fastChance(4)
    let compared = 0
    let different = 0
    while (session.journal.state.ended === 0) {
      for (const seat of [-1, 0, 1, 2]) {
        const twin = resample(cove, session.journal.state, seat, choice)
        const other = { ...session, journal: { ...session.journal, state: twin } }
        expect(json(other, seat)).toBe(json(session, seat))
        if (canonical(twin) !== canonical(session.journal.state)) different++
        compared++
      }
      const seat = anySeat(waiting(cove, session.journal.state), choice)
      const moves = legal(cove, session.journal.state, seat)
      say(session, `${seat} ${printMove(cove, moves[choice.int(moves.length)])}`)
    }
    expect(compared).toBeGreaterThan(200)
    expect(different).toBeGreaterThan(compared * 0.9)
  })
})
