import { defineGame, type OrderBook, parseRecord } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { hoard, hoardDefinition } from '@spanish-main/kernel/fixture/hoard'
import { describe, expect, test } from 'vitest'
import { vocabulary } from '../kernel/fixture/hoard/words.ts'
import { auditTold, type Teller } from './audit.ts'
import { moversFor, movesFor } from './counts.ts'
import { answer, decisionName, giveOrder, takeBackOwn } from './moves.ts'
import { openSession, type Session, saveSession, startSession } from './session.ts'
import { askTakeback } from './takeback.ts'
import { saysMore, tell } from './told.ts'

type Table = Session<ReturnType<typeof hoard.clone>>
const SECRET = '5'.repeat(64)
const holders = ['Ann', 'Bea', 'Cat'].map(name => ({ kind: 'person' as const, name }))

function table(...moves: readonly (readonly [number, string])[]): Table {
  const session = startSession({ game: hoard, options: { short: true }, holders, secret: SECRET })
  for (const [seat, text] of moves) say(session, seat, text)
  return session
}

function say(session: Table, seat: number, text: string): void {
  expect(answer(session, seat, { decision: decisionName(session, seat), text })).toEqual({ kind: 'done' })
}

describe('plans at a table', () => {
  test('a private step, and going back in it, changes nothing that others are told', () => {
    const session = table([1, 'watch bay-2'])
    const others = () => [-1, 0, 2].map(seat => JSON.stringify(tell(session, seat)))
    const before = others()
    say(session, 1, 'watch bay-3')
    say(session, 1, 'promise anne 2')
    expect(others()).toEqual(before)
    takeBackOwn(session, 1, 'step')
    takeBackOwn(session, 1, 'turn')
    expect(others()).toEqual(before)
    expect(saysMore(tell(session, 0, 0), tell(session, 0, 0))).toBe(false)
  })

  test('that somebody is done, or comes back, is told to all', () => {
    const session = table([1, 'watch bay-2'])
    const before = tell(session, 0)
    say(session, 1, 'done')
    expect(tell(session, 0).waiting).toBe(0b101)
    takeBackOwn(session, 1, 'step')
    expect(tell(session, 0)).toEqual(before)
  })

  test('each counts its own steps and the moves that all see, then and afterwards', () => {
    const session = table([0, 'watch bay-1'], [1, 'watch bay-2'], [0, 'watch bay-3'])
    expect([0, 1, 2, -1].map(seat => tell(session, seat).moves)).toEqual([2, 1, 0, 0])
    for (const seat of [2, 1, 0]) say(session, seat, 'done')
    expect([0, 1, 2, -1].map(seat => movesFor(session, seat))).toEqual([5, 4, 3, 3])
    expect([moversFor(session, 1), moversFor(session, -1)]).toEqual([
      [1, 2, 1, 0],
      [2, 1, 0],
    ])
    const told = tell(session, -1).events.filter(({ event }) => event.kind === 'turned-up')
    expect(told.map(({ move }) => move)).toEqual([2])
  })

  test('going back renames only one’s own question, and tells how far one may', () => {
    const session = table([0, 'watch bay-1'], [1, 'watch bay-2'], [0, 'watch bay-3'])
    const names = [0, 1, 2].map(seat => decisionName(session, seat))
    expect([tell(session, 0).undo, tell(session, 1).undo, tell(session, 2).undo]).toEqual([
      { step: 1, turn: 0 },
      { step: 0, turn: 0 },
      undefined,
    ])
    takeBackOwn(session, 0, 'step')
    expect([0, 1, 2].map(seat => decisionName(session, seat) === names[seat])).toEqual([false, true, true])
  })

  test('all of it is remembered after opening again', () => {
    const session = table([0, 'watch bay-1'], [1, 'watch bay-2'], [0, 'watch bay-3'], [1, 'done'])
    takeBackOwn(session, 0, 'step')
    const again = openSession(hoard, { record: parseRecord(saveSession(session)), secret: SECRET }).session
    for (const seat of [0, 1, 2, -1]) expect(tell(again, seat)).toEqual(tell(session, seat))
  })

  test('a takeback that was asked for outlives private steps, and every seat counts it in its own way', () => {
    const session = table([0, 'done'], [1, 'watch bay-2'], [1, 'watch bay-3'], [2, 'watch bay-4'])
    expect(askTakeback(session, 1, 0)).toEqual({ kind: 'done' })
    const asked = tell(session, 0).takeback
    say(session, 2, 'watch bay-5')
    takeBackOwn(session, 2, 'turn')
    expect(tell(session, 0).takeback).toEqual(asked)
    const again = openSession(hoard, { record: parseRecord(saveSession(session)), secret: SECRET }).session
    for (const seat of [0, 1, 2, -1]) expect(tell(again, seat)).toEqual(tell(session, seat))
    expect(askTakeback(session, 2, 1)).toMatchObject({ kind: 'refused' })
  })
})

