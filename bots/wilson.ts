/** A share with the bounds of its 95 % confidence interval. */
export interface Share {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964

/** Wilson's score interval: honest for few games, and for shares near 0 or 1. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { rate: 0, low: 0, high: 1 }
  const rate = wins / games
  const shrink = 1 + Z ** 2 / games
  const middle = (rate + Z ** 2 / (2 * games)) / shrink
  const half = (Z / shrink) * Math.sqrt((rate * (1 - rate)) / games + (Z / (2 * games)) ** 2)
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
