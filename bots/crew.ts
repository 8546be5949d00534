import { type Adviser, type Bot, type Game, type GameMinds, printMove, type State } from '@spanish-main/kernel'
import { createDealer, type Dealer } from './dealing/dealer.ts'
import { hints } from './hint.ts'
import { onePly } from './one-ply.ts'
import { randomBot } from './random.ts'

/** Whoever plays a game by itself, and gives advice. */
export interface Crew<S extends State> {
  readonly bots: Readonly<Record<string, Bot<S>>>
  readonly advise: Adviser<S>
  /** A dealer for a table; undefined where bots do not deal. Every bot answers offers by it. */
  readonly newDealer: () => Dealer<S> | undefined
  /** The bots that make offers of their own. */
  readonly offering: ReadonlySet<string>
}

/** Only mates make offers: whoever plays against deckhands wants to be left alone. */
const OFFERING: ReadonlySet<string> = new Set(['mate'])

/** A game's own bots and those that all games share. Whoever cannot judge a position advises what its first bot does. */
export function crewOf<S extends State>(game: Game<S>, { bots = {}, judgement, dealing }: GameMinds<S> = {}): Crew<S> {
  const mate = judgement === undefined ? {} : { mate: onePly(game, judgement) }
  // A game that has a mate of its own judges positions for advice and deals only.
  const all: Record<string, Bot<S>> = { ...mate, ...bots, random: randomBot as unknown as Bot<S> }
  const [first] = Object.values(all)
  const oneMove: Adviser<S> = (...asked) => [{ text: printMove(game, first(...asked)), reasons: [] }]
  return {
    bots: all,
    advise: judgement === undefined ? oneMove : hints(game, judgement),
    newDealer: () => (dealing === undefined ? undefined : createDealer(game, dealing)),
    offering: OFFERING,
  }
}
