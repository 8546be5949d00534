import { ONLOOKERS } from '@spanish-main/kernel'
import { linesOf, partsOf, type Words, wordsOf } from '@spanish-main/kernel/harness'
import { CHARACTERS } from './data/index.ts'
import { idOf } from './names.ts'
import { setOrder } from './rules/b12-crowns.ts'
import { year } from './rules/c0-year.ts'
import { raid } from './rules/e1-raids.ts'
import {
  BESIEGED,
  BOX,
  DECK,
  DISCARD,
  emptyLords,
  FIRST_EVENT,
  FLOTA,
  HELD,
  IN_FORCE,
  LOT,
  type Lords,
  MERCENARY,
  OPERATED,
  QUICKSILVER,
  SLAVER,
  SLOTS,
  TRACK,
  UNDER,
  UNITS,
} from './rules/state.ts'
import { CARD_COUNT, CITIES, COMPONENTS, isCity, isEvent, tables } from './rules/tables.ts'
import { answerFor } from './rules/units.ts'
import { LORDS, vocabulary } from './rules/vocabulary.ts'
import { call, top } from './rules/words.ts'

/**
 * A position in a few readable lines, for tests and prepared games. What is not named is absent: characters are on their
 * calendars with size one (the Marqués with three) and without gold, every other card lies in the deck.
 *
 *     year 1605, treasure                          persecution   sanctuary drake   brought-home 1   absent kettler
 *     drake: $5, tents 1, fort 1607, mill 1608     (gold, treasure tents, works on the track)
 *     sea-dogs: drake, size 2, soldiers 1, profit 1, privateer haven-tortuga, public, pirate, under drake
 *     barbados: raleigh, size 2, mill, fort, soldiers 1, profit 2, depletion 1, slaver, flota, operated, besieged
 *     caracas: track of lerma 1607                 inquisition: lerma
 *     havana: soldiers 2                           san-juan: soldiers 1
 *     war-spanish: active                          war-dutch: inverted      demand-salt: active
 *     drawn: barbados war-english                  mercenaries: sea-dogs    discarded: caracas
 *     turn of drake   |   operations of drake   |   voyage of sea-dogs at mona   |   begin skullduggery
 *     begin battle drake lerma   |   begin siege drake havana
 *     (several of these happen one after the other)
 *
 * Cards may be called by their names (`english-sea-dogs`). A word that nobody reads is an error that quotes its line.
 */
export function arrange(g: Lords, names: readonly string[], text: string): void {
  clear(g, names)
  const last: string[] = []
  for (const line of linesOf(text)) {
    if (/^(turn of|operations of|voyage of|begin) /.test(line)) last.push(line)
    else readLine(g, line)
  }
  complete(g)
  if (last.length > 0) g.stack.length = 0
  // What is called last happens first.
  for (const line of last.reverse()) readNext(g, line)
}

function clear(g: Lords, names: readonly string[]): void {
  const { lastYear, parrotYears, depletes, nearRaids, freeLooks, trades } = g
  Object.assign(g, emptyLords(names.length), { lastYear, parrotYears, depletes, nearRaids, freeLooks, trades })
  for (const [seat, name] of names.entries()) {
    const card = LORDS.indexOf(name)
    if (card < 0) throw new Error(`${name} is no lord: ${LORDS.join(', ')}.`)
    g.character[seat] = card
    g.place[card] = HELD + seat
    g.size[card] = CHARACTERS[card].size
  }
  for (const card of CHARACTERS.keys()) if (g.place[card] === DECK) g.place[card] = DISCARD
}

const PLACES: readonly string[] = vocabulary.place.words

const placeIn = (words: Words): number => words.among(PLACES, 'card, haven, city or port')

function seatIn(g: Lords, words: Words): number {
  const lord = words.among(LORDS, 'lord')
  const seat = g.character.indexOf(lord)
  return seat < 0 ? words.wrong(`${LORDS[lord]} is not at the table`) : seat
}

function readLine(g: Lords, line: string): void {
  const [, subject, rest] = /^([^:]+):(.*)$/.exec(line) ?? []
  if (subject === undefined) {
    for (const part of partsOf(line)) read(part, line, words => readWorld(g, words))
  } else if (subject === 'drawn' || subject === 'mercenaries' || subject === 'discarded') {
    const words = wordsOf(rest, line, idOf)
    while (words.left) putInPile(g, subject, placeIn(words))
  } else {
    const at = placeIn(wordsOf(subject, line, idOf))
    for (const part of partsOf(rest)) read(part, line, words => readSubject(g, at, words))
  }
}

