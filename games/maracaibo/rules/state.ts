import { type Cards, freshState } from '@spanish-main/kernel'

/** Numbers of components: every kind has its own stretch. */
export const CARDS = 211
export const TOKEN0 = CARDS
export const TOKENS = 25
export const QUEST0 = TOKEN0 + TOKENS
export const QUESTS = 29
export const BUILDING0 = QUEST0 + QUESTS
export const BUILDINGS = 8
export const CAREER0 = BUILDING0 + BUILDINGS
export const CAREERS = 9
export const PORT0 = CAREER0 + CAREERS
export const PORTS = 15
export const HINT0 = PORT0 + PORTS
export const HINTS = 22
export const JEAN0 = HINT0 + HINTS
export const JEAN_CARDS = 17
export const JACQUES0 = JEAN0 + JEAN_CARDS
export const JACQUES_CARDS = 12
export const COMPONENTS = JACQUES0 + JACQUES_CARDS

export const A_CARDS = 56
export const LOCATIONS = 27
export const UPGRADES = 12
export const NATIONS = 3
export const GOODS = 4
export const SYNERGIES = 5
export const MEASURES = 10
export const ROUNDS = 4
export const DISPLAY = 4
export const SEATS = 4

/** Places. Those of a seat are BASE + seat, those of a location BASE + location. */
export const PLACE = {
  /** Out of the game, unseen. */
  box: 0,
  /** Out of the game for all to see. */
  out: 1,
  deck: 2,
  discard: 3,
  display: 4,
  /** Combat tokens: the bag of both piles, and what was put under each. */
  pile: 5,
  under: 7,
  questPile: 9,
  topQuest: 10,
  row: 11,
  jeanDeck: 12,
  jeanUsed: 13,
  jacquesAbove: 14,
  jacquesOpen: 16,
  automa: 17,
  /** Quest spaces of the explorer track. */
  track: 18,
  hand: 24,
  planned: 28,
  bought: 32,
  ship: 36,
  dealt: 40,
  kept: 44,
  /** On one of the two cards that hold quests. */
  onCard: 48,
  /** On a space of the search card. */
  search: 52,
  /** Jacques's cards that went under his pile after rounds I to III. */
  jacquesUnder: 60,
  location: 64,
  /** The bag of hints that lie face down; their number at each location is public. */
  hintAt: 96,
} as const

export const STREAM = { cards: 0, tokens: 1, quests: 2, setup: 3, automa: 4, hints: 5 } as const

/** MU-1.4. Bits of the modules. */
export const PORTS_MODULE = 1
export const RESISTANCE = 2
export const UPRISING = 4
export const FREEING = 8
export const JACQUES_MODULE = 16
export const SEARCH = 32

/** Opponents without a seat. */
export const NO_OPPONENT = 0
export const JEAN = 1
export const JACQUES = 2

/** Bits of `once`: used once a game by each seat. */
export const USED_L30 = 1
export const USED_L37 = 2

/** Influence that was given up in the Dutch city. */
export const GIVEN_UP = -1

export const HIDDEN = 0
export const FOUND = 1
export const FREED = 2

