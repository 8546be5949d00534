import { ONLOOKERS } from '@spanish-main/kernel'
import { linesOf } from '@spanish-main/kernel/harness'
import { FIRST_YEAR, LAST_YEAR, PLAYERS, SETUP, TOKENS } from './data/index.ts'
import { cardByName } from './names.ts'
import { kindOf } from './rules/calendar.ts'
import { frames } from './rules/frames.ts'
import { isReachPeerage } from './rules/peers.ts'
import {
  COLOUR_COUNT,
  DECK,
  DISPLAY,
  EMPTY,
  emptyPax,
  HAND,
  INDIGENOUS,
  NO_REBEL,
  NOWHERE,
  type Pax,
  PEER_SLOTS,
  PEERS,
  PIRATING,
  PURPLE,
  RECYCLED,
  SHIP_SLOTS,
  SHIPS,
  SLAVE_REBEL,
  TAX_REBEL,
} from './rules/state.ts'
import { isHaven, MARKET, ROYALTY_DECK, SHIP_DECK, tables } from './rules/tables.ts'
import { vocabulary } from './rules/vocabulary.ts'
import { call } from './rules/words.ts'

/**
 * A position in a few readable lines, for tests and prepared games. Whatever is not named is absent: an empty
 * map, no money, every card in its deck; what is left of the tokens lies in the Pool and in the Reserves.
 *
 *     year 1625, order france england, mercantilism 3, coffers 6
 *     england: $3, figure colonist-1, hand C05 haven-tortuga, ships S11 S04, peers R06 R08, uncovered R08
 *     england: fleet curacao, cargo chest       france: ships laurens-de-graaf (a card by its name)
 *     havana: spain, slave, fort, chest          barbados: england, citizen
 *     accompong: visita england                  buria: cathedral france, citizen england
 *     rebel-cuba: tax-rebel                       tortuga: buried chest relic
 *     display: C05 M03 R01 S10                   recycled: C07
 *     known C05: france
 *     turn of england   |   begin goods-year   |   interdiction of england   |   the whole year (and no more)
 *
 * A word that nobody reads is an error that quotes its line.
 */
export function arrange(g: Pax, text: string): void {
  clear(g)
  const lines = linesOf(text)
  const last: string[] = []
  for (const line of lines) {
    if (/^(turn of|begin|interdiction of|the whole year)\b/.test(line)) last.push(line)
    else readLine(g, line)
  }
  completePosition(g)
  for (const line of lines) if (line.startsWith('known ')) readKnown(g, line)
  for (const line of last) readNext(g, line)
}

/** Nothing on the table but the players, their options and their Figures. */
function clear(g: Pax): void {
  const { colour, seatOf, edition, eternalPeace, gangaZumba, fleeSlips, solitaire, order, figure, trades } = g
  const kept = { colour, seatOf, edition, eternalPeace, gangaZumba, fleeSlips, solitaire, order, figure, trades }
  Object.assign(g, emptyPax(g.seats), kept)
  g.year = 1598
  g.dove = 1649
  g.mercantilism = SETUP.mercantilism.value
}

function wrong(line: string, why: string): never {
  throw new Error(`Position line "${line}": ${why}.`)
}

function wordIn(domain: keyof typeof vocabulary, given: string | undefined, line: string): number {
  if (given === undefined) return wrong(line, `a ${domain} is missing`)
  const word = domain === 'card' ? (cardByName(given) ?? given) : given
  const { words } = vocabulary[domain] as { words: readonly string[] }
  const at = words.indexOf(word)
  return at < 0 ? wrong(line, `${word} is not a ${domain}`) : at
}

/** The one word of a part; none, or more than one, is an error. */
function only(words: readonly string[], line: string): string | undefined {
  return words.length > 1 ? wrong(line, `nobody knows what "${words.slice(1).join(' ')}" is for`) : words[0]
}

function nothingAfter(name: string, words: readonly string[], line: string): void {
  if (words.length > 0) wrong(line, `"${words.join(' ')}" after ${name} means nothing`)
}

function number(word: string | undefined, line: string): number {
  return /^\d+$/.test(word ?? '') ? Number(word) : wrong(line, `${word ?? 'nothing'} is not a number`)
}

