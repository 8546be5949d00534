import { draw, drawEach, drawFrom, reveal, type SetUp, show, type World } from '@spanish-main/kernel'
import { MODULES, OBJECTS } from '../data/index.ts'
import { cityTileAt, isCity, isVillage, PUERTO_CABEZAS } from './board.ts'
import { type Archive, readLegacy } from './campaign.ts'
import { fillDisplay, showInHand, takeFromPile } from './cards.ts'
import { trackPlace } from './mb7-explorer.ts'
import { takeTopQuest, turnQuestUp } from './mb8-quests.ts'
import { hasModule, isFreeing } from './players.ts'
import {
  A_CARDS,
  BUILDING0,
  BUILDINGS,
  CARDS,
  CAREER0,
  CAREERS,
  emptyTable,
  HINT0,
  HINTS,
  JACQUES,
  JACQUES_MODULE,
  JACQUES0,
  JEAN,
  JEAN0,
  LOCATIONS,
  type Maracaibo,
  NATIONS,
  NO_OPPONENT,
  PLACE,
  PORT0,
  PORTS,
  PORTS_MODULE,
  QUEST0,
  QUESTS,
  RESISTANCE,
  SEARCH,
  STREAM,
  TOKEN0,
  TOKENS,
  UPGRADES,
  UPRISING,
} from './state.ts'
import { tables } from './tables.ts'
import { by, call, tell } from './words.ts'

/** MU-1.4. What a table may choose. */
export const optionChoices = [
  { name: 'scenario', values: ['76', '75', '77', '78', '79', '74', '193', 'campaign'] },
  { name: 'expansion', values: [false, true] },
  { name: 'opponent', values: ['jean', 'jacques'] },
  { name: 'level', values: [2, 1, 3, 4, 5] },
  { name: 'uprising', values: [false, true] },
  { name: 'open-hands', values: [false, true] },
  { name: 'promos', values: [false, true] },
  { name: 'genova', values: [false, true] },
  { name: 'start', values: ['random', 'first'] },
]

const pick = (g: Maracaibo, world: World, from: number, count: number, place: number = PLACE.box): number =>
  drawFrom(g, world, STREAM.setup, place, from, from + count)

/** SM-1. */
export function setup({ seats, options, legacy }: SetUp, world: World): Maracaibo {
  const g = emptyTable(seats)
  const campaign = options.scenario === 'campaign' ? readLegacy(legacy) : undefined
  const wanted = campaign?.scenario ?? String(options.scenario)
  g.scenario = tables.pack.scenarios.findIndex(each => each.id === wanted)
  const scenario = tables.pack.scenarios[g.scenario]
  g.step = campaign?.step ?? 0
  g.expansion = options.expansion === true || scenario.modules.length > 0 ? 1 : 0
  if (scenario.modules.length > 0) by('MU-1.4')
  for (const module of scenario.modules) g.modules |= 1 << MODULES.indexOf(module)
  if (g.expansion === 1) g.modules |= PORTS_MODULE
  g.openHands = options['open-hands'] === true && hasModule(g, JACQUES_MODULE) ? 1 : 0
  if (campaign !== undefined && mayRise(campaign) && (campaign.uprising || options.uprising === true)) rise(g, world)
  g.opponent = opponentOf(g, String(options.opponent))
  g.level = Number(options.level)
  for (const tile of [...scenario.legacy, ...(campaign?.tiles ?? [])]) layTile(g, tile, world)
  g.starter = options.start === 'first' ? 0 : draw(g, world, STREAM.setup, seats)
  layCards(g, options.promos === true, world)
  layTokens(g)
  layQuests(g, options.promos === true, world)
  layCityTiles(g, world)
  layBuildings(g, world)
  layMarkers(g, world)
  dealPlayers(g, options.genova === true, world)
  layAutoma(g, world)
  if (hasModule(g, SEARCH)) layHints(g)
  call(g, 'game')
  return g
}

