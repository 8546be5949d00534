import { SITES } from '../../data/index.ts'
import { everybody } from '../../rules/players.ts'
import { EUROPE, type Pax, PIRATING } from '../../rules/state.ts'
import { AREA_PLACES, BOXES, type Point, SITE_PLACES, ZONE_PLACES } from './layout.ts'
import type { Spot } from './marks.ts'
import { placeOf } from './warp.ts'

/** Where each Site truly lies. */
export const TRUE_PLACES: readonly Point[] = SITES.map(site => placeOf(site.lon, site.lat))

/** Where each haven island lies. */
export const HAVEN_PLACES: readonly Point[] = ZONE_PLACES.map(({ haven: [lon, lat] }) => placeOf(lon, lat))

/** One Galleon of a fleet, seen from the fleet's place. */
export interface GalleonPlace {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** Where a fleet is drawn: its Galleons with the Flagship first. */
export interface FleetPlace {
  readonly colour: number
  readonly at: Point
  readonly scale: number
  readonly galleons: readonly GalleonPlace[]
  readonly afloat: boolean
}

const CLUSTERS: readonly (readonly GalleonPlace[])[] = [
  [],
  [{ x: 0, y: 0, k: 1.16 }],
  [
    { x: 10, y: 4, k: 1.16 },
    { x: -24, y: -10, k: 0.95 },
  ],
  [
    { x: 0, y: 4, k: 1.16 },
    { x: -28, y: -10, k: 0.95 },
    { x: 28, y: -14, k: 0.95 },
  ],
  [
    { x: 0, y: 6, k: 1.16 },
    { x: -31, y: -5, k: 0.95 },
    { x: 31, y: -9, k: 0.95 },
    { x: 2, y: -25, k: 0.86 },
  ],
]

/** Places of all fleets. In a sea zone they lie together; in the boxes they stand in a row, in Player Order. */
export function fleetPlaces(g: Pax): FleetPlace[] {
  const present = everybody(g).filter(colour => g.fleet[colour] >= 0 && g.shipCount[colour] > 0)
  const at = (place: number) => present.filter(colour => g.fleet[colour] === place)
  const zones = ZONE_PLACES.flatMap((place, zone) => {
    const here = at(zone)
    return here.map((colour, i) => ({
      colour,
      at: here.length === 1 ? place.fleet : place.fleets[i],
      scale: here.length === 1 ? 1 : 0.66,
      galleons: CLUSTERS[g.shipCount[colour]],
      afloat: true,
    }))
  })
  return [...zones, ...inBox(g, at(EUROPE), BOXES.europe), ...inBox(g, at(PIRATING), BOXES.pirating)]
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const GALLEON_WIDTH = 58

/** Fleets side by side, as large as the box allows; Galleons of one fleet overlap. */
function inBox(g: Pax, colours: readonly number[], box: Box): FleetPlace[] {
  if (colours.length === 0) return []
  const step = colours.length > 3 ? 16 : 30
  const widths = colours.map(colour => GALLEON_WIDTH + (g.shipCount[colour] - 1) * step)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const scale = Math.min(0.86, (box.width - 22) / (total + 10 * (colours.length - 1)))
  const gap = Math.min(26, (box.width - 22 - total * scale) / colours.length)
  let left = box.x + 13
  return colours.map((colour, i) => {
    const at: Point = [left + 25 * scale, box.y + box.height - 19]
    left += widths[i] * scale + gap
    const galleons = Array.from({ length: g.shipCount[colour] }, (_, n) => ({
      x: n * step,
      y: n % 2 === 0 ? 0 : -3,
      k: 1,
    }))
    return { colour, at, scale, galleons, afloat: false }
  })
}

/** The middle of anything that can be pointed at. */
export function centreOf(spot: Spot, fleets: readonly FleetPlace[]): Point {
  switch (spot.kind) {
    case 'site':
      return SITE_PLACES[spot.index].at
    case 'zone':
      return ZONE_PLACES[spot.index].badge
    case 'area':
      return AREA_PLACES[spot.index].label
    case 'box': {
      const box = spot.index === EUROPE ? BOXES.europe : BOXES.pirating
      return [box.x + box.width / 2, box.y + box.height / 2]
    }
    case 'fleet': {
      const place = fleets.find(({ colour }) => colour === spot.index)
      return place === undefined ? [600, 344] : middleOf(place)
    }
  }
}

/** The middle of a fleet's Galleons. */
export function middleOf({ at: [x, y], scale, galleons }: FleetPlace): Point {
  const mean = (axis: 'x' | 'y') => galleons.reduce((sum, galleon) => sum + galleon[axis], 0) / galleons.length
  return [x + mean('x') * scale, y + (mean('y') - 12) * scale]
}
