import type { StandingMove } from '@spanish-main/kernel'

/** Whatever has a line of moves: a session, or a game looked back at. */
interface Counted {
  readonly journal: { readonly line: readonly StandingMove[] }
}

// How a seat counts the moves of a table: without the private steps of others, which it must not notice.

const counts = ({ private: hidden, seat: mover }: StandingMove, seat: number): boolean =>
  hidden !== true || mover === seat

/** How many moves stand, as a seat counts them; of the first `until` only, if given. */
export function movesFor({ journal: { line } }: Counted, seat: number, until = line.length): number {
  let sum = 0
  for (let at = 0; at < until; at++) if (counts(line[at], seat)) sum++
  return sum
}

/** Who made each move, as a seat counts them; from the move `since` on, if given. */
export function moversFor({ journal: { line } }: Counted, seat: number, since = 0): number[] {
  // What is asked for is mostly the end of a long line, so it is counted from there.
  const movers: number[] = []
  const left = movesFor({ journal: { line } }, seat) - Math.max(0, since)
  for (let at = line.length - 1; movers.length < left; at--) if (counts(line[at], seat)) movers.push(line[at].seat)
  return movers.reverse()
}

/** How many moves stood in truth when a seat counted so many; undefined if it never did, or counts no more now. */
export function lineAt({ journal: { line } }: Counted, seat: number, moves: number): number | undefined {
  let sum = 0
  for (const [at, move] of line.entries()) {
    if (!counts(move, seat)) continue
    if (sum === moves) return at
    sum++
  }
  return undefined
}

/** For every number of moves that stood in truth, what the seat counted then; undefined where both are always the same. */
export function countsAlong({ journal: { line } }: Counted, seat: number): number[] | undefined {
  if (line.every(move => counts(move, seat))) return undefined
  const along = [0]
  for (const [at, move] of line.entries()) along.push(along[at] + (counts(move, seat) ? 1 : 0))
  return along
}
