import { canonical, fastChance, legal, printMove, view, waiting } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { cove } from '../kernel/fixture/cove.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import { anySeat } from '../kernel/harness/seats.ts'
import { lookBack, viewsOf } from './looking-back.ts'
import { answer, decisionName } from './moves.ts'
import { startSession } from './session.ts'

const secret = (93).toString(16).padStart(64, '0')

test.each([-1, 0, 2])('seat %i looks back at what it saw after every move, and at nothing else', seat => {
  const holders = ['Anne', 'Bart', 'Cato'].map(name => ({ name, kind: 'person' }) as const)
  const session = startSession({ game: cove, options: {}, holders, secret })
  const { journal } = session
  const choice = fastChance(7)
  const seen: string[] = []
  const waits: number[] = []
  const note = (state: Cove) => {
    seen.push(canonical(view(cove, state, seat)))
    waits.push(waiting(cove, state))
  }
  note(journal.state)
  while (journal.state.ended === 0) {
    const mover = anySeat(waiting(cove, journal.state), choice)
    const listed = legal(cove, journal.state, mover)
    const text = printMove(cove, listed[choice.int(listed.length)])
    answer(session, mover, { decision: decisionName(session, mover), text })
    note(journal.state)
  }
  const back = lookBack(cove, journal, seat)
  expect(back.horizon).toBe(0)
  expect(viewsOf(JSON.parse(JSON.stringify(back))).map(each => canonical(each as Cove))).toEqual(seen)
  expect(back.waiting).toEqual(waits)
})
