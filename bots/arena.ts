import {
  type Bot,
  type Dealing,
  type Game,
  insightInto,
  type Options,
  type Result,
  resultOf,
  type State,
  shareOf,
} from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { type Bargain, parleyAmong } from './dealing/parley.ts'
import { moveRatings, type Ratings, ratingOf } from './rating.ts'
import { wilson } from './wilson.ts'

/** A bot with the name that it is rated under. */
export interface Entrant<S extends State> {
  readonly name: string
  readonly bot: Bot<S>
  /** How it deals; without it, it makes no offers and declines all. */
  readonly dealing?: Dealing<S>
}

export interface Tournament {
  readonly seats: number
  readonly games: number
  readonly seed: number
  readonly options?: Options
  /** Called after each game. */
  readonly done?: (games: number) => void
  /** Called with every offer. */
  readonly heard?: (bargain: Bargain, game: number) => void
  /** Milliseconds, to tell how long the bots think. */
  readonly clock?: () => number
}

/** How a bot fared. A bot that has several seats at a table has played as many games there. */
export interface BotScore {
  readonly name: string
  readonly games: number
  /** Victories; a shared one counts its part. */
  readonly wins: number
  readonly rate: number
  readonly low: number
  readonly high: number
  readonly rating: number
  /** Mean time over a decision that left a choice, if there was a clock. */
  readonly millis?: number
}

export interface ArenaResult {
  readonly games: number
  /** Games that did not come to an end. */
  readonly stuck: number
  readonly bots: readonly BotScore[]
}

/** Plays a tournament: from game to game everybody moves up one seat, so that no bot profits from its place. */
export function arena<S extends State>(
  game: Game<S>,
  entrants: readonly Entrant<S>[],
  { seats, games, seed, options = {}, done, heard, clock }: Tournament,
): ArenaResult {
  const ratings: Ratings = new Map()
  const played = new Map(entrants.map(({ name }) => [name, { games: 0, wins: 0 }]))
  const thought = new Map(entrants.map(({ name }) => [name, { millis: 0, decisions: 0 }]))
  let stuck = 0
  for (let i = 0; i < games; i++) {
    const table = seatEntrants(entrants, seats, i)
    const { state } = playout(
      game,
      { seats, options, seed: seed + i },
      {
        unchecked: true,
        policy: policyOf(game, table, thought, clock),
        between: parleyAmong(
          game,
          table.map(({ dealing }) => dealing),
          bargain => heard?.(bargain, i),
        ),
      },
    )
    for (const { name } of table) played.get(name)!.games++
    for (const [seat, { name }] of table.entries()) played.get(name)!.wins += shareOf(state, seat)
    if (state.ended === 0) stuck++
    else rateGame(ratings, table, resultOf(state))
    done?.(i + 1)
  }
  const bots = [...played].map(([name, { games, wins }]) => ({
    name,
    games,
    wins,
    ...wilson(wins, games),
    rating: ratingOf(ratings, name),
    ...(clock === undefined ? {} : { millis: meanOf(thought.get(name)!) }),
  }))
  return { games, stuck, bots }
}

/** Where the table plays as one, or one bot plays all seats, nobody is better than another. */
function rateGame<S extends State>(ratings: Ratings, table: readonly Entrant<S>[], result: Result): void {
  const names = table.map(({ name }) => name)
  if (result.together === undefined && new Set(names).size > 1) moveRatings(ratings, names, result.places)
}

/** Who sits where: in the order named, the last one on all seats that are left, and everybody moved up by `turn`. */
export function seatEntrants<T>(entrants: readonly T[], seats: number, turn: number): T[] {
  return Array.from({ length: seats }, (_, seat) => {
    const place = (seat + turn) % seats
    return entrants[Math.min(place, entrants.length - 1)]
  })
}

/** Time spent on decisions. */
interface Thought {
  millis: number
  decisions: number
}

const meanOf = ({ millis, decisions }: Thought): number => millis / Math.max(1, decisions)

function policyOf<S extends State>(
  game: Game<S>,
  table: readonly Entrant<S>[],
  thought: ReadonlyMap<string, Thought>,
  clock: () => number = () => 0,
) {
  return (g: S, seat: number, moves: readonly number[], chance: Parameters<Bot<S>>[3]) => {
    if (moves.length === 1) return moves[0]
    const { name, bot } = table[seat]
    const started = clock()
    const choice = bot(insightInto(game, g, seat, chance), seat, moves, chance)
    const spent = thought.get(name)!
    spent.millis += clock() - started
    spent.decisions++
    return choice
  }
}