function readLine(g: Pax, line: string): void {
  const [, subject, rest] = /^([^:]+):(.*)$/.exec(line) ?? []
  if (subject === undefined) {
    for (const part of line.split(',')) readWorld(g, part.trim(), line)
    return
  }
  const parts = rest
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  if (subject === 'display') readDisplay(g, rest.trim().split(/\s+/), line)
  else if (subject === 'recycled') for (const word of rest.trim().split(/\s+/)) recycle(g, word, line)
  else if (subject.startsWith('known ')) return
  else if (vocabulary.colour.words.includes(subject)) readNation(g, wordIn('colour', subject, line), parts, line)
  else if ((vocabulary.zone.words as readonly string[]).includes(subject))
    readBuried(g, wordIn('zone', subject, line), parts, line)
  else readSite(g, wordIn('site', subject, line), parts, line)
}

function readWorld(g: Pax, part: string, line: string): void {
  const [name, ...words] = part.split(/\s+/)
  if (name === 'year') g.year = yearIn(only(words, line), line)
  else if (name === 'dove') g.dove = number(only(words, line), line)
  else if (name === 'mercantilism') g.mercantilism = number(only(words, line), line)
  else if (name === 'coffers') g.coffers = number(only(words, line), line)
  else if (name === 'order') g.order = orderIn(g, words, line)
  else wrong(line, `nobody knows what "${part}" means`)
}

function yearIn(word: string | undefined, line: string): number {
  const year = number(word, line)
  // After the last year the victories are counted.
  return year >= FIRST_YEAR && year <= LAST_YEAR + 1 ? year : wrong(line, `the years are ${FIRST_YEAR} to ${LAST_YEAR}`)
}

/** Every nation at the table, once. */
function orderIn(g: Pax, words: readonly string[], line: string): number[] {
  const order = words.map(word => wordIn('colour', word, line))
  const [given, seated] = [order, g.order].map(each => [...each].sort((a, b) => a - b).join())
  if (given === seated) return order
  const names = g.order.map(colour => vocabulary.colour.words[colour])
  return wrong(line, `the order names each nation at the table once: ${names.join(', ')}`)
}

/** A card lies in one place only; a later line may say the same again. */
function putCard(g: Pax, word: string, place: number, line: string): number {
  const card = wordIn('card', word, line)
  if (g.place[card] !== DECK && g.place[card] !== place) wrong(line, `${word} lies somewhere already`)
  g.place[card] = place
  return card
}

function recycle(g: Pax, word: string, line: string): void {
  if (isHaven(putCard(g, word, RECYCLED, line))) wrong(line, `${word} is no Market card`)
}

function readDisplay(g: Pax, words: readonly string[], line: string): void {
  for (const word of words) {
    const card = putCard(g, word, DISPLAY, line)
    if (isHaven(card)) wrong(line, `${word} is no Market card`)
    if (g.display[tables.deckOf[card]] >= 0 && g.display[tables.deckOf[card]] !== card)
      wrong(line, 'one card of a deck is on display')
    g.display[tables.deckOf[card]] = card
  }
}

function readNation(g: Pax, colour: number, parts: readonly string[], line: string): void {
  const king = g.solitaire === 1 && colour === PURPLE
  if (g.seatOf[colour] < 0 && !king) wrong(line, `${vocabulary.colour.words[colour]} is not at the table`)
  for (const part of parts) {
    const [name, ...words] = part.split(/\s+/)
    const cards = (place: number) => {
      const all = words.map(word => putCard(g, word, place, line))
      return new Set(all).size < all.length ? wrong(line, 'a card is named twice') : all
    }
    if (name.startsWith('$')) {
      nothingAfter(name, words, line)
      g.money[colour] = number(name.slice(1), line)
    } else if (name === 'figure') g.figure[colour] = wordIn('cell', only(words, line), line)
    else if (name === 'relics') g.relics[colour] = number(only(words, line), line)
    else if (name === 'hand') cards(HAND + colour)
    else if (name === 'ships')
      fillSlots(g.ships, colour * SHIP_SLOTS, SHIP_SLOTS, ofDeck(SHIP_DECK, cards(SHIPS + colour), line), line)
    else if (name === 'peers')
      fillSlots(g.peers, colour * PEER_SLOTS, PEER_SLOTS, ofDeck(ROYALTY_DECK, cards(PEERS + colour), line), line)
    else if (name === 'uncovered') for (const word of words) uncover(g, colour, wordIn('card', word, line), line)
    else if (name === 'fleet') g.fleet[colour] = wordIn('sea', only(words, line), line)
    else if (name === 'cargo') for (const word of words) loadCargo(g, colour, word, line)
    else wrong(line, `nobody knows what "${part}" means`)
  }
}

