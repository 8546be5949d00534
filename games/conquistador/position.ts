import type { Deal, Pledge } from '@spanish-main/kernel'
import { linesOf, partsOf, type Words, wordsOf } from '@spanish-main/kernel/harness'
import { COUNTRIES, DISCOVERIES } from './data/index.ts'
import { begin } from './position-begin.ts'
import { readFleet } from './position-fleet.ts'
import {
  ANNEXATIONS,
  areaIn,
  COLONISERS,
  hexIn,
  isNumber,
  menIn,
  originIn,
  personIn,
  portIn,
  QUEST_WORDS,
  type Receiver,
  receive,
  seatIn,
} from './position-words.ts'
import { clockAt } from './rules/6-treaties.ts'
import { MOST_EUROPEAN } from './rules/22-tordesillas.ts'
import { addGold, freeShip, NO_ORIGIN, noteHaven } from './rules/fleet.ts'
import { emptyConquest } from './rules/new-state.ts'
import { addMen, COLONIST, postAt } from './rules/posts.ts'
import { ASHORE, BANKERS, type Conquest, FOUND, GOLD_HOME, HELD, IN_EUROPE, PERSONS } from './rules/state.ts'
import { CONQUISTADOR, SHIP_KINDS, tables } from './rules/tables.ts'
import { vocabulary } from './rules/vocabulary.ts'

/**
 * A position in a few readable lines, for tests. Whatever is not named is absent: an empty map, no money, nobody in Europe.
 *
 *     turn 7, initiative england spain
 *     spain: 85 ducats, monarch B, rutter, 3 colonists, 2 dets, columbus, caravel, carrack
 *     spain at 2316: 1 colonist, 2 dets, cortes, friar +2, 15 gold
 *     spain ships 2316: carrack with 2 dets, 3 caravels, caravel with 1 colonist and columbus, bounds 7, privateer
 *     spain ships europe: carrack with 2 dets and drake, to 2316, bounds 6
 *     spain ships 2812: caravel with columbus, bounds 7, used 5, landed 1 colonist at 2812, lay in 2415
 *     natives aztec 0, european brasil 10      mine 4213 found          found north-america england
 *     begin council | begin planning | begin first-crossings spain | begin sailing spain | …
 *
 * All lines are listed in docs/positions.md. A word that nobody reads is an error that quotes its line.
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
    hireSeen: g.hireSeen,
  }
  Object.assign(g, emptyConquest(g.seats), kept)
  g.turn = 1
  g.order = g.nation.flatMap((nation, seat) => (nation === 4 ? [] : [seat]))
  const lines = linesOf(text)
  // The turn first: treaties last for so many turns.
  const isTurn = (line: string): boolean => line.startsWith('turn ')
  for (const line of lines.filter(isTurn)) readLine(g, line)
  for (const line of lines) if (!isTurn(line) && !line.startsWith('begin ')) readLine(g, line)
  for (let e = 0; e < g.expAt.length; e++) if (g.expAt[e] >= 0) noteHaven(g, e)
  for (const line of lines) if (line.startsWith('begin ')) begin(g, line)
}

const PLACES: readonly string[] = DISCOVERIES.map(each => each.id)
const CITY_WORDS: readonly string[] = vocabulary.city.words

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
  if (words.is('turn')) g.turn = turnIn(words)
  else if (words.is('initiative')) g.order = orderIn(g, words)
  else if (words.is('natives')) readNatives(g, words)
  else if (words.is('european')) readSettlers(g, words)
  else if (words.is('attacked')) {
    const area = areaIn(words)
    g.attacked[area] |= 1 << seatIn(g, words)
  } else if (words.is('barren')) g.barren[areaIn(words)] = 1
  else if (words.is('lacks')) g.friarLack[areaIn(words)] = turnIn(words)
  else if (words.is('no-uprisings')) g.noUprisings = 1
  else if (words.is('potosi')) {
    if (!words.is('doubled')) words.wrong('say "potosi doubled spain"')
    g.potosi = seatIn(g, words)
    g.potosiDone = 1
  } else if (words.is('mine')) readMine(g, words)
  else if (words.is('found')) g.finder[words.among(PLACES, 'discovery')] = seatIn(g, words)
  else if (words.is('annexation')) g.annexation = words.among(ANNEXATIONS, 'state of the annexation')
  else if (words.is('cape')) {
    g.capeRounded = 1
    if (!words.is('rounded')) words.wrong('say "cape rounded"')
  } else if (words.is('alliance')) {
    const [one, other] = [seatIn(g, words), seatIn(g, words)]
    const turn = words.left ? turnIn(words) : g.lastTurn
    pledge(g, 'alliance', one, other, [turn], clockAt(turn, 1), 'word')
  } else if (CITY_WORDS.includes(words.peek ?? '')) {
    g.emptied[words.among(CITY_WORDS, 'city')] = 1
    if (!words.is('empty')) words.wrong('say "cuzco empty"')
  } else words.wrong(`nobody knows what "${words.rest().join(' ')}" means`)
}

/** 17.1. Native Levels only fall. */
function readNatives(g: Conquest, words: Words): void {
  const area = areaIn(words)
  g.native[area] = words.between(0, tables.native[area], 'the Native Level there goes from')
}