export interface Maracaibo extends Cards {
  /** Index of the scenario card. Public. */
  scenario: number
  /** Step of the campaign from 1, 0 outside of it. Public. */
  step: number
  /** Bit set of modules in play. Public. */
  modules: number
  /** Bit set of legacy tiles on the board, by their index. Public. */
  legacy: number
  /** Whether the components of the expansion are in the box. Public. */
  expansion: number
  /** MR-33. Whether hands lie open to all. Public. */
  openHands: number
  /** Round from 1, 0 before the first. Public. */
  round: number
  /** Seat that began the game. Public. */
  starter: number
  /** Seat in turn, −1 between turns. Public. */
  active: number
  /** Whose turn comes next: a seat, or the number of seats for the opponent. Public. */
  next: number
  /** Who ended the round: −1 nobody, a seat, or the number of seats for the opponent. Public. */
  ender: number
  /** City tile by location, −1 for none. Public. */
  tile: number[]
  /** Discs in the market by location. Public. */
  market: number[]
  /** Ownership markers by location, and the nation they are of. Public. */
  markers: number[]
  owner: number[]
  /** Markers left in each nation's row; set aside; out of the game. Public. */
  row: number[]
  aside: number[]
  gone: number[]
  /** Cards in the display by slot, −1 for none. Public. */
  display: number[]
  /** Cards in the draw pile. Public. */
  deckSize: number
  /** Tokens in each pile and under each pile. Public. */
  pileSize: number[]
  underSize: number[]
  /** Quests under the top one. Public. */
  questSize: number
  /** Prestige buildings of the row as components. Seen when face up. */
  buildings: number[]
  /** How many of them are face up. Public. */
  buildingsOpen: number
  /** Bit set of the seats that invested, by building. Public. */
  invested: number[]
  /** What a bought card remembers: its assistant's location + 1, a patron's nation + 1, ports of call as bits, or that it waited enough. Public. */
  mark: number[]
  /** Players' ships, and explorers with their second figure and their figure at the ruin, −1 for none. Public. */
  ship: number[]
  explorer: number[]
  second: number[]
  ruin: number[]
  /** Turn in which the figure came to the ruin. Public. */
  ruinSince: number[]
  /** Bit set of barriers crossed by each explorer. Public. */
  crossed: number[]
  /** How many figures have crossed each barrier, arrived at the end, arrived at the ruin's end. Public. */
  order: number[]
  handSize: number[]
  plannedSize: number[]
  /** Doubloons, combat points, victory points, incomes. Public. */
  doubloons: number[]
  combat: number[]
  points: number[]
  income: number[]
  pointIncome: number[]
  /** Figures in the supply, in the general supply, placed for good. Public. */
  supply: number[]
  general: number[]
  placed: number[]
  /** Discs on each upgrade, twelve a seat. Public. */
  discs: number[]
  /** Combat tokens, quests, bought cards, assistants, markers removed. Public. */
  tokens: number[]
  quests: number[]
  bought: number[]
  assistants: number[]
  removed: number[]
  liberated: number[]
  /** Influence with each nation, three a seat, −1 given up. Public. */
  influence: number[]
  /** Career and port, −1 before they are revealed. Public. */
  career: number[]
  port: number[]
  /** Bit set of claimed tasks. Public. */
  tasks: number[]
  /** Nation + 1 on each resistance space, four a seat. Public. */
  resist: number[]
  /** How often each symbol shows, five a seat; bit set of synergy tokens. Public. */
  symbols: number[]
  synergy: number[]
  /** Sum of each measure, ten a seat; bit sets of switches, triggers and wild symbols. Public. */
  measures: number[]
  switches: number[]
  triggers: number[]
  wildGoods: number[]
  wildObjects: number[]
  wildCards: number[]
  /** Bit set of what may be used once a game. Public. */
  once: number[]
  /** Bit set of the actions of L6 that are used up. Public. */
  l6: number
  /** Turns taken so far. Public. */
  turns: number
  /** This turn: movement points, kinds of village actions, side taken, whether an exploration was lengthened, liberations done. Public. */
  moved: number
  kinds: number
  stance: number
  lengthened: number
  freedNow: number
  /** Deliveries in this round, and whether the campaign's goal was met (1) or missed (2). Public. */
  deliveries: number
  goal: number
  /** Opponent without a seat: who, level, ship, explorer, barriers, quests, cards, discs, points, influence. Public. */
  opponent: number
  level: number
  aShip: number
  aExplorer: number
  aCrossed: number
  aQuests: number
  aCards: number
  aDiscs: number
  aPoints: number
  aInfluence: number[]
  /** Cards in the opponent's deck; Jacques: cards this round, turns until he ends it (−1: not yet). Public. */
  aDeck: number
  aOpen: number
  aCountdown: number
  /** Jacques's cards that were never revealed, then those put under his pile after each round. Public. */
  aLayers: number[]
  /** Search: hints by location, spaces covered, Luysa's state and place. Public. */
  hints: number[]
  covered: number[]
  luysa: number
  luysaAt: number
  /** Sealed wishes of the set-up as places in the own hand or deal. Seen by their owner. */
  wishCareer: number[]
  wishPort: number[]
  wishPlan: number[]
  wishOut: number[]
  /** Points by source for the score sheet: eight sources a seat. Public. */
  sheet: number[]
}

