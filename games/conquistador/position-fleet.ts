import { type Words, wordsOf } from '@spanish-main/kernel/harness'
import { DISCOVERIES } from './data/index.ts'
import { hexIn, isNumber, menIn, personIn, portIn, type Receiver, receive, seatIn } from './position-words.ts'
import { MOST_BOUNDS } from './rules/6-purchases.ts'
import { BEGUN, FOUGHT } from './rules/7-points.ts'
import {
  addGold,
  freeExpedition,
  freeShip,
  goldHoldOf,
  goldIn,
  holdOf,
  NO_ORIGIN,
  roomOf,
  shippedFrom,
} from './rules/fleet.ts'
import { COLONIST } from './rules/posts.ts'
import {
  ABOARD,
  ARRIVED_LAST,
  ASHORE,
  CAPE_FAILED,
  type Conquest,
  CROSSED_FIRST,
  CROSSED_LAST,
  EXPEDITIONS,
  FINISHED,
  FROM_ATLANTIC,
  GOLD_ABOARD,
  MUST_GO_ON,
  SHIPS,
  STAYS,
  STOPPED,
  WRITTEN_DONE,
} from './rules/state.ts'
import { SHIP_KINDS } from './rules/tables.ts'

const PLACES: readonly string[] = DISCOVERIES.map(each => each.id)
const PLURALS = SHIP_KINDS.map(kind => `${kind}s`)

/** One Expedition: its ships with all aboard, its Bounds, and what it did in this phase. */
export function readFleet(g: Conquest, seat: number, place: number, parts: readonly string[], line: string): void {
  const e = freeExpedition(g, seat, false)
  if (e < 0) wordsOf('', line).wrong(`a country has at most ${EXPEDITIONS} Expeditions`)
  g.expAt[e] = place
  for (const part of parts) {
    const words = wordsOf(part, line)
    if (words.is('bounds')) g.expBounds[e] = boundsIn(words)
    else if (words.is('privateer')) g.expPrivateer[e] = 1
    else if (words.is('used')) readUsed(g, e, words)
    else if (words.is('boarded')) readBoarded(g, seat, e, words)
    else if (words.is('landed')) readLanded(g, e, words)
    else if (words.is('claims')) readClaim(g, e, words)
    else if (words.is('lay')) {
      words.is('in')
      g.expPort[e] = hexIn(words)
    } else if (words.is('to')) g.expGoal[e] = portIn(words)
    else if (words.is('points')) g.expPoints[e] = words.number()
    else if (words.is('attacked')) readAttacked(g, e, words)
    else if (words.is('invaded')) g.invaded.push(e * 2048 + hexIn(words))
    else if (words.is('joined')) {
      readShips(g, seat, e, part, line, words)
      g.shipFresh[freshest(g, seat)] = 1
    } else if (MARKS[words.peek ?? ''] !== undefined) g.expMarks[e] |= MARKS[words.word('mark')]
    else readShips(g, seat, e, part, line, words)
    words.end()
  }
}

/** What an Expedition has done this turn, or may no longer do, in a word each. */
const MARKS: Readonly<Record<string, number>> = {
  crossed: CROSSED_FIRST,
  'crossed-out': CROSSED_FIRST | WRITTEN_DONE,
  arrived: CROSSED_LAST | ARRIVED_LAST | WRITTEN_DONE,
  'stays-home': STAYS,
  'cape-failed': CAPE_FAILED,
  rounded: FROM_ATLANTIC,
  begun: BEGUN,
  stopped: STOPPED,
  fought: FOUGHT | STOPPED,
  'must-go-on': MUST_GO_ON,
  finished: FINISHED,
}

/** The words for what an Expedition is marked with. */
export const marksOf = (marks: number): string[] =>
  Object.keys(MARKS).filter(word => (marks & MARKS[word]) === MARKS[word])

/** The ship that was read last. */
function freshest(g: Conquest, seat: number): number {
  const next = freeShip(g, seat, false)
  return next < 0 ? (seat + 1) * SHIPS - 1 : next - 1
}

/** 8.23. Whose ships it has attacked this turn: `attacked spain 1`, the number of the Expedition among Spain's. */
function readAttacked(g: Conquest, e: number, words: Words): void {
  const other = seatIn(g, words)
  g.fought.push(e * 64 + other * EXPEDITIONS + (words.left ? words.number() : 1) - 1)
}

