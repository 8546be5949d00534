import {
  canonical,
  defineGame,
  entriesSince,
  type FastChance,
  fastChance,
  type Game,
  headOf,
  legal,
  printMove,
  printPosition,
  salvageRecord,
  waiting,
} from '@spanish-main/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cove, coveDefinition } from '../kernel/fixture/cove.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import { anySeat } from '../kernel/harness/seats.ts'
import { answer, decisionName, giveOrder, takeBackOwn } from './moves.ts'
import { conditionOf, type OpenedSession, openSession, type Session, startSession } from './session.ts'
import { answerTakeback, askTakeback, changeSeat } from './takeback.ts'
import { tell } from './told.ts'

const SECRET = (93).toString(16).padStart(64, '0')
const SEATS = [0, 1, 2]

/** Newer rules under which nearly every game goes another way. */
const changed = defineGame({
  ...coveDefinition,
  version: 2,
  settle(g, world) {
    if (g.round === 2 && g.money[0] < 9) g.money[0] += 1
    coveDefinition.settle?.(g, world)
  },
})
interface Grown extends Cove {
  debts: number[]
}
const growing = <F extends string>(field: F, version: number, base = coveDefinition) =>
  ({
    ...base,
    version,
    schema: { ...base.schema, fields: { ...base.schema.fields, [field]: 'public' } },
    setup: (about, world) => Object.assign(base.setup(about, world), { [field]: [0, 0, 0] }),
    clone: g => Object.assign(base.clone(g), { [field]: (g as unknown as Record<F, number[]>)[field].slice() }),
  }) as typeof base
/** Newer rules that remember something that older positions do not say, and still newer ones. */
const grown = defineGame(growing('debts', 2))
const grownAgain = defineGame(growing('fines', 3, growing('debts', 2)))
const parsed = (line: string): Grown => JSON.parse(line.split(' ').slice(4).join(' '))

/** Newer rules that change nothing that happens here. */
const renumbered = defineGame({ ...coveDefinition, version: 2 })

/** What a store holds of a table. */
interface Kept {
  head: string
  lines: string[]
  position: string
}

/** Keeps what came since, if anything did, as the queue of a table does. */
function save(session: Session<Cove>, kept: Kept): void {
  const { journal } = session
  const lines = entriesSince(journal, kept.lines.length)
  if (lines.length === 0) return
  kept.lines.push(...lines)
  kept.head = headOf(journal)
  kept.position = printPosition(journal)
}

function open(game: Game<Cove>, { head, lines, position }: Kept): OpenedSession<Cove> {
  const record = salvageRecord([head, '', ...lines].join('\n'))
  expect(record.entries).toHaveLength(lines.length)
  return openSession(game, { record, position, secret: SECRET })
}

/** One thing that people do at a table: mostly moves, now and then everything else that a record holds. */
function happen(session: Session<Cove>, choice: FastChance): void {
  const { journal, game } = session
  const seat = choice.int(3)
  const what = choice.int(20)
  if (what === 0) takeBackOwn(session, seat, 'step')
  else if (what === 1) takeBackOwn(session, seat, 'turn')
  else if (what === 2) giveOrder(session, seat, ['always', 'never', 'ask'][choice.int(3)])
  else if (what === 3) changeSeat(session, seat, { kind: choice.int(2) === 0 ? 'bot' : 'person', name: `N ${what}` })
  else if (what === 4 && journal.line.length > 4) {
    askTakeback(session, seat, journal.line.length - 1 - choice.int(4))
    // Now and then somebody is not there to answer, and what is asked stays open.
    for (const each of SEATS.slice(choice.int(3))) answerTakeback(session, each, choice.int(8) > 0)
  } else {
    const mover = anySeat(waiting(game, journal.state), choice)
    const moves = legal(game, journal.state, mover)
    const text = printMove(game, moves[choice.int(moves.length)])
    answer(session, mover, { decision: decisionName(session, mover), text })
  }
}

