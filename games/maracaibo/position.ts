import { hide, reveal } from '@spanish-main/kernel'
import { linesOf, partsOf, type Words, wordsOf } from '@spanish-main/kernel/harness'
import {
  arrangeSeat,
  begunBy,
  countTokens,
  crossedBefore,
  fightOn,
  fulfilled,
  layQuest,
  leave,
  meaningIn,
  openBuildings,
  putUnder,
  removeMarkers,
  stackDeck,
} from './position-parts.ts'
import {
  arrangeCovered,
  arrangeHint,
  arrangeHints,
  arrangeJacques,
  arrangeJean,
  arrangeLuysa,
} from './position-rivals.ts'
import { exists, goodOf, marketSpaces, takesMarkers } from './rules/board.ts'
import { addLasting } from './rules/effects.ts'
import { frames } from './rules/frames.ts'
import { dealtTo } from './rules/mb1-choices.ts'
import { circle, FIRST_OWN_UPGRADE, hasModule, openPort } from './rules/players.ts'
import {
  BUILDING0,
  CARDS,
  CAREER0,
  CAREERS,
  DISPLAY,
  type Maracaibo,
  NATIONS,
  PLACE,
  PORT0,
  PORTS,
  PORTS_MODULE,
  QUEST0,
  ROUNDS,
  SYNERGIES,
  UPGRADES,
} from './rules/state.ts'
import { tables } from './rules/tables.ts'
import { SEAT_WORDS, vocabulary } from './rules/vocabulary.ts'
import { call } from './rules/words.ts'
import { idOf } from './titles.ts'

/**
 * Changes a fresh game into a position. One statement a line:
 * - `round 2`, `display a01 a02 a03 a04`, `market 5 1`, `marker france 6`, `row spain 3`, `quest q07 12`, `tile 5 ct05`,
 *   `hints 3 1`, `hint hint-1 red-1`, `luysa found 6`
 * - `amber: at 5, hand a01 b002, planned a03, bought u13, doubloons 9, combat 4, figures 3, influence france 7, explorer a3,
 *   unlocked su4, discs su7 1, tokens 2, quests 1, career ca1, port bremen, income 10, assistant a16 6, resist 1 france`
 * - `jean at 5`, `jacques next jacques-b1`: the opponent without a seat
 * - `begin game`: whatever no line names lies as the set-up laid it, and everybody chooses
 * - `turn of amber` or `sail of amber` (the whole turn), `main of amber 4` (after so many movement points), `combat of amber`,
 *   `begin end-round`, `begin cover-hint amber` (any procedure, with a seat if it asks one)
 * What no line names is absent: empty hands, no display, no markers, no quests at locations; the explorer track has its three
 * quests. What is left in a supply or a row (`figures`, `row`) is read last, so that it holds whatever else stands on the
 * board. A thing is called by its id or by its name as one word. A word that nobody reads is an error that quotes its line.
 */
export function arrange(g: Maracaibo, lines: string): void {
  if (!linesOf(lines).includes(WHOLE_GAME)) clear(g)
  let begins = ''
  const last: (() => void)[] = []
  for (const line of linesOf(lines)) {
    const owner = /^(\w+): (.*)$/.exec(line)
    if (owner === null && BEGINNINGS.test(line)) {
      begins = line
      continue
    }
    const seat = owner === null ? -1 : SEAT_WORDS.indexOf(owner[1])
    if (owner !== null && (seat < 0 || seat >= g.seats))
      throw new Error(`Position line "${line}": ${owner[1]} is no seat.`)
    for (const part of partsOf(owner === null ? line : owner[2])) {
      const reading = () => read(part, line, words => (seat < 0 ? table(g, words) : player(g, seat, words)))
      if (/^(figures |row |deck\b)/.test(part)) last.push(reading)
      else reading()
    }
  }
  for (const reading of last) reading()
  openPorts(g)
  if (begins === '') throw new Error('The position does not say what happens next, such as "turn of amber".')
  read(begins, begins, words => begin(g, words))
}

/** The table as the set-up lays it, before anybody has chosen anything. */
const WHOLE_GAME = 'begin game'

/** Lines that say what happens next. */
const BEGINNINGS = /^(turn|sail|main|combat|village|begin|city|explore)\b/

