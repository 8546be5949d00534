import {
  BUILDINGS,
  CARDS,
  CAREERS,
  EXPLORER_SPACES,
  GOODS,
  JACQUES_CARDS,
  JEAN_CARDS,
  LEGACY_TILES,
  LOCATIONS,
  NATIONS,
  OBJECTS,
  PORTS,
  QUESTS,
  SYNERGIES,
  TOKENS,
  UPGRADES,
} from '../data/index.ts'
import { A_CARDS, HINTS } from './state.ts'

const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(record => record.id)
const lower = (words: readonly string[]): string[] => words.map(word => word.toLowerCase())

/** Seats by the colour of their ships. */
export const SEAT_WORDS = ['amber', 'jade', 'violet', 'coral']

const PROJECTS = lower(idsOf(CARDS))
const UPGRADE_WORDS = idsOf(UPGRADES)
const PORT_WORDS = idsOf(PORTS)

/** The words of every argument that a move or an event can have. */
export const vocabulary = {
  seat: { words: SEAT_WORDS },
  /** A seat or the opponent without one. */
  player: { words: [...SEAT_WORDS, 'jean', 'jacques'] },
  location: { words: idsOf(LOCATIONS) },
  /** Every component whose place may be secret. */
  card: {
    words: [
      ...PROJECTS,
      ...lower(idsOf(TOKENS)),
      ...lower(idsOf(QUESTS)),
      ...lower(idsOf(BUILDINGS)),
      ...lower(idsOf(CAREERS)),
      ...PORT_WORDS,
      ...Array.from({ length: HINTS }, (_, i) => `hint-${i + 1}`),
      ...idsOf(JEAN_CARDS),
      ...idsOf(JACQUES_CARDS),
    ],
    component: true,
  },
  project: { words: PROJECTS },
  /** Cards that can be dealt at the start. */
  'start-card': { words: PROJECTS.slice(0, A_CARDS) },
  quest: { words: lower(idsOf(QUESTS)) },
  token: { words: lower(idsOf(TOKENS)) },
  building: { words: lower(idsOf(BUILDINGS)) },
  career: { words: lower(idsOf(CAREERS)) },
  port: { words: PORT_WORDS },
  upgrade: { words: UPGRADE_WORDS },
  /** What gives an action: a card, an upgrade, the port, or a tile of L6. */
  source: { words: [...PROJECTS, ...UPGRADE_WORDS, ...PORT_WORDS, 'l6-first', 'l6-second'] },
  tile: { words: lower(idsOf(LEGACY_TILES)) },
  nation: { words: NATIONS },
  good: { words: GOODS },
  object: { words: OBJECTS },
  symbol: { words: SYNERGIES },
  space: { words: lower(idsOf(EXPLORER_SPACES)) },
  ruin: { words: ['start', 'r1', 'r2', 'r3', 'r4', 'end'] },
  pile: { words: ['left', 'right'] },
  side: { words: ['for', 'against'] },
  barrier: { words: ['green', 'red', 'yellow'] },
  slot: { min: 1, max: 4 },
  choice: { min: 1, max: 3 },
  /** Spaces of the search card: two red ones, then the green ones. */
  hole: { words: ['red-1', 'red-2', 'green-1', 'green-2', 'green-3', 'green-4', 'green-5', 'green-6'] },
  road: { min: 1, max: 12 },
  force: { min: 1, max: 10 },
  number: { min: -999, max: 999 },
  why: { words: ['play', 'income', 'cards', 'finals', 'influence', 'nations', 'comparison'] },
} as const
