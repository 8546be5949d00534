// Positions of Pax Hispanica for the browser tests: played under Node up to a moment, then imported as people do.
import { type Entry, type Options, openDecision, parseRecord, printRecord } from '@spanish-main/kernel'
import { botsPlay, firstAsked, saveSession, startSession } from '@spanish-main/session'
import { deckhand, paxHispanica } from '../index.ts'

/** Games that are tried until one comes to the moment that is wanted. */
const SEEDS = 60

/** A comet game of four deckhands unless something else is said. */
interface Game {
  readonly year?: number
  readonly seats?: number
  readonly options?: Options
}

/** A game among deckhands up to the first time that somebody is asked this, not before a year; that seat is yours. */
export function recordAt(
  decision: string,
  { year = 0, seats = 4, options = { length: 'comet-short' } }: Game = {},
): string {
  for (let seed = 1; seed < SEEDS; seed++) {
    const record = playUpTo(decision, year, seats, options, seed)
    if (record !== undefined) return record
  }
  throw new Error(`Nobody was ever asked ${decision} in ${year} or later.`)
}

function playUpTo(decision: string, year: number, seats: number, options: Options, seed: number): string | undefined {
  const secret = seed.toString(16).padStart(64, '0')
  const holders = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
  const session = startSession({ game: paxHispanica, options, holders, secret })
  const { journal } = session
  const isThere = () =>
    openDecision(paxHispanica, journal.state)?.name === decision &&
    journal.state.answered === 0 &&
    journal.state.year >= year
  botsPlay(session, deckhand, seed, { stop: isThere })
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
