import { draw, everySeat, type GameOption, ONLOOKERS, type SetUp, type World } from '@spanish-main/kernel'
import { CHARACTERS, FIRST_YEAR, LAST_YEAR, START_GOLD } from '../data/index.ts'
import { BOX, DECK, emptyLords, HELD, LOCATION_DECK, type Lords, STREAM } from './state.ts'
import { CASA, COMPONENTS, HAVENS, MARQUES } from './tables.ts'
import { isGone } from './units.ts'
import { LORDS } from './vocabulary.ts'
import { by, call } from './words.ts'

/** What a table chooses: the characters (at random if none are named), and the options of the book. */
export const options: readonly GameOption[] = [
  { name: 'treasurePlayer', values: [true, false] },
  { name: 'lords', words: LORDS, usual: [] },
  { name: 'lastYear', least: FIRST_YEAR, greatest: LAST_YEAR, usual: LAST_YEAR },
  { name: 'parrotYears', values: [false, true] },
  { name: 'depletion', values: [true, false] },
  { name: 'nearRaids', values: [false, true] },
  { name: 'freeLooks', values: [false, true] },
]

/**
 * B6. Named lords in their order; the other seats draw, the Marqués among them if there is a treasure player. An empty chair
 * has its character too, for whoever may come (A4); the Marqués is at the table from the start.
 */
function dealCharacters(g: Lords, world: World, named: readonly string[], treasure: boolean): void {
  const chosen = named.slice(0, g.seats).map(name => LORDS.indexOf(name))
  const free = [...CHARACTERS.keys()].filter(each => !chosen.includes(each) && each !== MARQUES)
  if (named.length === 0 && treasure && by('B6')) chosen.push(MARQUES)
  while (chosen.length < g.seats) chosen.push(free.splice(draw(g, world, STREAM.characters, free.length), 1)[0])
  if (named.length === 0) {
    shuffle(g, world, chosen)
    const [at, first] = [chosen.indexOf(MARQUES), chosen.findIndex((_, seat) => !isGone(g, seat))]
    if (at >= 0 && isGone(g, at)) chosen.splice(first, 1, ...chosen.splice(at, 1, chosen[first]))
  }
  for (const [seat, card] of chosen.entries()) g.character[seat] = card
}

function shuffle(g: Lords, world: World, cards: number[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = draw(g, world, STREAM.characters, i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
}

/** B8, B9. Every character on its calendar, five gold in every coffer, the locations in their decks; the rest in the box. */
export function layOut(g: Lords): void {
  by('B8')
  const everybody = ((1 << g.seats) - 1) | ONLOOKERS
  for (const card of CHARACTERS.keys()) {
    g.place[card] = BOX
    g.known[card] = everybody
  }
  for (let at = HAVENS; at < COMPONENTS && by('B9'); at++) g.place[at] = LOCATION_DECK
  for (let seat = 0; seat < g.seats; seat++) {
    if (isGone(g, seat)) continue
    const card = g.character[seat]
    g.place[card] = HELD + seat
    g.size[card] = CHARACTERS[card].size
    g.gold[seat] = START_GOLD.count
  }
  const marques = g.character.indexOf(MARQUES)
  const isHere = marques >= 0 && !isGone(g, marques)
  g.place[CASA] = isHere ? HELD + marques : DECK
  g.known[CASA] = isHere ? everybody : 0
}

export function setup({ seats, options: chosen, chairs }: SetUp, world: World): Lords {
  const g = emptyLords(seats)
  g.gone = everySeat(seats) & ~chairs
  g.players = seats - g.gone.toString(2).replaceAll('0', '').length
  g.lastYear = chosen.lastYear as number
  g.parrotYears = chosen.parrotYears === true ? 1 : 0
  g.depletes = chosen.depletion === true ? 1 : 0
  g.nearRaids = chosen.nearRaids === true ? 1 : 0
  g.freeLooks = chosen.freeLooks === true ? 1 : 0
  // Eight players need all eight characters.
  const treasure = chosen.treasurePlayer === true || seats === CHARACTERS.length
  dealCharacters(g, world, chosen.lords as readonly string[], treasure)
  layOut(g)
  call(g, 'game')
  return g
}
