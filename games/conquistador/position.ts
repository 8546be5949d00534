import { AREA_IDS, COUNTRIES, DISCOVERIES } from './data/index.ts'
import { closeBooks } from './rules/6-books.ts'
import { beginNavalPhase } from './rules/9-attrition.ts'
import { beginMarches } from './rules/10-march.ts'
import { addGold, freeExpedition, freeShip, noteHaven } from './rules/fleet.ts'
import { hexOf } from './rules/geography.ts'
import { addMen, COLONIST, DETACHMENT } from './rules/posts.ts'
import {
  ABOARD,
  ASHORE,
  type Conquest,
  EUROPE,
  EXPEDITIONS,
  emptyConquest,
  GOLD_ABOARD,
  IN_EUROPE,
  PERSONS,
} from './rules/state.ts'
import { SHIP_KINDS, tables } from './rules/tables.ts'
import { vocabulary } from './rules/vocabulary.ts'
import { call } from './rules/words.ts'

/**
 * A position in a few readable lines, for tests. Whatever is not named is absent: an empty map, no money, nobody in Europe.
 *
 *     turn 7, initiative england spain
 *     spain: 85 ducats, monarch B, rutter, colonists 3, dets 2, columbus, caravel, carrack
 *     spain at 2316: 1 colonist, 2 dets, cortes, friar +2, 15 gold
 *     spain ships 2316: carrack with 2 dets, caravel with 1 colonist and columbus, bounds 7, privateer
 *     spain ships europe: carrack with 2 dets and drake, to 2316, bounds 6
 *     spain ships 2812: caravel with columbus, bounds 7, used 5, landed 1 colonist at 2812, lay in 2415
 *     natives aztec 0, european brasil 10      mine 4213 found          found north-america england
 *     begin council | planning | first-crossings spain | sailing spain | gold spain | march spain | natives spain | …
 */
export function arrange(g: Conquest, text: string): void {
  const kept = {
    trades: g.trades,
    nation: g.nation,
    solitaire: g.solitaire,
    tordesillas: g.tordesillas,
    bankers: g.bankers,
    personne: g.personne,
    printedSigns: g.printedSigns,
    homeAreaOnly: g.homeAreaOnly,
    privateerInvasion: g.privateerInvasion,
    laterAttrition: g.laterAttrition,
    lastTurn: g.lastTurn,
    booksSeen: g.booksSeen,
    native: g.native,
    european: g.european,
    europeanBy: g.europeanBy,
    monarch: g.monarch,
    shipSeen: g.shipSeen,
    expSeen: g.expSeen,
    personSeen: g.personSeen,
  }
  Object.assign(g, emptyConquest(g.seats), kept)
  g.turn = 1
  g.order = g.nation.flatMap((nation, seat) => (nation === 4 ? [] : [seat]))
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  for (const line of lines) if (!line.startsWith('begin ')) readLine(g, line)
  for (let e = 0; e < g.expAt.length; e++) if (g.expAt[e] >= 0) noteHaven(g, e)
  for (const line of lines) if (line.startsWith('begin ')) begin(g, line)
}

function wrong(line: string, why: string): never {
  throw new Error(`Position line "${line}": ${why}.`)
}

function wordIn(words: readonly string[], word: string, line: string): number {
  const at = words.indexOf(word)
  return at < 0 ? wrong(line, `nobody knows ${word}`) : at
}

const seatNamed = (g: Conquest, name: string, line: string): number => {
  const seat = g.nation.indexOf(wordIn(COUNTRIES, name, line))
  return seat < 0 ? wrong(line, `${name} is not at the table`) : seat
}

function readLine(g: Conquest, line: string): void {
  const [, head, rest] = /^([^:]+):(.*)$/.exec(line) ?? [undefined, undefined, line]
  const parts = rest.split(',').map(part => part.trim())
  if (head === undefined) {
    for (const part of parts) readWorld(g, part.split(/\s+/), line)
    return
  }
  const [country, what, place] = head.split(/\s+/)
  const seat = seatNamed(g, country, line)
  if (what === undefined) for (const part of parts) readCountry(g, seat, part.split(/\s+/), line)
  else if (what === 'at') for (const part of parts) readPost(g, seat, hexOf(place), part.split(/\s+/), line)
  else if (what === 'ships') readFleet(g, seat, place, parts, line)
  else wrong(line, `nobody knows what ${what} means`)
}

function readWorld(g: Conquest, words: readonly string[], line: string): void {
  const [name, first, second] = words
  if (name === 'turn') g.turn = Number(first)
  else if (name === 'initiative') g.order = words.slice(1).map(word => seatNamed(g, word, line))
  else if (name === 'natives') g.native[wordIn(AREA_IDS, first, line)] = Number(second)
  else if (name === 'european') g.european[wordIn(AREA_IDS, first, line)] = Number(second)
  else if (name === 'mine')
    g.mine[tables.mineAt.get(hexOf(first)) ?? wrong(line, 'no mine')] = wordIn(vocabulary.mineState.words, second, line)
  else if (name === 'found')
    g.finder[
      wordIn(
        DISCOVERIES.map(each => each.id),
        first,
        line,
      )
    ] = seatNamed(g, second, line)
  else wrong(line, `nobody knows what ${name} means`)
}

