import { isCallow, mostExtreme } from '../rules/figures.ts'
import { HAND, type Pax } from '../rules/state.ts'
import { LEAST_LOYAL, MARKET } from '../rules/tables.ts'
import { peerCount, reach, sway } from '../rules/values.ts'
import type { Survey } from './survey.ts'
import { worthOfCard } from './worth.ts'

/** How much a colour has of something. */
export type Measure = (g: Pax, colour: number, map: Survey) => number

/** What an evaluation counts besides the victories. Weights have the same names. */
export const MEASURES = {
  sway,
  reach,
  /** The first dollars are worth most. */
  money: (g, colour) => Math.log1p(g.money[colour]),
  ships: (g, colour) => g.shipCount[colour],
  /** Treasure aboard, in Chests. */
  cargo: (g, colour) => g.cargoChests[colour] + 2 * g.cargoRelics[colour],
  havens: (g, colour) => g.havenHand[colour],
  hand: handWorth,
  peerages: peerCount,
  relics: (g, colour) => g.relics[colour],
  extremity,
  profession: (g, colour) => (isCallow(g, colour) ? 0 : 1),
  colonies: (_g, colour, map) => map.colonies[colour],
  vacancies: (_g, colour, map) => map.vacancies[colour],
  forts: (_g, colour, map) => map.forts[colour],
  visitas: (_g, colour, map) => map.visitas[colour],
  cathedrals: (_g, colour, map) => map.cathedrals[colour],
  citizens: (_g, colour, map) => map.citizens[colour],
  treasure: (_g, colour, map) => map.treasure[colour],
} as const satisfies Readonly<Record<string, Measure>>

export type MeasureName = keyof typeof MEASURES

/** What the Market cards of a Hand promise, in Actions of middling worth. On a view: the known ones. */
function handWorth(g: Pax, colour: number): number {
  if (g.marketHand[colour] === 0) return 0
  let worth = 0
  for (let card = 0; card < MARKET; card++) {
    if (g.place[card] === HAND + colour) worth += Math.max(1, worthOfCard(g, colour, card))
  }
  return worth / 5
}

/** For how many of the four qualifications a colour is the most extreme. */
function extremity(g: Pax, colour: number): number {
  let count = 0
  for (let qualification = 0; qualification <= LEAST_LOYAL; qualification++) {
    if (mostExtreme(g, qualification) === colour) count++
  }
  return count
}