function playOn(session: Session<Cove>, choice: FastChance, count: number): void {
  for (let i = 0; i < count && session.journal.state.ended === 0; i++) happen(session, choice)
}

function table(seed: number, count: number): { session: Session<Cove>; kept: Kept } {
  const holders = ['Anne', 'Bart', 'Cato'].map(name => ({ name, kind: 'person' }) as const)
  const session = startSession({ game: cove, options: {}, holders, secret: SECRET, nonces: ['a', 'b', 'c'] })
  playOn(session, fastChance(seed), count)
  const kept = { head: '', lines: [], position: '' }
  save(session, kept)
  return { session, kept }
}

const remembered = (session: Session<Cove>) => {
  const { made, last, orders, ordered, holders, request, stood, papers, epoch, dice, journal } = session
  return {
    ...{ made, last, orders, ordered, holders, request, stood, papers, epoch, dice },
    ...{ state: canonical(journal.state), line: journal.line, free: journal.free, chain: journal.chain.head() },
  }
}

/** The same table to everybody who sits at it, and in all that it remembers. */
function expectSame(one: Session<Cove>, other: Session<Cove>): void {
  expect(remembered(one)).toEqual(remembered(other))
  for (const seat of [...SEATS, -1]) expect(tell(one, seat)).toEqual(tell(other, seat))
}

const someSeed = fc.integer({ min: 0, max: 1_000_000 })
const someCount = fc.integer({ min: 1, max: 120 })
const more = fc.integer({ min: 1, max: 20 })

/** Opens a table, plays on, saves, and opens it again: nothing is lost, and nothing that was written is changed. */
function goesOn(game: Game<Cove>, kept: Kept, seed: number, count: number): OpenedSession<Cove> {
  const before = [...kept.lines]
  const opened = open(game, kept)
  playOn(opened.session, fastChance(seed + 1), count)
  save(opened.session, kept)
  expect(kept.lines.slice(0, before.length)).toEqual(before)
  const again = open(game, kept)
  expectSame(again.session, opened.session)
  expect(['as-it-was', 'read-only']).toContain(again.opening)
  return opened
}

type Property = (seed: number, count: number, further: number) => void
const check = (property: Property, about: { readonly seed?: number } = {}) =>
  fc.assert(fc.property(someSeed, someCount, more, property), { numRuns: 30, ...about })

/** The same tables at every run, for tests that count how many of them went a certain way. */
const checkCounted = (property: Property) => check(property, { seed: 1598 })

