import type { ObjectId } from './effects.ts'
import { reward } from './effects.ts'
import { derived, reconstructed, type Source, stated, told } from './source.ts'

export const MODULES = ['ports', 'resistance', 'uprising', 'freeing', 'jacques', 'search'] as const
export type Module = (typeof MODULES)[number]

/** What ownership markers lie on the map at the start. */
export type Occupation = 'none' | 'one-each' | 'by-players'

/** MU-1.4. A scenario card: modules, tiles, cards, quests. */
export type ScenarioCard = {
  readonly id: string
  readonly modules: readonly Module[]
  readonly legacy: readonly string[]
  /** MU-1.5. Three more tiles by flipped cards. */
  readonly randomLegacy: boolean
  /** How many of the numbered cards 90 to 106 join the further cards. */
  readonly numbered: 0 | 10 | 17
  readonly occupation: Occupation
  readonly quests: readonly string[]
  readonly source: Source
}

const PUBLIC = told('set-up of cards 75 to 77; places of quests: gap H-7')
const BOOK = stated('Uprising p. 3; places of quests: gap H-10')

export const SCENARIOS: readonly ScenarioCard[] = [
  {
    id: '75',
    modules: [],
    legacy: [],
    randomLegacy: false,
    numbered: 0,
    occupation: 'none',
    quests: ['3', '6', '8', '10', '12', '15', '16', '19'],
    source: PUBLIC,
  },
  {
    id: '76',
    modules: [],
    legacy: ['L1', 'L4', 'L5', 'L6'],
    randomLegacy: false,
    numbered: 10,
    occupation: 'none',
    quests: ['3', '6', '10', '12', '16', '19'],
    source: PUBLIC,
  },
  {
    id: '77',
    modules: [],
    legacy: ['L1', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'],
    randomLegacy: false,
    numbered: 10,
    occupation: 'none',
    quests: ['6', '10', '16', '19'],
    source: PUBLIC,
  },
  {
    id: '78',
    modules: ['ports', 'resistance', 'uprising'],
    legacy: ['L1', 'L30', 'L40'],
    randomLegacy: true,
    numbered: 17,
    occupation: 'none',
    quests: ['3', '6', '8', '12', '16', '19'],
    source: BOOK,
  },
  {
    id: '79',
    modules: ['ports', 'resistance', 'freeing'],
    legacy: ['L1', 'L30'],
    randomLegacy: true,
    numbered: 17,
    occupation: 'one-each',
    quests: ['2', '7', '10', '12', '15', '18'],
    source: BOOK,
  },
  {
    id: '74',
    modules: ['ports', 'resistance', 'freeing', 'jacques'],
    legacy: ['L1'],
    randomLegacy: true,
    numbered: 17,
    occupation: 'by-players',
    quests: ['12'],
    source: BOOK,
  },
  {
    id: '193',
    modules: ['ports', 'resistance', 'freeing', 'jacques', 'search'],
    legacy: ['L1'],
    randomLegacy: true,
    numbered: 17,
    occupation: 'by-players',
    quests: ['9'],
    source: BOOK,
  },
  {
    id: '150',
    modules: ['ports'],
    legacy: ['L1', 'L4', 'L30'],
    randomLegacy: false,
    numbered: 0,
    occupation: 'none',
    quests: ['3', '6', '10', '16', '18', '19'],
    source: BOOK,
  },
  {
    id: '184',
    modules: ['ports', 'resistance', 'freeing'],
    legacy: [],
    randomLegacy: false,
    numbered: 0,
    occupation: 'one-each',
    quests: ['2', '7', '10', '12', '15', '18'],
    source: BOOK,
  },
  {
    id: '185',
    modules: ['ports', 'resistance', 'freeing', 'jacques', 'search'],
    legacy: [],
    randomLegacy: false,
    numbered: 0,
    occupation: 'by-players',
    quests: ['9'],
    source: BOOK,
  },
]

/** MU-1.5. Tiles by the object of a flipped card, a column for each of the three. */
export const LEGACY_COLUMNS: readonly Readonly<Record<ObjectId, readonly string[]>>[] = [
  { book: ['L4'], spyglass: ['L33'], herbs: ['L34'], map: ['L35'] },
  { book: ['L31', 'L32'], spyglass: ['L5'], herbs: ['L37'], map: ['L6'] },
  { book: ['L36'], spyglass: ['L7'], herbs: ['L8'], map: ['L9'] },
]

export const COLUMNS_SOURCE = reconstructed('gap H-10')

/** MB-11.4. Where a quest is laid after rounds I to III, by number of players. */
export const NEW_QUESTS: readonly (readonly string[])[] = [['16'], ['16'], ['16'], ['16', '19']]

/** MU-11.3. Markers on villages and cities by number of players: on all villages of a nation, or on its first and last. */
export const COOPERATIVE_MARKERS: readonly {
  readonly villages: 'all' | 'ends'
  readonly village: number
  readonly city: number
  readonly source: Source
}[] = [
  { villages: 'all', village: 1, city: 2, source: reconstructed('gap H-10') },
  { villages: 'all', village: 2, city: 1, source: reconstructed('gap H-10') },
  { villages: 'all', village: 1, city: 2, source: stated('Uprising p. 3') },
  { villages: 'all', village: 2, city: 2, source: reconstructed('gap H-10') },
]

/** MU-11.1. New markers of each nation at the start of rounds II, III and IV. */
export const UNREST_MARKERS: readonly number[] = [1, 2, 2]

/** MU-7. The Search. */
export const SEARCH = {
  places: ['2', '3', '6', '8', '10', '14', '15', '16', '17', '18', '19'],
  perPlace: 2,
  red: [reward('C2'), reward('D2')],
  green: [reward('V1'), reward('D2'), reward('X1'), reward('C2'), reward('F1'), reward('V2')],
  /** Alone one green space fewer, and this many hints left find her, too. */
  greenAlone: 5,
  foundWhenLeft: 11,
  ransom: 15,
  freeing: 8,
  hintsPerColour: 11,
  source: stated('Uprising p. 7: places, two red spaces, ransom; spaces and rewards: gap H-11'),
} as const

/** MU-11.5. A step of the campaign: what the table is asked, and where it leads. */
export type StoryStep = {
  readonly card: string
  readonly scenario: '150' | '184' | '185'
  readonly goal: Goal
  readonly success: number
  readonly failure: number
  readonly adds: readonly string[]
  readonly source: Source
}

export const GOALS = [
  'three-quests-by-round-3',
  'red-barrier-by-round-2',
  'six-deliveries-in-round-2',
  'six-tokens-by-round-3',
  'all-past-11-in-round-1',
  'vote-for-the-nations',
  'eight-locations-by-round-3',
  'winner-liberated-three',
  'rescue-won',
] as const
export type Goal = (typeof GOALS)[number]

const CHAIN = reconstructed('gap H-12')

/** Steps are numbered from 1; 0 ends the chain. */
export const CAMPAIGN: readonly StoryStep[] = [
  {
    card: 'R150',
    scenario: '150',
    goal: 'three-quests-by-round-3',
    success: 2,
    failure: 3,
    adds: ['L1', 'L4', 'L30'],
    source: derived('Uprising p. 3: first tiles; the goal: gap H-12'),
  },
  {
    card: 'R151',
    scenario: '150',
    goal: 'red-barrier-by-round-2',
    success: 4,
    failure: 5,
    adds: ['L31', 'L32'],
    source: CHAIN,
  },
  {
    card: 'R152',
    scenario: '150',
    goal: 'six-deliveries-in-round-2',
    success: 4,
    failure: 5,
    adds: ['L35'],
    source: CHAIN,
  },
  {
    card: 'R153',
    scenario: '150',
    goal: 'six-tokens-by-round-3',
    success: 6,
    failure: 7,
    adds: ['L36'],
    source: CHAIN,
  },
  {
    card: 'R154',
    scenario: '150',
    goal: 'all-past-11-in-round-1',
    success: 6,
    failure: 7,
    adds: ['L34'],
    source: CHAIN,
  },
  { card: 'R155', scenario: '150', goal: 'vote-for-the-nations', success: 8, failure: 7, adds: ['L33'], source: CHAIN },
  {
    card: 'R156',
    scenario: '150',
    goal: 'eight-locations-by-round-3',
    success: 9,
    failure: 8,
    adds: ['L37'],
    source: CHAIN,
  },
  { card: 'R184', scenario: '184', goal: 'winner-liberated-three', success: 9, failure: 9, adds: [], source: CHAIN },
  { card: 'R185', scenario: '185', goal: 'rescue-won', success: 0, failure: 0, adds: [], source: CHAIN },
]

/** MU-11.4. Tiles that card 185 takes off the board for its game. */
export const REMOVED_BY_185: readonly string[] = ['L30', 'L33', 'L34', 'L35']