describe('standing orders among plans', () => {
  type Hoard = ReturnType<typeof hoard.clone>
  const ALWAYS = vocabulary.order.words.indexOf('always')
  /** `always`: watch the first bay that is not watched yet, and be done when there are eyes for no more. */
  const orders: OrderBook<Hoard> = {
    ...{ args: ['order'], ask: 'ask', topic: () => 0 },
    answer(view, seat, given) {
      if (view.drafts.length === 0 || given.at(-1)?.[0] !== ALWAYS) return
      const watched = view.watch.slice(seat * 3, seat * 3 + 3)
      return watched.includes(0) ? `watch bay-${[1, 2, 3].find(bay => !watched.includes(bay))! - 1}` : 'done'
    },
  }
  const ordered = defineGame<Hoard>({ ...hoardDefinition, orders })
  const begin = () => startSession({ game: ordered, options: { short: true }, holders, secret: SECRET })
  const steps = ({ journal }: Table, seat: number) =>
    journal.line.flatMap(each => (each.seat === seat ? each.text : []))

  test('see the plans of their own seat, step by step, and nobody else is told of a step', () => {
    const session = begin()
    giveOrder(session, 1, 'always')
    expect(steps(session, 1)).toEqual(['watch bay-0', 'watch bay-1', 'watch bay-2', 'done'])
    const idle = begin()
    say(idle, 1, 'done')
    for (const seat of [0, 2, -1]) expect(tell(session, seat)).toEqual(tell(idle, seat))
  })

  test('go on from what their seat has planned by hand', () => {
    const session = begin()
    say(session, 1, 'watch bay-1')
    giveOrder(session, 1, 'always')
    expect(steps(session, 1)).toEqual(['watch bay-1', 'watch bay-0', 'watch bay-2', 'done'])
  })

  test('say nothing when somebody else plans: what they said then would tell of it', () => {
    const session = begin()
    giveOrder(session, 1, 'always')
    takeBackOwn(session, 1, 'step')
    const told = () => [-1, 1, 2].map(seat => JSON.stringify(tell(session, seat)))
    const before = told()
    say(session, 0, 'watch bay-3')
    giveOrder(session, 0, 'never')
    expect(told()).toEqual(before)
    // What all see is news to all.
    say(session, 2, 'done')
    expect(tell(session, -1).waiting).toBe(0b001)
  })

  test('are remembered after opening again, with what they did', () => {
    const session = begin()
    giveOrder(session, 1, 'always')
    say(session, 0, 'watch bay-3')
    const again = openSession(ordered, { record: parseRecord(saveSession(session)), secret: SECRET }).session
    for (const seat of [0, 1, 2, -1]) expect(tell(again, seat)).toEqual(tell(session, seat))
    expect(tell(again, 1).ordered.map(({ text }) => text)).toEqual(steps(session, 1))
  })
})

describe('the audit of what is told', () => {
  const about = { seats: 3, options: { short: true } }

  test('finds nothing in either game, in many checks', () => {
    for (let seed = 1; seed < 4; seed++) {
      expect(auditTold(cove, { ...about, seed }).leaks).toEqual([])
      const { checks, leaks } = auditTold(hoard, { ...about, seed })
      expect(leaks).toEqual([])
      expect(checks).toBeGreaterThan(200)
    }
  })

  type Leak = Teller<ReturnType<typeof hoard.clone>>
  test.each<[string, Leak]>([
    ['count of moves', session => ({ ...tell(session, 0), moves: session.journal.line.length })],
    ['list of movers', session => session.journal.line.map(({ seat }) => seat)],
    ['name of the decision', session => `${session.journal.state.asked} ${session.made.join()}`],
    ['length of drafts', session => session.journal.state.drafts.map(steps => steps.length)],
    ['undo right', session => session.journal.line.at(-1)?.seat],
    ['purse', session => session.journal.state.powder],
  ])('catches a page that is told the true %s', (_what, leaky) => {
    expect(auditTold(hoard, { ...about, seed: 1 }, leaky).leaks[0]).toMatch(/^seat -?\d is told/)
  })
})
