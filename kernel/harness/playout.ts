import { type FastChance, fastChance } from '../chance/fast.ts'
import type { Listener, World } from '../chronicle.ts'
import { printTerms } from '../deals/terms.ts'
import { advance, apply, waiting } from '../engine.ts'
import { type Game, newGame } from '../game.ts'
import { submit } from '../gate.ts'
import { legal } from '../lists.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { printMove } from '../text.ts'
import { anyDeal } from './deals.ts'
import { anySeat } from './seats.ts'

/** Which table a harness plays at. */
export interface Seating {
  readonly seats: number
  readonly options?: Options
  readonly seed: number
}

/** What chooses among a seat's legal moves. */
export type Policy<S extends State> = (g: S, seat: number, moves: readonly number[], chance: FastChance) => number

/** How a played-out game went. */
export interface Playout<S extends State> {
  readonly state: S
  readonly moves: number
  /** Nobody could move, or the game did not end in time. */
  readonly stuck: boolean
  /** Broken invariants and errors, each a sentence. */
  readonly problems: readonly string[]
}

export const anyMove = <S extends State>(_g: S, _seat: number, moves: readonly number[], chance: FastChance): number =>
  moves[chance.int(moves.length)]

export interface PlayoutOptions<S extends State> {
  /** Called before every move with the seat to move and its legal moves. */
  readonly visit?: (g: S, seat: number, moves: readonly number[], move: number) => void
  readonly policy?: Policy<S>
  /** What seats do before a move is made, unasked: they deal. */
  readonly between?: (g: S, world: World, chance: FastChance) => void
  readonly listen?: Listener
  readonly limit?: number
  /** Leave the invariants out: for simulations that want speed. */
  readonly unchecked?: boolean
  /** So many deals, made up at random, are closed between the moves, if the game knows deals. */
  readonly deals?: number
  /** Say every move as people do, in text, and let the gate judge it. */
  readonly gate?: boolean
}

/** Plays a game to its end, checking its invariants after every move. */
export function playout<S extends State>(game: Game<S>, seating: Seating, about: PlayoutOptions<S> = {}): Playout<S> {
  const chance = fastChance(seating.seed)
  const choice = fastChance(seating.seed + 0x5eed)
  const world: World = { chance, listen: about.listen }
  const policy = about.policy ?? anyMove
  const limit = about.limit ?? 20_000
  const problems: string[] = []
  const moves: number[] = []
  const g = newGame(game, seating.seats, seating.options ?? {}, world)
  advance(game, g, world)
  let played = 0
  let closed = 0
  while (g.ended === 0 && played < limit && problems.length === 0) {
    if (closed < (about.deals ?? 0) && choice.int(4) === 0) {
      closed += dealAtRandom(game, g, world, choice, String(closed + 1), problems)
      if (about.unchecked !== true && game.invariants !== undefined) problems.push(...game.invariants(g))
      if (g.ended !== 0 || problems.length > 0) break
    }
    about.between?.(g, world, choice)
    const seats = waiting(game, g)
    if (seats === 0) break
    const seat = anySeat(seats, choice)
    legal(game, g, seat, moves)
    if (moves.length === 0) break
    about.visit?.(g, seat, moves, played)
    const code = policy(g, seat, moves, choice)
    if (about.gate === true) {
      const text = printMove(game, code)
      const turnedAway = submit(game, g, seat, text, world)
      if (turnedAway !== undefined) problems.push(`${text} of seat ${seat} is turned away: ${turnedAway.key}`)
    } else apply(game, g, seat, code, world)
    played++
    if (about.unchecked !== true && game.invariants !== undefined) problems.push(...game.invariants(g))
  }
  return { state: g, moves: played, stuck: g.ended === 0 && problems.length === 0, problems }
}

/** Two seats close a deal through the gate; gives 1 if they did. */
function dealAtRandom<S extends State>(
  game: Game<S>,
  g: S,
  world: World,
  chance: FastChance,
  id: string,
  problems: string[],
): number {
  const terms = anyDeal(game, g, id, chance)
  if (terms === undefined) return 0
  const text = `deal ${printTerms(game, game.seatNames(g), terms)}`
  const turnedAway = submit(game, g, terms.to, text, world)
  if (turnedAway !== undefined) problems.push(`"${text}" is turned away: ${turnedAway.key}`)
  return 1
}
