import { hasCrossed, hasTile } from './players.ts'
import { DISPLAY, LOCATIONS, type Maracaibo, PLACE, QUEST0, QUESTS } from './state.ts'
import { tables } from './tables.ts'

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
  return tables.legacy.findIndex((tile, i) => tile.at === at && tile.city !== undefined && (g.legacy & (1 << i)) !== 0)
}

/** Whether the location is part of this game's board. */
export const exists = (g: Maracaibo, at: number): boolean => at <= LAST_22 || cityTileAt(g, at) >= 0

export const isCity = (g: Maracaibo, at: number): boolean =>
  at <= LAST_22 ? tables.cities[at] || (at === PUERTO_CABEZAS && cityTileAt(g, at) >= 0) : cityTileAt(g, at) >= 0

export const isVillage = (g: Maracaibo, at: number): boolean => tables.villages[at] && !isCity(g, at)

/** MB-10.5. Villages and cities take markers; the Dutch city does not. */
export const takesMarkers = (g: Maracaibo, at: number): boolean =>
  (isCity(g, at) || isVillage(g, at)) && goodOf(g, at) !== -2

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

export const hasRoom = (g: Maracaibo, at: number): boolean => goodOf(g, at) >= 0 && g.market[at] < marketSpaces(g)

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

/** Passes every arrow out of a location on this game's board, with its price and the barrier that gates it (−1: none). */
export function arrowsFrom(g: Maracaibo, at: number, each: (to: number, price: number, gate: number) => void): void {
  for (const arrow of tables.arrows) if (arrow.from === at && inRound(g, arrow.rounds)) each(arrow.to, 1, -1)
  if (g.legacy === 0) return
  for (let i = 0; i < tables.legacy.length; i++) {
    if ((g.legacy & (1 << i)) === 0) continue
    const tile = tables.legacy[i]
    for (const arrow of tile.arrows)
      if (arrow.from === at) each(arrow.to, arrow.price, arrow.to === tile.at ? tile.gate : -1)
  }
}

/** MU-4.5. Locations joined by one arrow, in either direction. */
export function neighbours(g: Maracaibo, at: number): number[] {
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
