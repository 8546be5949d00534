import { fastChance, resample, type State } from '@spanish-main/kernel'
import type { Session } from './session.ts'

/** A question to a bot: a state that its seat cannot tell from the true one, so it has nothing to peek at. */
export interface Thought {
  readonly game: string
  readonly bot: string
  readonly seat: number
  readonly twin: State
  readonly seed: number
}

export function thoughtOf(session: Session<State>, seat: number, bot: string, seed: number): Thought {
  const { game, journal } = session
  return { game: game.id, bot, seat, twin: resample(game, journal.state, seat, fastChance(seed)), seed }
}
