import type { SeatLook } from '@spanish-main/ui'
import { CARDS, LOCATIONS, PORTS } from '../../data/index.ts'
import { type Lords, UNITS } from '../../rules/state.ts'
import { CASA, COMPONENTS, HAVENS, isColony, isFleet, isHeathen, tables } from '../../rules/tables.ts'
import { berthOf, hasGalleonHold, isUnitOnMap, members, ownerOf, sizeOf } from '../../rules/units.ts'
import { pending } from '../../rules/words.ts'
import type { Load } from '../art/hold.tsx'
import { LOOKS, NOBODY_LOOK } from '../art/looks.tsx'

/** The id of a card, location or port by its number. */
export const idOf = (at: number): string =>
  at >= COMPONENTS ? PORTS[at - COMPONENTS].id : at >= HAVENS ? LOCATIONS[at - HAVENS].id : CARDS[at].id

export const lookOf = (view: Lords, seat: number): SeatLook => LOOKS[view.character[seat]] ?? NOBODY_LOOK

export const lookOfUnit = (view: Lords, unit: number): SeatLook => lookOf(view, ownerOf(view, unit))

/** What a unit carries; colonies show how far they may grow. */
export function loadOf(view: Lords, unit: number): Load {
  return {
    size: sizeOf(view, unit),
    max: isColony(unit) ? tables.max[unit] : 0,
    soldiers: view.soldiers[unit],
    profit: view.profit[unit],
    treasure: view.treasure[unit],
    depletion: view.depletion[unit],
    shared: !hasGalleonHold(view, unit),
  }
}

/** Every fleet of its own, leaders for those that sail together. */
export function fleets(view: Lords): number[] {
  const all: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (unit !== CASA && isFleet(unit) && isUnitOnMap(view, unit)) all.push(unit)
  return all
}

/** The fleet under way, with the zone it is in. */
export function underWay(view: Lords): { fleet: number; zone: number; entries: number } | undefined {
  const frame = pending(view, 'voyage')
  return frame === undefined ? undefined : { fleet: frame.fleet, zone: frame.zone, entries: frame.entries }
}

/** Questions for one of several cards, that may sail as one fleet. */
const CARD_BY_CARD = new Set(['mutiny-choice', 'lose-ship', 'new-leader'])

/** Whether cards that sail as one fleet, and are one picture on the chart, are asked for one by one. */
export const isCardByCard = (decision: string | undefined, view: Lords, card: number): boolean =>
  CARD_BY_CARD.has(decision ?? '') && isFleet(card) && members(view, view.leader[card]).length > 1

export const isPirate = (view: Lords, unit: number): boolean =>
  members(view, unit).some(card => view.pirate[card] === 1)

/** Where a privateer lies for all that this view knows: a location, −1 if it is hidden. */
export const knownBerth = (view: Lords, unit: number): number => berthOf(view, unit)

/** All places of the chart that are cards: colonies and heathen colonies. */
export const LAND_CARDS: readonly number[] = CARDS.flatMap((_, card) =>
  card < UNITS && card !== CASA && isColony(card) ? [card] : [],
)

export const isHeathenCard = isHeathen
