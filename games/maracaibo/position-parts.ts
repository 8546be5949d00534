import { reveal } from '@spanish-main/kernel'
import type { Words } from '@spanish-main/kernel/harness'
import { END_ORDER, RUIN_END, RUIN_ORDER, trackEnd, trackPlace } from './rules/mb7-explorer.ts'
import { combatFrame, startingValue } from './rules/mb10-combat.ts'
import { questPlaceOf } from './rules/rewards.ts'
import {
  BUILDING0,
  BUILDINGS,
  CARDS,
  GIVEN_UP,
  type Maracaibo,
  NATIONS,
  PLACE,
  QUEST0,
  QUESTS,
  TOKEN0,
  TOKENS,
  USED_L30,
  USED_L37,
} from './rules/state.ts'
import { tables } from './rules/tables.ts'
import { SEAT_WORDS, vocabulary } from './rules/vocabulary.ts'
import { call, pending } from './rules/words.ts'

type Domain = keyof typeof vocabulary

export const meaningIn = (words: Words, domain: Domain): number =>
  words.among((vocabulary[domain] as { words: readonly string[] }).words, domain)

const QUEST_PLACES = [...vocabulary.location.words, ...vocabulary.space.words, 'top']

/** `quest q07 12` at a location, `quest q07 a3` on a space of the explorer track, `quest q07 top` on top of the pile. */
export function layQuest(g: Maracaibo, words: Words): void {
  const quest = QUEST0 + meaningIn(words, 'quest')
  const where = words.among(QUEST_PLACES, 'location or space of the track, or top')
  const locations = vocabulary.location.words.length
  const place =
    where < locations
      ? PLACE.location + where
      : where === QUEST_PLACES.length - 1
        ? PLACE.topQuest
        : onTrack(where - locations)
  if (place < 0) words.wrong('that space of the track has no quest')
  if (where >= locations) putBack(g, place, quest)
  moveQuest(g, quest, place)
}

const onTrack = (space: number): number => (tables.spaces[space].quest ? trackPlace(space) : -1)

/** What lay there goes into the pile. */
function putBack(g: Maracaibo, place: number, unless: number): void {
  for (let quest = QUEST0; quest < QUEST0 + QUESTS; quest++) {
    if (g.place[quest] !== place || quest === unless) continue
    g.place[quest] = PLACE.questPile
    g.known[quest] = 0
    g.questSize++
  }
}

function moveQuest(g: Maracaibo, quest: number, place: number): void {
  if (g.place[quest] === PLACE.questPile) g.questSize--
  g.place[quest] = place
  reveal(g, quest)
}

/** `quests 2`: so many of the pile lie on the ship; `quests q05 q07`: these. */
export function fulfilled(g: Maracaibo, seat: number, words: Words): void {
  if (/^\d+$/.test(words.peek ?? '')) {
    const count = words.between(0, g.quests[seat] + g.questSize, 'the quests that are left are')
    for (let quest = QUEST0; quest < BUILDING0 && g.quests[seat] < count; quest++) {
      if (g.place[quest] === PLACE.questPile) ownQuest(g, seat, quest)
    }
    return
  }
  while (words.left) ownQuest(g, seat, QUEST0 + meaningIn(words, 'quest'))
}

function ownQuest(g: Maracaibo, seat: number, quest: number): void {
  moveQuest(g, quest, PLACE.ship + seat)
  g.quests[seat]++
}

/** `buildings pb3 pb1`: the face-up prestige buildings, in this order; the rest of the row lies face down. */
export function openBuildings(g: Maracaibo, words: Words): void {
  const named: number[] = []
  while (words.left) named.push(BUILDING0 + meaningIn(words, 'building'))
  const row = g.buildings.length
  const rest = g.buildings.filter(card => !named.includes(card))
  for (const card of g.buildings) g.place[card] = PLACE.box
  g.buildings = [...named, ...rest].slice(0, row)
  g.buildingsOpen = named.length
  for (const card of g.buildings) {
    g.place[card] = PLACE.row
    g.known[card] = 0
  }
  for (const card of named) reveal(g, card)
}

const TILES = ['l30', 'l37']

