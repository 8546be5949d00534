import { type Words, wordsOf } from '@spanish-main/kernel/harness'
import { EVENT_IDS } from './data/index.ts'
import { hexIn, seatIn } from './position-words.ts'
import { closeBooks } from './rules/6-books.ts'
import { beginNavalPhase } from './rules/9-attrition.ts'
import { beginMarches } from './rules/10-march.ts'
import type { Conquest } from './rules/state.ts'
import { tables } from './rules/tables.ts'
import { vocabulary } from './rules/vocabulary.ts'
import { call } from './rules/words.ts'

/** What a country does by itself; nothing follows it, so a test sees just that. */
const SEGMENTS = [
  'first-crossings',
  'sailing',
  'gold',
  'march',
  'natives',
  'uprisings',
  'land-attrition',
  'resources',
  'last-crossings',
  'royal-events',
] as const

/** Where a whole turn can be entered, with the step of its sequence. */
const STEPS = {
  council: 2,
  initiative: 3,
  planning: 4,
  'first-crossings': 5,
  sailing: 7,
  'first-attrition': 8,
  gold: 9,
  march: 10,
  natives: 11,
  uprisings: 12,
  'land-attrition': 13,
  resources: 14,
  'last-crossings': 15,
  'last-attrition': 17,
  credit: 18,
  upkeep: 20,
  'turn-end': 21,
} as const

/** What happens for all at once, in a few words each. */
const FOR_ALL: Readonly<Record<string, (g: Conquest, words: Words) => void>> = {
  council: g => call(g, 'council'),
  game: g => call(g, 'game'),
  'turn-end': g => call(g, 'turn-end'),
  turn: enterTurn,
  planning(g) {
    closeBooks(g)
    call(g, 'planning')
  },
  upkeep(g) {
    closeBooks(g)
    call(g, 'bills')
  },
  score(g) {
    g.lastTurn = g.turn
    call(g, 'game')
  },
}

/** What one country does, besides the segments. */
const FOR_ONE: Readonly<Record<string, (g: Conquest, seat: number, words: Words) => void>> = {
  'first-attrition': (g, seat) => call(g, 'naval-attrition', seat, 0),
  'last-attrition': (g, seat) => call(g, 'naval-attrition', seat, 1),
  event: beginEvent,
  battle(g, seat, words) {
    words.is('at')
    g.battles = [hexIn(words)]
    call(g, 'battles', seat)
  },
}

const KNOWN = [...Object.keys(FOR_ALL), ...SEGMENTS, ...Object.keys(FOR_ONE)]

export function begin(g: Conquest, line: string): void {
  const words = wordsOf(line, line)
  words.is('begin')
  const what = words.word('beginning')
  g.stack.length = 0
  if (FOR_ALL[what] !== undefined) FOR_ALL[what](g, words)
  else {
    const segment = SEGMENTS.find(each => each === what)
    if (segment === undefined && FOR_ONE[what] === undefined)
      words.wrong(`nobody knows what ${what} means; begin knows ${KNOWN.join(', ')}`)
    if (!words.left) words.wrong(`say whose it is: "begin ${what} spain"`)
    const seat = seatIn(g, words)
    if (segment === undefined) FOR_ONE[what](g, seat, words)
    else {
      if (segment === 'first-crossings' || segment === 'last-crossings' || segment === 'sailing') beginNavalPhase(g)
      if (segment === 'march') beginMarches(g)
      call(g, segment, seat)
    }
  }
  words.end()
}

/** `begin turn`, or `begin turn from gold`: the turn from there to its end, for everybody. */
function enterTurn(g: Conquest, words: Words): void {
  call(g, 'turn')
  if (!words.is('from')) return
  const names = Object.keys(STEPS)
  const name = names[words.among(names, `part of the turn (${names.join(', ')})`)] as keyof typeof STEPS
  g.stack[0].pc = STEPS[name]
  if (name === 'sailing') beginNavalPhase(g)
}

/** `begin event spain 16`: a political event, whatever dice bring it. */
function beginEvent(g: Conquest, seat: number, words: Words): void {
  const event = words.among(vocabulary.politics.words, `political event (${EVENT_IDS.join(', ')})`)
  const first = tables.politics.findIndex(row => row.includes(event))
  call(g, 'royal-events', seat, first + 1, tables.politics[first].indexOf(event) + 1)
  g.stack[0].pc = EVENT_STEP
}

/** The step of the royal events at which the political event is carried out: dice, taxes and Colonists come before. */
const EVENT_STEP = 3
