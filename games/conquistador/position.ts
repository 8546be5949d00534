import { linesOf, partsOf, type Words, wordsOf } from '@spanish-main/kernel/harness'
import { AREA_IDS, COUNTRIES, DISCOVERIES } from './data/index.ts'
import { closeBooks } from './rules/6-books.ts'
import { beginNavalPhase } from './rules/9-attrition.ts'
import { beginMarches } from './rules/10-march.ts'
import { addGold, freeExpedition, freeShip, noteHaven } from './rules/fleet.ts'
import { emptyConquest } from './rules/new-state.ts'
import { addMen, COLONIST, DETACHMENT } from './rules/posts.ts'
import {
  ABOARD,
  ASHORE,
  type Conquest,
  EUROPE,
  EXPEDITIONS,
  GOLD_ABOARD,
  IN_EUROPE,
  PERSONS,
  SHIPS,
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
 *     spain ships 2812: caravel, landed cortes at 2812, boarded narvaez
 *     natives aztec 0, european brasil 10      mine 4213 found          found north-america england
 *     begin council | begin planning | begin first-crossings spain | begin sailing spain | …
 *
 * A word that nobody reads is an error that quotes its line.
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
  const lines = linesOf(text)
  for (const line of lines) if (!line.startsWith('begin ')) readLine(g, line)
  for (let e = 0; e < g.expAt.length; e++) if (g.expAt[e] >= 0) noteHaven(g, e)
  for (const line of lines) if (line.startsWith('begin ')) begin(g, line)
}

const PLACES: readonly string[] = DISCOVERIES.map(each => each.id)

function seatIn(g: Conquest, words: Words): number {
  const country = words.among(COUNTRIES, 'country')
  const seat = g.nation.indexOf(country)
  return seat < 0 ? words.wrong(`${COUNTRIES[country]} is not at the table`) : seat
}

const hexIn = (words: Words): number => words.among(vocabulary.hex.words, 'hex')
const personIn = (words: Words): number => words.among(vocabulary.person.words, 'person')

/** Where ships can be: a water, or Europe. */
const portIn = (words: Words): number =>
  words.is('europe') ? EUROPE : words.among(vocabulary.water.words, 'hex with water')

function read(part: string, line: string, reader: (words: Words) => void): void {
  const words = wordsOf(part, line)
  reader(words)
  words.end()
}

function readLine(g: Conquest, line: string): void {
  const [, head, rest] = /^([^:]+):(.*)$/.exec(line) ?? [undefined, undefined, line]
  const parts = partsOf(rest)
  if (head === undefined) {
    for (const part of parts) read(part, line, words => readWorld(g, words))
    return
  }
  read(head, line, subject => {
    const seat = seatIn(g, subject)
    if (subject.is('at')) {
      const hex = hexIn(subject)
      for (const part of parts) read(part, line, words => readPost(g, seat, hex, words))
    } else if (subject.is('ships')) readFleet(g, seat, portIn(subject), parts, line)
    else for (const part of parts) read(part, line, words => readCountry(g, seat, words))
  })
}

function readWorld(g: Conquest, words: Words): void {
  if (words.is('turn')) g.turn = words.number()
  else if (words.is('initiative')) {
    g.order = []
    while (words.left) g.order.push(seatIn(g, words))
  } else if (words.is('natives')) g.native[words.among(AREA_IDS, 'Area')] = words.number()
  else if (words.is('european')) g.european[words.among(AREA_IDS, 'Area')] = words.number()
  else if (words.is('mine')) {
    const mine = tables.mineAt.get(hexIn(words)) ?? words.wrong('there is no mine in that hex')
    g.mine[mine] = words.among(vocabulary.mineState.words, 'state of a mine')
  } else if (words.is('found')) g.finder[words.among(PLACES, 'discovery')] = seatIn(g, words)
  else words.wrong(`nobody knows what "${words.rest().join(' ')}" means`)
}

function readCountry(g: Conquest, seat: number, words: Words): void {
  if (words.is('monarch')) g.monarch[seat] = words.among(vocabulary.rating.words, 'rating')
  else if (words.is('rutter')) g.rutter[seat] = 1
  else if (words.is('points')) g.points[seat] = words.number()
  else if (words.is('colonists')) g.europeColonists[seat] = words.number()
  else if (words.is('dets')) g.europeDets[seat] = words.number()
  else if (/^\d+$/.test(words.peek ?? '')) {
    g.treasury[seat] = words.number()
    g.shown[seat] = g.treasury[seat]
    if (!words.is('ducats')) words.wrong('say "85 ducats"')
  } else if ((SHIP_KINDS as readonly string[]).includes(words.peek ?? ''))
    g.shipKind[freeShip(g, seat, false)] = words.among(SHIP_KINDS, 'ship')
  else g.personAt[personIn(words)] = IN_EUROPE
}