/** Words about a seat that few positions need; false if it is none of them. */
export function arrangeSeat(g: Maracaibo, seat: number, words: Words): boolean {
  if (words.is('second')) {
    placeFigure(g, seat, g.second, meaningIn(words, 'space'))
    crossedBefore(g, g.second[seat])
  } else if (words.is('ruin')) {
    placeFigure(g, seat, g.ruin, meaningIn(words, 'ruin'))
    if (g.ruin[seat] === RUIN_END) g.order[RUIN_ORDER]++
  } else if (words.is('invested')) while (words.left) invest(g, seat, meaningIn(words, 'building'))
  else if (words.is('given-up')) g.influence[seat * NATIONS + meaningIn(words, 'nation')] = GIVEN_UP
  else if (words.is('synergy')) while (words.left) g.synergy[seat] |= 1 << meaningIn(words, 'symbol')
  else if (words.is('tasks')) while (words.left) claim(g, seat, words)
  else if (words.is('used'))
    while (words.left) g.once[seat] |= [USED_L30, USED_L37][words.among(TILES, 'tile: l30 or l37')]
  else if (words.is('calls')) callAt(g, seat, words)
  else if (words.is('card-quests')) questsOnCard(g, seat, words)
  else return false
  return true
}

/** A figure of the supply stands on a track; at the ruin it came in an earlier turn. */
function placeFigure(g: Maracaibo, seat: number, track: number[], space: number): void {
  track[seat] = space
  leave(g, seat)
}

/** A figure that stands somewhere came out of the supply. */
export function leave(g: Maracaibo, seat: number): void {
  if (g.supply[seat] > 0) g.supply[seat]--
  else g.general[seat]--
  g.placed[seat]++
}

function invest(g: Maracaibo, seat: number, building: number): void {
  g.invested[building] |= 1 << seat
  const { synergy } = tables.buildings[building]
  if (synergy >= 0) g.symbols[seat * vocabulary.symbol.words.length + synergy]++
  leave(g, seat)
}

/** `tasks 1 3`: claimed tasks of the career; their figures are in the general supply unless `figures` says otherwise. */
function claim(g: Maracaibo, seat: number, words: Words): void {
  const task = words.number()
  if (task < 1 || task > 3) words.wrong('a career has tasks 1 to 3')
  g.tasks[seat] |= 1 << (task - 1)
  g.general[seat]++
}

/** `calls u21 4 7`: ports of call that a bought card has its disc for. */
function callAt(g: Maracaibo, seat: number, words: Words): void {
  const card = bought(g, seat, words)
  const { triple } = tables.cards[card].effects
  while (words.left) {
    const at = triple.indexOf(meaningIn(words, 'location'))
    if (at < 0) words.wrong('that is none of its ports of call')
    g.mark[card] |= 1 << at
  }
}

/** `card-quests u25 q08 q23`: quests that lie on a bought card. */
function questsOnCard(g: Maracaibo, seat: number, words: Words): void {
  const card = bought(g, seat, words)
  if (!tables.cardsWith.quests.includes(card)) words.wrong('no quests lie on that card')
  while (words.left) moveQuest(g, QUEST0 + meaningIn(words, 'quest'), questPlaceOf(card))
}

function bought(g: Maracaibo, seat: number, words: Words): number {
  const card = meaningIn(words, 'project')
  if (g.place[card] !== PLACE.bought + seat) words.wrong('the seat has not bought that card')
  return card
}

const list = (kind: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`${kind} ${words.join(' ')}`]

/** The same words for `look`. */
export function seatLooks(g: Maracaibo, seat: number): string[] {
  const { space, ruin, nation, building, symbol, quest, project, location } = vocabulary
  const bits = (set: number, count: number) =>
    Array.from({ length: count }, (_, i) => i).filter(i => (set & (1 << i)) !== 0)
  const invested = Array.from({ length: BUILDINGS }, (_, i) => i).filter(i => (g.invested[i] & (1 << seat)) !== 0)
  const mine = Array.from({ length: CARDS }, (_, card) => card).filter(card => g.place[card] === PLACE.bought + seat)
  const questsAt = (place: number) => quest.words.filter((_, i) => g.place[QUEST0 + i] === place)
  return [
    ...(g.second[seat] < 0 ? [] : [`second ${space.words[g.second[seat]]}`]),
    ...(g.ruin[seat] < 0 ? [] : [`ruin ${ruin.words[g.ruin[seat]]}`]),
    ...list(
      'invested',
      invested.map(i => building.words[i]),
    ),
    ...nation.words.flatMap((word, i) => (g.influence[seat * NATIONS + i] === GIVEN_UP ? [`given-up ${word}`] : [])),
    ...list(
      'synergy',
      bits(g.synergy[seat], symbol.words.length).map(i => symbol.words[i]),
    ),
    ...list(
      'tasks',
      bits(g.tasks[seat], 3).map(i => `${i + 1}`),
    ),
    ...list(
      'used',
      bits(g.once[seat], TILES.length).map(i => TILES[i]),
    ),
    ...mine.flatMap(card => {
      const { triple } = tables.cards[card].effects
      const calls = bits(g.mark[card], triple.length).map(i => location.words[triple[i]])
      const quests = tables.cardsWith.quests.includes(card) ? questsAt(questPlaceOf(card)) : []
      return [...list(`calls ${project.words[card]}`, calls), ...list(`card-quests ${project.words[card]}`, quests)]
    }),
  ]
}