function read(part: string, line: string, reader: (words: Words) => void): void {
  const words = wordsOf(part, line, idOf)
  reader(words)
  words.end()
}

function putInPile(g: Lords, pile: string, card: number): void {
  g.place[card] = pile === 'drawn' ? LOT : pile === 'mercenaries' ? MERCENARY : DISCARD
  if (pile === 'drawn') g.drawn.push(card)
  if (pile === 'mercenaries') g.mercenaries.push(card)
}

function readWorld(g: Lords, words: Words): void {
  if (words.is('year')) g.year = words.number()
  else if (words.is('treasure')) g.cityTent.fill(1)
  else if (words.is('persecution')) g.persecution = 1
  else if (words.is('sanctuary')) g.sanctuary |= 1 << seatIn(g, words)
  else if (words.is('absent')) leaveOut(g, seatIn(g, words))
  else if (words.is('arriving')) g.arriving |= 1 << leaveOut(g, seatIn(g, words))
  else if (words.is('brought-home')) g.broughtHome = words.number()
  else words.wrong(`nobody knows what "${words.rest().join(' ')}" means`)
}

/** A chair that nobody has taken yet. */
function leaveOut(g: Lords, seat: number): number {
  g.gone |= 1 << seat
  g.place[g.character[seat]] = BOX
  g.size[g.character[seat]] = 0
  return seat
}

function readSubject(g: Lords, at: number, words: Words): void {
  if (at >= COMPONENTS) readSoldiers(g.portSoldiers, at - COMPONENTS, words)
  else if (isCity(at)) readSoldiers(g.garrison, at - CITIES, words)
  else if (at >= CARD_COUNT) words.wrong('a haven has nothing of its own')
  else if (isEvent(at)) readEvent(g, at, words)
  else readCard(g, at, words)
}

function readSoldiers(soldiers: number[], at: number, words: Words): void {
  if (!words.is('soldiers')) words.wrong('it has soldiers and nothing else')
  soldiers[at] = words.number()
}

function readEvent(g: Lords, card: number, words: Words): void {
  const inverted = words.is('inverted')
  if (!inverted && !words.is('active')) words.wrong('an event is active or inverted')
  g.place[card] = IN_FORCE
  g.inverted[card - FIRST_EVENT] = inverted ? 1 : 0
}

export const FLAGS: Readonly<Record<string, number>> = {
  slaver: SLAVER,
  quicksilver: QUICKSILVER,
  flota: FLOTA,
  operated: OPERATED,
  besieged: BESIEGED,
}

function readCard(g: Lords, card: number, words: Words): void {
  const { peek } = words
  if (peek?.startsWith('$') || peek === 'tents') readCoffers(g, card, words)
  else if (peek === 'fort' || peek === 'mill') readTent(g, card, words)
  else if (words.is('size')) g.size[card] = words.number()
  else if (words.is('soldiers')) g.soldiers[card] = words.number()
  else if (words.is('depletion')) g.depletion[card] = words.number()
  else if (words.is('treasure')) g.treasure[card] = words.number()
  else if (words.is('pirate')) g.pirate[card] = 1
  else if (words.is('permit')) g.permits[card] |= 1 << words.among(vocabulary.port.words, 'port')
  else if (words.is('under')) g.leader[card] = placeIn(words)
  else if (words.is('privateer')) readBerth(g, card, words)
  else if (words.is('away')) g.place[card] = DISCARD
  else if (words.is('profit')) {
    g.profit[card] = words.number()
    g.worth[card] = g.profit[card] * (g.mill[card] === 1 ? 2 : 1)
  } else if (words.is('track')) {
    if (!words.is('of')) words.wrong('say "track of drake 1607"')
    g.place[card] = TRACK + seatIn(g, words)
    g.due[card] = words.number()
    g.size[card] = 0
  } else if (peek !== undefined && FLAGS[peek] !== undefined) g.flags[card] |= FLAGS[words.word('flag')]
  else {
    g.place[card] = HELD + seatIn(g, words)
    if (card < UNITS && tables.kind[card] < 4 && g.size[card] === 0) g.size[card] = tables.startSize[card]
  }
}

/** `$5` or `tents 1` of a lord. */
function readCoffers(g: Lords, card: number, words: Words): void {
  const seat = g.character.indexOf(card)
  if (seat < 0) words.wrong('only a lord at the table has coffers')
  if (words.is('tents')) g.tents[seat] = words.number()
  else {
    const gold = words.word('sum').slice(1)
    g.gold[seat] = /^\d+$/.test(gold) ? Number(gold) : words.wrong(`$${gold} is no sum`)
  }
}

