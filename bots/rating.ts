import { ordinal, type Rating, rate, rating } from 'openskill'

/** Ratings by name, after Weng and Lin, moved by the results of games for any number of seats. */
export type Ratings = Map<string, Rating>

/**
 * Moves the ratings after a game by the places that the seats came to; equal places are equal. A name with several seats
 * moves by the mean of what they gained.
 */
export function moveRatings(ratings: Ratings, seats: readonly string[], places: readonly number[]): void {
  const before = seats.map(name => [ratings.get(name) ?? rating()])
  const after = rate(before, { rank: [...places] })
  for (const name of new Set(seats)) {
    const own = after.filter((_, seat) => seats[seat] === name).map(([each]) => each)
    ratings.set(name, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) })
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length

/** A rating as one number: what the name is almost surely worth. */
export const ratingOf = (ratings: Ratings, name: string): number => ordinal(ratings.get(name) ?? rating())