function ofDeck(deck: number, cards: readonly number[], line: string): readonly number[] {
  const other = cards.find(card => tables.deckOf[card] !== deck)
  const kind = deck === SHIP_DECK ? 'Ship' : 'Peerage'
  return other === undefined ? cards : wrong(line, `${vocabulary.card.words[other]} is no ${kind}`)
}

function fillSlots(slots: number[], first: number, most: number, cards: readonly number[], line: string): void {
  if (cards.length > most) wrong(line, `there is room for ${most}`)
  for (const [i, card] of cards.entries()) slots[first + i] = card
}

/** A Peerage that has lost its token, or never got one; `coverPeers` leaves it so. */
function uncover(g: Pax, colour: number, card: number, line: string): void {
  const slot = g.peers.indexOf(card)
  if (Math.floor(slot / PEER_SLOTS) !== colour) wrong(line, 'name the Peerage before it is uncovered')
  g.peerToken[slot] = UNCOVERED
}

/** Marks a Peerage without its token until the tokens are counted. */
const UNCOVERED = -1

function loadCargo(g: Pax, colour: number, word: string, line: string): void {
  if (word === 'chest') g.cargoChests[colour]++
  else if (word === 'relic') g.cargoRelics[colour]++
  else if (word === 'indigenous') g.cargoIndigenous[colour]++
  else if (word === 'citizen') g.cargoCitizens[colour]++
  else wrong(line, `a fleet does not carry ${word}`)
}

function readBuried(g: Pax, zone: number, parts: readonly string[], line: string): void {
  for (const word of parts.join(' ').split(/\s+/)) {
    if (word === 'chest') g.buriedChests[zone]++
    else if (word === 'relic') g.buriedRelics[zone]++
    else if (word !== 'buried') wrong(line, `${word} is not buried`)
  }
}

/** What stands on a Site and may, or must, name its nation. */
const TAKES_NATION = ['visita', 'cathedral', 'citizen']

/** Of what a Site holds one only. */
const ONE_ONLY: Readonly<Record<string, string>> = {
  ...{ slave: 'Meeple', indigenous: 'Meeple', citizen: 'Meeple', fort: 'fort', chest: 'Chest' },
  ...{ visita: 'Mission', cathedral: 'Mission', 'slave-rebel': 'Rebel', 'tax-rebel': 'Rebel', relic: '' },
}

function readSite(g: Pax, site: number, parts: readonly string[], line: string): void {
  const kinds = parts.map(part => ONE_ONLY[part.split(/\s+/)[0]] ?? 'Colony').filter(kind => kind !== '')
  const twice = kinds.find((kind, i) => kinds.indexOf(kind) < i)
  if (twice !== undefined) wrong(line, `a Site holds one ${twice}`)
  for (const part of parts) {
    const [name, ...words] = part.split(/\s+/)
    const nation = () => wordIn('colour', only(words, line), line)
    if (!TAKES_NATION.includes(name)) nothingAfter(name, words, line)
    if (name === 'visita' || name === 'cathedral') {
      g.bible[site] = nation()
      g.cathedral[site] = name === 'cathedral' ? 1 : 0
      if (name === 'visita') g.meeple[site] = INDIGENOUS
    } else if (name === 'slave' || name === 'indigenous') g.meeple[site] = INDIGENOUS
    else if (name === 'citizen') g.meeple[site] = words.length > 0 ? nation() : ownColour(g, site, line)
    else if (name === 'fort') g.fort[site] = 1
    else if (name === 'chest') g.chest[site] = 1
    else if (name === 'relic') g.relicsAt[site]++
    else if (name === 'slave-rebel') g.rebel[site] = SLAVE_REBEL
    else if (name === 'tax-rebel') g.rebel[site] = TAX_REBEL
    else g.disk[site] = wordIn('colour', name, line)
  }
}

function ownColour(g: Pax, site: number, line: string): number {
  const colour = g.disk[site] !== EMPTY ? g.disk[site] : g.bible[site]
  return colour === EMPTY ? wrong(line, 'say whose Citizen it is') : colour
}

