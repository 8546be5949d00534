import { isGoods, ONLOOKERS } from '@spanish-main/kernel'
import { linesOf, partsOf, type Words, wordsOf } from '@spanish-main/kernel/harness'
import { CHARACTERS, FIRST_YEAR, LAST_YEAR } from './data/index.ts'
import { idOf } from './names.ts'
import { readNext } from './position-next.ts'
import { setOrder } from './rules/b12-crowns.ts'
import { GARRISON } from './rules/c4a-preparations.ts'
import { PORT_SOLDIERS } from './rules/c4b-voyage.ts'
import { deals, SHARES } from './rules/d1-deals.ts'
import { challenge } from './rules/e1-raids.ts'
import {
  BASED,
  BESIEGED,
  BOX,
  DECK,
  DISCARD,
  emptyLords,
  FIRST_EVENT,
  FLOTA,
  HELD,
  IN_FORCE,
  LOCUSTS,
  LOT,
  type Lords,
  MANNED,
  MERCENARY,
  OPERATED,
  PASSED_ON,
  QUICKSILVER,
  REARRANGED,
  SEARCHED,
  SLAVER,
  SLOTS,
  TRACK,
  UNDER,
  UNITS,
} from './rules/state.ts'
import { CARD_COUNT, CITIES, CITY_COUNT, COMPONENTS, isCity, isColony, isEvent, tables } from './rules/tables.ts'
import { LORDS, vocabulary } from './rules/vocabulary.ts'

/**
 * A position in a few readable lines, for tests and prepared games. What is not named is absent: characters are on their
 * calendars with size one (the Marqués with three) and without gold, every other card lies in the deck.
 *
 *     year 1605, treasure, order lerma drake       persecution   comet   sanctuary drake   brought-home 1   absent kettler
 *     left kettler open                            agreed drake   asked sea-dogs caracas   promise drake lerma loan 3
 *     drake: $5, tents 1, fort 1607, mill 1608     (gold, treasure tents, works on the track)
 *     drake: crown house-of-stuart, owes lerma 3, delivered 1, landed 2
 *     sea-dogs: drake, size 2, soldiers 1, profit 1, privateer haven-tortuga public, pirate, treasure 1, under drake
 *     barbados: raleigh, size 2, mill, fort, soldiers 1, profit 2, worth 4, depletion 1, besieged, locusts
 *     … slaver, quicksilver, flota, permit san-juan, operated, based, manned, rearranged, searched, passed-on
 *     caracas: track of lerma 1607                 inquisition: lerma
 *     havana: soldiers 2, treasure, closed         san-juan: soldiers 1, closed
 *     war-spanish: active                          war-dutch: inverted      demand-salt: active
 *     drawn: barbados war-english                  mercenaries: sea-dogs    discarded: caracas
 *
 * What happens next is read in position-next.ts. Cards may be called by their names (`english-sea-dogs`). A word that nobody
 * reads is an error that quotes its line.
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
  for (const line of last.reverse()) readNext(g, line, seatIn)
}

function clear(g: Lords, names: readonly string[]): void {
  const { lastYear, parrotYears, depletes, nearRaids, freeLooks, trades } = g
  Object.assign(g, emptyLords(names.length), { lastYear, parrotYears, depletes, nearRaids, freeLooks, trades })
  for (const [seat, name] of names.entries()) {
    const card = LORDS.indexOf(name)
    if (names.indexOf(name) < seat) throw new Error(`${name} is named twice.`)
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
    while (words.left) putInPile(g, subject, words)
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

function putInPile(g: Lords, pile: string, words: Words): void {
  const word = words.peek
  const card = placeIn(words)
  if (card >= CARD_COUNT) words.wrong(`${word} is no card`)
  if (g.drawn.includes(card) || g.mercenaries.includes(card)) words.wrong(`${word} lies in a pile already`)
  g.place[card] = pile === 'drawn' ? LOT : pile === 'mercenaries' ? MERCENARY : DISCARD
  if (pile === 'drawn') g.drawn.push(card)
  if (pile === 'mercenaries') g.mercenaries.push(card)
}

function readWorld(g: Lords, words: Words): void {
  if (words.is('year')) g.year = yearIn(words)
  else if (words.is('treasure')) g.cityTent.fill(1)
  else if (words.is('order')) while (words.left) g.order.push(seatIn(g, words))
  else if (words.is('persecution')) g.persecution = 1
  else if (words.is('comet')) g.comet = 1
  else if (words.is('agreed')) g.agreed |= 1 << seatIn(g, words)
  else if (words.is('asked')) challenge(g, placeIn(words), placeIn(words))
  else if (words.is('left')) readLeaver(g, words)
  else if (words.is('promise')) readPromise(g, words)
  else if (words.is('sanctuary')) g.sanctuary |= 1 << seatIn(g, words)
  else if (words.is('absent')) leaveOut(g, seatIn(g, words))
  else if (words.is('arriving')) g.arriving |= 1 << leaveOut(g, seatIn(g, words))
  else if (words.is('brought-home')) g.broughtHome = words.between(0, CITY_COUNT, 'the treasure tents are')
  else words.wrong(`nobody knows what "${words.rest().join(' ')}" means`)
}

/** A5. `left drake open`, `left drake closed`, `left drake lerma raleigh`: gone, with the trade of his colonies. */
function readLeaver(g: Lords, words: Words): void {
  const seat = seatIn(g, words)
  g.gone |= 1 << seat
  if (!isColony(g.character[seat])) {
    g.place[g.character[seat]] = DISCARD
    g.size[g.character[seat]] = 0
  }
  if (words.is('open')) g.policy[seat] = (1 << g.seats) - 1
  else if (!words.is('closed')) while (words.left) g.policy[seat] |= 1 << seatIn(g, words)
}

