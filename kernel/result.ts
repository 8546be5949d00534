import { NO_DRAFTS, NOBODY, type Result, type State, UNKNOWN } from './state.ts'

/**
 * Ends the game. `ending` is an index into the game's list of endings. Where one seat wins and the others are equal,
 * or nobody wins, the seat (or −1) says it all; otherwise the result does.
 */
export function finish(g: State, ending: number, result: number | Result): void {
  g.ended = ending + 1
  g.winner = typeof result === 'number' ? result : soleWinner(result)
  g.result = typeof result === 'number' ? null : Object.freeze({ ...result })
  g.stack.length = 0
  g.answered = 0
  g.sealed.fill(UNKNOWN)
  g.drafts = NO_DRAFTS
}

/** The result of a game that one seat wins: all others share the second place. −1: nobody wins, all share it. */
export function won(g: State, seat: number): Result {
  return { places: Array.from({ length: g.seats }, (_, other) => (other === seat ? 1 : 2)) }
}

/** The result of a game in which most points win; a rival without a seat is counted among the rest. */
export function byPoints(points: readonly number[], rival?: number): Result {
  const all = rival === undefined ? points : [...points, rival]
  const place = (mine: number) => 1 + all.filter(other => other > mine).length
  const places = points.map(place)
  return rival === undefined
    ? { places, points: [...points] }
    : { places, points: [...points], rival: { place: place(rival), points: rival } }
}

/** The result of a table that wins or loses as one. */
export function together(g: State, outcome: 'won' | 'lost', points?: readonly number[]): Result {
  const places = new Array<number>(g.seats).fill(outcome === 'won' ? 1 : 2)
  return points === undefined ? { places, together: outcome } : { places, points, together: outcome }
}

/** How a game that is over ended for everybody. */
export function resultOf(g: State): Result {
  return g.result ?? won(g, g.winner)
}

/** The seats that came first, as a bit set. */
export function winners(g: State): number {
  if (g.ended === 0) return 0
  return resultOf(g).places.reduce((seats, place, seat) => (place === 1 ? seats | (1 << seat) : seats), 0)
}

/** A seat's part of the victory: 1, or less where several seats, or the rival, share it. A table wins as one or not. */
export function shareOf(g: State, seat: number): number {
  if (g.ended === 0) return 0
  const { places, rival, together: asOne } = resultOf(g)
  if (places[seat] !== 1) return 0
  if (asOne !== undefined) return 1
  const first = places.filter(place => place === 1).length + (rival?.place === 1 ? 1 : 0)
  return 1 / first
}

/** The seat that came first, if there is just one and no rival beside it. */
export function soleWinner({ places, rival }: Result): number {
  const first = places.indexOf(1)
  return first >= 0 && first === places.lastIndexOf(1) && rival?.place !== 1 ? first : NOBODY
}
