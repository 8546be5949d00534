import { changeChair, LEAVES, SITS } from './chairs.ts'
import { type Replayer, replaying } from './chance/recorded.ts'
import type { Event, World } from './chronicle.ts'
import { isSecretDeal } from './deals/deal.ts'
import { readTerms } from './deals/terms.ts'
import { draftMoves, stepBack } from './drafts.ts'
import { advance } from './engine.ts'
import { enter, type Game, newGame } from './game.ts'
import { submit } from './gate.ts'
import type { Header } from './record.ts'
import { NOBODY, type State } from './state.ts'

/** A move that stands, with the numbers that chance gave it. */
export interface StandingMove {
  readonly seat: number
  readonly text: string
  readonly draws: readonly number[]
  /** The move told somebody something: chance, or a secret shown. Undo stops behind it. */
  readonly informed: boolean
  /** A step of a chain: nobody else is to know that there was one. */
  readonly private?: true
  /** Made while a chain is open, but no step of it, such as a deal: going back in one's plans leaves it standing. */
  readonly aside?: true
}

/** Something that happened, with the number of moves that stood before it (−1 for the set-up). */
export interface Happening {
  readonly move: number
  readonly event: Event
}

/** How a game has gone so far: the moves that stand, and what is needed to go back. */
export interface Course<S extends State> {
  state: S
  /** The moves that stand, in order: the entries without what was taken back. */
  readonly line: StandingMove[]
  readonly happened: Happening[]
  /** How many of the last moves their seat may take back freely. */
  free: number
  /** So many of the moves led to an offer that the game goes on from: their seat goes back behind it by consent only. */
  committed?: number
  /** Positions on the way, by the number of moves before them. Nobody can look further back than to the first. */
  readonly kept: { readonly moves: number; readonly state: S }[]
}

/** A position is kept every so many moves. */
const KEEP_EVERY = 32

/** How much has been learnt so far: rises with every draw and every secret shown. */
export function learnt(g: State): number {
  let sum = g.revealed
  for (const count of g.draws) sum += count
  return sum
}

/** The first position of a game, drawn from `world`. */
export function firstPosition<S extends State>(game: Game<S>, header: Omit<Header, 'names'>, world: World): S {
  const state = newGame(game, header.seats, header.options, world, header)
  advance(game, state, world)
  return state
}

/**
 * Notes a move that was just played; `steps` are its seat's moves before it in an open chain. Within a chain a seat goes
 * back by its draft, and what came before the chain stands: else a private step of another would show.
 */
export function addMove<S extends State>(game: Game<S>, course: Course<S>, played: StandingMove, steps: number): void {
  const { line, state } = course
  const move = standingOf(state, played, steps)
  const sameSeat = line.length > 0 && line[line.length - 1].seat === move.seat
  course.free = move.informed || state.drafts.length > 0 ? 0 : sameSeat ? course.free + 1 : 1
  line.push(move)
  if (line.length % KEEP_EVERY === 0) keepPosition(game, course)
}

/** Notes that an offer was made, before anything else happens. */
export function noteOffer<S extends State>(
  game: Game<S>,
  course: Course<S>,
  { terms }: { readonly terms: string },
): void {
  const { line, state } = course
  const offer = game.deals?.commits === undefined ? undefined : readTerms(game, game.seatNames(state), terms)
  if (offer === undefined) return
  enter(game)
  if (game.deals!.commits!(state, offer.by, offer.to)) course.committed = line.length
}

function standingOf(state: State, played: StandingMove, steps: number): StandingMove {
  if (state.drafts.length === 0) return played
  if (isSecretDeal(played.text)) return { ...played, private: true, aside: true }
  if (state.drafts[played.seat].length > steps) return { ...played, private: true }
  return draftMoves(state, played.seat) > steps ? played : { ...played, aside: true }
}

/** Keeps the present position, unless it is kept already, or lies amid a chain, where lines may change their middle. */
export function keepPosition<S extends State>(game: Game<S>, course: Course<S>): void {
  const { kept, line, state } = course
  if (kept.length > 0 && state.drafts.some((_, seat) => draftMoves(state, seat) > 0)) return
  if (kept.length === 0 || kept[kept.length - 1].moves < line.length) {
    kept.push({ moves: line.length, state: game.clone(state) })
  }
}

