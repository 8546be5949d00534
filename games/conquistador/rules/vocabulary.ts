import { AREA_IDS, CITIES, COUNTRIES, DISCOVERIES, EVENT_IDS, PEOPLE, QUESTS } from '../data/index.ts'
import { DIRECTIONS, HEXES, hexId } from './geography.ts'
import { EXPEDITIONS, FRIARS, SHIPS } from './state.ts'
import { SHIP_KINDS, tables } from './tables.ts'

const HEX_WORDS = Array.from({ length: HEXES }, (_, hex) => hexId(hex))

/** Waters by the hex they are in; the second water of a hex whose seas do not meet ends in b. */
const WATER_WORDS = tables.waterHex.map((hex, water) => (water < HEXES ? hexId(hex) : `${hexId(hex)}b`))

/** The words of every argument that a move or an event can have. */
export const vocabulary = {
  country: { words: COUNTRIES },
  hex: { words: HEX_WORDS },
  water: { words: WATER_WORDS },
  area: { words: AREA_IDS },
  direction: { words: DIRECTIONS },
  slip: { min: 1, max: EXPEDITIONS, things: true },
  ship: { min: 1, max: SHIPS, things: true },
  shipKind: { words: SHIP_KINDS },
  item: { words: [...SHIP_KINDS, 'detachment'] },
  /** What can be struck off the bill. */
  unit: { words: [...SHIP_KINDS, 'detachment', 'colonist'] },
  /** What fills the holds. */
  men: { words: ['colonist', 'detachment'] },
  person: {
    words: [...PEOPLE.map(person => person.id), ...Array.from({ length: FRIARS }, (_, i) => `friar-${i + 1}`)],
  },
  place: { words: DISCOVERIES.map(place => place.id) },
  city: { words: CITIES.map(city => city.id) },
  politics: { words: EVENT_IDS },
  quest: { words: QUESTS.map(quest => quest.event) },
  rating: { words: ['A', 'B', 'C', 'D'] },
  outcome: { words: ['failed', 'succeeded'] },
  mineState: { words: ['unknown', 'found', 'abandoned', 'depleted'] },
  /** Odds at sea from 1-2 to 4-1, on land from 1-3 to 5-1. */
  seaOdds: { words: ['1-2', '1-1', '2-1', '3-1', '4-1'] },
  landOdds: { words: ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1'] },
  victory: { words: ['points', 'bankers', 'solitaire-won', 'solitaire-lost'] },
  die: { min: 1, max: 6 },
  turn: { min: 1, max: 21 },
  number: { min: -99, max: 99 },
  amount: { min: 0, max: 60 },
  ducats: { min: 0, max: 9999 },
  level: { min: -9999, max: 99999 },
} as const