/** D1. `promise drake lerma instalment 1607 2`: who gives it, to whom, its kind and what that kind says. */
function readPromise(g: Lords, words: Words): void {
  const [from, to] = [seatIn(g, words), seatIn(g, words)]
  const name = words.word('promise')
  const found = deals.kinds[name]
  const kind =
    found === undefined || isGoods(found) || found.words === true ? words.wrong(`${name} is no promise`) : found
  const args = (kind.args ?? []).map(domain => (domain === 'share' ? words.among(SHARES, 'share') : words.number()))
  const [a = 0, b = 0, c = 0] = args
  const mark = kind.mark?.(g, from, to, a, b, c) ?? 'held'
  const until = kind.until?.(g, from, to, a, b, c) ?? g.year
  const pledge = { kind: name, from, to, args, text: '', mark, until, owed: words.is('owed') ? words.number() : 0 }
  g.deals = [...g.deals, { id: `p${g.deals.length}`, by: from, to, secret: false, pledges: [pledge] }]
}

const yearIn = (words: Words): number => words.between(FIRST_YEAR, LAST_YEAR, 'the years are')

/** A chair that nobody has taken yet. */
function leaveOut(g: Lords, seat: number): number {
  g.gone |= 1 << seat
  g.place[g.character[seat]] = BOX
  g.size[g.character[seat]] = 0
  return seat
}

function readSubject(g: Lords, at: number, words: Words): void {
  if (at >= COMPONENTS) readPort(g, at - COMPONENTS, words)
  else if (isCity(at)) readCity(g, at - CITIES, words)
  else if (at >= CARD_COUNT) words.wrong('a haven has nothing of its own')
  else if (isEvent(at)) readEvent(g, at, words)
  else readCard(g, at, words)
}

function readPort(g: Lords, port: number, words: Words): void {
  if (words.is('closed')) g.shutPorts |= 1 << port
  else if (words.is('soldiers')) g.portSoldiers[port] = words.between(0, PORT_SOLDIERS, 'the soldiers of a port are')
  else words.wrong('it has soldiers or is closed, nothing else')
}

