import type { World } from '@spanish-main/kernel'
import { flagOf, isCity, isVillage, takesMarkers } from './board.ts'
import { gainDoubloons, give, trigger } from './mb14-gains.ts'
import { hasModule, isFreeing } from './players.ts'
import { LOCATIONS, type Maracaibo, NATIONS, RESISTANCE } from './state.ts'
import { TRIGGER, tables } from './tables.ts'
import { by, call, decision, move, no, sequence, step, tell, top } from './words.ts'

const MUST_TAKE = no('MB-0.2', 'must-take')
const ROW_EMPTY = no('MB-10.5', 'row-empty')
const OCCUPIED = no('MB-10.5', 'occupied')
const WRONG_KIND = no('MB-10.5', 'wrong-kind')
const NO_MARKER = no('MU-9.11', 'no-marker')
const TAKEN = no('MU-3.3', 'taken')
const SAME_NATION = no('MU-3.3', 'same-nation')
const NONE_GONE = no('MU-9.12', 'none-removed')
const SPACE_EMPTY = no('MU-9.12', 'space-empty')
const ONLY_FROM_TILE = no('MU-9.12', 'only-from-your-tile')

/** MB-10.5, MB-10.6. The leftmost marker of the row goes to a location; a city gives its flag bonus. */
export function putMarker(g: Maracaibo, seat: number, nation: number, at: number): void {
  g.row[nation]--
  g.markers[at]++
  g.owner[at] = nation
  if (isCity(g, at) && by('MB-10.6')) give(g, seat, flagOf(g, at))
}

/** Takes one marker off a location; its nation. */
export function takeMarker(g: Maracaibo, at: number): number {
  const nation = g.owner[at]
  if (g.markers[at] > 1) by('MU-11.6')
  g.markers[at]--
  if (g.markers[at] === 0) g.owner[at] = -1
  return nation
}

export function removeFromGame(g: Maracaibo, nation: number, world: World): void {
  g.gone[nation]++
  tell(world, g, 'MU-3.3', 'marker-gone', nation)
}

export const isEmptyPlace = (g: Maracaibo, at: number, city: boolean): boolean =>
  g.markers[at] === 0 && takesMarkers(g, at) && isCity(g, at) === city

const canPlace = (g: Maracaibo, city: boolean): boolean =>
  g.row.some(left => left > 0) && g.markers.some((_, at) => isEmptyPlace(g, at, city))

/** PLACE_VILLAGE, PLACE_CITY: a nation and a place of choice. */
export const placeMarker = decision('place-marker', {
  rule: 'MB-10.5',
  moves: {
    place: move({
      rule: 'MB-10.5',
      args: ['nation', 'location'],
      offers(g, _seat, offer) {
        const city = top(g, 'place-marker').city === 1
        for (let nation = 0; nation < NATIONS; nation++) {
          for (let at = 0; at < LOCATIONS; at++) if (takesMarkers(g, at) && isCity(g, at) === city) offer(nation, at)
        }
      },
      refuse(g, _seat, nation, at) {
        if (!takesMarkers(g, at) || isCity(g, at) !== (top(g, 'place-marker').city === 1)) return WRONG_KIND
        if (g.row[nation] === 0) return ROW_EMPTY
        return g.markers[at] > 0 ? OCCUPIED : undefined
      },
      play(g, seat, world, nation, at) {
        putMarker(g, seat, nation, at)
        tell(world, g, 'MB-10.5', 'annexed', seat, nation, at)
      },
    }),
    none: move({
      rule: 'MB-0.3',
      refuse: g => (canPlace(g, top(g, 'place-marker').city === 1) ? MUST_TAKE : undefined),
      play: () => undefined,
    }),
  },
})

/** LIBERATE_VILLAGE. */
export const freeVillage = decision('free-village', {
  rule: 'MU-9.11',
  moves: {
    liberate: move({
      rule: 'MU-9.11',
      args: ['location'],
      offers(g, _seat, offer) {
        for (let at = 0; at < LOCATIONS; at++) if (isVillage(g, at)) offer(at)
      },
      refuse: (g, _seat, at) => (isVillage(g, at) && g.markers[at] > 0 ? undefined : NO_MARKER),
      play: (g, seat, _world, at) => call(g, 'liberate', seat, at, 1),
    }),
    none: move({
      rule: 'MB-0.3',
      refuse: g => (g.markers.some((n, at) => n > 0 && isVillage(g, at)) ? MUST_TAKE : undefined),
      play: () => undefined,
    }),
  },
})