/** MU-11.5, SY-6. From the second game on a table of the campaign may fight against nations, too; it goes on doing so. */
const mayRise = ({ step, scenario }: Archive): boolean => step > 1 && scenario === '150'

function rise(g: Maracaibo, world: World): void {
  g.modules |= UPRISING | RESISTANCE
  layTile(g, 'L40', world)
}

/** MU-1.6. */
function opponentOf(g: Maracaibo, wish: string): number {
  if ((g.modules & JACQUES_MODULE) !== 0) return JACQUES
  if (g.seats > 1) return NO_OPPONENT
  by('MB-1.12')
  by('MU-1.6')
  return wish === 'jacques' ? JACQUES : JEAN
}

export function layTile(g: Maracaibo, id: string, world: World): void {
  const index = tables.legacy.findIndex(tile => tile.id === id)
  g.legacy |= 1 << index
  tell(world, g, 'MB-1.8', 'tile-laid', index)
}

/** MB-1.5, MU-1.5. Cards that are not in the box lie out of the game for all to see. */
function layCards(g: Maracaibo, promos: boolean, world: World): void {
  const scenario = tables.pack.scenarios[g.scenario]
  for (let card = A_CARDS; card < CARDS; card++) {
    const { deck, number } = tables.cards[card]
    const inBox =
      deck === 'B' ||
      (deck === 'U' && g.expansion === 1 && by('MU-1.1')) ||
      (deck === 'C' && number - 90 < scenario.numbered && by('MR-17')) ||
      (deck === 'PP' && promos && !isFreeing(g))
    if (inBox) continue
    g.place[card] = PLACE.out
    reveal(g, card)
  }
  g.place.fill(PLACE.deck, 0, A_CARDS)
  const dealt = tables.pack.start.dealt.value
  const deal = (card: number, drawn: number) => {
    const seat = Math.floor(drawn / dealt)
    g.place[card] = PLACE.hand + seat
    g.handSize[seat]++
    showInHand(g, card, seat)
    tell(world, g, 'MB-1.5', 'dealt', seat, card)
  }
  drawEach(g, world, STREAM.cards, PLACE.deck, g.seats * dealt, deal, 0, A_CARDS)
  g.deckSize = A_CARDS - g.seats * dealt
  const join = (card: number) => {
    g.place[card] = PLACE.deck
    g.deckSize++
  }
  drawEach(g, world, STREAM.cards, PLACE.box, tables.pack.start.furtherCards.value, join, A_CARDS, CARDS)
  if (scenario.randomLegacy) flipForTiles(g, world)
  fillDisplay(g, world)
}

/** MU-1.5. Three cards are flipped one after the other and choose tiles; then they go back into the pile. */
function flipForTiles(g: Maracaibo, world: World): void {
  by('MU-1.5')
  const flipped: number[] = []
  for (const column of tables.pack.legacyColumns) {
    const card = takeFromPile(g, world)
    g.place[card] = PLACE.display
    flipped.push(card)
    for (const tile of column[OBJECTS[tables.cards[card].object]]) layTile(g, tile, world)
  }
  for (const card of flipped) g.place[card] = PLACE.deck
  g.deckSize += flipped.length
}

/** MB-1.1. */
function layTokens(g: Maracaibo): void {
  by('MB-1.1')
  for (let token = 0; token < TOKENS; token++) g.place[TOKEN0 + token] = PLACE.pile
  g.pileSize = [13, TOKENS - 13]
}

