import { describe, expect, test } from 'vitest'
import { chainOf } from './chain.ts'
import { chachaChance, secretBytes, tableKey } from './chance/chacha.ts'
import { fastChance } from './chance/fast.ts'
import type { Event } from './chronicle.ts'
import { positionAt } from './course.ts'
import { canonical } from './digest.ts'
import { waiting } from './engine.ts'
import { cove, coveDefinition } from './fixture/cove.ts'
import { defineGame } from './game.ts'
import { anySeat } from './harness/seats.ts'
import { hashText } from './hash.ts'
import { type Journal, play, recordOf, startJournal, takeBack, undo, undoTo } from './journal.ts'
import { legal } from './lists.ts'
import { parseRecord } from './read-record.ts'
import { type Entry, type GameRecord, printRecord } from './record.ts'
import { replay } from './replay.ts'
import { printMove } from './text.ts'

type Table = Journal<ReturnType<typeof cove.clone>>

const SECRET = '5ec7e7'.padEnd(64, '0')
const NONCES = ['anne said this', 'bart said that']
const dice = (epoch: number) => chachaChance(tableKey(secretBytes(SECRET), NONCES), epoch)

/** A random game with undo, a takeback, and the secret published at its end. */
function playedGame(moves = 20_000): Table {
  const about = { seats: 3, options: {}, commitment: hashText(SECRET), nonces: NONCES }
  const journal = startJournal(cove, about, dice(0), SECRET)
  const choice = fastChance(5)
  while (journal.state.ended === 0 && journal.line.length < moves) {
    const seat = anySeat(waiting(cove, journal.state), choice)
    const listed = legal(cove, journal.state, seat)
    play(journal, seat, printMove(cove, listed[choice.int(listed.length)]))
    const back = undoTo(journal, seat, 'turn')
    if (back !== undefined && choice.int(5) === 0) undo(journal, seat, back)
    const takenBack = journal.entries.some(entry => entry.kind === 'takeback')
    if (journal.line.length === 40 && !takenBack) takeBack(journal, seat, 25, [0, 1, 2], dice(1))
  }
  return journal
}

const journal = playedGame()
const record = recordOf(journal)

/** The record with some entries replaced, and all links made to fit: a forgery that the chain alone does not show. */
function forged(change: (entry: Entry, at: number) => Entry): GameRecord {
  const chain = chainOf(record.header)
  const entries = record.entries.map((entry, at) => {
    const next = entry.kind === 'check' ? { ...entry, chain: chain.head() } : change(entry, at)
    chain.add(next)
    return next
  })
  return { ...record, entries }
}

const lastDraw = record.entries.findLastIndex(entry => entry.kind === 'move' && entry.draws.length > 0)

describe('a replay', () => {
  test('reaches the same position and finds nothing wrong', () => {
    const replayed = replay(cove, parseRecord(printRecord(record)))
    expect(replayed.problems).toEqual([])
    expect(canonical(replayed.state)).toBe(canonical(journal.state))
    expect(replayed.line).toEqual(journal.line)
    const kinds = new Set(record.entries.map(entry => entry.kind))
    expect([...kinds].sort()).toEqual(['check', 'end', 'move', 'secret', 'start', 'takeback', 'undo'])
  })

  test('tells the same events, those included that were taken back', () => {
    const told: Event[] = []
    replay(cove, record, { listen: event => told.push(event) })
    expect(told.length).toBeGreaterThan(journal.happened.length)
    expect(told.at(-1)).toEqual(journal.happened.at(-1)?.event)
  })

  test('can go to any position on the way', () => {
    const half = journal.line.slice(0, 30)
    const state = positionAt(cove, journal, 30)
    const again = replay(cove, { ...record, entries: [record.entries[0], ...half.map(asEntry)] })
    expect(canonical(state)).toBe(canonical(again.state))
  })

  const asEntry = ({ seat, text, draws }: (typeof journal.line)[number]): Entry => ({ kind: 'move', seat, text, draws })
})

