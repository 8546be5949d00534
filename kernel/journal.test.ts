import { describe, expect, test } from 'vitest'
import { fastChance } from './chance/fast.ts'
import { canonical, digest } from './digest.ts'
import { waiting } from './engine.ts'
import { cove, coveDefinition } from './fixture/cove.ts'
import { type Cove, holds } from './fixture/state.ts'
import { vocabulary } from './fixture/words.ts'
import { defineGame, type Game } from './game.ts'
import { playJournal } from './harness/histories.ts'
import { anySeat } from './harness/seats.ts'
import {
  CHECK_EVERY,
  entriesSince,
  headOf,
  type Journal,
  play,
  recordOf,
  startJournal,
  takeBack,
  undo,
  undoTo,
} from './journal.ts'
import { legal } from './lists.ts'
import { openJournal } from './open.ts'
import { printRecord } from './record.ts'
import { replay } from './replay.ts'
import { printMove } from './text.ts'

const start = (game: Game<Cove> = cove, seats = 2) => startJournal(game, { seats, options: {} }, fastChance(7))

const ROUND = ['0 bid 1', '1 bid 0', '0 pass', '1 pass']

function playAll(journal: Journal<Cove>, ...lines: string[]): void {
  for (const line of lines) expect(play(journal, Number(line[0]), line.slice(2))).toBeUndefined()
}

/** A journal in which bids are over and anne is on turn. */
function onTurn(game?: Game<Cove>): Journal<Cove> {
  const journal = start(game)
  playAll(journal, '0 bid 0', '1 bid 0')
  expect(waiting(cove, journal.state)).toBe(1)
  return journal
}

/** A card in anne's hand whose name begins like this. */
function held(journal: Journal<Cove>, kind: string): string {
  const { words } = vocabulary.card
  return words.find((word, card) => word.startsWith(kind) && holds(journal.state, 0, card))!
}

describe('a journal', () => {
  test('writes each move as one line, blanks made one, with its numbers', () => {
    const journal = onTurn()
    play(journal, 0, '  settle   cove-3 ')
    const { kind, ...last } = journal.entries.at(-1)! as { kind: string; text: string }
    expect([kind, last]).toEqual(['move', { seat: 0, text: 'settle cove-3', draws: [] }])
    const [first] = journal.entries
    expect(first.kind === 'start' && first.draws).toHaveLength(2 * 4 + 2 + 1)
  })

  test('writes nothing that was turned away', () => {
    const journal = onTurn()
    const before = [journal.entries.length, journal.line.length, canonical(journal.state)]
    expect(play(journal, 0, 'settle cove-99')?.key).toBe('unknown-word')
    expect(play(journal, 1, 'pass')?.key).toBe('not-asked')
    expect([journal.entries.length, journal.line.length, canonical(journal.state)]).toEqual(before)
  })

  test('writes a digest after every 64th entry, and a last one when the game is over', () => {
    const { journal } = playJournal(cove, { seats: 4, seed: 1 })
    const checks = journal.entries.flatMap((entry, i) => (entry.kind === 'check' ? [i] : []))
    expect(checks.length).toBeGreaterThan(1)
    expect(checks.slice(0, -1).every(at => at % CHECK_EVERY === 0)).toBe(true)
    expect(recordOf(journal).entries.at(-1)).toMatchObject({ kind: 'check', state: digest(journal.state) })
  })

  test('is only ever appended to: what was written once stays as it is, and what came since is all there is to save', () => {
    const journal = start(cove, 3)
    const choice = fastChance(5)
    let saved = `${headOf(journal)}\n\n`
    let count = 0
    const save = () => {
      const lines = entriesSince(journal, count)
      count += lines.length
      for (const line of lines) saved += `${line}\n`
      expect(saved).toBe(printRecord(recordOf(journal)))
    }
    save()
    while (journal.state.ended === 0) {
      const seat = anySeat(waiting(cove, journal.state), choice)
      const moves = legal(cove, journal.state, seat)
      play(journal, seat, printMove(cove, moves[choice.int(moves.length)]))
      save()
      const to = undoTo(journal, seat, 'turn')
      if (to === undefined || choice.int(4) > 0) continue
      undo(journal, seat, to)
      save()
    }
    expect(count).toBeGreaterThan(CHECK_EVERY)
  })

  test('writes how the game ended', () => {
    const { journal } = playJournal(cove, { seats: 2, seed: 1 })
    const end = journal.entries.find(entry => entry.kind === 'end')
    expect(end).toEqual({
      kind: 'end',
      ending: cove.endings[journal.state.ended - 1],
      winner: journal.state.winner,
    })
  })

  test('is not left with half a move when a rule has a fault', () => {
    let faulty = false
    const fragile = defineGame({
      ...coveDefinition,
      settle() {
        if (faulty) throw new Error('a fault in a rule')
      },
    })
    const journal = onTurn(fragile)
    const before = [canonical(journal.state), journal.happened.length, journal.entries.length]
    faulty = true
    expect(() => play(journal, 0, 'settle cove-3')).toThrow('a fault in a rule')
    expect([canonical(journal.state), journal.happened.length, journal.entries.length]).toEqual(before)
    faulty = false
    expect(play(journal, 0, 'settle cove-3')).toBeUndefined()
    expect(replay(fragile, recordOf(journal)).problems).toEqual([])
  })
})