/** MB-1.2, MB-1.8. */
function layQuests(g: Maracaibo, promos: boolean, world: World): void {
  for (let quest = 0; quest < QUESTS; quest++) {
    if (quest < QUESTS - 1 || promos) {
      g.place[QUEST0 + quest] = PLACE.questPile
      g.questSize++
    } else {
      g.place[QUEST0 + quest] = PLACE.out
      reveal(g, QUEST0 + quest)
    }
  }
  by('MB-1.2')
  turnQuestUp(g, world)
  for (const [space, { quest }] of tables.spaces.entries()) if (quest) takeTopQuest(g, trackPlace(space), world)
  for (const id of tables.pack.scenarios[g.scenario].quests)
    takeTopQuest(g, PLACE.location + tables.locationOf(id), world)
  if (cityTileAt(g, PUERTO_CABEZAS) >= 0) takeTopQuest(g, PLACE.location + PUERTO_CABEZAS, world)
}

/** MB-1.3. Two helm tiles and two others, then shuffled onto the four places. */
function layCityTiles(g: Maracaibo, world: World): void {
  const choose = (pool: number[]): number => pool.splice(draw(g, world, STREAM.setup, pool.length), 1)[0]
  const tiles = tables.cityTiles
    .map((tile, i) => ({ ...tile, i }))
    .filter(tile => tile.box === 'base' || (tile.box === 'uprising' && g.expansion === 1))
  const helms = tiles.filter(tile => tile.helm).map(tile => tile.i)
  const others = tiles.filter(tile => !tile.helm).map(tile => tile.i)
  by('MB-1.3')
  const chosen = [choose(helms), choose(helms), choose(others), choose(others)]
  for (const id of tables.pack.tileCities) g.tile[tables.locationOf(id)] = choose(chosen)
  g.tile[tables.locationOf(tables.pack.printedCity)] = tables.cityTiles.findIndex(tile => tile.box === 'printed')
}

/** MB-1.6. */
function layBuildings(g: Maracaibo, world: World): void {
  for (let i = 0; i < 4; i++) {
    const card = pick(g, world, BUILDING0, BUILDINGS)
    g.place[card] = PLACE.row
    g.buildings.push(card)
  }
  openBuilding(g, world)
}

/** Turns the next building of the row face up. */
export function openBuilding(g: Maracaibo, world: World): void {
  if (g.buildingsOpen >= g.buildings.length) return
  const card = g.buildings[g.buildingsOpen++]
  reveal(g, card)
  tell(world, g, 'MB-1.6', 'building-open', card - BUILDING0)
}

/** MB-1.7, MU-11.1, MU-11.3. */
function layMarkers(g: Maracaibo, world: World): void {
  const total = tables.pack.ownership.row.reduce((sum, n) => sum + n, 0)
  by('MB-1.7')
  g.row.fill(total)
  const { occupation } = tables.pack.scenarios[g.scenario]
  if (occupation === 'none') return
  for (let nation = 0; nation < NATIONS; nation++) {
    const places = zoneOf(g, nation)
    const villages = places.filter(at => isVillage(g, at))
    const rule = tables.pack.cooperativeMarkers[g.seats - 1]
    for (const at of places) {
      const ends = rule.villages === 'all' || at === villages[0] || at === villages[villages.length - 1]
      const count = occupation === 'one-each' ? 1 : isCity(g, at) ? rule.city : ends ? rule.village : 0
      if (count === 0) continue
      if (count > 1) by('MR-9')
      g.markers[at] = count
      g.owner[at] = nation
      g.row[nation] -= count
      tell(world, g, 'MU-11.3', 'marker-placed', nation, at)
    }
    if (occupation === 'one-each') g.aside[nation] = g.row[nation]
    else g.gone[nation] = g.row[nation]
    g.row[nation] = 0
  }
}

/** The printed locations of a nation's zone, lowest first. */
export function zoneOf(_g: Maracaibo, nation: number): number[] {
  const places: number[] = []
  for (let at = 0; at < LOCATIONS; at++) if (tables.zones[at] === nation) places.push(at)
  return places
}

