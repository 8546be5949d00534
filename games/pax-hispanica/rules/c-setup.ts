import type { OptionChoice, Options, SetUp, World } from '@spanish-main/kernel'
import { PLAYERS, SETUP, START_YEARS, TOKENS } from '../data/index.ts'
import { drawHaven, turnUp } from './decks.ts'
import { anchorPeerage } from './peers.ts'
import {
  BLUE,
  COLOUR_COUNT,
  EN,
  emptyPax,
  GREEN,
  INDIGENOUS,
  ORANGE,
  type Pax,
  PL,
  PURPLE,
  RED,
  REMOVED,
} from './state.ts'
import { TITLE, tables } from './tables.ts'
import { placeFort } from './tokens.ts'
import { NATION_WORDS } from './vocabulary.ts'
import { by, call } from './words.ts'

/** C3a. Who plays when nobody chooses: Spain only from four players on. */
const USUAL: Readonly<Record<number, readonly number[]>> = {
  2: [RED, BLUE],
  3: [RED, BLUE, ORANGE],
  4: [PURPLE, RED, BLUE, ORANGE],
  5: [PURPLE, RED, BLUE, ORANGE, GREEN],
}
/** H0-setup. Ganga Zumba; the Sun King has no seat. */
const ALONE: readonly number[] = [RED]
const WITH_SPAIN: typeof USUAL = { ...USUAL, 2: [PURPLE, RED], 3: [PURPLE, RED, BLUE] }
const WITHOUT_SPAIN: typeof USUAL = { 2: [RED, BLUE], 3: [RED, BLUE, ORANGE], 4: [RED, BLUE, ORANGE, GREEN] }

/** Every set of two or more nations, written `england+france`. */
const NATION_SETS = Array.from({ length: 1 << COLOUR_COUNT }, (_, bits) => colours(bits))
  .filter(set => set.length >= 2)
  .map(nationSet)

function colours(bits: number): number[] {
  return [0, 1, 2, 3, 4].filter(colour => (bits & (1 << colour)) !== 0)
}

function nationSet(set: readonly number[]): string {
  return set.map(colour => NATION_WORDS[colour]).join('+')
}

/** VA. What a table chooses; the first value is the default. */
export const optionChoices: readonly OptionChoice[] = [
  { name: 'length', values: ['long', 'short', 'comet-short', 'comet-prague'] },
  { name: 'edition', values: ['pl', 'en'] },
  { name: 'spain', values: ['auto', 'in', 'out'] },
  { name: 'nations', values: ['auto', ...NATION_SETS] },
  { name: 'eternalPeace', values: [false, true] },
  { name: 'gangaZumba', values: [false, true] },
  { name: 'flee', values: ['caught', 'slips'] },
  { name: 'negotiation', values: [false, true] },
]

/** C3, C3a. The colours at the table. */
export function chosenColours(seats: number, options: Options): readonly number[] {
  if (options.nations !== 'auto') {
    const set = String(options.nations)
      .split('+')
      .map(word => NATION_WORDS.indexOf(word))
    if (set.length !== seats) throw new Error(`${seats} players need ${seats} nations, not ${options.nations}.`)
    return set
  }
  const table = nationsBySeats(options)
  const set = seats === 1 ? ALONE : table[seats]
  if (set === undefined) throw new Error(`${seats} players need Spain: there are only four other nations.`)
  return set
}

function nationsBySeats({ spain }: Options): typeof USUAL {
  if (spain === 'in') return WITH_SPAIN
  if (spain === 'out') return WITHOUT_SPAIN
  by('C3a')
  return USUAL
}

/** C, C3k. */
export function setup({ seats, options }: SetUp, world: World): Pax {
  const g = emptyPax(seats)
  chooseVariant(g, options)
  if (seats === 1) chooseSolitaire(g, options)
  seatPlayers(g, chosenColours(seats, options))
  fillPool(g)
  settleMap(g)
  if (g.solitaire === 1) seatSunKing(g)
  if (g.gangaZumba === 1) anchorMaroonKing(g, world)
  dealCards(g, world)
  by('C3k')
  call(g, 'game')
  return g
}

