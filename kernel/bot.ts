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
