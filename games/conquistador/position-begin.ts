import { type Words, wordsOf } from '@spanish-main/kernel/harness'
import { EVENT_IDS } from './data/index.ts'
import { areaIn, COLONISERS, hexIn, seatIn } from './position-words.ts'
import { closeBooks } from './rules/6-books.ts'
import { payFight } from './rules/7-points.ts'
import { detsAboard, hasShips, hexOfExpedition, strangersAt } from './rules/fleet.ts'
import { portOwner } from './rules/posts.ts'
import { type Conquest, EXPEDITIONS, SPAIN } from './rules/state.ts'
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
  arrivals: 0,
  annexation: 1,
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
  colonisation: (g, words) => call(g, 'colonisation', SPAIN, words.among(COLONISERS, 'country that colonises')),
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
    while (words.left) g.battles.push(hexIn(words))
    call(g, 'battles', seat)
  },
  voyage: (g, seat, words) => void enterVoyage(g, seat, words),
  meeting(g, seat, words) {
    const e = enterVoyage(g, seat, words)
    call(g, 'meeting', seat, e)
  },
  'sea-battle': beginSeaBattle,
  invasion(g, seat, words) {
    const e = enterVoyage(g, seat, words)
    const hex = hexOfExpedition(g, e)
    const owner = portOwner(g, hex)
    if (owner < 0 || owner === seat) words.wrong('the Expedition lies in no foreign port')
    call(g, 'invasion', seat, e, words.left ? words.number() : detsAboard(g, e), owner, [])
  },
  uprising: (g, seat, words) => call(g, 'uprising', seat, areaIn(words)),
  refuge: (g, seat, words) => call(g, 'refuge', seat, expeditionIn(g, seat, words)),
}

/** An Expedition by its number among those of its country, in the order of the lines; the first if no number is named. */
function expeditionIn(g: Conquest, seat: number, words: Words): number {
  const e = seat * EXPEDITIONS + (/^\d+$/.test(words.peek ?? '') ? words.number() : 1) - 1
  return hasShips(g, e) ? e : words.wrong('there is no such Expedition')
}

/** An Expedition in the middle of its voyage: when it ends, the others of its country may sail. */
function enterVoyage(g: Conquest, seat: number, words: Words): number {
  const e = expeditionIn(g, seat, words)
  call(g, 'sailing', seat)
  call(g, 'voyage', seat, e)
  return e
}

/** `begin sea-battle england 1 spain france` attacks; in `begin sea-battle england 1 by spain` the mover is attacked. */
function beginSeaBattle(g: Conquest, seat: number, words: Words): void {
  const e = enterVoyage(g, seat, words)
  const attacked = words.is('by')
  let others = 0
  while (words.left) others |= 1 << seatIn(g, words)
  const there = strangersAt(g, seat, g.expAt[e])
  const several = (others & (others - 1)) !== 0
  if (others === 0 || (others & ~there) !== 0 || (attacked && several))
    words.wrong('say whose ships lie there: "begin sea-battle england 1 spain"')
  payFight(g, e)
  call(g, 'sea-battle', seat, e, others, attacked ? Math.log2(others) : -1, [])
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
