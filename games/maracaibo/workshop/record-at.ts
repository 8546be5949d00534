// Positions of Maracaibo for the browser tests: played under Node up to a moment, then imported as people do.
import { type Entry, type Options, openDecision, parseRecord, printRecord } from '@spanish-main/kernel'
import { botsPlay, firstAsked, saveSession, startSession } from '@spanish-main/session'
import { deckhand, maracaibo } from '../index.ts'
import type { Maracaibo } from '../rules/state.ts'

/** Games that are tried until one comes to the moment that is wanted. */
const SEEDS = 40

/** A game of three on the plain board unless something else is said. */
interface Moment {
  readonly seats?: number
  readonly options?: Options
  readonly when?: (g: Maracaibo) => boolean
}

const secretOf = (seed: number): string => seed.toString(16).padStart(64, '0')

const bots = (seats: number) => Array.from({ length: seats }, () => ({ kind: 'bot', name: 'deckhand' }) as const)

/** A game among deckhands up to the first time that somebody is asked this; that seat is yours. */
export function recordAt(
  decision: string,
  { seats = 3, options = { scenario: '75' }, when = () => true }: Moment = {},
): string {
  for (let seed = 1; seed < SEEDS; seed++) {
    const secret = secretOf(seed)
    const session = startSession({ game: maracaibo, options, holders: bots(seats), secret })
    const { journal } = session
    const isThere = () =>
      openDecision(maracaibo, journal.state)?.name === decision && journal.state.answered === 0 && when(journal.state)
    botsPlay(session, deckhand, seed, { stop: isThere })
    if (isThere()) return withPerson(saveSession(session), firstAsked(session), secret)
  }
  throw new Error(`Nobody was ever asked ${decision}.`)
}

/** A table that has not begun, with every chair taken by a bot. */
export function freshRecord(seats: number, options: Options, seed: number): string {
  const secret = secretOf(seed)
  const { header, entries } = parseRecord(
    saveSession(startSession({ game: maracaibo, options, holders: bots(seats), secret })),
  )
  return printRecord({ header, entries: [...entries, { kind: 'secret', text: secret }] })
}

/** A record as it is exported: who sits where, and the secret. */
function withPerson(text: string, seat: number, secret: string): string {
  const { header, entries } = parseRecord(text)
  const seats = header.names.map(
    (_, each): Entry => ({ kind: 'seat', seat: each, text: each === seat ? 'person You' : 'bot deckhand' }),
  )
  return printRecord({ header, entries: [...entries, ...seats, { kind: 'secret', text: secret }] })
}
