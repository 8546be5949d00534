// Whole games among bots as records, for the corpus of a game.
import type { Bot, Game, Json, Options, State } from '@spanish-main/kernel'
import { botsPlay, type Session, saveSession, startSession } from '@spanish-main/session'

/** A game that was played to its end. */
export interface Recorded<S extends State> {
  readonly text: string
  readonly ending: string
  readonly session: Session<S>
}

/** Plays a table of one bot; the secret is in the record, so every number can be checked. */
export function recordGame<S extends State>(
  game: Game<S>,
  bot: Bot<S>,
  table: { readonly seats: number; readonly options?: Options; readonly seed: number; readonly legacy?: Json },
): Recorded<S> {
  const { seats, options = {}, seed, legacy } = table
  const secret = seed.toString(16).padStart(64, '0')
  const holders = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
  const session = startSession({ game, options, holders, secret, ...(legacy === undefined ? {} : { legacy }) })
  botsPlay(session, bot, seed)
  return { text: saveSession(session), ending: game.endings[session.journal.state.ended - 1], session }
}
