import { describe, expect, test } from 'vitest'
import { chainOf } from './chain.ts'
import { fastChance } from './chance/fast.ts'
import { tableChance } from './chance/promised.ts'
import { waiting } from './engine.ts'
import { cove, coveDefinition } from './fixture/cove.ts'
import type { Cove } from './fixture/state.ts'
import { defineGame } from './game.ts'
import { anySeat } from './harness/seats.ts'
import { hashText } from './hash.ts'
import { type Journal, type NewTable, play, recordOf, startJournal, takeBack, undo, undoTo, write } from './journal.ts'
import { legal } from './lists.ts'
import type { Entry, GameRecord } from './record.ts'
import { printMove } from './text.ts'
import { verify } from './verify.ts'

const SECRET = '5ec7e7'.padEnd(64, '0')
const NONCES = ['a', 'b', 'c']

/** A game of two people and a bot, with undo and a takeback. */
function played(about: Partial<NewTable> = {}, game = cove): Journal<Cove> {
  const table = { seats: 3, options: {}, commitment: hashText(SECRET), nonces: NONCES, ...about }
  const journal = startJournal(game, table, tableChance(SECRET, NONCES, 0), table.commitment === '' ? '' : SECRET)
  for (const [seat, text] of ['person Anne', 'person Bart', 'bot random'].entries()) {
    write(journal, { kind: 'seat', seat, text })
  }
  const choice = fastChance(5)
  let takenBack = false
  while (journal.state.ended === 0) {
    const seat = anySeat(waiting(game, journal.state), choice)
    const listed = legal(game, journal.state, seat)
    play(journal, seat, printMove(game, listed[choice.int(listed.length)]))
    const back = undoTo(journal, seat, 'step')
    if (back !== undefined && choice.int(5) === 0) undo(journal, seat, back)
    if (journal.line.length !== 40 || takenBack) continue
    takenBack = true
    takeBack(journal, 0, 25, [1], tableChance(SECRET, NONCES, 1))
  }
  return journal
}

const record = recordOf(played())

/** A record with every link made to fit, so that the chain shows nothing. */
function relinked(header: GameRecord['header'], entries: readonly Entry[]): GameRecord {
  const chain = chainOf(header)
  return {
    header,
    entries: entries.map(entry => {
      const next = entry.kind === 'check' ? { ...entry, chain: chain.head() } : entry
      chain.add(next)
      return next
    }),
  }
}

const withHeader = (change: Partial<GameRecord['header']>) => relinked({ ...record.header, ...change }, record.entries)
const withEntries = (change: (entries: readonly Entry[]) => readonly Entry[]) =>
  relinked(record.header, change(record.entries))

describe('a finished record', () => {
  test('with promise, nonces and secret is proven', () => {
    expect(verify(cove, record)).toMatchObject({ level: 'proven', believed: [], problems: [] })
  })

  test('whose links were made anew by nobody but its writer is what the forgeries below begin from', () => {
    expect(relinked(record.header, record.entries)).toEqual(record)
  })

  test('of an older version that plays the same is proven, too', () => {
    expect(verify({ ...cove, version: 3 }, record).level).toBe('proven')
  })
})

describe('a record that is not over', () => {
  test('is unfinished, whatever it promises', () => {
    const entries = record.entries.slice(0, 30)
    expect(verify(cove, { ...record, entries })).toMatchObject({ level: 'unfinished', problems: [] })
  })
})