/** `european aztec 5`, `european aztec 5 england`. */
function readSettlers(g: Conquest, words: Words): void {
  const area = areaIn(words)
  g.european[area] = words.between(0, MOST_EUROPEAN, 'European Levels go from')
  if (words.left) g.europeanBy[area] = words.among(COLONISERS, 'country that colonises')
}

const turnIn = (words: Words): number => words.between(1, tables.resourceLevels.length, 'the turns are')

/** Every country at the table but the Bankers, once. */
function orderIn(g: Conquest, words: Words): number[] {
  const order: number[] = []
  while (words.left) order.push(seatIn(g, words))
  const [given, seated] = [order, g.order].map(each => [...each].sort((a, b) => a - b).join())
  const names = g.order.map(seat => COUNTRIES[g.nation[seat]])
  return given === seated ? order : words.wrong(`the initiative names each country once: ${names.join(', ')}`)
}

/** `mine 4213 found`, `mine 4213 worked spain` on this turn, `mine 4213 worked spain 6` on another. */
function readMine(g: Conquest, words: Words): void {
  const mine = tables.mineAt.get(hexIn(words)) ?? words.wrong('there is no mine in that hex')
  if (!words.is('worked')) {
    g.mine[mine] = words.among(vocabulary.mineState.words, 'state of a mine')
    return
  }
  g.mine[mine] = FOUND
  g.minedBy[mine] = seatIn(g, words)
  g.minedOn[mine] = words.left ? turnIn(words) : g.turn
}

/** What a country has, owes and must do, in the words that begin it. */
const STANDS: Readonly<Record<string, (g: Conquest, seat: number, words: Words) => void>> = {
  monarch(g, seat, words) {
    g.monarch[seat] = words.among(vocabulary.rating.words, 'rating')
  },
  rutter(g, seat) {
    g.rutter[seat] = 1
  },
  points(g, seat, words) {
    g.points[seat] = words.number()
  },
  colonists(g, seat, words) {
    g.europeColonists[seat] = words.number()
  },
  dets(g, seat, words) {
    g.europeDets[seat] = words.number()
  },
  doubled(g, seat) {
    g.doubled[seat] = 1
  },
  'no-taxes'(g) {
    g.taxesStopped = 1
  },
  multiplier(g, seat, words) {
    g.multiplier[seat] = words.between(-1, 1, 'the multiplier moves by')
  },
  recall(g, seat, words) {
    g.noDets[seat] = 1
    g.recall[seat] = words.number()
    if (words.left) g.recalled[seat] = words.number()
  },
  quest: readQuest,
  rented(g, seat, words) {
    const person = personIn(words)
    if (g.personAt[person] < IN_EUROPE) g.personAt[person] = IN_EUROPE
    g.hiredBy[person] = seat
    g.hiredUntil[person] = turnIn(words)
  },
  holds(g, seat, words) {
    g.personAt[personIn(words)] = HELD + seat
  },
  owes(g, seat, words) {
    const [ducats, turn] = [words.number(), words.left ? turnIn(words) : g.turn]
    pledge(g, 'repay', seat, bankerOf(g, words), [turn, ducats], clockAt(turn, 0), 'held')
  },
  default(g, seat, words) {
    g.debt[seat] = words.number()
  },
  withholds(g, seat, words) {
    g.withheld[seat] = words.number()
  },
  share(g, seat, words) {
    const [percent, area] = [words.between(0, 100, 'a share goes from'), areaIn(words)]
    pledge(g, 'share', seat, bankerOf(g, words), [area, percent], clockAt(g.lastTurn, 1), 'held')
  },
}