describe('opened, played on, saved and opened again it is the same table', () => {
  test('if all is well; and it remembers what it remembered', () => {
    check((seed, count, further) => {
      const { session, kept } = table(seed, count)
      const { session: again, opening, problems } = open(cove, kept)
      expect([opening, problems]).toEqual(['as-it-was', []])
      expectSame(again, session)
      goesOn(cove, kept, seed, further)
    })
  })

  test('if the rules have changed: it goes on from exactly its last position', () => {
    let resumed = 0
    checkCounted((seed, count, further) => {
      const { session, kept } = table(seed, count)
      const opened = open(changed, kept)
      expect(opened.damaged).toBe(false)
      expect(canonical(opened.session.journal.state)).toBe(canonical(session.journal.state))
      if (opened.opening === 'resumed') resumed++
      goesOn(changed, kept, seed, further)
    })
    expect(resumed).toBeGreaterThan(5)
  })

  test('if newer rules know more of a position: it goes on from exactly its last one, and what is new begins', () => {
    checkCounted((seed, count, further) => {
      const { session, kept } = table(seed, count)
      const { session: again, opening } = goesOn(grown, kept, seed, further)
      if (session.journal.state.ended !== 0) return
      expect(opening).toBe('resumed')
      const { debts, ...rest } = parsed(kept.lines.find(line => line.startsWith('!rules 1 2'))!)
      expect(debts).toEqual([0, 0, 0])
      expect(canonical(rest as Cove)).toBe(canonical(session.journal.state))
      expect((again.journal.state as Grown).debts).toHaveLength(3)
      // What came before goes by other rules and is no fault.
      expect(open(grown, kept).problems).toEqual([])
      // And once more: what was written down whole lacks what is learnt later.
      const { opening: later } = goesOn(grownAgain, kept, seed, further)
      if (again.journal.state.ended === 0) expect(later).toBe('resumed')
    })
  })

  test('if newer rules play it alike: it is adopted, and says so once', () => {
    check((seed, count, further) => {
      const { session, kept } = table(seed, count)
      const over = session.journal.state.ended !== 0
      expect(goesOn(renumbered, kept, seed, further).opening).toBe(over ? 'as-it-was' : 'adopted')
      expect(kept.lines.filter(line => line.startsWith('!rules 1 2'))).toHaveLength(over ? 0 : 1)
    })
  })

  test('if a line is damaged: it goes on from its last position, and the rules are not blamed', () => {
    let resumed = 0
    checkCounted((seed, count, further) => {
      const { session, kept } = table(seed, count)
      const at = seed % kept.lines.length
      kept.lines[at] = seed % 2 === 0 ? '#*~' : kept.lines[at].replace(/.$/, last => (last === '1' ? '2' : '1'))
      const opened = open(cove, kept)
      expect(opened.damaged).toBe(true)
      if (session.journal.state.ended === 0) {
        expect(canonical(opened.session.journal.state)).toBe(canonical(session.journal.state))
        if (opened.opening === 'resumed') resumed++
      }
      goesOn(cove, kept, seed, further)
    })
    expect(resumed).toBeGreaterThan(5)
  })

  test('an altered answer to a takeback is noticed, whatever it says', () => {
    const { kept } = table(120653, 116)
    expect(kept.lines[13]).toBe('!answer-back bart no')
    kept.lines[13] = '!answer-back bart n1'
    expect(open(cove, kept).damaged).toBe(true)
  })

  test('if its last lines are lost: it goes on from its last position', () => {
    check((seed, count, further) => {
      const { session, kept } = table(seed, count)
      kept.lines.length -= Math.min(kept.lines.length - 1, 1 + (seed % 7))
      const opened = open(cove, kept)
      expect(opened.damaged).toBe(true)
      expect(canonical(opened.session.journal.state)).toBe(canonical(session.journal.state))
      goesOn(cove, kept, seed, further)
    })
  })

  test('if the rules have changed, and lines are damaged or lost besides: from its last position all the same', () => {
    check((seed, count, further) => {
      const { session, kept } = table(seed, count)
      if (seed % 2 === 0) kept.lines[seed % kept.lines.length] = '#*~'
      else kept.lines.length -= Math.min(kept.lines.length - 1, 1 + (seed % 7))
      const over = kept.lines.some(line => line.startsWith('!end'))
      const opened = open(changed, kept)
      expect(opened.damaged).toBe(true)
      if (!over) expect(canonical(opened.session.journal.state)).toBe(canonical(session.journal.state))
      goesOn(changed, kept, seed, further)
    })
  })

  test('if a line is damaged and its last position is lost: a broken chain is called that', () => {
    const found = { unreadable: 0, altered: 0 }
    checkCounted((seed, count, further) => {
      const { kept } = table(seed, 90 + count)
      kept.position = ''
      const at = 1 + (seed % (kept.lines.length - 1))
      const unreadable = seed % 2 === 0
      kept.lines[at] = unreadable ? '#*~' : kept.lines[at].replace(/.$/, last => (last === '1' ? '2' : '1'))
      const { damaged, opening, faults } = open(cove, kept)
      if (unreadable) expect(conditionOf({ damaged, opening })).toBe('broken')
      // What was altered after the last check nobody can know.
      if (unreadable || kept.lines.slice(at).some(line => line.startsWith('!check'))) {
        expect(damaged).toBe(true)
        expect(faults.filter(({ kind }) => kind === 'chain')).not.toEqual([])
        found[unreadable ? 'unreadable' : 'altered']++
      }
      expect(['as-it-was', 'read-only']).toContain(opening)
      goesOn(cove, kept, seed, further)
    })
    expect(Math.min(found.unreadable, found.altered)).toBeGreaterThan(0)
  })

  test('a table that is read-only takes no answer to what was asked before', () => {
    const { session: before, kept } = table(11, 40)
    const choice = fastChance(11)
    while (before.request === undefined) happen(before, choice)
    save(before, kept)
    kept.position = ''
    kept.lines[12] = kept.lines[12].replace(/.$/, '1')
    const { session, opening } = open(cove, kept)
    expect(opening).toBe('read-only')
    expect(session.request).toBeDefined()
    for (const seat of SEATS)
      expect(answerTakeback(session, seat, true)).toMatchObject({ kind: 'refused', problem: { key: 'read-only' } })
    expect(entriesSince(session.journal, kept.lines.length)).toEqual([])
  })

  test('a takeback that was asked for before a position was written down whole is forgotten with it', () => {
    const { kept } = table(78889, 24)
    kept.lines.length -= 1 + (78889 % 7)
    const { session, opening } = open(cove, kept)
    expect(opening).toBe('resumed')
    expect(session.request).toBeUndefined()
    goesOn(cove, kept, 78889, 1)
  })

  test('if its last lines and its last position are lost: it goes on from what is left', () => {
    check((seed, count, further) => {
      const { kept } = table(seed, count)
      kept.lines.length -= Math.min(kept.lines.length - 1, 1 + (seed % 7))
      kept.position = ''
      expect(open(cove, kept).opening).toBe('as-it-was')
      goesOn(cove, kept, seed, further)
    })
  })
})