describe('undo', () => {
  test('takes back a step, or all that the seat did in a row', () => {
    const journal = onTurn()
    const before = canonical(journal.state)
    play(journal, 0, 'settle cove-3')
    const between = canonical(journal.state)
    play(journal, 0, 'settle cove-4')
    expect([undoTo(journal, 0, 'step'), undoTo(journal, 0, 'turn')]).toEqual([3, 2])
    undo(journal, 0, 3)
    expect(canonical(journal.state)).toBe(between)
    undo(journal, 0, 2)
    expect(canonical(journal.state)).toBe(before)
    expect(undoTo(journal, 0, 'step')).toBeUndefined()
  })

  test('goes back to the start of the turn at once', () => {
    const journal = onTurn()
    const before = canonical(journal.state)
    for (const text of ['settle cove-3', 'settle cove-4', 'parley well?']) play(journal, 0, text)
    undo(journal, 0, undoTo(journal, 0, 'turn')!)
    expect(canonical(journal.state)).toBe(before)
    expect(journal.happened.every(each => each.move < 2)).toBe(true)
    expect(journal.entries.at(-1)).toEqual({ kind: 'undo', seat: 0, to: 2 })
  })

  test('is for the seat that moved last, until another has moved', () => {
    const journal = onTurn()
    play(journal, 0, 'pass')
    expect([undoTo(journal, 0, 'step'), undoTo(journal, 1, 'step')]).toEqual([2, undefined])
    play(journal, 1, 'settle cove-9')
    expect([undoTo(journal, 0, 'step'), undoTo(journal, 1, 'step')]).toEqual([undefined, 3])
  })

  test('stops behind a draw', () => {
    const journal = onTurn()
    play(journal, 0, 'settle cove-3')
    expect(play(journal, 0, `crew ${held(journal, 'recruiter')}`)).toBeUndefined()
    expect(undoTo(journal, 0, 'step')).toBeUndefined()
    play(journal, 0, 'settle cove-4')
    expect([undoTo(journal, 0, 'step'), undoTo(journal, 0, 'turn')]).toEqual([4, 4])
  })

  test('stops behind a secret that was shown', () => {
    const journal = onTurn()
    expect(play(journal, 0, `gift bart ${held(journal, 'merchant')}`)).toBeUndefined()
    expect(undoTo(journal, 0, 'step')).toBeUndefined()
  })

  test('of a sealed answer is free until answers are opened', () => {
    const journal = start(cove, 2)
    play(journal, 0, 'bid 2')
    expect(undoTo(journal, 0, 'step')).toBe(0)
    play(journal, 1, 'bid 1')
    expect([undoTo(journal, 0, 'step'), undoTo(journal, 1, 'step')]).toEqual([undefined, undefined])
  })
})

describe('takeback', () => {
  test('goes back past what was learnt, and the dice are new', () => {
    const journal = start()
    const before = canonical(journal.state)
    playAll(journal, ...ROUND)
    const drawn = journal.line.at(-1)!.draws
    expect(drawn.length).toBeGreaterThan(0)
    takeBack(journal, 1, 0, [0], fastChance(8))
    expect([canonical(journal.state), journal.line, journal.happened.filter(each => each.move >= 0)]).toEqual([
      before,
      [],
      [],
    ])
    playAll(journal, ...ROUND)
    expect(journal.line.at(-1)!.draws).not.toEqual(drawn)
    expect(replay(cove, recordOf(journal)).problems).toEqual([])
  })

  test('leaves the seat the undo that it had in that position', () => {
    const journal = onTurn()
    const start = canonical(journal.state)
    playAll(journal, '0 settle cove-3', '0 settle cove-4', '0 pass', '1 pass')
    takeBack(journal, 0, 4, [1], fastChance(8))
    expect([undoTo(journal, 0, 'step'), undoTo(journal, 0, 'turn')]).toEqual([3, 2])
    undo(journal, 0, 2)
    expect(canonical(journal.state)).toBe(start)
  })
})

describe('a journal opened from its record', () => {
  test('goes on where it stood: position, line, events, undo and chain', () => {
    const { journal } = playJournal(cove, { seats: 3, seed: 3 }, { undoEvery: 4, limit: 60 })
    const opened = openJournal(cove, recordOf(journal), fastChance(9))
    expect(opened.problems).toEqual([])
    expect(canonical(opened.journal.state)).toBe(canonical(journal.state))
    expect(opened.journal.line).toEqual(journal.line)
    expect(opened.journal.happened).toEqual(journal.happened)
    expect(opened.journal.free).toBe(journal.free)
    expect(replay(cove, recordOf(opened.journal)).problems).toEqual([])
  })
})
