import { type FastChance, fastChance } from './chance/fast.ts'
import type { Part } from './deals/deal.ts'
import { enter, type Game } from './game.ts'
import { legal } from './lists.ts'
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
    view() {
      enter(game)
      return view(game, g, seat)
    },
    imagine() {
      enter(game)
      return resample(game, g, seat, chance)
    },
  }
}

/** What a bot does for a seat that is asked, as the code of a move; `seed` decides what it imagines and its whims. */
export function askBot<S extends State>(game: Game<S>, bot: Bot<S>, g: S, seat: number, seed: number): number {
  const chance = fastChance(seed)
  return bot(insightInto(game, g, seat, chance), seat, legal(game, g, seat), chance)
}

/** A move to think of. */
export interface Hint {
  /** The move in text form. */
  readonly text: string
  /** The chance of winning after it, if the bot can tell, and in how many imagined games it looked. */
  readonly chance?: number
  readonly games?: number
  /** What speaks for it or against it most, the strongest first. */
  readonly reasons: readonly Reason[]
}

/** Something that speaks for a move, or against it if `delta` is below 0; games have the words under `term.<name>`. */
export interface Reason {
  readonly name: string
  readonly delta: number
}

/** Gives the best moves of a seat, the best first. */
export type Adviser<S extends State> = (...asked: Parameters<Bot<S>>) => readonly Hint[]

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
  /** Positions imagined for a hint; fewer where playing on takes long. */
  readonly samples?: number
}

/** What it takes to play on and to judge where that led. */
export type Outlook<S extends State> = Pick<Judgement<S>, 'evaluate' | 'policy' | 'settled'>

/** What the dealers that all games share ask of one: what is worth talking about, and how to judge what comes of it. */
export interface Dealing<S extends State> {
  readonly outlook: Outlook<S>
  /** What part of the usual number of positions is enough, because the outlook is short: all of them if left out. */
  readonly haste?: number
  /** The kind that prices are paid in; its last argument is the amount. */
  readonly price: string
  /** The prices that are thought of. */
  readonly amounts?: readonly number[]
  /**
   * A number that changes when a seat had better think of deals with another again; undefined while there is nothing to
   * talk about. Reads the seat's view.
   */
  readonly occasion: (view: S, seat: number, to: number) => number | undefined
  /** Deals that the seat may think of then, prices left out: few, the likeliest first. Own claims come with their pick. */
  readonly ideas: (view: S, seat: number, to: number) => readonly (readonly Part[])[]
  /** Whether what these two agree on had better stay between them. */
  readonly secretly?: (view: S, seat: number, to: number) => boolean
  /** The component that a claim says it is; undefined if it says nothing. */
  readonly claimed?: (part: Part) => number | undefined
  /** What to think of a deal beforehand, as a gain in a seat's chance: for what no imagined game shows. */
  readonly prior?: (g: S, seat: number, parts: readonly Part[]) => number
  /**
   * What a seat gains by a deal at least and at most, whatever imagined games show: their quick policy misuses what it
   * has, is glad to be rid of it, and is harmed by what it could have left unused.
   */
  readonly bounds?: (g: S, seat: number, parts: readonly Part[]) => readonly [least: number, most: number]
  /**
   * Whether a deal may be a favour of this seat: it agrees to a loss if the two gain together, and expects the favour to
   * be returned. The number is how far ahead, in chance of winning, a partner may get who has not yet returned any; 0, or
   * left out, for a deal that must pay by itself.
   */
  readonly credit?: (seat: number, parts: readonly Part[]) => number
  /**
   * How far a deal of the record put the seat's partner ahead, by the figures of many games: for whoever has not thought of
   * it himself, because the table was opened anew. Below 0 if it put the seat ahead.
   */
  readonly owed?: (seat: number, parts: readonly Part[]) => number
}