function readCity(g: Lords, city: number, words: Words): void {
  if (words.is('closed')) g.shutCities |= 1 << city
  else if (words.is('treasure')) g.cityTent[city] = 1
  else if (words.is('soldiers')) g.garrison[city] = words.between(0, GARRISON, 'the soldiers of a city are')
  else words.wrong('it has soldiers, treasure or is closed, nothing else')
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
  locusts: LOCUSTS,
  based: BASED,
  manned: MANNED,
  rearranged: REARRANGED,
  searched: SEARCHED,
  'passed-on': PASSED_ON,
}

/** What only a lord has. */
const OF_LORDS: ReadonlySet<string> = new Set(['tents', 'crown', 'owes', 'delivered', 'landed'])

function readCard(g: Lords, card: number, words: Words): void {
  const { peek } = words
  if (peek !== undefined && (peek.startsWith('$') || OF_LORDS.has(peek))) readCoffers(g, card, words)
  else if (peek === 'fort' || peek === 'mill') readTent(g, card, words)
  else if (words.is('size')) g.size[card] = words.number()
  else if (words.is('soldiers')) g.soldiers[card] = words.number()
  else if (words.is('depletion')) g.depletion[card] = words.between(0, tables.max[card], 'the depletion tents are')
  else if (words.is('treasure')) g.treasure[card] = words.number()
  else if (words.is('pirate')) g.pirate[card] = 1
  else if (words.is('permit')) g.permits[card] |= 1 << words.among(vocabulary.port.words, 'port')
  else if (words.is('under')) g.leader[card] = placeIn(words)
  else if (words.is('privateer')) readBerth(g, card, words)
  else if (words.is('away')) g.place[card] = DISCARD
  else if (words.is('worth')) g.worth[card] = words.number()
  else if (words.is('profit')) {
    g.profit[card] = words.number()
    g.worth[card] = g.profit[card] * (g.mill[card] === 1 ? 2 : 1)
  } else if (words.is('track')) {
    if (!words.is('of')) words.wrong('say "track of drake 1607"')
    g.place[card] = TRACK + seatIn(g, words)
    g.due[card] = dueIn(words)
    g.size[card] = 0
  } else if (peek !== undefined && FLAGS[peek] !== undefined) g.flags[card] |= FLAGS[words.word('flag')]
  else {
    g.place[card] = HELD + seatIn(g, words)
    if (card < UNITS && tables.kind[card] < 4 && g.size[card] === 0) g.size[card] = tables.startSize[card]
  }
}

/** `$5`, `tents 1`, `crown house-of-stuart`, `owes lerma 3` of a lord. */
function readCoffers(g: Lords, card: number, words: Words): void {
  const seat = g.character.indexOf(card)
  if (seat < 0) words.wrong('only a lord at the table has coffers')
  if (words.is('tents')) g.tents[seat] = words.between(0, CITY_COUNT, 'the treasure tents are')
  else if (words.is('crown')) g.crown[seat] = placeIn(words)
  else if (words.is('owes')) g.debts.push(seat, seatIn(g, words), words.number())
  else if (words.is('delivered')) g.delivered[seat] = words.between(0, CITY_COUNT, 'the treasure tents are')
  else if (words.is('landed')) g.landed[seat] = words.number()
  else {
    const gold = words.word('sum').slice(1)
    g.gold[seat] = /^\d+$/.test(gold) ? Number(gold) : words.wrong(`$${gold} is no sum`)
  }
}

/** A year in which something on a track is done. */
const dueIn = (words: Words): number => words.between(FIRST_YEAR, LAST_YEAR + SLOTS, 'the years on a track are')

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
  due[seat * SLOTS + (dueIn(words) % SLOTS)]++
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
  if (g.order.length === 0) setOrder(g)
  for (let unit = 0; unit < UNITS; unit++)
    if (g.size[unit] > 0 && g.place[unit] === DECK)
      throw new Error(`The position does not say whose ${PLACES[unit]} is.`)
}