describe('a forgery is not proven', () => {
  const refuted = (forged: GameRecord, says: RegExp) => {
    const { level, problems } = verify(cove, forged)
    expect(level).toBe('refuted')
    expect(problems.join('\n')).toMatch(says)
  }

  test('dice without a promise are trusted at most', () => {
    const free = recordOf(played({ commitment: '', nonces: [] }))
    expect(verify(cove, free)).toMatchObject({ level: 'trusted', believed: ['dice'] })
    const stripped = withEntries(entries => entries.filter(entry => entry.kind !== 'secret'))
    const nothing = relinked({ ...stripped.header, commitment: '' }, stripped.entries)
    expect(verify(cove, nothing).level).not.toBe('proven')
  })

  test('a secret that was withheld', () => {
    refuted(
      withEntries(entries => entries.filter(entry => entry.kind !== 'secret')),
      /withheld/,
    )
  })

  test('a secret that was out before the first move', () => {
    const told = record.entries.find(entry => entry.kind === 'secret')!
    const early = record.entries.filter(entry => entry !== told).toSpliced(1, 0, told)
    refuted(relinked(record.header, early), /the secret was out before/)
  })

  test('a secret that was out before the last move, or before somebody sat down or got up', () => {
    const told = record.entries.find(entry => entry.kind === 'secret')!
    const others = record.entries.filter(entry => entry !== told)
    const last = others.findLastIndex(entry => entry.kind === 'move')
    refuted(relinked(record.header, others.toSpliced(last, 0, told)), /the secret was out before/)
    const chair: Entry = { kind: 'chair', seat: 2, taken: false, draws: [] }
    refuted(relinked(record.header, [...others.slice(0, 4), told, chair]), /the secret was out before/)
  })

  test('nonces that were exchanged or left out', () => {
    for (const nonces of [['a', 'b', 'd'], []]) refuted(withHeader({ nonces }), /is not what the secret gives/)
  })

  test('checks that were removed: all, one on the way, the last', () => {
    refuted(
      withEntries(entries => entries.filter(entry => entry.kind !== 'check')),
      /check is missing/,
    )
    refuted(
      withEntries(entries => entries.toSpliced(64, 1)),
      /Entry 64: here a check is missing/,
    )
    refuted(
      withEntries(entries => entries.slice(0, -1)),
      /last check is missing/,
    )
  })

  test('a version of the rules that nobody knows', () => {
    for (const version of [99, 0]) refuted(withHeader({ version }), /Nobody here knows version/)
  })

  test('a data pack that is not the one at hand', () => {
    refuted(withHeader({ pack: { hash: 'f00', title: 'Loaded dice' } }), /another data pack/)
  })

  test('seats under other names', () => {
    refuted(withHeader({ names: ['anne', 'cato', 'bart'] }), /the seats are called anne bart cato/)
  })

  test('a takeback without the consent of everybody who must agree', () => {
    refuted(
      withEntries(entries => entries.map(entry => (entry.kind === 'takeback' ? { ...entry, consents: [] } : entry))),
      /bart did not agree to the takeback/,
    )
  })

  test('a takeback to which only those agreed who need not', () => {
    refuted(
      withEntries(entries =>
        entries.map(entry => (entry.kind === 'takeback' ? { ...entry, consents: [0, 2] } : entry)),
      ),
      /bart did not agree/,
    )
  })

  test('a takeback without consent behind a move that nobody could make', () => {
    refuted(
      withEntries(entries => {
        const at = entries.findIndex(({ kind }) => kind === 'takeback')
        const impossible: Entry = { kind: 'move', seat: 0, text: 'settle nowhere', draws: [] }
        return entries.toSpliced(at, 1, impossible, { ...entries[at], consents: [] } as Entry)
      }),
      /bart did not agree/,
    )
  })

  test('a second start', () => {
    refuted(
      withEntries(entries => entries.toSpliced(5, 0, entries[0])),
      /a game starts once/,
    )
  })

  test('a position out of nowhere is believed at best', () => {
    const { state } = played()
    const jump: Entry = { kind: 'rules', from: 1, to: 1, moves: 3, state: JSON.stringify({ ...state, ended: 0 }) }
    const end = record.entries.slice(-3)
    const jumped = relinked(record.header, [...record.entries.slice(0, 8), jump, ...end])
    expect(verify(cove, jumped).level).not.toBe('proven')
  })
})

describe('a campaign', () => {
  const campaign = defineGame({ ...coveDefinition, handsOn: g => ({ money: [...g.money] }) })
  const first = played({}, campaign)
  const money = { money: [...first.state.money] }
  const second = (about: Partial<NewTable>) =>
    recordOf(played({ before: first.chain.head(), legacy: money, ...about }, campaign))
  const before = { game: campaign, record: recordOf(first) }

  test('is proven where the table before is at hand and handed this on', () => {
    expect(verify(campaign, second({}), before)).toMatchObject({ level: 'proven', believed: [] })
  })

  test('is believed where it is not at hand', () => {
    expect(verify(campaign, second({}))).toMatchObject({ level: 'trusted', believed: ['legacy'] })
  })

  test('does not hold if the table before is another, or handed on something else', () => {
    expect(verify(campaign, second({ before: 'f00' }), before).problems).toEqual(['The table before is another one.'])
    expect(verify(campaign, second({ legacy: { money: [99, 0, 0] } }), before).problems).toEqual([
      'The table before handed on something else.',
    ])
  })
})
