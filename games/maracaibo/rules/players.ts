import type { Offer } from '@spanish-main/kernel'
import {
  CARDS,
  FREEING,
  GIVEN_UP,
  LOCATIONS,
  type Maracaibo,
  MEASURES,
  NATIONS,
  PLACE,
  PORTS_MODULE,
  UPGRADES,
} from './state.ts'
import { MEASURE, SWITCH, tables } from './tables.ts'

export const hasModule = (g: Maracaibo, module: number): boolean => (g.modules & module) !== 0
export const isFreeing = (g: Maracaibo): boolean => (g.modules & FREEING) !== 0

/** Whether a legacy tile lies on the board, by its id. */
export const hasTile = (g: Maracaibo, id: string): boolean => (g.legacy & tables.tileBit[id]) !== 0

export const inHand = (g: Maracaibo, seat: number, card: number): boolean => g.place[card] === PLACE.hand + seat
export const isPlanned = (g: Maracaibo, seat: number, card: number): boolean => g.place[card] === PLACE.planned + seat
export const isBought = (g: Maracaibo, seat: number, card: number): boolean => g.place[card] === PLACE.bought + seat

/** The cards in a hand, in the order of their numbers. */
export function handOf(g: Maracaibo, seat: number): number[] {
  const cards: number[] = []
  for (let card = 0; card < CARDS && cards.length < g.handSize[seat]; card++)
    if (inHand(g, seat, card)) cards.push(card)
  return cards
}

/** Offers the cards in a hand. */
export function offerHand(g: Maracaibo, seat: number, offer: Offer): void {
  const { place } = g
  const hand = PLACE.hand + seat
  for (let left = g.handSize[seat], card = -1; left > 0; left--) {
    card = place.indexOf(hand, card + 1)
    offer(card)
  }
}

/** How many bits of a set are on. */
export function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

export const measure = (g: Maracaibo, seat: number, name: keyof typeof MEASURE): number =>
  g.measures[seat * MEASURES + MEASURE[name]]

export const switched = (g: Maracaibo, seat: number, name: keyof typeof SWITCH): boolean =>
  (g.switches[seat] & (1 << SWITCH[name])) !== 0

/** MB-2.4, MB-2.2, MB-3.1. Limits that upgrades and cards raise. */
export const handLimit = (g: Maracaibo, seat: number): number =>
  tables.pack.start.handLimit.value + measure(g, seat, 'HAND')
export const planningSlots = (g: Maracaibo, seat: number): number =>
  tables.pack.start.planning.value + measure(g, seat, 'PLAN')
export const movementPoints = (g: Maracaibo, seat: number): number =>
  tables.pack.start.movement.value + measure(g, seat, 'MOVE')

export const discsOn = (g: Maracaibo, seat: number, upgrade: number): number => g.discs[seat * UPGRADES + upgrade]
export const isUnlocked = (g: Maracaibo, seat: number, upgrade: number): boolean => discsOn(g, seat, upgrade) === 0

export function unlockedCount(g: Maracaibo, seat: number): number {
  let count = 0
  for (let upgrade = 0; upgrade < UPGRADES; upgrade++) if (isUnlocked(g, seat, upgrade)) count++
  return count
}

export function discsLeft(g: Maracaibo, seat: number): number {
  let count = 0
  for (let upgrade = 0; upgrade < UPGRADES; upgrade++) count += discsOn(g, seat, upgrade)
  return count
}

/** The upgrades whose place on the ship depends on the modules. */
export const RESISTANCE_UPGRADE = 0
export const PORT_UPGRADE = 1
export const COMBAT_UPGRADE = 2
export const FIRST_OWN_UPGRADE = 3

/** MU-2.2. The port whose effect works for a seat, −1 for none. */
export const openPort = (g: Maracaibo, seat: number): number =>
  hasModule(g, PORTS_MODULE) && isUnlocked(g, seat, PORT_UPGRADE) ? g.port[seat] : -1

export const influenceOf = (g: Maracaibo, seat: number, nation: number): number => g.influence[seat * NATIONS + nation]
export const hasGivenUp = (g: Maracaibo, seat: number, nation: number): boolean =>
  influenceOf(g, seat, nation) === GIVEN_UP

/** MB-11.7. Bands of the track that an influence reaches. */
export function rankAt(influence: number): number {
  let rank = 0
  for (const least of tables.pack.influence.ranks) if (influence >= least) rank++
  return rank
}

export const rankOf = (g: Maracaibo, seat: number, nation: number): number => rankAt(influenceOf(g, seat, nation))

export function bestRank(g: Maracaibo, seat: number): number {
  let best = 0
  for (let nation = 0; nation < NATIONS; nation++) best = Math.max(best, rankOf(g, seat, nation))
  return best
}

export const hasCrossed = (g: Maracaibo, seat: number, barrier: number): boolean =>
  (g.crossed[seat] & (1 << barrier)) !== 0

export const barriersCrossed = (g: Maracaibo, seat: number): number => ones(g.crossed[seat])

/** Locations that hold a marker of the nation. */
export function locationsOf(g: Maracaibo, nation: number): number {
  let count = 0
  for (let at = 0; at < LOCATIONS; at++) if (g.markers[at] > 0 && g.owner[at] === nation) count++
  return count
}

/** Markers of the nation on the map. */
export function markersOnMap(g: Maracaibo, nation: number): number {
  let count = 0
  for (let at = 0; at < LOCATIONS; at++) if (g.owner[at] === nation) count += g.markers[at]
  return count
}

/** What may be done once a turn may be done again: at the start of a turn, and of what a seat does outside of turns. */
export function renewLimits(g: Maracaibo): void {
  g.kinds = 0
  g.stance = 0
  g.lengthened = 0
  g.freedNow = 0
}

/** The seat after this one; the opponent, if there is one, sits behind the last. */
export const circle = (g: Maracaibo): number => g.seats + (g.opponent > 0 ? 1 : 0)
