import { hide, reveal } from '@spanish-main/kernel'
import { addLasting } from './rules/effects.ts'
import { dealtTo } from './rules/mb1-choices.ts'
import { FIRST_OWN_UPGRADE, hasModule, PORT_UPGRADE } from './rules/players.ts'
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
  SYNERGIES,
  UPGRADES,
} from './rules/state.ts'
import { tables } from './rules/tables.ts'
import { SEAT_WORDS, vocabulary } from './rules/vocabulary.ts'
import { call } from './rules/words.ts'

const meaning = (domain: keyof typeof vocabulary, word: string): number => {
  const at = (vocabulary[domain] as { words: readonly string[] }).words.indexOf(word)
  if (at < 0) throw new Error(`"${word}" is no ${domain}.`)
  return at
}

/**
 * Changes a fresh game into a position. One statement a line:
 * - `round 2`, `display a01 a02 a03 a04`, `market 5 1`, `marker france 6`, `row spain 3`, `quest q07 12`, `tile 5 ct05`
 * - `amber: at 5, hand a01 b002, planned a03, bought u13, doubloons 9, combat 4, figures 3, influence france 7, explorer a3,
 *   unlocked su4, discs su7 1, tokens 2, quests 1, career ca1, port bremen, income 10, assistant a16 6, resist 1 france`
 * - `turn of amber` or `sail of amber` (the whole turn), `main of amber`, `combat of amber`, `begin end-round`,
 *   `begin cover-hint amber` (any procedure, with a seat if it asks one)
 * What no line names is absent: empty hands, no display, no markers, no quests on the board.
 */
export function arrange(g: Maracaibo, lines: string): void {
  clear(g)
  let begins = ''
  for (const line of lines.split('\n').map(each => each.trim())) {
    if (line === '') continue
    const owner = /^(\w+): (.*)$/.exec(line)
    if (owner !== null) {
      const seat = SEAT_WORDS.indexOf(owner[1])
      if (seat < 0 || seat >= g.seats) throw new Error(`"${owner[1]}" is no seat.`)
      for (const part of owner[2].split(', ')) player(g, seat, part)
    } else if (/^(turn|sail|main|combat|village|begin|city|explore)\b/.test(line)) begins = line
    else table(g, line)
  }
  begin(g, begins)
}