/** Counts what is left of everything, and makes sure that it is enough. */
function completePosition(g: Pax): void {
  const count = (list: readonly number[], value: number) => list.filter(each => each === value).length
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    g.shipCount[colour] = count(g.place, SHIPS + colour)
    if (g.shipCount[colour] > 0 && g.fleet[colour] === NOWHERE) g.fleet[colour] = PIRATING
    g.disksLeft[colour] = PLAYERS[colour].disks - count(g.disk, colour)
    g.biblesLeft[colour] = TOKENS.biblesPerColour.count - count(g.bible, colour)
    g.reserves[colour] = TOKENS.citizensPerColour.count - count(g.meeple, colour) - g.cargoCitizens[colour]
    coverPeers(g, colour)
  }
  g.poolIndigenous = TOKENS.indigenous.count - count(g.meeple, INDIGENOUS) - sum(g.cargoIndigenous)
  g.poolChests = TOKENS.chests.count - sum(g.chest) - sum(g.cargoChests) - sum(g.buriedChests) - g.coffers
  g.poolRelics = TOKENS.relics.count - sum(g.relicsAt) - sum(g.cargoRelics) - sum(g.buriedRelics) - sum(g.relics)
  g.poolForts = TOKENS.forts.count - sum(g.fort)
  g.poolCathedrals = TOKENS.cathedrals.count - sum(g.cathedral)
  g.poolRebels = g.rebel.filter(side => side === NO_REBEL).length - (g.rebel.length - TOKENS.rebels.count)
  completeCards(g)
  checkFigures(g)
}

/** No two Figures stand in one place: who comes there changes places (D3b-duel). */
function checkFigures(g: Pax): void {
  for (const [i, colour] of g.order.entries()) {
    const other = g.order.slice(i + 1).find(each => g.figure[each] === g.figure[colour])
    if (other === undefined) continue
    const [one, two] = [colour, other].map(each => vocabulary.colour.words[each])
    throw new Error(`The position cannot be: the Figures of ${one} and ${two} stand in one place.`)
  }
}

/** Each Peerage takes a Bible or disk, if one is left. */
function coverPeers(g: Pax, colour: number): void {
  for (let i = colour * PEER_SLOTS; i < (colour + 1) * PEER_SLOTS; i++) {
    if (g.peers[i] < 0) continue
    if (g.peerToken[i] === UNCOVERED) {
      g.peerToken[i] = 0
      continue
    }
    const column = isReachPeerage(g, g.peers[i]) ? g.biblesLeft : g.disksLeft
    g.peerToken[i] = column[colour] > 0 ? 1 : 0
    column[colour] -= g.peerToken[i]
  }
}

function completeCards(g: Pax): void {
  const everyone = ((1 << g.seats) - 1) | ONLOOKERS
  for (let deck = 0; deck < 4; deck++) {
    if (g.display[deck] >= 0) continue
    const card = g.place.findIndex((place, each) => place === DECK && tables.deckOf[each] === deck)
    g.display[deck] = card
    if (card >= 0) g.place[card] = DISPLAY
  }
  for (const [card, place] of g.place.entries()) {
    if (place >= HAND && place < SHIPS) {
      const colour = place - HAND
      g.known[card] = 1 << g.seatOf[colour]
      if (isHaven(card)) g.havenHand[colour]++
      else g.marketHand[colour]++
    } else if (place !== DECK) g.known[card] = everyone
    else if (card >= MARKET) g.havenLeft++
    else g.deckLeft[tables.deckOf[card]]++
    if (place === RECYCLED) g.recycled[tables.deckOf[card]]++
  }
}

function readKnown(g: Pax, line: string): void {
  const [, card, seats] = /^known (\S+):(.*)$/.exec(line) ?? wrong(line, 'say "known C05: france"')
  for (const word of seats.trim().split(/\s+/))
    g.known[wordIn('card', card, line)] |= 1 << g.seatOf[wordIn('colour', word, line)]
}

const TURNS = ['goods-year', 'auction-turn', 'play-turn', 'sail-turn'] as const

const isProcedure = (name: string): name is keyof typeof frames => name in frames

/** What happens next: one seat's turn of the present year, a window for a fleet at sea, or a whole procedure. */
function readNext(g: Pax, line: string): void {
  g.stack.length = 0
  const words = line.split(/\s+/)
  if (line === 'the whole year') {
    call(g, 'year')
    return
  }
  if (words.length > (words[0] === 'begin' ? 2 : 3)) wrong(line, `nobody knows what "${words.at(-1)}" is for`)
  if (words[0] === 'begin') {
    if (!isProcedure(words[1])) wrong(line, `${words[1]} is not a procedure`)
    call(g, words[1])
    return
  }
  const colour = wordIn('colour', words[2], line)
  if (g.seatOf[colour] < 0) wrong(line, `${words[2]} is not at the table`)
  if (words[0] === 'turn') call(g, TURNS[kindOf(g.year)], g.seatOf[colour])
  else call(g, 'interdiction', g.seatOf[colour], g.fleet[colour], colour)
}
