import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chainOf } from './chain.ts'
import { parseRecord, salvageRecord } from './read-record.ts'
import { type Entry, type Header, printEntry, printRecord } from './record.ts'

const NAMES = ['anne', 'bart', 'cato']
const HEADER: Header = {
  format: 2,
  game: 'cove',
  version: 3,
  seats: 3,
  options: { short: true },
  names: NAMES,
  commitment: 'c0ffee',
  nonces: ['one', 'two ; 2'],
  pack: { hash: 'abc', title: 'A corrected chart' },
  chairs: 0b101,
  before: 'bead',
  legacy: { gold: 3, heirs: ['mary'] },
}

/** A header that says only what every record says. */
const PLAIN: Header = {
  ...{ format: 2, game: 'cove', version: 3, seats: 3, options: { short: true } },
  ...{ names: NAMES, commitment: '', nonces: [] },
}

const someSeat = fc.nat(2)
const someDraws = fc.array(fc.nat(100), { maxLength: 4 })
/** A move's text as the journal writes it: single blanks, no line ends. Semicolons and numbers are meant to confuse. */
const someText = fc
  .array(fc.oneof(fc.string(), fc.constantFrom(';', '3', '; 3', '!undo', 'start', '💀')), {
    minLength: 1,
    maxLength: 6,
  })
  .map(words => words.join(' ').trim().replace(/\s+/g, ' '))
  .filter(text => text !== '')
const someWord = fc.stringMatching(/^[0-9a-f]{1,64}$/)

const someEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constant('start' as const), draws: someDraws }),
  fc.record({ kind: fc.constant('move' as const), seat: someSeat, text: someText, draws: someDraws }),
  fc.record({ kind: fc.constant('undo' as const), seat: someSeat, to: fc.nat(500) }),
  fc.record({
    kind: fc.constant('takeback' as const),
    seat: someSeat,
    to: fc.nat(500),
    consents: fc.uniqueArray(someSeat),
  }),
  fc.record({
    kind: fc.constant('ask-back' as const),
    seat: someSeat,
    to: fc.nat(500),
    asked: fc.uniqueArray(someSeat),
    why: fc.oneof(fc.constant(''), someText),
  }),
  fc.record({
    kind: fc.constant('offer' as const),
    seat: someSeat,
    lasts: fc.oneof(fc.constantFrom('moment' as const, 'move' as const), fc.nat()),
    re: fc.constantFrom('', '7', '0-2-1'),
    terms: someText,
  }),
  fc.record({ kind: fc.constant('lapse' as const), seat: someSeat, id: fc.constantFrom('7', '0-2-1') }),
  fc.record({ kind: fc.constant('order' as const), seat: someSeat, text: someText }),
  fc.record({ kind: fc.constant('seat' as const), seat: someSeat, text: someText }),
  fc.record({ kind: fc.constant('secret' as const), text: someWord }),
  fc.record({ kind: fc.constant('check' as const), moves: fc.nat(500), state: someWord, chain: someWord }),
  fc.record({ kind: fc.constant('dice' as const), commitment: someWord, nonces: fc.array(fc.string()) }),
  fc.record({
    kind: fc.constant('rules' as const),
    from: fc.nat(9),
    to: fc.nat(9),
    moves: fc.nat(500),
    state: fc.constantFrom('', '{"a":" ;  1"}'),
  }),
  fc.record({ kind: fc.constant('end' as const), ending: someWord, winner: fc.integer({ min: -1, max: 2 }) }),
)

