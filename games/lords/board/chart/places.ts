import type { Point } from '@spanish-main/ui'
import { ZONES } from '../../data/index.ts'
import type { Lords } from '../../rules/state.ts'
import { CARD_COUNT, COMPONENTS, HAVENS, isColony, isHaven } from '../../rules/tables.ts'
import { isMature } from '../../rules/units.ts'
import { fleets, idOf, underWay } from './facts.ts'
import { BOXES, HAVEN_PLACES, SITES, ZONE_PLACES } from './layout.ts'

/** A fleet on the chart: at sea, at home in Europe, or lying in wait. */
export interface FleetPlace {
  readonly unit: number
  readonly where: 'sea' | 'europe' | 'waiting'
  readonly at: Point
  readonly scale: number
}

/** Places in a box: one row while they fit, then two, smaller. */
function seatsIn(box: { x: number; y: number; width: number; height: number }, count: number, top: number) {
  const rows = count > 6 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const width = (box.width - 16) / Math.max(columns, 3)
  const height = (box.height - top) / rows
  return (i: number): Point => [
    box.x + 8 + width * ((i % columns) + 0.5),
    box.y + top + height * (Math.floor(i / columns) + 0.45),
  ]
}

/** Where every fleet is drawn. */
export function fleetPlaces(view: Lords): FleetPlace[] {
  const sailing = underWay(view)
  const all = fleets(view)
  const waiting = all.filter(unit => view.berth[unit] > 0 && unit !== sailing?.fleet)
  const home = all.filter(unit => view.berth[unit] === 0 && unit !== sailing?.fleet)
  const inWait = seatsIn(BOXES.waiting, waiting.length, 34)
  const inEurope = seatsIn(BOXES.europe, home.length, 30)
  return [
    ...waiting.map((unit, i) => ({ unit, where: 'waiting' as const, at: inWait(i), scale: 1 })),
    ...home.map((unit, i) => ({
      unit,
      where: 'europe' as const,
      at: inEurope(i),
      scale: home.length > 4 ? 0.62 : 0.8,
    })),
    ...(sailing === undefined || sailing.zone < 0
      ? []
      : [{ unit: sailing.fleet, where: 'sea' as const, at: zonePlace(sailing.zone).fleet, scale: 1.2 }]),
  ]
}

export const zonePlace = (zone: number) => ZONE_PLACES[ZONES[zone].id]

/** Where a card, location or port is drawn; undefined if it lies in no place of the chart. */
export function pointOf(view: Lords, places: readonly FleetPlace[], at: number): Point | undefined {
  if (at >= COMPONENTS) return SITES[idOf(at)].at
  if (isHaven(at)) return HAVEN_PLACES[idOf(at)].at
  if (at >= HAVENS) return SITES[idOf(at)].at
  if (at >= CARD_COUNT) return undefined
  const place = places.find(({ unit }) => unit === at || unit === view.leader[at])
  if (place !== undefined && isMature(view, at)) return place.at
  return isColony(at) && isMature(view, at) ? SITES[idOf(at)].at : undefined
}
