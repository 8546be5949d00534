// Positions of any game for browser tests and pictures: played under Node up to a moment, then imported as people do.
import {
  type Bot,
  type Entry,
  type Game,
  type Options,
  openDecision,
  parseRecord,
  printRecord,
  type State,
} from '@spanish-main/kernel'
import { botsPlay, firstAsked, saveSession, startSession } from '@spanish-main/session'

/** Games that are tried until one comes to the moment that is wanted. */
const SEEDS = 60

/** A table, and the moment at which it is left: somebody is asked this, and `when` holds. */
export interface Moment<S extends State> {
  readonly decision: string
  readonly seats: number
  readonly options?: Options
  readonly when?: (g: S) => boolean
}

/** A game among bots up to that moment; the seat that is asked is yours. */
export function recordAt<S extends State>(game: Game<S>, bot: Bot<S>, moment: Moment<S>): string {
  for (let seed = 1; seed < SEEDS; seed++) {
    const record = playUpTo(game, bot, moment, seed)
    if (record !== undefined) return record
  }
  throw new Error(`Nobody was ever asked ${moment.decision} at that moment.`)
}

function playUpTo<S extends State>(
  game: Game<S>,
  bot: Bot<S>,
  { decision, seats, options = {}, when = () => true }: Moment<S>,
  seed: number,
): string | undefined {
  const secret = seed.toString(16).padStart(64, '0')
  const holders = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
  const session = startSession({ game, options, holders, secret })
  const { journal } = session
  const isThere = () =>
    openDecision(game, journal.state)?.name === decision && journal.state.answered === 0 && when(journal.state)
  botsPlay(session, bot, seed, { stop: isThere })
  return isThere() ? withPerson(saveSession(session), firstAsked(session), secret) : undefined
}

/** A record as it is exported: who sits where, and the secret. */
function withPerson(text: string, seat: number, secret: string): string {
  const { header, entries } = parseRecord(text)
  const seats = header.names.map(
    (_, each): Entry => ({ kind: 'seat', seat: each, text: each === seat ? 'person You' : 'bot deckhand' }),
  )
  return printRecord({ header, entries: [...entries, ...seats, { kind: 'secret', text: secret }] })
}
