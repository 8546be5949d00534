import { ONLOOKERS } from '@spanish-main/kernel'
import { CHARACTERS, PORTS } from './data/index.ts'
import { setOrder } from './rules/b12-crowns.ts'
import {
  BESIEGED,
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
import { LORDS, vocabulary } from './rules/vocabulary.ts'
import { call } from './rules/words.ts'

/**
 * A position in a few readable lines, for tests and prepared games. What is not named is absent: characters are on their
 * calendars with size one (the Marqués with three) and without gold, every other card lies in the deck.
 *
 *     year 1605, treasure                          persecution   sanctuary drake   brought-home 1
 *     drake: $5, tents 1, fort 1607, mill 1608     (gold, treasure tents, works on the track)
 *     sea-dogs: drake, size 2, soldiers 1, profit 1, privateer haven-tortuga, public, pirate, under drake
 *     barbados: raleigh, size 2, mill, fort, soldiers 1, profit 2, depletion 1, slaver, flota, operated, besieged
 *     caracas: track of lerma 1607                 inquisition: lerma
 *     havana: soldiers 2                           san-juan: soldiers 1
 *     war-spanish: active                          war-dutch: inverted      demand-salt: active
 *     drawn: barbados war-english                  mercenaries: sea-dogs    discarded: caracas
 *     turn of drake   |   operations of drake   |   voyage of drake at mona   |   begin skullduggery
 */
export function arrange(g: Lords, names: readonly string[], text: string): void {
  clear(g, names)
  const last: string[] = []
  const lines = text
    .split('\n')
    .flatMap(line => line.split(/\s{3,}/))
    .map(line => line.trim())
    .filter(line => line !== '')
  for (const line of lines) {
    if (/^(turn of|operations of|voyage of|begin) /.test(line)) last.push(line)
    else readLine(g, line)
  }
  complete(g)
  for (const line of last) readNext(g, line)
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

function wrong(line: string, why: string): never {
  throw new Error(`Position line "${line}": ${why}.`)
}

function wordIn(domain: 'place' | 'lord' | 'zone', word: string | undefined, line: string): number {
  const at = (vocabulary[domain].words as readonly string[]).indexOf(word ?? '')
  return at < 0 ? wrong(line, `${word ?? 'nothing'} is not a ${domain}`) : at
}

function seatOf(g: Lords, word: string | undefined, line: string): number {
  const seat = g.character.indexOf(wordIn('lord', word, line))
  return seat < 0 ? wrong(line, `${word} is not at the table`) : seat
}

function number(word: string | undefined, line: string): number {
  return /^\d+$/.test(word ?? '') ? Number(word) : wrong(line, `${word ?? 'nothing'} is not a number`)
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

function readLine(g: Lords, line: string): void {
  const [, subject, rest] = /^([^:]+):(.*)$/.exec(line) ?? []
  if (subject === undefined) {
    for (const part of partsOf(line)) readWorld(g, part, line)
    return
  }
  if (subject === 'drawn' || subject === 'mercenaries' || subject === 'discarded') readPile(g, subject, rest, line)
  else readSubject(g, wordIn('place', subject, line), partsOf(rest), line)
}

function readPile(g: Lords, pile: string, rest: string, line: string): void {
  for (const word of rest.trim().split(/\s+/)) {
    const card = wordIn('place', word, line)
    g.place[card] = pile === 'drawn' ? LOT : pile === 'mercenaries' ? MERCENARY : DISCARD
    if (pile === 'drawn') g.drawn.push(card)
    if (pile === 'mercenaries') g.mercenaries.push(card)
  }
}

function readWorld(g: Lords, part: string, line: string): void {
  const [name, word] = part.split(/\s+/)
  if (name === 'year') g.year = number(word, line)
  else if (name === 'treasure') g.cityTent.fill(1)
  else if (name === 'persecution') g.persecution = 1
  else if (name === 'sanctuary') g.sanctuary |= 1 << seatOf(g, word, line)
  else if (name === 'brought-home') g.broughtHome = number(word, line)
  else wrong(line, `nobody knows what "${part}" means`)
}

function readSubject(g: Lords, at: number, parts: readonly string[], line: string): void {
  for (const part of parts) {
    const words = part.split(/\s+/)
    if (at >= COMPONENTS) readSoldiers(g.portSoldiers, at - COMPONENTS, words, line)
    else if (isCity(at)) readSoldiers(g.garrison, at - CITIES, words, line)
    else if (at >= CARD_COUNT) wrong(line, 'a haven has nothing of its own')
    else if (isEvent(at)) readEvent(g, at, words[0], line)
    else readCard(g, at, words, line)
  }
}

function readSoldiers(soldiers: number[], at: number, [name, word]: readonly string[], line: string): void {
  if (name !== 'soldiers') wrong(line, 'it has soldiers and nothing else')
  soldiers[at] = number(word, line)
}

function readEvent(g: Lords, card: number, word: string, line: string): void {
  if (word !== 'active' && word !== 'inverted') wrong(line, 'an event is active or inverted')
  g.place[card] = IN_FORCE
  g.inverted[card - FIRST_EVENT] = word === 'inverted' ? 1 : 0
}

const FLAGS: Readonly<Record<string, number>> = {
  slaver: SLAVER,
  quicksilver: QUICKSILVER,
  flota: FLOTA,
  operated: OPERATED,
  besieged: BESIEGED,
}

function readCard(g: Lords, card: number, words: readonly string[], line: string): void {
  const [name, word] = words
  const counts: Readonly<Record<string, number[]>> = { size: g.size, soldiers: g.soldiers, depletion: g.depletion }
  if (name.startsWith('$')) g.gold[seatOf(g, LORDS[card], line)] = number(name.slice(1), line)
  else if (name === 'tents') g.tents[seatOf(g, LORDS[card], line)] = number(word, line)
  else if (counts[name] !== undefined) counts[name][card] = number(word, line)
  else if (name === 'profit') {
    g.profit[card] = number(word, line)
    g.worth[card] = g.profit[card] * (g.mill[card] === 1 ? 2 : 1)
  } else if (name === 'treasure') g.treasure[card] = number(word, line)
  else if ((name === 'fort' || name === 'mill') && word !== undefined) readWork(g, card, name, number(word, line), line)
  else if (name === 'fort') g.fort[card] = 1
  else if (name === 'mill') g.mill[card] = 1
  else if (name === 'pirate') g.pirate[card] = 1
  else if (name === 'permit') g.permits[card] |= 1 << PORTS.findIndex(port => port.id === word)
  else if (FLAGS[name] !== undefined) g.flags[card] |= FLAGS[name]
  else if (name === 'under') g.leader[card] = wordIn('place', word, line)
  else if (name === 'privateer') readBerth(g, card, words, line)
  else if (name === 'track') {
    g.place[card] = TRACK + seatOf(g, words[2], line)
    g.due[card] = number(words[3], line)
    g.size[card] = 0
  } else if (name === 'away') g.place[card] = DISCARD
  else {
    g.place[card] = HELD + seatOf(g, name, line)
    if (card < UNITS && tables.kind[card] < 4 && g.size[card] === 0) g.size[card] = tables.startSize[card]
  }
}

function readWork(g: Lords, card: number, name: string, year: number, line: string): void {
  const due = name === 'mill' ? g.millsDue : g.fortsDue
  due[seatOf(g, LORDS[card], line) * SLOTS + (year % SLOTS)]++
}

/** `privateer haven-tortuga`, with `public` if everybody knows where it lies. */
function readBerth(g: Lords, fleet: number, [, word, seen]: readonly string[], line: string): void {
  const at = wordIn('place', word, line)
  if (at < CARD_COUNT || at >= COMPONENTS) wrong(line, `${word} is no location`)
  g.place[at] = UNDER + fleet
  g.berth[fleet] = isCity(at) ? 2 : 1
  g.known[at] = seen === 'public' ? everybody(g) : 0
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

const BEGINNINGS = ['year', 'skullduggery', 'auctions', 'crowns', 'turns', 'tents-due'] as const

/** What happens next: a seat's turn or its second half, a fleet at sea, or a part of the year. */
function readNext(g: Lords, line: string): void {
  const words = line.split(/\s+/)
  g.stack.length = 0
  if (words[0] === 'begin') {
    const name = BEGINNINGS.find(each => each === words[1])
    if (name === undefined) wrong(line, `it begins with one of ${BEGINNINGS.join(', ')}`)
    // A year is followed by the next.
    else call(g, name === 'year' ? 'game' : name)
    return
  }
  if (words[0] === 'voyage') {
    const fleet = wordIn('place', words[2], line)
    const seat = g.place[fleet] - HELD
    call(g, 'operations', seat, fleet)
    call(g, 'voyage', seat, fleet, wordIn('zone', words[4], line), 1, [])
    return
  }
  const seat = seatOf(g, words[2], line)
  call(g, 'operations', seat, -1)
  if (words[0] === 'turn') call(g, 'preparations', seat)
}