export const SHEET = { play: 0, income: 1, cards: 2, finals: 3, influence: 4, nations: 5, comparison: 6 } as const
export const SHEET_SOURCES = 7

const zeros = (n: number): number[] => new Array<number>(n).fill(0)
const nones = (n: number): number[] => new Array<number>(n).fill(-1)

/** An empty table: every component in the box, nobody has anything. */
export function emptyTable(seats: number): Maracaibo {
  return {
    ...freshState(seats, Object.keys(STREAM).length),
    place: zeros(COMPONENTS),
    known: zeros(COMPONENTS),
    scenario: 0,
    step: 0,
    modules: 0,
    legacy: 0,
    expansion: 0,
    openHands: 0,
    round: 0,
    starter: 0,
    active: -1,
    next: 0,
    ender: -1,
    tile: nones(LOCATIONS),
    market: zeros(LOCATIONS),
    markers: zeros(LOCATIONS),
    owner: nones(LOCATIONS),
    row: zeros(NATIONS),
    aside: zeros(NATIONS),
    gone: zeros(NATIONS),
    display: nones(DISPLAY),
    deckSize: 0,
    pileSize: zeros(2),
    underSize: zeros(2),
    questSize: 0,
    buildings: [],
    buildingsOpen: 0,
    invested: zeros(BUILDINGS),
    mark: zeros(CARDS),
    ship: zeros(seats),
    explorer: zeros(seats),
    second: nones(seats),
    ruin: nones(seats),
    ruinSince: zeros(seats),
    crossed: zeros(seats),
    order: zeros(5),
    handSize: zeros(seats),
    plannedSize: zeros(seats),
    doubloons: zeros(seats),
    combat: zeros(seats),
    points: zeros(seats),
    income: zeros(seats),
    pointIncome: zeros(seats),
    supply: zeros(seats),
    general: zeros(seats),
    placed: zeros(seats),
    discs: zeros(seats * UPGRADES),
    tokens: zeros(seats),
    quests: zeros(seats),
    bought: zeros(seats),
    assistants: zeros(seats),
    removed: zeros(seats),
    liberated: zeros(seats),
    influence: zeros(seats * NATIONS),
    career: nones(seats),
    port: nones(seats),
    tasks: zeros(seats),
    resist: zeros(seats * 4),
    symbols: zeros(seats * SYNERGIES),
    synergy: zeros(seats),
    measures: zeros(seats * MEASURES),
    switches: zeros(seats),
    triggers: zeros(seats),
    wildGoods: zeros(seats),
    wildObjects: zeros(seats),
    wildCards: zeros(seats),
    once: zeros(seats),
    l6: 0,
    turns: 0,
    moved: 0,
    kinds: 0,
    stance: 0,
    lengthened: 0,
    freedNow: 0,
    deliveries: 0,
    goal: 0,
    opponent: NO_OPPONENT,
    level: 0,
    aShip: 0,
    aExplorer: 0,
    aCrossed: 0,
    aQuests: 0,
    aCards: 0,
    aDiscs: 0,
    aPoints: 0,
    aInfluence: zeros(NATIONS),
    aDeck: 0,
    aOpen: 0,
    aCountdown: -1,
    aLayers: zeros(ROUNDS),
    hints: zeros(LOCATIONS),
    covered: nones(2),
    luysa: HIDDEN,
    luysaAt: -1,
    wishCareer: nones(seats),
    wishPort: nones(seats),
    wishPlan: nones(seats),
    wishOut: nones(seats),
    sheet: zeros(seats * SHEET_SOURCES),
  }
}
