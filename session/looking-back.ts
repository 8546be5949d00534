import { type Course, type Game, horizon, type Json, positionAt, type State, view, waiting } from '@spanish-main/kernel'
import { lineAt, moversFor } from './counts.ts'
import { applied, type Difference, difference } from './difference.ts'

/** All that a seat saw, move by move: the first view whole, each later one as what became of the one before. */
export interface LookedBack {
  /** Nobody can look further back than to this many moves, as the seat counts them. */
  readonly horizon: number
  readonly views: readonly (Difference | null)[]
  /** Who was waited for, as bit sets. */
  readonly waiting: readonly number[]
}

/** What a seat saw from the first position that can be looked at to the last. */
export function lookBack<S extends State>(game: Game<S>, course: Course<S>, seat: number): LookedBack {
  const journal = course
  const last = moversFor({ journal }, seat).length
  const views: (Difference | null)[] = []
  const waits: number[] = []
  let first = -1
  let before: Json | undefined
  for (let moves = 0; moves <= last; moves++) {
    const at = lineAt({ journal }, seat, moves) ?? course.line.length
    if (at < horizon(course)) continue
    if (first < 0) first = moves
    const state = positionAt(game, course, at)
    const seen = view(game, state, seat) as unknown as Json
    views.push(difference(before, seen) ?? null)
    waits.push(waiting(game, state))
    before = JSON.parse(JSON.stringify(seen)) as Json
  }
  return { horizon: Math.max(0, first), views, waiting: waits }
}

/** The views themselves, each sharing with the one before whatever did not change. */
export function viewsOf({ views }: Pick<LookedBack, 'views'>): State[] {
  const all: Json[] = []
  for (const change of views) all.push(change === null ? all[all.length - 1] : applied(all[all.length - 1], change))
  return all as unknown as State[]
}