/** A port works as soon as its upgrade is unlocked, in whatever order the lines say so. */
function openPorts(g: Maracaibo): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const port = openPort(g, seat)
    if (port >= 0) addLasting(g, seat, tables.ports[port].effects)
  }
}

function read(part: string, line: string, reader: (words: Words) => void): void {
  const words = wordsOf(part, line, idOf)
  reader(words)
  words.end()
}

function clear(g: Maracaibo): void {
  g.stack.length = 0
  g.round = 1
  removeRandomTiles(g)
  for (let card = 0; card < CARDS; card++) {
    if (g.place[card] === PLACE.out) continue
    g.place[card] = PLACE.deck
    hide(g, card)
  }
  g.deckSize = g.place.slice(0, CARDS).filter(place => place === PLACE.deck).length
  g.display = new Array<number>(DISPLAY).fill(-1)
  g.handSize.fill(0)
  for (let at = 0; at < g.markers.length; at++) {
    if (g.markers[at] > 0) g.row[g.owner[at]] += g.markers[at]
    g.markers[at] = 0
    g.owner[at] = -1
  }
  for (let nation = 0; nation < NATIONS; nation++) {
    g.row[nation] += g.aside[nation] + g.gone[nation]
    g.aside[nation] = 0
    g.gone[nation] = 0
  }
  for (let quest = QUEST0; quest < BUILDING0; quest++) {
    if (g.place[quest] < PLACE.location) continue
    g.place[quest] = PLACE.out
  }
  for (let seat = 0; seat < g.seats; seat++) {
    const [career] = dealtTo(g, seat, CAREER0, CAREERS)
    g.career[seat] = career
    if (hasModule(g, PORTS_MODULE)) g.port[seat] = dealtTo(g, seat, PORT0, PORTS)[0]
    g.doubloons[seat] = 0
    g.combat[seat] = 0
  }
}

/** Tiles that flipped cards chose lie on the board only where a line says so. */
function removeRandomTiles(g: Maracaibo): void {
  const { randomLegacy, legacy } = tables.pack.scenarios[g.scenario]
  if (!randomLegacy) return
  g.legacy = tables.legacy.reduce((bits, { id }, i) => (legacy.includes(id) ? bits | (1 << i) : bits), 0)
}

function take(g: Maracaibo, card: number): void {
  if (g.place[card] === PLACE.deck) g.deckSize--
}

function table(g: Maracaibo, words: Words): void {
  if (words.is('round')) g.round = words.between(1, ROUNDS, 'the rounds are')
  else if (words.is('display')) for (let slot = 0; words.left; slot++) show(g, slot, meaningIn(words, 'project'), words)
  else if (words.is('market')) layGoods(g, meaningIn(words, 'location'), words)
  else if (words.is('marker')) layMarkers(g, words, 1)
  else if (words.is('markers')) layMarkers(g, words)
  else if (words.is('row')) {
    const nation = meaningIn(words, 'nation')
    const left = words.between(0, g.row[nation], 'the markers left for the row are')
    g.gone[nation] += g.row[nation] - left
    g.row[nation] = left
  } else if (words.is('quest')) layQuest(g, words)
  else if (words.is('gone')) removeMarkers(g, words, g.gone)
  else if (words.is('aside')) removeMarkers(g, words, g.aside)
  else if (words.is('deck')) stackDeck(g, words)
  else if (words.is('piles')) countTokens(g, words)
  else if (words.is('under')) putUnder(g, words)
  else if (words.is('deliveries')) g.deliveries = words.number()
  else if (words.is('buildings')) openBuildings(g, words)
  else if (words.is('starter')) begunBy(g, words)
  else if (words.is('discarded')) while (words.left) discarded(g, meaningIn(words, 'project'))
  else if (words.is('tile')) {
    const at = meaningIn(words, 'location')
    g.tile[at] = words.among(CITY_TILES, 'city tile')
  } else if (words.is('legacy')) {
    if (words.is('none')) g.legacy = 0
    while (words.left) g.legacy |= 1 << meaningIn(words, 'tile')
  } else if (words.is('jean')) arrangeJean(g, words)
  else if (words.is('jacques')) arrangeJacques(g, words)
  else if (words.is('hints')) arrangeHints(g, words)
  else if (words.is('hint')) arrangeHint(g, words)
  else if (words.is('covered')) arrangeCovered(g, words)
  else if (words.is('luysa')) arrangeLuysa(g, words)
  else words.wrong(`nobody knows what "${words.rest().join(' ')}" means`)
}