/** `fort` on a unit, `fort 1607` on the track of a lord. */
function readTent(g: Lords, card: number, words: Words): void {
  const mill = words.word('tent') === 'mill'
  if (!words.left) {
    if (mill) g.mill[card] = 1
    else g.fort[card] = 1
    return
  }
  const seat = g.character.indexOf(card)
  if (seat < 0) words.wrong('only a lord at the table has a track')
  const due = mill ? g.millsDue : g.fortsDue
  due[seat * SLOTS + (words.number() % SLOTS)]++
}

/** `privateer haven-tortuga`, with `public` if everybody knows where it lies. */
function readBerth(g: Lords, fleet: number, words: Words): void {
  const at = placeIn(words)
  if (at < CARD_COUNT || at >= COMPONENTS) words.wrong(`${PLACES[at]} is no location`)
  g.place[at] = UNDER + fleet
  g.berth[fleet] = isCity(at) ? 2 : 1
  g.known[at] = words.is('public') ? everybody(g) : 0
}

const everybody = (g: Lords): number => ((1 << g.seats) - 1) | ONLOOKERS

/** Everybody knows the open cards, owners their berths; the supply holds what is left. */
function complete(g: Lords): void {
  for (let card = 0; card < CARD_COUNT; card++) if (g.place[card] !== DECK) g.known[card] = everybody(g)
  for (let at = CARD_COUNT; at < COMPONENTS; at++) {
    const fleet = g.place[at] - UNDER
    if (fleet >= 0 && g.known[at] === 0) g.known[at] = 1 << (g.place[fleet] - HELD)
  }
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
  g.fortsLeft = tables.forts - sum(g.fort) - sum(g.fortsDue)
  g.millsLeft = tables.mills - sum(g.mill) - sum(g.millsDue)
  setOrder(g)
}

/** Parts of the year that are played alone. */
const PARTS = ['skullduggery', 'auctions', 'crowns', 'turns', 'tents-due'] as const

/** Parts with which a year begins in the middle and is played to its end, by the rule of their first step. */
const REST: Readonly<Record<string, string>> = { capitalization: 'C2.1', events: 'C3b.7', 'year-end': 'D6.9' }

const BEGINNINGS = ['year', ...PARTS, ...Object.keys(REST)]

function begin(g: Lords, name: string): void {
  const part = PARTS.find(each => each === name)
  if (part !== undefined) call(g, part)
  // A whole year is followed by the next.
  else if (name === 'year') call(g, 'game')
  else {
    call(g, 'year')
    top(g, 'year').pc = year.steps.findIndex(({ rule }) => rule === REST[name])
  }
}

/** E3, E4. A fight after its ransom was refused: the attacker is named first. */
function beginFight(g: Lords, siege: boolean, words: Words): void {
  const [attacker, defender] = [placeIn(words), placeIn(words)]
  const seat = answerFor(g, attacker)
  if (seat < 0) words.wrong(`${PLACES[attacker]} belongs to nobody`)
  call(g, 'raid', seat, attacker, defender)
  top(g, 'raid').pc = raid.steps.length
  call(g, siege ? 'siege' : 'battle', seat, attacker, defender)
}

/** What happens next: a seat's turn or its second half, a fleet at sea, or a part of the year. */
function readNext(g: Lords, line: string): void {
  const words = wordsOf(line, line, idOf)
  const fight = /^begin (battle|siege) /.exec(line)?.[1]
  if (fight !== undefined) {
    words.is('begin')
    words.is(fight)
    beginFight(g, fight === 'siege', words)
  } else if (words.is('begin')) {
    begin(g, BEGINNINGS[words.among(BEGINNINGS, `beginning: ${BEGINNINGS.join(', ')}`)])
  } else if (words.is('voyage')) {
    words.is('of')
    const fleet = placeIn(words)
    const seat = g.place[fleet] - HELD
    if (!words.is('at')) words.wrong('say "voyage of sea-dogs at mona"')
    call(g, 'operations', seat, fleet)
    call(g, 'voyage', seat, fleet, words.among(vocabulary.zone.words, 'zone'), 1, [])
  } else {
    const whole = words.word('turn') === 'turn'
    words.is('of')
    const seat = seatIn(g, words)
    call(g, 'operations', seat, -1)
    if (whole) call(g, 'preparations', seat)
  }
  words.end()
}