/** C1a, C1b, VA-eternal-peace, VA-ganga-zumba. */
function chooseVariant(g: Pax, options: Options): void {
  g.edition = options.edition === 'en' ? EN : PL
  g.eternalPeace = options.eternalPeace === true ? 1 : 0
  g.gangaZumba = options.gangaZumba === true ? 1 : 0
  g.fleeSlips = options.flee === 'slips' ? 1 : 0
  const { length } = options
  const comet = length === 'comet-short' || length === 'comet-prague'
  by('C1a')
  g.year = comet ? START_YEARS.comet.year : START_YEARS.long.year
  by('C1b')
  g.dove = length === 'short' || length === 'comet-prague' ? 1637 : 1649
}

/** H0-setup, VA-solitaire. The Dove waits in 1649, and red shows its other side. */
function chooseSolitaire(g: Pax, options: Options): void {
  if (options.length !== 'long') throw new Error('The solitaire game lasts until 1649: choose the long game.')
  by('VA-solitaire')
  g.solitaire = 1
  g.gangaZumba = 1
}

/** H0-setup. More money to begin with, and a Figure for the Sun King. */
function seatSunKing(g: Pax): void {
  g.money[RED] = SETUP.solitaireMoney.value
  g.figure[PURPLE] = PURPLE
}

/** C3, C3c, C3d, C3e, C3f, C3g. Columns and Reserves of colours that nobody plays are filled too. */
function seatPlayers(g: Pax, players: readonly number[]): void {
  by('C3')
  g.colour = [...players]
  for (const [seat, colour] of players.entries()) {
    g.seatOf[colour] = seat
    by('C3c')
    g.money[colour] = players.length
    by('C3g')
    g.figure[colour] = colour
  }
  g.order = tables.startOrder
    .map(name => PLAYERS.findIndex(player => player.colour === name))
    .filter(colour => players.includes(colour))
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    by('C3d')
    g.disksLeft[colour] = PLAYERS[colour].disks - PLAYERS[colour].startDisksOnMap
    by('C3e')
    g.biblesLeft[colour] = TOKENS.biblesPerColour.count
    by('C3f')
    g.reserves[colour] = TOKENS.citizensPerColour.count
  }
}

/** C2a, C3h. */
function fillPool(g: Pax): void {
  by('C2a')
  g.mercantilism = SETUP.mercantilism.value
  by('C3h')
  g.poolChests = TOKENS.chests.count
  g.poolRelics = TOKENS.relics.count
  g.poolForts = TOKENS.forts.count
  g.poolCathedrals = TOKENS.cathedrals.count
  g.poolRebels = TOKENS.rebels.count
}

/** C1c, C1d. Without a Spanish player the eight Colonies are fortified. */
function settleMap(g: Pax): void {
  by('C1c')
  for (const site of tables.sitesOfKind.tribal) g.meeple[site] = INDIGENOUS
  by('C1d')
  for (const site of tables.sitesOfKind.spanish) {
    g.disk[site] = PURPLE
    g.meeple[site] = INDIGENOUS
    if (g.seatOf[PURPLE] < 0) placeFort(g, site)
  }
}

/** VA-ganga-zumba. Red starts with MAROON KING, its first Bible on it; without red the option does nothing. */
function anchorMaroonKing(g: Pax, world: World): void {
  const card = tables.cardOfTitle[TITLE['maroon-king']]
  if (g.seatOf[RED] < 0) {
    g.gangaZumba = 0
    return
  }
  g.place[card] = REMOVED
  anchorPeerage(g, world, g.solitaire === 1 ? 'H0-setup' : 'VA-ganga-zumba', RED, card)
}

/** C1e, C2b, C3j. */
function dealCards(g: Pax, world: World): void {
  by('C2b')
  for (let deck = 0; deck < 4; deck++) {
    g.deckLeft[deck] = g.place.reduce(
      (sum, place, card) => sum + (place === 0 && tables.deckOf[card] === deck ? 1 : 0),
      0,
    )
    turnUp(g, world, deck)
  }
  by('C1e')
  g.havenLeft = TOKENS.havenCards.count
  for (const colour of g.order) {
    for (let i = 0; i < SETUP.havenCards.value; i++) drawHaven(g, world, 'C3j', colour)
  }
}