/** The first position that can be looked at: after so many moves. */
export function horizon<S extends State>(course: Course<S>): number {
  return course.kept[0].moves
}

/** The position after `moves` moves, not before the horizon. */
export function positionAt<S extends State>(game: Game<S>, course: Course<S>, moves: number): S {
  const from = course.kept.findLast(each => each.moves <= moves)
  if (from === undefined) throw new Error(`Nobody can look back to move ${moves}.`)
  const state = game.clone(from.state)
  const chance = replaying()
  for (let at = from.moves; at < moves; at++) playAgain(game, state, course.line[at], chance)
  return state
}

function playAgain<S extends State>(game: Game<S>, state: S, move: StandingMove, chance: Replayer): void {
  chance.load(move.draws)
  if (move.text === SITS || move.text === LEAVES) {
    changeChair(game, state, move.seat, move.text === SITS, { chance, listen: undefined })
    return
  }
  const problem = submit(game, state, move.seat, move.text, { chance, listen: undefined })
  if (problem !== undefined) throw new Error(`"${move.text}" is not accepted any more (${problem.key}).`)
}

/** Goes back to the position after `to` moves, freely: what the seat may take back shrinks by what it took back. */
export function goBackFreely<S extends State>(game: Game<S>, course: Course<S>, to: number): void {
  course.free = Math.max(0, course.free - (course.line.length - to))
  goBack(game, course, to)
}

/** Goes back past what somebody has learnt. The seat that moved there may take back what it could then. */
export function goBackByConsent<S extends State>(game: Game<S>, course: Course<S>, to: number): void {
  goBack(game, course, to)
  const { line } = course
  let at = to
  while (at > horizon(course) && !line[at - 1].informed && line[at - 1].seat === line[to - 1].seat) at--
  course.free = course.state.drafts.length > 0 ? 0 : to - at
}

/** A seat takes back its last moves in an open chain; the steps of other seats between them stand. */
export function goBackInDraft<S extends State>(course: Course<S>, seat: number, count: number): void {
  const { happened, state } = course
  const wasDone = (state.answered & (1 << seat)) !== 0
  stepBack(state, seat, count)
  for (const at of dropLast(course.line, seat, count, wasDone)) {
    // What was told aside, after a step that is gone, is now told after one move less.
    for (const [i, each] of happened.entries()) if (each.move > at) happened[i] = { ...each, move: each.move - 1 }
  }
}

/**
 * Takes the last moves of one seat in a chain out of a line; gives where each stood, the last first. Whoever was done and
 * brought back by a deal has been done all the same: that move stands, and only steps go.
 */
export function dropLast(line: StandingMove[], seat: number, count: number, wasDone?: boolean): number[] {
  const gone: number[] = []
  let done = wasDone ?? false
  for (let at = line.length - 1; gone.length < count && at >= 0; at--) {
    const move = line[at]
    if (move.seat !== seat || move.aside === true) continue
    if (wasDone !== undefined && move.private !== true) {
      if (!done) continue
      done = false
    }
    line.splice(at, 1)
    gone.push(at)
  }
  return gone
}

function goBack<S extends State>(game: Game<S>, course: Course<S>, to: number): void {
  course.state = positionAt(game, course, to)
  cutTo(course, to)
}

/** Goes on from a position that is given whole. `claimed` are the moves that led there, played again or not. */
export function resume<S extends State>(
  game: Game<S>,
  course: Course<S>,
  claimed: readonly StandingMove[],
  moves: number,
  state: S,
): void {
  const { line, kept } = course
  const stand = claimed.slice(0, moves)
  while (stand.length < moves) stand.push({ seat: NOBODY, text: '', draws: [], informed: true })
  line.splice(0, line.length, ...stand)
  kept.length = 0
  course.state = state
  course.free = 0
  keepPosition(game, course)
}

/** Forgets the moves after `to`, and what they told. */
export function cutTo<S extends State>(course: Course<S>, to: number): void {
  const { line, happened, kept } = course
  line.length = to
  if (course.committed !== undefined) course.committed = Math.min(course.committed, to)
  while (happened.length > 0 && happened[happened.length - 1].move >= to) happened.pop()
  while (kept.length > 1 && kept[kept.length - 1].moves > to) kept.pop()
}
