/**
 * What speaks for a colour besides the victories it is near to, and how much. Fitted to games between bots
 * (`npm run balance` says how they end): the sum of a colour's terms is the logarithm of its odds.
 */
export const WEIGHTS = {
  sway: -0.12,
  reach: 0.21,
  money: 0.245,
  ships: 0.125,
  havens: 0.01,
  hand: 0.24,
  peerages: 0.13,
  relics: 0.18,
  colonies: 0.09,
  vacancies: -0.06,
  forts: 0.05,
  visitas: 0.23,
  cathedrals: 0.1,
  citizens: 0.04,
  treasure: 0.03,
} as const

/** A victory counts log(1 + exp(near − what is missing, each at its price)). */
export interface Price {
  readonly near: number
  readonly nudge: number
  readonly peerage: number
  readonly rest: number
}

export const PRICES: readonly Price[] = [
  { near: 1.57, nudge: 0.75, peerage: 1.66, rest: 0.56 },
  { near: 2.51, nudge: 0.51, peerage: 0.3, rest: 0.4 },
  { near: 3.17, nudge: 0.99, peerage: 0.5, rest: 0.99 },
  { near: 2.23, nudge: 0.8, peerage: 1.41, rest: 0 },
]

/** The token victory: each token ahead of the table's mean, ever more as the Dove's year draws near. */
export const TOKENS = { near: 0.93, token: 0.056, later: 0.031, last: 0.922, time: 1.218 }
