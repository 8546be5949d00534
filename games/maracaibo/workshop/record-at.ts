// Positions of Maracaibo for browser tests and pictures.
import { type Options, parseRecord, printRecord } from '@spanish-main/kernel'
import { saveSession, startSession } from '@spanish-main/session'
import { type Moment, recordAt as playedTo } from '../../../tools/record-at.ts'
import { deckhand } from '../bots/index.ts'
import { maracaibo } from '../index.ts'
import type { Maracaibo } from '../rules/state.ts'

/** A game of three deckhands on the plain board, unless something else is said, up to the first time that somebody is asked this. */
export const recordAt = (decision: string, moment: Partial<Omit<Moment<Maracaibo>, 'decision'>> = {}): string =>
  playedTo(maracaibo, deckhand, { seats: 3, options: { scenario: '75' }, ...moment, decision })

/** A table that has not begun, with every chair taken by a bot. */
export function freshRecord(seats: number, options: Options, seed: number): string {
  const secret = seed.toString(16).padStart(64, '0')
  const holders = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
  const { header, entries } = parseRecord(saveSession(startSession({ game: maracaibo, options, holders, secret })))
  return printRecord({ header, entries: [...entries, { kind: 'secret', text: secret }] })
}
