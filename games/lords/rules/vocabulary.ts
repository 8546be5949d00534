import { CARD_IDS, CHARACTERS, LOCATIONS, PORTS, TACTICS, ZONES } from '../data/index.ts'
import { CARD_COUNT, SCHEMES } from './tables.ts'

/** What a skullduggery aims at: a card, nothing, a declared plot, or a tent on somebody's track. */
export const AIM_NOTHING = CARD_COUNT
export const AIM_PLOTS = CARD_COUNT + 1
export const MOST_PLOTS = 24
export const AIM_TENTS = AIM_PLOTS + MOST_PLOTS
/** A tent on the track of a lord, by his character. */
export const tentAim = (lord: number, mill: number, slot: number): number => AIM_TENTS + lord * 20 + mill * 10 + slot

const numbered = (word: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `${word}-${i + from}`)

/** Seats are called after their characters. */
export const LORDS: readonly string[] = CHARACTERS.map(card => card.id)

const TENT_WORDS = LORDS.flatMap(lord => [...numbered(`${lord}-fort`, 10), ...numbered(`${lord}-mill`, 10)])

export const vocabulary = {
  /** Cards, then havens, then treasure cities. */
  card: { words: [...CARD_IDS, ...LOCATIONS.map(each => each.id)], component: true },
  /** The same, and the smuggling ports, where nothing is hidden. */
  place: { words: [...CARD_IDS, ...LOCATIONS.map(each => each.id), ...PORTS.map(each => each.id)] },
  lord: { words: LORDS },
  /** Whom a leaver's colonies trade with: everybody, nobody, or one lord. */
  policy: { words: ['open', 'closed', ...LORDS] },
  zone: { words: ZONES.map(each => each.id) },
  port: { words: PORTS.map(each => each.id) },
  aim: { words: [...CARD_IDS, 'nothing', ...numbered('plot', MOST_PLOTS, 1), ...TENT_WORDS] },
  item: { words: [...CARD_IDS, ...numbered('fort', 10), ...numbered('mill', 10)] },
  /** Standing orders: a haven or treasure city, and whether one stops whoever passes it. */
  location: { words: LOCATIONS.map(each => each.id) },
  watch: { words: ['never', 'ask', 'always'] },
  tactic: { words: TACTICS },
  tent: { words: ['fort', 'mill'] },
  /** How a carrier and the treasure player divide the tents (D6.7). */
  share: { words: ['half', 'half-and-odd', 'nothing', 'everything'] },
  /** A skullduggery by its name, whichever card offers it. */
  scheme: { words: SCHEMES },
  option: { min: 1, max: 2 },
  men: { min: 0, max: 3 },
  amount: { min: 1, max: 3 },
  gold: { min: 0, max: 999 },
  number: { min: 0, max: 9999 },
} as const
