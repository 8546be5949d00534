import { hasCrossed, hasTile } from './players.ts'
import { DISPLAY, LOCATIONS, type Maracaibo, PLACE, QUEST0, QUESTS } from './state.ts'
import { type Tables, tables } from './tables.ts'
import { by } from './words.ts'

/** Numbers of the locations that rules name. */
export const HAVANA = 0
export const PUERTO_CABEZAS = 16
export const HOMEWARD = 19
export const LAST_21A = 20
export const SPACE_21B = 21
export const LAST_22 = 22
export const DUTCH = 23

/** The legacy tile that makes a city of a location, −1 if none on the board does. */
export function cityTileAt(g: Maracaibo, at: number): number {
  const tile = tables.cityTileFor[at]
  return tile >= 0 && (g.legacy & (1 << tile)) !== 0 ? tile : -1
}

/** Whether the location is part of this game's board. */
export const exists = (g: Maracaibo, at: number): boolean => at <= LAST_22 || cityTileAt(g, at) >= 0

export const isCity = (g: Maracaibo, at: number): boolean =>
  at <= LAST_22 ? tables.cities[at] || (at === PUERTO_CABEZAS && cityTileAt(g, at) >= 0) : cityTileAt(g, at) >= 0

export const isVillage = (g: Maracaibo, at: number): boolean => tables.villages[at] && !isCity(g, at)

/** MB-10.5. Villages and cities take markers; the Dutch city does not. */
export const takesMarkers = (g: Maracaibo, at: number): boolean =>
  isCity(g, at) ? goodOf(g, at) !== -2 : tables.villages[at]

/** The good of a city's market; −2 for a city without one, −1 for no city. */
export function goodOf(g: Maracaibo, at: number): number {
  if (!isCity(g, at)) return -1
  if (g.tile[at] >= 0) return tables.cityTiles[g.tile[at]].good
  const good = tables.legacy[cityTileAt(g, at)].city!.good
  return good < 0 ? -2 : good
}

/** The reward that a city's action is. */
export function actionOf(g: Maracaibo, at: number): number {
  return g.tile[at] >= 0 ? tables.cityTiles[g.tile[at]].action : tables.legacy[cityTileAt(g, at)].city!.action
}

/** MB-10.6. A city's flag bonus, −1 for none. */
export function flagOf(g: Maracaibo, at: number): number {
  const tile = cityTileAt(g, at)
  return tile >= 0 ? tables.legacy[tile].city!.flag : tables.flags[at]
}

/** MB-1.4. */
export const marketSpaces = (g: Maracaibo): number => tables.pack.marketSpaces[Math.max(0, playersFor(g) - 1)].spaces

/** MB-1.12. Alone one sets up as for two. */
export const playersFor = (g: Maracaibo): number => g.seats

export const hasRoom = (g: Maracaibo, at: number): boolean =>
  goodOf(g, at) >= 0 && by('MB-1.4') && g.market[at] < marketSpaces(g)

/** The quests at a place, as local numbers. */
export function questsAt(g: Maracaibo, place: number): number[] {
  const found: number[] = []
  for (let quest = 0; quest < QUESTS; quest++) if (g.place[QUEST0 + quest] === place) found.push(quest)
  return found
}

export function hasQuest(g: Maracaibo, at: number): boolean {
  for (let quest = 0; quest < QUESTS; quest++) if (g.place[QUEST0 + quest] === PLACE.location + at) return true
  return false
}

/** MB-3.4. */
const inRound = (g: Maracaibo, rounds: string): boolean =>
  rounds === 'all' || (rounds === 'IV' ? g.round === 4 : g.round < 4)

/** An arrow on this game's board: its price, and the barrier that gates it (−1: none). */
interface Way {
  readonly to: number
  readonly price: number
  readonly gate: number
}

let waysOf: Tables | undefined
const waysByBoard = new Map<number, readonly (readonly Way[])[]>()

/** The arrows of a board by location; boards differ by legacy tiles and by the way home. */
function ways(g: Maracaibo): readonly (readonly Way[])[] {
  if (waysOf !== tables) {
    waysOf = tables
    waysByBoard.clear()
  }
  const key = g.legacy * 2 + (g.round === 4 ? 1 : 0)
  const found = waysByBoard.get(key)
  if (found !== undefined) return found
  const made = Array.from({ length: LOCATIONS }, (_, at) => waysFrom(g, at))
  waysByBoard.set(key, made)
  return made
}

function waysFrom(g: Maracaibo, at: number): Way[] {
  const printed = tables.arrows.filter(arrow => arrow.from === at && inRound(g, arrow.rounds))
  const laid = tables.legacy.flatMap((tile, i) =>
    (g.legacy & (1 << i)) === 0
      ? []
      : tile.arrows
          .filter(arrow => arrow.from === at)
          .map(({ to, price }) => ({ to, price, gate: to === tile.at ? tile.gate : -1 })),
  )
  return [...printed.map(({ to }) => ({ to, price: 1, gate: -1 })), ...laid]
}

/** Passes every arrow out of a location on this game's board, with its price and the barrier that gates it (−1: none). */
export function arrowsFrom(g: Maracaibo, at: number, each: (to: number, price: number, gate: number) => void): void {
  for (const { to, price, gate } of ways(g)[at]) each(to, price, gate)
}

/** MU-4.5. Locations joined by one arrow, in either direction. */
export function neighbours(g: Maracaibo, at: number): number[] {
  by('MR-20')
  const found: number[] = []
  for (let from = 0; from < LOCATIONS; from++) {
    if (!exists(g, from)) continue
    arrowsFrom(g, from, to => {
      if (from === at) found.push(to)
      else if (to === at) found.push(from)
    })
  }
  return found
}

/** MU-10.6. Whether a seat's explorer has passed the gate of a new city. */
export const gateOpen = (g: Maracaibo, seat: number, gate: number): boolean => gate < 0 || hasCrossed(g, seat, gate)

export const hasRuin = (g: Maracaibo): boolean => hasTile(g, 'L31') && hasTile(g, 'L32')

export const displaySlot = (g: Maracaibo, card: number): number => {
  for (let slot = 0; slot < DISPLAY; slot++) if (g.display[slot] === card) return slot
  return -1
}