function readCountry(g: Conquest, seat: number, words: readonly string[], line: string): void {
  const [first, second] = words
  if (second === 'ducats') {
    g.treasury[seat] = Number(first)
    g.shown[seat] = Number(first)
  } else if (first === 'monarch') g.monarch[seat] = 'ABCD'.indexOf(second)
  else if (first === 'rutter') g.rutter[seat] = 1
  else if (first === 'colonists') g.europeColonists[seat] = Number(second)
  else if (first === 'dets') g.europeDets[seat] = Number(second)
  else if ((SHIP_KINDS as readonly string[]).includes(first))
    g.shipKind[freeShip(g, seat, false)] = wordIn(SHIP_KINDS, first, line)
  else g.personAt[wordIn(vocabulary.person.words, first, line)] = IN_EUROPE
}

function newFriar(g: Conquest, rating: number, at: number): void {
  const friar = g.personAt.findIndex((each, person) => person >= PERSONS && each < 0)
  g.personAt[friar] = at
  g.friarRating[friar - PERSONS] = rating
}

function readPost(g: Conquest, seat: number, hex: number, words: readonly string[], line: string): void {
  const [first, second] = words
  if (second?.startsWith('colonist')) addMen(g, seat, hex, COLONIST, Number(first))
  else if (second?.startsWith('det')) addMen(g, seat, hex, DETACHMENT, Number(first))
  else if (second === 'gold') addGold(g, hex, hex, Number(first))
  else if (first === 'friar') newFriar(g, Number(second), ASHORE + hex)
  else g.personAt[wordIn(vocabulary.person.words, first, line)] = ASHORE + hex
}

function readFleet(g: Conquest, seat: number, place: string, parts: readonly string[], line: string): void {
  const e = freeExpedition(g, seat, false)
  g.expAt[e] = place === 'europe' ? EUROPE : wordIn(vocabulary.water.words, place, line)
  for (const part of parts) {
    const [first, second, ...rest] = part.split(/\s+/)
    if (first === 'bounds') g.expBounds[e] = Number(second)
    else if (first === 'privateer') g.expPrivateer[e] = 1
    else if (first === 'used') g.expFirst[e] = Number(second)
    else if (first === 'landed')
      putAshore(g, e, Number(second), rest[0], hexOf(rest[2] ?? wrong(line, 'landed 1 colonist at 2812')))
    else if (first === 'lay') g.expPort[e] = hexOf(rest[0])
    else if (first === 'to') g.expGoal[e] = second === 'europe' ? EUROPE : wordIn(vocabulary.water.words, second, line)
    else readShip(g, seat, e, first, rest.join(' '), line)
  }
}

/** Men of an Expedition whom it put ashore in this phase, and who are still at risk (9.21). */
function putAshore(g: Conquest, e: number, n: number, kind: string, hex: number): void {
  ;(kind.startsWith('colonist') ? g.expColonists : g.expDets)[e] += n
  g.landed.push(e * 2048 + hex)
}

function readShip(g: Conquest, seat: number, e: number, kind: string, cargo: string, line: string): void {
  const ship = freeShip(g, seat, false)
  g.shipKind[ship] = wordIn(SHIP_KINDS, kind, line)
  g.shipExp[ship] = e % EXPEDITIONS
  for (const item of cargo.split(' and ').filter(each => each !== '')) {
    const [first, second] = item.split(' ')
    if (second?.startsWith('colonist')) g.shipColonists[ship] += Number(first)
    else if (second?.startsWith('det')) g.shipDets[ship] += Number(first)
    else if (second === 'gold') addGold(g, GOLD_ABOARD + ship, -1, Number(first))
    else if (first === 'friar') newFriar(g, second === undefined ? 0 : Number(second), ABOARD + ship)
    else g.personAt[wordIn(vocabulary.person.words, first, line)] = ABOARD + ship
  }
}

/** What happens next; nothing follows it, so a test sees just that. */
function begin(g: Conquest, line: string): void {
  const [, what, country] = line.split(/\s+/)
  g.stack.length = 0
  const seat = country === undefined ? -1 : seatNamed(g, country, line)
  if (what === 'planning' || what === 'upkeep') {
    closeBooks(g)
    call(g, what === 'planning' ? 'planning' : 'bills')
  } else if (what === 'council' || what === 'turn-end' || what === 'game' || what === 'turn') call(g, what)
  else if (what === 'first-attrition' || what === 'last-attrition')
    call(g, 'naval-attrition', seat, what === 'last-attrition' ? 1 : 0)
  else {
    if (what === 'first-crossings' || what === 'last-crossings' || what === 'sailing') beginNavalPhase(g)
    if (what === 'march') beginMarches(g)
    const segments = [
      'first-crossings',
      'last-crossings',
      'sailing',
      'gold',
      'march',
      'natives',
      'uprisings',
      'land-attrition',
      'resources',
      'royal-events',
    ] as const
    const name = segments.find(each => each === what) ?? wrong(line, `nobody knows what ${what} means`)
    call(g, name, seat)
  }
}
