import type { MeasureName } from './measures.ts'

// All weights of the evaluation. They started as a fit to the ends of a few thousand games of mates and deckhands at
// tables of two to five (so that the chances it gives are about what happens), and were rounded by hand.

/** What each measure adds to the logarithm of a colour's odds. */
export const WEIGHTS: Readonly<Record<MeasureName, number>> = {
  sway: 0.05,
  reach: 0.2,
  money: 0.2,
  ships: 0.15,
  cargo: 0.1,
  havens: 0.04,
  hand: 0.08,
  peerages: 0.15,
  relics: 0.15,
  extremity: 0.04,
  profession: 0.02,
  colonies: 0.04,
  vacancies: -0.03,
  forts: 0.05,
  visitas: 0.18,
  cathedrals: 0.05,
  citizens: 0.15,
  treasure: 0.05,
}

/** A victory adds log(1 + exp(near − what is missing, each at its price)). */
export interface Price {
  readonly near: number
  readonly nudge: number
  readonly peerage: number
  readonly rest: number
}

/** Tea Party, Abolition, Sun King, El Patron; the rest is a Tax Rebel, a Slave to be freed, a Chest. */
export const PRICES: readonly Price[] = [
  { near: 1.9, nudge: 0.75, peerage: 0.6, rest: 0.7 },
  { near: 1.9, nudge: 0.4, peerage: 0.9, rest: 0.22 },
  { near: 2.6, nudge: 0.75, peerage: 0.4, rest: 0.95 },
  { near: 2.2, nudge: 0.95, peerage: 2.3, rest: 0 },
]

/** The token victory adds the same of: near, later as the years go by, and for each token ahead of the mean. */
export const TOKENS = { near: 0.5, later: 0.6, token: 0.045, tokenLater: 0.22, tokenLast: 0.7 }

/** What nobody's victory starts from, if a colour without a player has tokens on the map. */
export const NOBODY = 1.3

/** Part H. What each measure of Ganga Zumba's adds to the logarithm of his odds: fitted to solitaire games alone. */
export const WEIGHTS_ALONE: Readonly<Record<MeasureName, number>> = {
  sway: 0.1,
  reach: 0.1,
  money: 0.5,
  ships: 0.1,
  cargo: 0.1,
  havens: 0.02,
  hand: 0.1,
  peerages: 0,
  relics: 0.1,
  extremity: 0.1,
  profession: 0.1,
  colonies: 0.15,
  vacancies: -0.05,
  forts: 0.2,
  visitas: 0.3,
  cathedrals: 0.35,
  citizens: 0.05,
  treasure: 0.12,
}

/** Part H. Ganga Zumba's victory as the others; then the Sun King's two, what he lives on, tokens for the end, and time. */
export const ALONE = {
  zumba: { near: 3.5, nudge: 0.6, peerage: 1, rebel: 0.6, slave: 0.3 },
  coffers: { chest: 0.05, square: 0.03, port: 0.06 },
  peerages: { first: 0.3, second: 0.8, royalist: 0.6, profession: 0.2 },
  king: { ship: 0.5, port: 0.2, fort: 0.1, reach: 0.1 },
  /** By Legality of the Flagship: PLUNDER, SMUGGLER, CONQUISTADOR, PRIVATEER. */
  flag: [1.1, 0.6, 0, 0.25],
  tokens: { token: 0.05, last: 0.35 },
  time: 1,
}