/** MB-1.9, MB-1.10, MB-1.11, MU-2.1, MU-6.1. */
function dealPlayers(g: Maracaibo, genova: boolean, world: World): void {
  const { start } = tables.pack
  for (let seat = 0; seat < g.seats; seat++) {
    const order = (seat - g.starter + g.seats) % g.seats
    by('MB-1.10')
    g.doubloons[seat] = start.doubloons.values[order]
    by('MB-1.9')
    g.combat[seat] = start.combat.value
    g.income[seat] = start.doubloonIncome.value
    g.supply[seat] = start.figures.supply
    g.general[seat] = start.figures.general
    by('MU-1.2')
    for (let upgrade = 0; upgrade < UPGRADES; upgrade++)
      g.discs[seat * UPGRADES + upgrade] = start.discsPerUpgrade.value
  }
  for (let career = 0; career < CAREERS; career++) {
    const { freeing, uprising } = tables.careers[career]
    if (isFreeing(g) ? freeing && by('MU-6.1') : !uprising || g.expansion === 1) continue
    g.place[CAREER0 + career] = PLACE.out
    reveal(g, CAREER0 + career)
  }
  for (let port = 0; port < PORTS; port++) {
    const leftOut =
      !hasModule(g, PORTS_MODULE) ||
      (isFreeing(g) && !genova && tables.pack.ports[port].id === 'genova' && by('MU-2.13'))
    if (!leftOut) continue
    g.place[PORT0 + port] = PLACE.out
    reveal(g, PORT0 + port)
  }
  for (let seat = 0; seat < g.seats; seat++) {
    deal(g, seat, CAREER0, CAREERS, isFreeing(g) ? 1 : 2, world)
    if (hasModule(g, PORTS_MODULE)) deal(g, seat, PORT0, PORTS, 3, world)
  }
}

function deal(g: Maracaibo, seat: number, from: number, count: number, n: number, world: World): void {
  for (let i = 0; i < n; i++) {
    const card = pick(g, world, from, count)
    g.place[card] = PLACE.dealt + seat
    show(g, card, seat)
    tell(world, g, 'MB-1.11', 'dealt', seat, card)
  }
}

/** MB-12.1, MU-5.1. */
function layAutoma(g: Maracaibo, world: World): void {
  if (g.opponent === JEAN) {
    by('MB-12.1')
    const level = tables.pack.jeanLevels[g.level - 1]
    for (const deck of ['A', 'B', 'C'] as const) {
      const cards = tables.pack.jeanCards.flatMap((card, i) =>
        card.deck === deck && (card.box === 'base' || g.expansion === 1) ? [JEAN0 + i] : [],
      )
      for (let i = 0; i < level[deck]; i++) {
        const [card] = cards.splice(draw(g, world, STREAM.setup, cards.length), 1)
        g.place[card] = PLACE.jeanDeck
        g.aDeck++
      }
    }
  }
  if (g.opponent === JACQUES) {
    by('MU-5.1')
    const removed = tables.pack.jacquesLevels[Math.min(g.level, tables.pack.jacquesLevels.length) - 1]
    for (const deck of ['A', 'B'] as const) {
      const cards = tables.pack.jacquesCards.flatMap((card, i) => (card.deck === deck ? [JACQUES0 + i] : []))
      for (let i = 0; i < removed[deck]; i++) cards.splice(draw(g, world, STREAM.setup, cards.length), 1)
      for (const card of cards) {
        g.place[card] = PLACE.jacquesAbove
        g.aDeck++
        g.aLayers[0]++
      }
    }
  }
}

/** MU-7.1. Hints lie where they are drawn from; which is which is decided when one is drawn. */
function layHints(g: Maracaibo): void {
  const places = tables.pack.search.places.map(tables.locationOf)
  for (const [i, at] of places.entries()) {
    const short = i === 0 && (g.seats === 2 || g.seats === 4)
    g.hints[at] = tables.pack.search.perPlace - (short ? 1 : 0)
  }
  for (let hint = 0; hint < HINTS; hint++) g.place[HINT0 + hint] = PLACE.hintAt
}