/** A discovery that scores when the Expedition is home (18.15), or by somebody ashore: `claims florida`, `claims florida told in 2316`. */
function readClaim(g: Conquest, e: number, words: Words): void {
  const claim = e * 32 + words.among(PLACES, 'discovery')
  g.claims.push(claim)
  if (!words.left) return
  if (!words.is('told')) words.wrong('say "claims florida told in 2316"')
  words.is('in')
  g.witnesses.push(claim * 2048 + hexIn(words))
}

const boundsIn = (words: Words): number => words.between(0, MOST_BOUNDS, 'the Bounds of an Expedition are')

/** Bounds used in the first naval phase, and in the last: `used 5`, `used 5 4`. */
function readUsed(g: Conquest, e: number, words: Words): void {
  g.expFirst[e] = boundsIn(words)
  if (words.left) g.expLast[e] = boundsIn(words)
}

/** Who sailed with an Expedition when the phase began and went ashore in it (9.21): `landed 1 colonist at 2812`. */
function readLanded(g: Conquest, e: number, words: Words): void {
  const count = isNumber(words.peek) ? words.number() : 0
  const who = count > 0 ? menIn(words) : personIn(words)
  if (!words.is('at')) words.wrong('say "landed 1 colonist at 2812"')
  const hex = hexIn(words)
  if (count === 0) {
    g.personAt[who] = ASHORE + hex
    g.personWith[who] = e
  }
  for (let n = 0; n < count; n++) g.landed.push((e * 2 + who) * 2048 + hex)
}

/** Who came aboard the first ship when the phase had begun: `boarded cortes`, `boarded 1 det`. */
function readBoarded(g: Conquest, seat: number, e: number, words: Words): void {
  const ship = g.shipExp.indexOf(e % EXPEDITIONS, seat * SHIPS)
  if (!isNumber(words.peek)) {
    g.personAt[personIn(words)] = ABOARD + ship
    return
  }
  const count = words.number()
  const kind = menIn(words)
  ;(kind === COLONIST ? g.shipColonists : g.shipDets)[ship] += count
}

/** `carrack with 2 dets and drake`, `3 caravels`. */
function readShips(g: Conquest, seat: number, e: number, part: string, line: string, words: Words): void {
  const several = isNumber(words.peek)
  const count = several ? words.number() : 1
  const kind = words.among(several && count !== 1 ? PLURALS : SHIP_KINDS, 'ship')
  const cargo =
    words.left && words.is('with')
      ? words
          .rest()
          .join(' ')
          .replace(/ each$/, '')
          .split(' and ')
      : []
  if (words.left) words.wrong(`say "${part.split(' ')[0]} with 2 dets and drake"`)
  if (count > g.shipKind.slice(seat * SHIPS, (seat + 1) * SHIPS).filter(each => each < 0).length)
    words.wrong(`a country has at most ${SHIPS} ships`)
  for (let n = 0; n < count; n++) readShip(g, seat, e, kind, cargo, line)
}

function readShip(g: Conquest, seat: number, e: number, kind: number, cargo: readonly string[], line: string): void {
  const ship = freeShip(g, seat, false)
  g.shipKind[ship] = kind
  g.shipExp[ship] = e % EXPEDITIONS
  const aboard: Receiver = {
    men(who, count) {
      ;(who === COLONIST ? g.shipColonists : g.shipDets)[ship] += count
      ;(who === COLONIST ? g.expColonists : g.expDets)[e] += count
    },
    gold: (ducats, from) => addGold(g, GOLD_ABOARD + ship, from === undefined ? NO_ORIGIN : shippedFrom(from), ducats),
    person(person) {
      g.personAt[person] = ABOARD + ship
      g.personWith[person] = e
    },
  }
  for (const item of cargo) {
    const words = wordsOf(item, line)
    receive(g, aboard, words)
    words.end()
    const name = SHIP_KINDS[kind]
    if (roomOf(g, ship) < 0) words.wrong(`a ${name} carries no more than ${holdOf(kind)} colonists and dets`)
    if (goldIn(g, GOLD_ABOARD + ship) > goldHoldOf(kind))
      words.wrong(`a ${name} carries no more than ${goldHoldOf(kind)} gold`)
  }
}
