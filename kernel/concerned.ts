import type { Course, StandingMove } from './course.ts'
import { readTerms } from './deals/terms.ts'
import { waiting } from './engine.ts'
import type { Game } from './game.ts'
import { everySeat, type State } from './state.ts'

/**
 * The seats for which something changes if the table goes back to the position after `to` moves, as a bit set: those who
 * have moved since, the two of every deal since, and those who are asked now. What chance gave or a secret showed concerns
 * all, and so do private steps, because nobody may notice whose they were.
 */
export function concernedBy<S extends State>(game: Game<S>, { line, state }: Course<S>, to: number): number {
  const all = everySeat(state.seats)
  if (state.drafts.length > 0) return all
  return line.slice(to).reduce((seats, move) => seats | concernedByMove(game, state, move), waiting(game, state)) & all
}

function concernedByMove<S extends State>(game: Game<S>, state: S, move: StandingMove): number {
  const all = everySeat(state.seats)
  if (move.private === true || move.draws.length > 0) return all
  const [word] = move.text.split(' ', 1)
  if (game.deals === undefined || word !== 'deal') return move.informed ? all : 1 << move.seat
  const terms = readTerms(game, game.seatNames(state), move.text.slice('deal '.length))
  return terms === undefined ? all : (1 << terms.by) | (1 << terms.to)
}

/**
 * What the lines of moves that cannot be played again say of themselves: who made them, and whether chance had a part. Others
 * may be concerned as well.
 */
export function concernedByClaims(seats: number, moves: readonly StandingMove[]): number {
  return moves.reduce((concerned, { seat, draws }) => concerned | (draws.length > 0 ? everySeat(seats) : 1 << seat), 0)
}
