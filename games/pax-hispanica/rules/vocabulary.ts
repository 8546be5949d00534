import {
  AREA_IDS,
  CARDS,
  CELLS,
  DECKS,
  DIRECTIONS,
  GOODS,
  LEGALITIES,
  OMENS,
  PLAYERS,
  SITES,
  TITLES,
  ZONE_IDS,
} from '../data/index.ts'
import { OUTCOMES, SEAMANSHIPS, TACTICS } from './f2-outcome.ts'
import { ICON_NAMES } from './tables.ts'

const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(record => record.id)

/** The nations' names as records and moves write them: `england found barbados`. */
export const NATION_WORDS = PLAYERS.map(player => player.nation.toLowerCase())

/** G1e. What an Ability's user can answer in a word, by the question. */
export const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'star-chamber': ['permit', 'forbid'],
  'royal-exchange': ['first', 'last', 'in-turn'],
  mercantilism: ['raise', 'lower', 'keep'],
  mercantile: ['to-pirating', 'stay'],
  'tax-payment': ['pay', 'give-relic'],
  'iron-mask': ['decline'],
  'place-rebel': ['decline'],
  'archbishop-refill': ['done'],
  'announce-asiento': ['as-printed'],
}

/** The words of every argument that a move or an event can have. */
export const vocabulary = {
  /** A nation by its colour's index. */
  colour: { words: NATION_WORDS },
  /** Who stands on a Site: a Citizen's nation, or an Indigenous. */
  meeple: { words: [...NATION_WORDS, 'indigenous'] },
  site: { words: idsOf(SITES) },
  zone: { words: ZONE_IDS },
  /** Where a fleet can be. */
  sea: { words: [...ZONE_IDS, 'europe', 'pirating'] },
  area: { words: AREA_IDS },
  cell: { words: idsOf(CELLS) },
  card: { words: [...idsOf(CARDS), ...ZONE_IDS.map(zone => `haven-${zone}`)], component: true },
  /** G1. What a card is said to be in a deal; it need not be true. */
  claim: { words: ['unsaid', ...idsOf(CARDS), ...ZONE_IDS.map(zone => `haven-${zone}`)] },
  answer: { words: [...new Set(Object.values(ANSWERS).flat())] },
  deck: { words: DECKS },
  title: { words: TITLES },
  legality: { words: LEGALITIES },
  direction: { words: DIRECTIONS },
  action: { words: ICON_NAMES },
  good: { words: GOODS },
  omen: { words: idsOf(OMENS) },
  rebel: { words: ['none', 'slave', 'tax'] },
  /** Sea battles. */
  tactic: { words: TACTICS },
  seamanship: { words: SEAMANSHIPS },
  outcome: { words: OUTCOMES.map(each => each.word) },
  /** What a Galleon carries; Relics take no room. */
  piece: { words: ['chest', 'indigenous', 'citizen'] },
  /** A standing order for the interdiction of a sea zone. */
  watch: { words: ['never', 'always', 'if-treasure', 'when-leaving', 'ask'] },
  /** G3. Ways the game can end; the first four in the order of the tracks. H7: the last four in solitaire. */
  ending: {
    words: [
      'tea-party',
      'abolition',
      'sun-king',
      'el-patron',
      'tokens',
      'nobody',
      'king-coffers',
      'king-peerages',
      'king-tokens',
      'ganga-zumba',
    ],
  },
  /** Sailing and land battles. */
  treasure: { words: ['chest', 'relic'] },
  passenger: { words: ['indigenous', 'citizen'] },
  side: { words: ['fleet', 'target'] },
  /** What counts as Strength in a land battle. */
  strength: { words: ['galleons', 'rebel', 'colony', 'fort', 'citizen', 'bible', 'natives'] },
  chests: { min: 0, max: 20 },
  relics: { min: 0, max: 5 },
  year: { min: 1598, max: 1650 },
  dollars: { min: 0, max: 999 },
  number: { min: 0, max: 999 },
} as const
