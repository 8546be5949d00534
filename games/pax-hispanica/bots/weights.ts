import type { MeasureName } from './measures.ts'

/** What each measure adds to the logarithm of a colour's odds. */
export const WEIGHTS: Readonly<Record<MeasureName, number>> = {
  sway: 0,
  reach: 0.21,
  money: 0.245,
  ships: 0.125,
  cargo: 0,
  havens: 0.01,
  hand: 0.24,
  peerages: 0.13,
  relics: 0.18,
  extremity: 0.02,
  profession: -0.03,
  colonies: 0.09,
  vacancies: -0.06,
  forts: 0.05,
  visitas: 0.23,
  cathedrals: 0.1,
  citizens: 0.04,
  treasure: 0.03,
}

/** A victory adds log(1 + exp(near − what is missing, each at its price)). */
export interface Price {
  readonly near: number
  readonly nudge: number
  readonly peerage: number
  readonly rest: number
}

/** Tea Party, Abolition, Sun King, El Patron. */
export const PRICES: readonly Price[] = [
  { near: 1.57, nudge: 0.75, peerage: 1.66, rest: 0.56 },
  { near: 2.51, nudge: 0.51, peerage: 0.3, rest: 0.4 },
  { near: 3.17, nudge: 0.99, peerage: 0.5, rest: 0.99 },
  { near: 2.23, nudge: 0.8, peerage: 1.41, rest: 0 },
]

/** The token victory adds the same of: near, later as the years go by, and for each token ahead of the mean. */
export const TOKENS = { near: 0.93, later: 1.218, token: 0.056, tokenLater: 0.031, tokenLast: 0.922 }

/** What nobody's victory starts from, if a colour without a player has tokens on the map. */
export const NOBODY = 1