describe('without a last position', () => {
  test('a record that the rules no longer play is read-only, and stays as it is', () => {
    let found = 0
    checkCounted((seed, count) => {
      const { kept } = table(seed, count)
      kept.position = ''
      const { session, opening, damaged } = open(changed, kept)
      if (opening !== 'read-only') return
      found++
      expect(conditionOf({ damaged, opening })).toBe('read-only')
      const seat = SEATS.find(each => (waiting(changed, session.journal.state) & (1 << each)) !== 0) ?? 0
      const [code] = legal(changed, session.journal.state, seat)
      if (code === undefined) return
      const reply = answer(session, seat, { decision: decisionName(session, seat), text: printMove(changed, code) })
      expect(reply).toMatchObject({ kind: 'refused', problem: { key: 'read-only' } })
      expect(entriesSince(session.journal, kept.lines.length)).toEqual([])
    })
    expect(found).toBeGreaterThan(3)
  })
})

test('opening a table replays it once: it is set up once, and every move is played once', () => {
  const counted = { setups: 0, settled: 0 }
  const counting = defineGame({
    ...coveDefinition,
    setup(about, world) {
      counted.setups++
      return coveDefinition.setup(about, world)
    },
    settle(g, world) {
      counted.settled++
      coveDefinition.settle?.(g, world)
    },
  })
  const holders = SEATS.map(seat => ({ name: `N ${seat}`, kind: 'person' }) as const)
  const session = startSession({ game: counting, options: {}, holders, secret: SECRET })
  const choice = fastChance(7)
  for (let i = 0; i < 150; i++) {
    const seat = anySeat(waiting(counting, session.journal.state), choice)
    const [code] = legal(counting, session.journal.state, seat)
    answer(session, seat, { decision: decisionName(session, seat), text: printMove(counting, code) })
  }
  const kept = { head: '', lines: [], position: '' }
  save(session, kept)
  const live = { ...counted }
  expect(live.settled).toBeGreaterThan(50)
  open(counting, kept)
  expect(counted).toEqual({ setups: 2 * live.setups, settled: 2 * live.settled })
})