/** `starter jade`: who began the game, where Jacques's pile lies. */
export function begunBy(g: Maracaibo, words: Words): void {
  const seat = words.among(SEAT_WORDS, 'seat')
  if (seat >= g.seats) words.wrong('nobody sits there')
  g.starter = seat
}

/** `gone france 2`, `aside france 2`: markers out of the game, or beside the board, from the row. */
export function removeMarkers(g: Maracaibo, words: Words, to: number[]): void {
  const nation = meaningIn(words, 'nation')
  const count = words.between(0, g.row[nation], 'the markers that are left are')
  to[nation] += count
  g.row[nation] -= count
}

/** Who stands on a space has crossed every barrier before it; who comes after it gets what is left there. */
export function crossedBefore(g: Maracaibo, space: number): number {
  let crossed = 0
  for (let barrier = 0; barrier < tables.section[space] && barrier < BARRIERS; barrier++) {
    crossed |= 1 << barrier
    g.order[barrier]++
  }
  if (space === trackEnd()) g.order[END_ORDER]++
  return crossed
}

const BARRIERS = vocabulary.barrier.words.length

/** `deck a01 a02`: the pile holds these cards and no others, in an order that chance says; `deck` alone: it is empty. */
export function stackDeck(g: Maracaibo, words: Words): void {
  const wanted: number[] = []
  while (words.left) wanted.push(meaningIn(words, 'project'))
  for (const card of wanted) if (g.place[card] !== PLACE.deck) words.wrong('a card of the pile lies elsewhere')
  for (let card = 0; card < CARDS; card++) {
    if (g.place[card] !== PLACE.deck || wanted.includes(card)) continue
    g.place[card] = PLACE.out
    reveal(g, card)
  }
  g.deckSize = wanted.length
}

/** `piles 2 1`: so many tokens lie in the left and the right pile; the others are out of the game. */
export function countTokens(g: Maracaibo, words: Words): void {
  g.pileSize = [words.number(), words.number()]
  let left = g.pileSize[0] + g.pileSize[1]
  for (let token = TOKEN0; token < TOKEN0 + TOKENS; token++) {
    if (g.place[token] !== PLACE.pile || left-- > 0) continue
    g.place[token] = PLACE.out
    reveal(g, token)
  }
  if (left > 0) words.wrong('there are not so many tokens')
}

/** `under left t05`: a token that somebody put under a pile. */
export function putUnder(g: Maracaibo, words: Words): void {
  const pile = meaningIn(words, 'pile')
  const token = TOKEN0 + meaningIn(words, 'token')
  if (g.place[token] !== PLACE.pile) words.wrong('that token lies elsewhere')
  g.place[token] = PLACE.under + pile
  g.underSize[pile]++
  g.pileSize[g.pileSize[pile] > 0 ? pile : 1 - pile]--
}

/** Steps of a combat: drawing a token, taking a side, acting. */
const TAKING_A_SIDE = 1
const ACTING = 3

/** `combat of amber`; `combat of amber t05`: the token lies open; `combat of amber t05 against spain 7`: the fight goes on, with this value. */
export function fightOn(g: Maracaibo, seat: number, words: Words): void {
  call(g, 'combat', seat, -1, -1, 0, [0, 0])
  if (!words.left) return
  const frame = combatFrame(g)
  frame.token = meaningIn(words, 'token')
  const card = TOKEN0 + frame.token
  if (g.place[card] === PLACE.pile) g.pileSize[g.pileSize[0] > 0 ? 0 : 1]--
  g.place[card] = PLACE.ship + seat
  reveal(g, card)
  frame.pc = TAKING_A_SIDE
  if (!words.left) return
  const side = 1 + meaningIn(words, 'side')
  frame.nation = meaningIn(words, 'nation')
  frame.value = words.left ? words.number() : startingValue(g, seat, frame.token, frame.nation, side)
  frame.state = [side, 0]
  frame.pc = ACTING
  g.stance = side
}

/** The fight that goes on, in words; nothing where nobody fights. */
export function fightLooks(g: Maracaibo): string[] {
  const frame = pending(g, 'combat')
  if (frame === undefined) return []
  const { nation, side, token } = vocabulary
  return [
    `seat ${SEAT_WORDS[frame.seat]}`,
    ...(frame.token < 0 ? [] : [`token ${token.words[frame.token]}`]),
    ...(frame.nation < 0
      ? []
      : [`${side.words[frame.state[0] - 1]} ${nation.words[frame.nation]}`, `value ${frame.value}`]),
  ]
}