function clear(g: Maracaibo): void {
  g.stack.length = 0
  g.round = 1
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

function take(g: Maracaibo, card: number): void {
  if (g.place[card] === PLACE.deck) g.deckSize--
}

const numberIn = (word: string): number => {
  if (!/^-?\d+$/.test(word)) throw new Error(`"${word}" is no number.`)
  return Number(word)
}

function table(g: Maracaibo, line: string): void {
  const [word, ...rest] = line.split(' ')
  if (word === 'round') g.round = numberIn(rest[0])
  else if (word === 'display') {
    for (const [slot, id] of rest.entries()) {
      const card = meaning('project', id)
      take(g, card)
      g.place[card] = PLACE.display
      g.display[slot] = card
      reveal(g, card)
    }
  } else if (word === 'market') g.market[meaning('location', rest[0])] = numberIn(rest[1])
  else if (word === 'marker') {
    const at = meaning('location', rest[1])
    const nation = meaning('nation', rest[0])
    g.markers[at]++
    g.owner[at] = nation
    g.row[nation]--
  } else if (word === 'row') {
    const nation = meaning('nation', rest[0])
    g.gone[nation] += g.row[nation] - numberIn(rest[1])
    g.row[nation] = numberIn(rest[1])
  } else if (word === 'quest') {
    const quest = QUEST0 + meaning('quest', rest[0])
    if (g.place[quest] === PLACE.questPile) g.questSize--
    g.place[quest] = PLACE.location + meaning('location', rest[1])
    reveal(g, quest)
  } else if (word === 'tile') {
    const tile = tables.cityTiles.findIndex(each => each.id.toLowerCase() === rest[1])
    if (tile < 0) throw new Error(`"${rest[1]}" is no city tile.`)
    g.tile[meaning('location', rest[0])] = tile
  } else if (word === 'legacy') for (const id of rest) g.legacy |= 1 << meaning('tile', id)
  else if (word === 'jean' || word === 'jacques') opponent(g, rest)
  else throw new Error(`"${line}" is not understood.`)
}

function opponent(g: Maracaibo, words: readonly string[]): void {
  const [what, value] = words
  if (what === 'at') g.aShip = meaning('location', value)
  else if (what === 'explorer') g.aExplorer = meaning('space', value)
  else if (what === 'points') g.aPoints = numberIn(value)
  else if (what === 'quests') g.aQuests = numberIn(value)
  else throw new Error(`"${words.join(' ')}" is not understood.`)
}

function player(g: Maracaibo, seat: number, part: string): void {
  const [word, ...rest] = part.split(' ')
  const numbers: Readonly<Record<string, number[]>> = {
    doubloons: g.doubloons,
    combat: g.combat,
    points: g.points,
    tokens: g.tokens,
    income: g.income,
    'point-income': g.pointIncome,
    removed: g.removed,
  }
  if (word in numbers) numbers[word][seat] = numberIn(rest[0])
  else if (word === 'figures') {
    const total = g.supply[seat] + g.general[seat]
    g.supply[seat] = numberIn(rest[0])
    g.general[seat] = total - g.supply[seat]
  } else if (word === 'at') g.ship[seat] = meaning('location', rest[0])
  else if (word === 'hand' || word === 'planned') for (const id of rest) holdCard(g, seat, meaning('project', id), word)
  else if (word === 'bought') for (const id of rest) ownCard(g, seat, meaning('project', id))
  else if (word === 'assistant') placeAssistant(g, seat, rest)
  else if (word === 'explorer') standExplorer(g, seat, meaning('space', rest[0]))
  else if (word === 'influence') g.influence[seat * NATIONS + meaning('nation', rest[0])] = numberIn(rest[1])
  else if (word === 'unlocked') for (const id of rest) unlock(g, seat, meaning('upgrade', id))
  else if (word === 'discs') g.discs[seat * UPGRADES + meaning('upgrade', rest[0])] = numberIn(rest[1])
  else if (word === 'career') g.career[seat] = meaning('career', rest[0])
  else if (word === 'port') g.port[seat] = meaning('port', rest[0])
  else if (word === 'resist') resistWith(g, seat, numberIn(rest[0]), meaning('nation', rest[1]))
  else if (word === 'quests') fulfilled(g, seat, numberIn(rest[0]))
  else throw new Error(`"${part}" is not understood.`)
}

/** A marker on the resistance tile comes out of its nation's row. */
function resistWith(g: Maracaibo, seat: number, slot: number, nation: number): void {
  g.resist[seat * 4 + slot - 1] = 1 + nation
  g.row[nation]--
}

/** So many quests of the pile lie on the ship. */
function fulfilled(g: Maracaibo, seat: number, count: number): void {
  for (let quest = QUEST0; quest < BUILDING0 && g.quests[seat] < count; quest++) {
    if (g.place[quest] !== PLACE.questPile) continue
    g.place[quest] = PLACE.ship + seat
    reveal(g, quest)
    g.questSize--
    g.quests[seat]++
  }
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

function placeAssistant(g: Maracaibo, seat: number, [id, at]: readonly string[]): void {
  const card = meaning('project', id)
  ownCard(g, seat, card)
  g.mark[card] = meaning('location', at) + 1
  g.supply[seat]--
  g.placed[seat]++
  g.assistants[seat]++
}

/** An explorer has crossed every barrier before its space. */
function standExplorer(g: Maracaibo, seat: number, space: number): void {
  g.explorer[seat] = space
  for (let barrier = 0; barrier < tables.section[space] && barrier < 3; barrier++) g.crossed[seat] |= 1 << barrier
}

function unlock(g: Maracaibo, seat: number, upgrade: number): void {
  g.discs[seat * UPGRADES + upgrade] = 0
  if (upgrade >= FIRST_OWN_UPGRADE) addLasting(g, seat, tables.upgrades[upgrade])
  else if (upgrade === PORT_UPGRADE && hasModule(g, PORTS_MODULE))
    addLasting(g, seat, tables.ports[g.port[seat]].effects)
}

/** The step of the game that begins one round after the other. */
const ROUNDS_STEP = 6

function begin(g: Maracaibo, line: string): void {
  const [word, second, name] = line.split(' ')
  g.next = 1 % Math.max(1, g.seats)
  call(g, 'game')
  g.stack[0].pc = ROUNDS_STEP
  call(g, 'end-round')
  call(g, 'round')
  if (word === 'begin') {
    g.stack.length = 0
    call(g, second as 'end-round', name === undefined ? undefined : SEAT_WORDS.indexOf(name))
    return
  }
  const seat = SEAT_WORDS.indexOf(name)
  if (seat < 0) throw new Error(`"${line}" is not understood.`)
  g.next = (seat + 1) % (g.seats + (g.opponent > 0 ? 1 : 0))
  if (word === 'turn' || word === 'sail') {
    call(g, 'turn', seat)
    return
  }
  g.active = seat
  g.turns = 1
  if (word === 'main') call(g, 'main', seat)
  else if (word === 'combat') call(g, 'combat', seat, -1, -1, 0, [0, 0])
  else if (word === 'village') call(g, 'village-actions', seat, 3, 0)
  else if (word === 'city') call(g, 'city', seat, g.ship[seat])
  else if (word === 'explore') call(g, 'explore', seat, Number(line.split(' ')[3] ?? 3))
}
