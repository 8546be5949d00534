import type { FastChance } from './chance/fast.ts'
import type { Game } from './game.ts'
import { resample } from './resample.ts'
import type { State } from './state.ts'
import { view } from './visibility.ts'

/** What a bot may know: its seat's view, and as many states that fit it as it likes to imagine. */
export interface Insight<S extends State> {
  view(): S
  imagine(): S
}

/** Chooses one of a seat's legal moves. Bots use the same door as people: nothing but the insight is theirs to see. */
export type Bot<S extends State> = (
  insight: Insight<S>,
  seat: number,
  moves: readonly number[],
  chance: FastChance,
) => number

/** The insight of a seat into a state; `chance` decides what it imagines. */
export function insightInto<S extends State>(game: Game<S>, g: S, seat: number, chance: FastChance): Insight<S> {
  return {
    view: () => view(game, g, seat),
    imagine: () => resample(game, g, seat, chance),
  }
}

/** One reason why a position is good or bad for a seat; games have the words for it under `term.<name>`. */
export interface Term {
  readonly name: string
  readonly value: number
}

/** What a search shared by all games asks of one: how to judge a position, and how to play on until it is quiet. */
export interface Judgement<S extends State> {
  /** The chance that a seat wins, 0 to 1: exact at the end of the game, otherwise an estimate. */
  readonly evaluate: (g: S, seat: number) => number
  /** What the estimate is made of. */
  readonly terms: (g: S, seat: number) => readonly Term[]
  /** What to think of a seat's moves beforehand, as gains in its chance: breaks ties, and keeps a search off circles. */
  readonly prior: (g: S, seat: number, moves: readonly number[]) => readonly number[]
  /** A quick guess at what a seat does. */
  readonly policy: (g: S, seat: number, moves: readonly number[], chance: FastChance) => number
  /** Whether what was decided at `start` has had its consequences, so that the position can be judged. */
  readonly settled: (g: S, start: S) => boolean
}
