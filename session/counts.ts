import type { StandingMove } from '@spanish-main/kernel'

/** Whatever has a line of moves: a session, or a game looked back at. */
interface Counted {
  readonly journal: { readonly line: readonly StandingMove[]; readonly entries?: readonly unknown[] }
}

// How a seat counts the moves of a table: without the private steps of others, which it must not notice.

const counts = ({ private: hidden, seat: mover }: StandingMove, seat: number): boolean =>
  hidden !== true || mover === seat

/** Lines in which no step is private, by how many entries had been written when that was found: no line changes without one. */
const plain = new WeakMap<readonly StandingMove[], number>()

/** Whether everybody counts the same: in most games, at most times. It is looked up once for all seats. */
function isPlain({ journal: { line, entries } }: Counted): boolean {
  if (entries !== undefined && plain.get(line) === entries.length) return true
  if (line.some(move => move.private === true)) return false
  if (entries !== undefined) plain.set(line, entries.length)
  return true
}

/** How many moves stand, as a seat counts them; of the first `until` only, if given. */
export function movesFor(table: Counted, seat: number, until = table.journal.line.length): number {
  const { line } = table.journal
  if (isPlain(table)) return Math.min(until, line.length)
  let sum = 0
  for (let at = 0; at < until; at++) if (counts(line[at], seat)) sum++
  return sum
}

/** Who made each move, as a seat counts them; from the move `since` on, if given. */
export function moversFor(table: Counted, seat: number, since = 0): number[] {
  // What is asked for is mostly the end of a long line, so it is counted from there.
  const { line } = table.journal
  const movers: number[] = []
  const left = movesFor(table, seat) - Math.max(0, since)
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
export function countsAlong(table: Counted, seat: number): number[] | undefined {
  const { line } = table.journal
  if (isPlain(table) || line.every(move => counts(move, seat))) return undefined
  const along = [0]
  for (let at = 0; at < line.length; at++) along.push(along[at] + (counts(line[at], seat) ? 1 : 0))
  return along
}