/** Who fills the holds. */
const menIn = (words: Words): number =>
  words.among(['colonist', 'colonists', 'det', 'dets'], 'colonist or det') < 2 ? COLONIST : DETACHMENT

function newFriar(g: Conquest, rating: number): number {
  const friar = g.personAt.findIndex((each, person) => person >= PERSONS && each < 0)
  g.friarRating[friar - PERSONS] = rating
  return friar
}

/** What `2 dets`, `1 colonist`, `15 gold`, `friar +2` or a person's name puts somewhere. */
interface Receiver {
  readonly men: (kind: number, count: number) => void
  readonly gold: (ducats: number) => void
  readonly person: (person: number) => void
}

function receive(g: Conquest, to: Receiver, words: Words): void {
  if (words.is('friar')) to.person(newFriar(g, words.left ? words.number() : 0))
  else if (/^\d+$/.test(words.peek ?? '')) {
    const count = words.number()
    if (words.is('gold')) to.gold(count)
    else to.men(menIn(words), count)
  } else to.person(personIn(words))
}

function readPost(g: Conquest, seat: number, hex: number, words: Words): void {
  const to: Receiver = {
    men: (kind, count) => addMen(g, seat, hex, kind, count),
    gold: ducats => addGold(g, hex, hex, ducats),
    person(person) {
      g.personAt[person] = ASHORE + hex
    },
  }
  receive(g, to, words)
}

function readFleet(g: Conquest, seat: number, place: number, parts: readonly string[], line: string): void {
  const e = freeExpedition(g, seat, false)
  g.expAt[e] = place
  for (const part of parts) {
    read(part, line, words => {
      if (words.is('bounds')) g.expBounds[e] = words.number()
      else if (words.is('privateer')) g.expPrivateer[e] = 1
      else if (words.is('used')) g.expFirst[e] = words.number()
      else if (words.is('boarded')) boardLate(g, seat, e, personIn(words))
      else if (words.is('landed')) readLanded(g, e, words)
      else if (words.is('lay')) {
        words.is('in')
        g.expPort[e] = hexIn(words)
      } else if (words.is('to')) g.expGoal[e] = portIn(words)
      else readShip(g, seat, e, part, line, words)
    })
  }
}

/** Men of an Expedition whom it put ashore in this phase, and who are still at risk (9.21): `landed 1 colonist at 2812`. */
function readLanded(g: Conquest, e: number, words: Words): void {
  if (!/^\d+$/.test(words.peek ?? '')) {
    const person = personIn(words)
    words.is('at')
    landPerson(g, e, person, hexIn(words))
    return
  }
  const count = words.number()
  const kind = menIn(words)
  if (!words.is('at')) words.wrong('say "landed 1 colonist at 2812"')
  ;(kind === COLONIST ? g.expColonists : g.expDets)[e] += count
  g.landed.push(e * 2048 + hexIn(words))
}

/** Somebody who came aboard when the phase had begun. */
function boardLate(g: Conquest, seat: number, e: number, person: number): void {
  g.personAt[person] = ABOARD + g.shipExp.indexOf(e % EXPEDITIONS, seat * SHIPS)
}

/** Somebody who sailed with an Expedition when the phase began and went ashore in it. */
function landPerson(g: Conquest, e: number, person: number, hex: number): void {
  g.personAt[person] = ASHORE + hex
  g.personWith[person] = e
}

/** `carrack with 2 dets and drake`. */
function readShip(g: Conquest, seat: number, e: number, part: string, line: string, words: Words): void {
  const ship = freeShip(g, seat, false)
  g.shipKind[ship] = words.among(SHIP_KINDS, 'ship')
  g.shipExp[ship] = e % EXPEDITIONS
  if (!words.left) return
  if (!words.is('with')) words.wrong(`say "${part.split(' ')[0]} with 2 dets and drake"`)
  const aboard: Receiver = {
    men: (kind, count) => {
      ;(kind === COLONIST ? g.shipColonists : g.shipDets)[ship] += count
    },
    gold: ducats => addGold(g, GOLD_ABOARD + ship, -1, ducats),
    person(person) {
      g.personAt[person] = ABOARD + ship
      g.personWith[person] = e
    },
  }
  for (const item of words.rest().join(' ').split(' and ')) read(item, line, each => receive(g, aboard, each))
}

/** What happens next; nothing follows it, so a test sees just that. */
function begin(g: Conquest, line: string): void {
  const words = wordsOf(line, line)
  words.is('begin')
  const what = words.word('beginning')
  g.stack.length = 0
  const seat = words.left ? seatIn(g, words) : -1
  words.end()
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
    const name = segments.find(each => each === what) ?? words.wrong(`nobody knows what ${what} means`)
    call(g, name, seat)
  }
}