/** Goods in a city's market: `market 5 1`. */
function layGoods(g: Maracaibo, at: number, words: Words): void {
  if (goodOf(g, at) < 0) words.wrong('there is no market')
  g.market[at] = words.between(0, marketSpaces(g), 'goods in a market are')
}

function discarded(g: Maracaibo, card: number): void {
  take(g, card)
  g.place[card] = PLACE.discard
  reveal(g, card)
}

const CITY_TILES = tables.cityTiles.map(each => each.id.toLowerCase())

function show(g: Maracaibo, slot: number, card: number, words: Words): void {
  if (slot >= DISPLAY || g.display.includes(card)) words.wrong(`the display holds ${DISPLAY} different cards`)
  take(g, card)
  g.place[card] = PLACE.display
  g.display[slot] = card
  reveal(g, card)
}

/** `marker france 6`, `markers france 6 2`. */
function layMarkers(g: Maracaibo, words: Words, one?: number): void {
  const nation = meaningIn(words, 'nation')
  const at = meaningIn(words, 'location')
  if (!exists(g, at) || !takesMarkers(g, at)) words.wrong('no marker can lie there')
  if (g.markers[at] > 0 && g.owner[at] !== nation) words.wrong('a marker of another nation lies there')
  const count = one ?? words.number()
  g.markers[at] += count
  g.owner[at] = nation
  g.row[nation] -= count
}

function player(g: Maracaibo, seat: number, words: Words): void {
  const numbers = numbersOf(g)
  if (words.peek !== undefined && words.peek in numbers) numbers[words.word('number')][seat] = words.number()
  else if (words.is('figures')) {
    const total = g.supply[seat] + g.general[seat]
    g.supply[seat] = words.number()
    g.general[seat] = total - g.supply[seat]
  } else if (words.is('at')) g.ship[seat] = meaningIn(words, 'location')
  else if (words.is('hand')) while (words.left) holdCard(g, seat, meaningIn(words, 'project'), 'hand')
  else if (words.is('planned')) while (words.left) holdCard(g, seat, meaningIn(words, 'project'), 'planned')
  else if (words.is('bought')) while (words.left) ownCard(g, seat, meaningIn(words, 'project'))
  else if (words.is('assistant')) placeAssistant(g, seat, meaningIn(words, 'project'), meaningIn(words, 'location'))
  else if (words.is('patron')) supportNation(g, seat, meaningIn(words, 'project'), meaningIn(words, 'nation'))
  else if (words.is('explorer')) standExplorer(g, seat, meaningIn(words, 'space'))
  else if (words.is('influence')) g.influence[seat * NATIONS + meaningIn(words, 'nation')] = influenceIn(words)
  else if (words.is('unlocked')) while (words.left) unlock(g, seat, meaningIn(words, 'upgrade'))
  else if (words.is('discs')) g.discs[seat * UPGRADES + meaningIn(words, 'upgrade')] = discsOf(words)
  else if (words.is('career')) g.career[seat] = meaningIn(words, 'career')
  else if (words.is('port')) g.port[seat] = meaningIn(words, 'port')
  else if (words.is('resist'))
    resistWith(g, seat, words.between(1, 4, 'the spaces of the resistance tile are'), meaningIn(words, 'nation'))
  else if (words.is('quests')) fulfilled(g, seat, words)
  else if (!arrangeSeat(g, seat, words)) words.wrong(`nobody knows what "${words.rest().join(' ')}" means`)
}

const influenceIn = (words: Words): number => words.between(0, tables.pack.influence.most, 'influence goes from')

/** Whatever has no disc left is unlocked, and has another word. */
function discsOf(words: Words): number {
  const count = words.number()
  return count === 1 || count === 2 ? count : words.wrong('an upgrade has 1 or 2 discs, or it is unlocked')
}

/** What each seat has a number of, under its word. */
export const numbersOf = (g: Maracaibo): Readonly<Record<string, number[]>> => ({
  doubloons: g.doubloons,
  combat: g.combat,
  points: g.points,
  tokens: g.tokens,
  income: g.income,
  'point-income': g.pointIncome,
  removed: g.removed,
  liberated: g.liberated,
})

/** A marker on the resistance tile comes out of its nation's row. */
function resistWith(g: Maracaibo, seat: number, slot: number, nation: number): void {
  g.resist[seat * 4 + slot - 1] = 1 + nation
  g.row[nation]--
}