/** MU-3.2, MU-3.3, MU-6.2, MU-3.6. One marker is liberated: onto the tile with its reward, then a city's flag, then what cards add. */
export const liberate = sequence('liberate', [
  step('MU-3.2', (g, frame, world) => {
    const { seat, location, times } = frame
    const nation = takeMarker(g, location)
    g.removed[seat]++
    g.liberated[seat]++
    tell(world, g, 'MU-3.2', 'liberated', seat, nation, location)
    by('MU-3.6')
    trigger(g, seat, TRIGGER.DISPLACE)
    if (isFreeing(g) && isCity(g, location)) give(g, seat, flagOf(g, location))
    if (hasModule(g, RESISTANCE)) call(g, 'resist', seat, nation, times)
    else if (by('MU-3.7')) removeFromGame(g, nation, world)
  }),
])

const resistAt = (g: Maracaibo, seat: number, slot: number): number => g.resist[seat * 4 + slot - 1]

/** DC-17. */
export const resist = decision('resist', {
  rule: 'MU-3.3',
  moves: {
    space: move({
      rule: 'MU-3.3',
      args: ['slot'],
      offers(_g, _seat, offer) {
        for (let slot = 1; slot <= 4; slot++) offer(slot)
      },
      refuse(g, seat, slot) {
        if (resistAt(g, seat, slot) > 0) return TAKEN
        const mine = top(g, 'resist').nation + 1
        const beside =
          (slot > 1 && resistAt(g, seat, slot - 1) === mine) || (slot < 4 && resistAt(g, seat, slot + 1) === mine)
        return beside ? SAME_NATION : undefined
      },
      play(g, seat, world, slot, _b, _c, frame) {
        g.resist[seat * 4 + slot - 1] = frame.nation + 1
        tell(world, g, 'MU-3.3', 'resisted', seat, frame.nation, slot)
        clearIfFull(g, seat, world)
        for (let i = 0; i < frame.times; i++) give(g, seat, tables.resistance.spaces[slot - 1])
      },
    }),
    out: move({
      rule: 'MU-3.3',
      play(g, _seat, world, _a, _b, _c, frame) {
        by('MR-28')
        removeFromGame(g, frame.nation, world)
      },
    }),
  },
})

/** MU-3.4, MR-5. The bonus is put under the space's own reward. */
function clearIfFull(g: Maracaibo, seat: number, world: World): void {
  const spaces = g.resist.slice(seat * 4, seat * 4 + 4)
  if (spaces.includes(0)) return
  by('MU-3.4')
  by('MR-5')
  for (const [i, nation] of spaces.entries()) {
    removeFromGame(g, nation - 1, world)
    g.resist[seat * 4 + i] = 0
  }
  give(g, seat, tables.resistance.full)
}

/** MU-9.12. */
export const returnMarker = decision('return-marker', {
  rule: 'MU-9.12',
  moves: {
    nation: move({
      rule: 'MU-9.12',
      args: ['nation'],
      offers(_g, _seat, offer) {
        for (let nation = 0; nation < NATIONS; nation++) offer(nation)
      },
      refuse(g, _seat, nation) {
        if (hasModule(g, RESISTANCE)) return ONLY_FROM_TILE
        return g.gone[nation] === 0 ? NONE_GONE : undefined
      },
      play(g, seat, world, nation) {
        g.gone[nation]--
        g.row[nation]++
        tell(world, g, 'MU-9.12', 'marker-back', nation)
        gainDoubloons(g, seat, tables.pack.stated.returnMarker, world)
      },
    }),
    space: move({
      rule: 'MU-9.12',
      args: ['slot'],
      offers(g, _seat, offer) {
        if (hasModule(g, RESISTANCE)) for (let slot = 1; slot <= 4; slot++) offer(slot)
      },
      refuse: (g, seat, slot) => (resistAt(g, seat, slot) === 0 ? SPACE_EMPTY : undefined),
      play(g, seat, world, slot) {
        const nation = resistAt(g, seat, slot) - 1
        g.resist[seat * 4 + slot - 1] = 0
        if (isFreeing(g)) removeFromGame(g, nation, world)
        else {
          g.row[nation]++
          tell(world, g, 'MU-9.12', 'marker-back', nation)
        }
        gainDoubloons(g, seat, tables.pack.stated.returnMarker, world)
      },
    }),
    none: move({ rule: 'MB-0.3', play: () => undefined }),
  },
})
