import { type PackResult, readPack } from '@spanish-main/kernel/pack'
import {
  JACQUES_CARDS,
  JACQUES_LEVELS,
  JACQUES_POINTS,
  JEAN_CARDS,
  JEAN_DISC_POINTS,
  JEAN_LEADS,
  JEAN_LEVELS,
} from './automata.ts'
import { BUILDINGS } from './buildings.ts'
import { CARDS } from './cards/index.ts'
import { CAREERS } from './careers.ts'
import { CITY_TILES } from './city-tiles.ts'
import { COMBAT, TOKENS } from './combat.ts'
import { BARRIER_REWARDS, EXPLORER_END, EXPLORER_SPACES } from './explorer.ts'
import { L6_ACTIONS, LEGACY_TILES, PASSAGE, RUIN_BARRIER, RUIN_END, RUIN_TRACK } from './legacy.ts'
import { ARROWS, HOMEWARD, LOCATIONS, MARKET_SPACES, PRINTED_CITY, TILE_CITIES } from './locations.ts'
import { packShape } from './pack-check.ts'
import { PORTS } from './ports.ts'
import { QUESTS } from './quests.ts'
import {
  CAMPAIGN,
  COOPERATIVE_MARKERS,
  LEGACY_COLUMNS,
  NEW_QUESTS,
  REMOVED_BY_185,
  SCENARIOS,
  SEARCH,
  UNREST_MARKERS,
} from './scenarios.ts'
import {
  INFLUENCE,
  INTERIM,
  LIMITS,
  OBJECT_TABLE,
  OWNERSHIP,
  START,
  STATED,
  SYNERGY_REWARDS,
  VILLAGE_ACTIONS,
} from './tracks.ts'
import { FACE_DOWN_PORT, RESISTANCE, UPGRADES } from './upgrades.ts'

/** All component data that a better source might correct, as one object that survives JSON. */
export const COMPONENTS = {
  locations: LOCATIONS,
  arrows: ARROWS,
  tileCities: TILE_CITIES,
  printedCity: PRINTED_CITY,
  marketSpaces: MARKET_SPACES,
  homeward: HOMEWARD,
  cityTiles: CITY_TILES,
  explorerSpaces: EXPLORER_SPACES,
  barrierRewards: BARRIER_REWARDS,
  explorerEnd: EXPLORER_END,
  upgrades: UPGRADES,
  faceDownPort: FACE_DOWN_PORT,
  resistance: RESISTANCE,
  start: START,
  villageActions: VILLAGE_ACTIONS,
  influence: INFLUENCE,
  ownership: OWNERSHIP,
  limits: LIMITS,
  synergyRewards: SYNERGY_REWARDS,
  objectTable: OBJECT_TABLE,
  interim: INTERIM,
  stated: STATED,
  tokens: TOKENS,
  combat: COMBAT,
  quests: QUESTS,
  careers: CAREERS,
  buildings: BUILDINGS,
  ports: PORTS,
  legacyTiles: LEGACY_TILES,
  l6Actions: L6_ACTIONS,
  ruinTrack: RUIN_TRACK,
  ruinEnd: RUIN_END,
  ruinBarrier: RUIN_BARRIER,
  passage: PASSAGE,
  scenarios: SCENARIOS,
  legacyColumns: LEGACY_COLUMNS,
  newQuests: NEW_QUESTS,
  cooperativeMarkers: COOPERATIVE_MARKERS,
  unrestMarkers: UNREST_MARKERS,
  search: SEARCH,
  campaign: CAMPAIGN,
  removedBy185: REMOVED_BY_185,
  cards: CARDS,
  jeanCards: JEAN_CARDS,
  jeanLevels: JEAN_LEVELS,
  jeanDiscPoints: JEAN_DISC_POINTS,
  jeanLeads: JEAN_LEADS,
  jacquesCards: JACQUES_CARDS,
  jacquesLevels: JACQUES_LEVELS,
  jacquesPoints: JACQUES_POINTS,
} as const

/** A value without its sources. */
type Plain<T> = T extends readonly unknown[]
  ? { readonly [I in keyof T]: Plain<T[I]> }
  : T extends object
    ? { readonly [K in keyof T as K extends 'source' ? never : K]: Plain<T[K]> }
    : T extends number
      ? number
      : T

export type Pack = { readonly format: 1; readonly game: 'maracaibo'; readonly title: string } & Plain<typeof COMPONENTS>

function withoutSources(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSources)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => key !== 'source')
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutSources(entry)]))
}

/** The pack that the data files make up. */
export const DEFAULT_PACK = {
  format: 1,
  game: 'maracaibo',
  title: 'Reconstruction from the rulebook and public accounts',
  ...(withoutSources(COMPONENTS) as object),
} as unknown as Pack

const shape = packShape(DEFAULT_PACK)

/** Says whether a value is a usable data pack, and if not, everything that is wrong with it. */
export const validatePack = (value: unknown): PackResult<Pack> =>
  readPack<Pack>(value, shape, ({ game }, report) => {
    if (game !== 'maracaibo') report('game', 'this is no pack of Maracaibo')
  })