/** `quest cibola 9`, `quest cibola 9 at 2327 entered aztec sonora`: its last turn, where its column stands, what it has entered. */
function readQuest(g: Conquest, seat: number, words: Words): void {
  const slot = seat * 2 + words.among(QUEST_WORDS, 'quest')
  g.questDue[slot] = words.between(1, 99, 'the last turn of a quest is')
  if (!words.left) return
  const hex = words.is('at') ? hexIn(words) : -1
  let areas = 0
  if (words.is('entered')) while (words.left) areas |= 1 << areaIn(words)
  g.questSlot.push(slot)
  g.questHex.push(hex)
  g.questAreas.push(areas)
}

function bankerOf(g: Conquest, words: Words): number {
  const banker = g.nation.indexOf(BANKERS)
  return banker < 0 ? words.wrong('the Bankers are not at the table') : banker
}

/** A promise in force. */
function pledge(
  g: Conquest,
  kind: string,
  from: number,
  to: number,
  args: number[],
  until: number,
  mark: Pledge['mark'],
): void {
  const deal: Deal = {
    id: String(g.deals.length + 1),
    by: from,
    to,
    secret: false,
    pledges: [{ kind, from, to, args, text: '', mark, until, owed: 0 }],
  }
  g.deals = [...g.deals, deal]
}

function readCountry(g: Conquest, seat: number, words: Words): void {
  const stands = STANDS[words.peek ?? '']
  if (stands !== undefined) {
    words.word('word')
    stands(g, seat, words)
  } else if (isNumber(words.peek)) readCount(g, seat, words)
  else if ((SHIP_KINDS as readonly string[]).includes(words.peek ?? ''))
    g.shipKind[freeShip(g, seat, false)] = words.among(SHIP_KINDS, 'ship')
  else receive(g, inEurope(g), words)
}

const inEurope = (g: Conquest): Receiver => ({
  men: () => undefined,
  gold: () => undefined,
  person(person) {
    g.personAt[person] = IN_EUROPE
  },
})

/** `85 ducats`, `3 colonists`, `2 dets`, `25 gold`, which stand in Europe; the gold is credited at the end of the turn. */
function readCount(g: Conquest, seat: number, words: Words): void {
  const count = words.number()
  if (!words.left) words.wrong(`say "${count} ducats"`)
  if (words.is('ducats')) {
    g.treasury[seat] = count
    g.shown[seat] = count
  } else if (words.is('gold')) addGold(g, GOLD_HOME + seat, originIn(words) ?? NO_ORIGIN, count)
  else (menIn(words) === COLONIST ? g.europeColonists : g.europeDets)[seat] = count
}

function readPost(g: Conquest, seat: number, hex: number, words: Words): void {
  const to: Receiver = {
    men: (kind, count) => addMen(g, seat, hex, kind, count),
    gold: (ducats, from) => addGold(g, hex, from ?? hex, ducats),
    person(person) {
      if (person < PERSONS && tables.personKind[person] !== CONQUISTADOR) words.wrong('Explorers never go ashore')
      g.personAt[person] = ASHORE + hex
    },
  }
  if (words.is('marched')) marched(g, seat, hex, words)
  else receive(g, to, words)
}

/** Who of a hex has marched in this segment: `marched 1 det`, `marched cortes`. */
function marched(g: Conquest, seat: number, hex: number, words: Words): void {
  if (!isNumber(words.peek)) {
    g.marchedPersons.push(personIn(words))
    return
  }
  const count = words.number()
  const kind = menIn(words)
  const post = postAt(g, seat, hex)
  if (post < 0) words.wrong('name who stands there before who has marched')
  ;(kind === COLONIST ? g.marchedColonists : g.marchedDets)[post] = count
}