describe('a record that was tampered with', () => {
  test('is found out whichever line was altered', () => {
    const lines = printRecord(record).split('\n')
    const body = lines.indexOf('') + 1
    const alter = (line: string) => line.replace(/[a-z0-9](?=\W*$)/, last => (last === '1' ? '2' : '1'))
    let altered = 0
    for (let at = 1; at < lines.length - 1; at += at < body ? 1 : 7) {
      if (lines[at] === '') continue
      const text = lines.with(at, alter(lines[at])).join('\n')
      expect(text).not.toBe(lines.join('\n'))
      expect(verdict(text), lines[at]).not.toEqual([])
      altered++
    }
    expect(altered).toBeGreaterThan(30)
  })

  test('is found out when a line is left out or said twice', () => {
    const lines = printRecord(record).split('\n')
    const at = lines.indexOf('') + 20
    expect(verdict(lines.toSpliced(at, 1).join('\n'))).not.toEqual([])
    expect(verdict(lines.toSpliced(at, 0, lines[at]).join('\n'))).not.toEqual([])
  })

  function verdict(text: string): readonly string[] {
    try {
      return replay(cove, parseRecord(text)).problems
    } catch (error) {
      return [(error as Error).message]
    }
  }
})

describe('numbers are checked against the published secret', () => {
  const withDraws = (change: (draws: readonly number[]) => number[]) =>
    replay(
      cove,
      forged((entry, at) =>
        at === lastDraw && entry.kind === 'move' ? { ...entry, draws: change(entry.draws) } : entry,
      ),
    ).problems

  test('a changed number is found even when the chain fits', () => {
    expect(withDraws(draws => [draws[0] === 0 ? 1 : 0, ...draws.slice(1)]).join()).toContain(
      'is not what the secret gives',
    )
  })

  test('a number that cannot be is a problem, no crash', () => {
    expect(withDraws(draws => [4000, ...draws.slice(1)]).join()).toMatch(/cannot be played: The record says 4000 where/)
  })

  test('a missing number and one too many are found', () => {
    expect(withDraws(draws => draws.slice(1)).join()).toContain('The record lacks draw')
    expect(withDraws(draws => [...draws, 0]).join()).toContain('has numbers that nobody drew')
  })

  test('a secret that was not the promised one is found', () => {
    const other = forged(entry => (entry.kind === 'secret' ? { kind: 'secret', text: 'f'.repeat(64) } : entry))
    expect(replay(cove, other).problems).toEqual(['The secret is not the one that was promised at the start.'])
  })
})

describe('what a record says of its course is checked', () => {
  const start = record.entries[0]
  const moves = journal.line.slice(0, 6).map(({ seat, text, draws }): Entry => ({ kind: 'move', seat, text, draws }))
  const problems = (...more: Entry[]) => replay(cove, { ...record, entries: [start, ...moves, ...more] }).problems

  test('an undo past what somebody has learnt', () => {
    expect(problems({ kind: 'undo', seat: 0, to: 1 })).toEqual(['Entry 7: it undoes what somebody has learnt.'])
    expect(problems({ kind: 'takeback', seat: 0, to: 1, consents: [1, 2] })).toEqual([])
  })

  test('an undo to where nobody was', () => {
    for (const to of [6, 99]) {
      expect(problems({ kind: 'undo', seat: 0, to })).toEqual([
        `Entry 7: there is no position after ${to} moves to go back to.`,
      ])
    }
  })

  test('an end that has not come', () => {
    expect(problems({ kind: 'end', ending: 'count', winner: 0 })).toEqual(['Entry 7: the game ends otherwise.'])
  })

  test('a move that the rules turn away; what stood before it is the position', () => {
    const replayed = replay(cove, {
      ...record,
      entries: [start, ...moves, { kind: 'move', seat: 0, text: 'fly', draws: [] }],
    })
    expect(replayed.problems[0]).toMatch(/^Entry 7: "fly" is turned away \(\w+ unknown-move\)\.$/)
    expect(replayed.line).toHaveLength(6)
  })

  test('a fault in the middle of a move: what stood before it is the position', () => {
    const fragile = defineGame({
      ...coveDefinition,
      settle(g) {
        if (g.coves[0] + g.coves[1] + g.coves[2] > 0) throw new Error('a fault')
      },
    })
    const settling: Entry = { kind: 'move', seat: 0, text: 'settle cove-3', draws: [] }
    const replayed = replay(fragile, { ...record, entries: [start, ...moves.slice(0, 3), settling] })
    expect(replayed.problems).toEqual(['Entry 4: "settle cove-3" cannot be played: a fault.'])
    expect(canonical(replayed.state)).toBe(canonical(positionAt(cove, journal, 3)))
  })

  test('another game, and no start', () => {
    expect(replay(cove, { ...record, header: { ...record.header, game: 'chess' } }).problems[0]).toBe(
      'The record is of chess, not of cove.',
    )
    expect(() => replay(cove, { ...record, entries: moves })).toThrow('The record has no start.')
    expect(() => replay(cove, { ...record, entries: [] })).toThrow('The record has no start.')
  })
})