function holdCard(g: Maracaibo, seat: number, card: number, where: string): void {
  take(g, card)
  if (where === 'hand') {
    g.place[card] = PLACE.hand + seat
    g.known[card] = 1 << seat
    g.handSize[seat]++
  } else {
    g.place[card] = PLACE.planned + seat
    reveal(g, card)
    g.plannedSize[seat]++
  }
}

function ownCard(g: Maracaibo, seat: number, card: number): void {
  take(g, card)
  g.place[card] = PLACE.bought + seat
  reveal(g, card)
  g.bought[seat]++
  addLasting(g, seat, tables.cards[card].effects)
  const { synergy } = tables.cards[card]
  if (synergy >= 0) g.symbols[seat * SYNERGIES + synergy]++
}

function placeAssistant(g: Maracaibo, seat: number, card: number, at: number): void {
  ownCard(g, seat, card)
  g.mark[card] = at + 1
  leave(g, seat)
  g.assistants[seat]++
}

/** A bought card whose figure stands on the track of a nation. */
function supportNation(g: Maracaibo, seat: number, card: number, nation: number): void {
  ownCard(g, seat, card)
  g.mark[card] = nation + 1
  leave(g, seat)
}

function standExplorer(g: Maracaibo, seat: number, space: number): void {
  g.explorer[seat] = space
  g.crossed[seat] |= crossedBefore(g, space)
}

function unlock(g: Maracaibo, seat: number, upgrade: number): void {
  g.discs[seat * UPGRADES + upgrade] = 0
  if (upgrade >= FIRST_OWN_UPGRADE) addLasting(g, seat, tables.upgrades[upgrade])
}

/** The step of the game that begins one round after the other. */
const ROUNDS_STEP = 6

/** The step of a main action that scores what was done in it. */
const SCORING_STEP = 1

/** Procedures that begin with the seat or the opponent that ended the round. */
const SCORING: readonly string[] = ['end-round', 'interim']
const OPPONENTS = vocabulary.player.words.slice(SEAT_WORDS.length)
/** Procedures after which the game goes on, with the frames that wait under them. */
const UNDER: Readonly<Record<string, number>> = { 'end-round': 1, jean: 3, jacques: 3 }

/** The place behind a seat in the circle that begins with the start player; behind the opponent comes the first. */
const placeBehind = (g: Maracaibo, seat: number): number =>
  seat >= g.seats ? 0 : (((seat - g.starter + g.seats) % g.seats) + 1) % circle(g)

function begin(g: Maracaibo, words: Words): void {
  g.next = 1 % Math.max(1, g.seats)
  call(g, 'game')
  g.stack[0].pc = ROUNDS_STEP
  call(g, 'end-round')
  call(g, 'round')
  if (words.is('begin')) {
    const procedure = Object.keys(frames)[words.among(Object.keys(frames), 'procedure')] as 'end-round'
    const seat = words.left ? words.among([...SEAT_WORDS.slice(0, g.seats), ...OPPONENTS], 'seat') : undefined
    g.stack.length = UNDER[procedure] ?? 0
    g.next = placeBehind(g, seat ?? (procedure in UNDER && !SCORING.includes(procedure) ? g.seats : 0))
    if (SCORING.includes(procedure)) g.ender = Math.min(seat ?? 0, g.seats)
    call(g, procedure, SCORING.includes(procedure) ? undefined : seat)
    return
  }
  const what = words.word('beginning: turn of amber')
  words.is('of')
  const seat = words.among(SEAT_WORDS.slice(0, g.seats), 'seat')
  g.next = placeBehind(g, seat)
  if (what === 'turn' || what === 'sail') {
    call(g, 'turn', seat)
    return
  }
  g.active = seat
  g.turns = 1
  call(g, 'main-action', seat)
  if (what === 'main') {
    g.moved = words.left ? words.number() : 1
    return
  }
  g.stack[g.stack.length - 1].pc = SCORING_STEP
  if (what === 'combat') fightOn(g, seat, words)
  else if (what === 'village') call(g, 'village-actions', seat, words.left ? words.number() : 3, 0)
  else if (what === 'city') call(g, 'city', seat, g.ship[seat])
  else call(g, 'explore', seat, words.left ? words.number() : 3)
}
