import type { Point, Say } from '@spanish-main/ui'
import { AREA_IDS } from '../../data/index.ts'
import type { Conquest } from '../../rules/state.ts'
import { SHIP_KINDS, tables } from '../../rules/tables.ts'
import { areaName, personName } from '../names.ts'
import type { Fleet } from './fleets.tsx'
import { AREA_LABELS, hexCentre, PLACES } from './layout.ts'
import { stripOf } from './plate-size.ts'
import { type Stack, stacksOf } from './stacks.tsx'

/** A rectangle on the sheet. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where names stand: by hex for places, by Expedition for those who lead one. */
export interface Lettering {
  readonly places: ReadonlyMap<number, Point>
  readonly sailors: ReadonlyMap<number, Point>
}

const box = (x: number, y: number, half: number, above: number, below: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - above,
  bottom: y + below,
})

/** How much of two boxes is the same. */
export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** What a letter of the names takes of their size, in the display face. */
const LETTER = 0.45
/** A spaced capital of the name of an Area. */
const CAPITAL = 9.4

/** Lettering keeps its size on the screen from a certain distance on: its size on the sheet at a zoom. */
export const sizeAt = (zoom: number): number => Math.max(11, 11.4 / zoom)

/** The box of a name that stands at a point, centred on it and with its line there. */
export const wordBox = (text: string, [x, y]: Point, size: number): Box =>
  box(x, y, (text.length * LETTER * size) / 2 + 1, 0.72 * size, 0.24 * size)

const nameOfFleet = ({ sailors }: Fleet, say: Say): string => sailors.map(each => personName(say, each)).join(', ')

/** Places whose names are shown: settled ones and cities, all when the chart is close. */
export const isNamed = ({ hex, posts }: Pick<Stack, 'hex' | 'posts'>, close: boolean): boolean =>
  PLACES.has(hex) && (posts.length > 0 || tables.cities.includes(hex) || close)

/** Plates of the Areas, ships, and whatever stands ashore: no name lies over them. */
function pieces(view: Conquest, stacks: readonly Stack[], fleets: readonly Fleet[], zoom: number, say: Say): Box[] {
  const scale = Math.max(1, 1.26 / zoom)
  const plates = AREA_IDS.map((_, area) => {
    const [x, y] = AREA_LABELS[area]
    const { width } = stripOf(area, Math.max(tables.native[area], view.native[area]), view.european[area])
    return box(x, y, (scale * Math.max(areaName(say, area).length * CAPITAL, width)) / 2, 12 * scale, 16 * scale)
  })
  const ashore = stacks.flatMap(({ hex, persons, posts, gold }) => {
    const [x, y] = hexCentre(hex)
    return [
      ...(posts.length === 0 ? [] : [box(x, y - 2, 17, 17, 15)]),
      ...(persons.length === 0 ? [] : [box(x, y + 16, 8 * persons.length, 9, 9)]),
      ...(gold === 0 ? [] : [box(x + 15, y + 10, 9, 6, 6)]),
    ]
  })
  const treasures = [...tables.mines, ...tables.cities].map(hex => {
    const [x, y] = hexCentre(hex)
    return view.postHex.includes(hex) && tables.mineAt.has(hex) ? box(x + 14, y - 12, 7, 7, 7) : box(x, y, 8, 8, 8)
  })
  const afloat = fleets.map(({ at: [x, y], ships }) => {
    const kinds = SHIP_KINDS.filter((_, kind) => ships.some(ship => view.shipKind[ship] === kind)).length
    return box(x, y, 14 + 10 * (kinds - 1), 15, 10)
  })
  return [...plates, ...ashore, ...treasures, ...afloat]
}

/** Lines for a name round about what it names, the dearest first: below or above it, beside it, farther off. */
function ways(
  [x, y]: Point,
  half: number,
  size: number,
  below: number,
  above: number,
  first: 'below' | 'above',
): Point[] {
  const beside = half + 19
  const [down, up]: [Point, Point] = [
    [x, y + below],
    [x, y - above],
  ]
  return [
    ...(first === 'below' ? [down, up] : [up, down]),
    [x + beside, y + 4],
    [x - beside, y + 4],
    [x + 0.7 * half, y + below],
    [x - 0.7 * half, y + below],
    [x + 0.7 * half, y - above],
    [x - 0.7 * half, y - above],
    [x, y + below + size],
    [x, y - above - size],
    [x + beside, y + 4 + size],
    [x - beside, y + 4 + size],
    [x, y + below + 2 * size],
    [x, y - above - 2 * size],
  ]
}

/** Each name takes the first line on which it covers nothing, or the one on which it covers least. */
export function lettering(view: Conquest, fleets: readonly Fleet[], zoom: number, close: boolean, say: Say): Lettering {
  const size = sizeAt(zoom)
  const stacks = stacksOf(view)
  const taken = pieces(view, stacks, fleets, zoom, say)
  const stand = (text: string, lines: readonly Point[]): Point => {
    let [best, least] = [lines[0], Number.POSITIVE_INFINITY]
    for (const line of lines) {
      const word = wordBox(text, line, size)
      const covered = taken.reduce((sum, each) => sum + overlap(word, each), 0)
      if (covered >= least) continue
      best = line
      least = covered
    }
    taken.push(wordBox(text, best, size))
    return best
  }
  const halfOf = (text: string) => (text.length * LETTER * size) / 2
  const places = new Map<number, Point>()
  for (const stack of stacks) {
    if (!isNamed(stack, close)) continue
    const text = PLACES.get(stack.hex)!
    const below = stack.persons.length > 0 ? 26 + size : 15 + size
    places.set(stack.hex, stand(text, ways(hexCentre(stack.hex), halfOf(text), size, below, 22, 'below')))
  }
  const sailors = new Map<number, Point>()
  for (const fleet of fleets) {
    if (fleet.sailors.length === 0) continue
    const text = nameOfFleet(fleet, say)
    const lines = ways(fleet.at, halfOf(text), size, 11 + size, 18, fleet.south ? 'below' : 'above')
    sailors.set(fleet.expedition, stand(text, lines))
  }
  return { places, sailors }
}