describe('a record', () => {
  test('that is printed is read back as it was', () => {
    fc.assert(
      fc.property(fc.array(someEntry, { maxLength: 12 }), entries => {
        const record = { header: HEADER, entries }
        expect(parseRecord(printRecord(record))).toEqual(record)
      }),
      { numRuns: 500 },
    )
  })

  test('is one line for each entry, whatever it says', () => {
    fc.assert(fc.property(someEntry, entry => !/[\r\n]/.test(printEntry(entry, NAMES))))
  })

  test('reads like a score', () => {
    const entries: Entry[] = [
      { kind: 'start', draws: [4, 0, 12] },
      { kind: 'move', seat: 0, text: 'settle cove-3', draws: [] },
      { kind: 'move', seat: 1, text: 'crew recruiter-2', draws: [7] },
      { kind: 'move', seat: 2, text: 'parley agreed ; 3', draws: [] },
      { kind: 'undo', seat: 2, to: 2 },
      { kind: 'takeback', seat: 1, to: 1, consents: [0, 2] },
      { kind: 'order', seat: 0, text: 'always' },
      { kind: 'seat', seat: 2, text: 'bot Mary' },
      { kind: 'end', ending: 'count', winner: -1 },
    ]
    expect(printRecord({ header: PLAIN, entries })).toBe(
      `spanish-main record 2
game cove 3
seats anne bart cato
options {"short":true}

start ; 4 0 12
anne settle cove-3
bart crew recruiter-2 ; 7
cato parley agreed ; 3 ;
!undo cato 2
!takeback bart 1 anne cato
!order anne always
!seat cato bot Mary
!end count nobody
`,
    )
  })

  test('may have the line ends of another system', () => {
    const text = printRecord({ header: HEADER, entries: [{ kind: 'undo', seat: 0, to: 1 }] })
    expect(parseRecord(text.replaceAll('\n', '\r\n'))).toEqual(parseRecord(text))
  })
})

describe('a bad record', () => {
  const text = (line: string) => printRecord({ header: HEADER, entries: [{ kind: 'start', draws: [] }] }) + line

  test.each([
    ['dina pass', 'Line 13: nobody at this table is called "dina".'],
    ['!undo anne soon', 'Line 13: "soon" is not a number.'],
    ['!undo anne -1', 'Line 13: "-1" is not a number.'],
    ['!undo', 'Line 13: nobody at this table is called "".'],
    ['!takeback anne 3 dina', 'Line 13: nobody at this table is called "dina".'],
    ['!dance', 'Line 13: "!dance" is not an entry.'],
    ['!check x', 'Line 13: "x" is not a number.'],
    ['!end count dina', 'Line 13: nobody at this table is called "dina".'],
  ])('%s', (line, message) => {
    expect(() => parseRecord(text(line))).toThrow(message)
  })

  test.each([
    ['', 'Line 1: this is no record'],
    ['hello', 'Line 1: this is no record'],
    ['spanish-main record 1\nseats a b\noptions {}\n', 'does not say its game'],
    ['spanish-main record 1\ngame cove\nseats a b\noptions {}\n', 'does not name its game and version'],
    ['spanish-main record 1\ngame cove 1\noptions {}\n', 'does not say its seats'],
    ['spanish-main record 1\ngame cove 1\nseats a b\n', 'does not say its options'],
    ['spanish-main record 1\ngame cove 1\nseats a b\noptions {\n', "The record's options cannot be read."],
    ['spanish-main record 1\ngame cove 1\nseats a b\noptions {}\nnonces x\n', "The record's nonces cannot be read."],
  ])('with the head %j', (head, message) => {
    expect(() => parseRecord(head)).toThrow(message)
  })
})

describe('a damaged record', () => {
  test('is read as far as it can be, and printed as it is', () => {
    const whole = printRecord({ header: HEADER, entries: [{ kind: 'start', draws: [] }] })
    const damaged = `${whole}anne p@ss ; 1\n!undo an\0ne\nbart pass\n`
    const { header, entries } = salvageRecord(damaged)
    expect(entries.map(entry => entry.kind)).toEqual(['start', 'move', 'damaged', 'move'])
    expect(printRecord({ header, entries })).toBe(damaged)
  })
})

describe.each([1, 2] as const)('the chain of format %i', format => {
  function linked(header: Header, entries: readonly Entry[]): string {
    const chain = chainOf(header)
    for (const entry of entries) chain.add(entry)
    return chain.head()
  }

  test('changes with every entry, their order and the head', () => {
    const moves: Entry[] = ['settle cove-3', 'pass'].map(text => ({ kind: 'move', seat: 0, text, draws: [] }))
    const all = [
      linked({ ...HEADER, format }, moves),
      linked({ ...HEADER, format }, moves.toReversed()),
      linked({ ...HEADER, format }, moves.slice(1)),
      linked({ ...HEADER, format, options: {} }, moves),
      linked({ ...HEADER, format, commitment: '' }, moves),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  test('covers the numbers that were drawn', () => {
    const move = (draws: number[]): Entry => ({ kind: 'move', seat: 0, text: 'crew recruiter-2', draws })
    const header = { ...HEADER, format }
    expect(linked(header, [move([4])])).not.toBe(linked(header, [move([5])]))
  })
})
