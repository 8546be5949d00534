// Positions of Pax Hispanica for the browser tests: played under Node up to a moment, then imported as people do.
import {
  type Entry,
  fastChance,
  insightInto,
  legal,
  openDecision,
  parseRecord,
  printMove,
  printRecord,
  waiting,
} from '@spanish-main/kernel'
import { deckhand, paxHispanica } from '@spanish-main/pax-hispanica'
import { answer, decisionName, saveSession, startSession } from '@spanish-main/session'

/** A game among deckhands up to the first time that somebody is asked this in or after a year; that seat is yours. */
export function recordAt(decision: string, year: number, seats: number, options: Record<string, string>): string {
  const secret = '7'.padStart(64, '0')
  const holders = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
  const session = startSession({ game: paxHispanica, options, holders, secret })
  const chance = fastChance(7)
  while (session.journal.state.ended === 0) {
    const { state } = session.journal
    const seat = 31 - Math.clz32(waiting(paxHispanica, state) & -waiting(paxHispanica, state))
    if (state.year >= year && openDecision(paxHispanica, state)?.name === decision) {
      return withPerson(saveSession(session), seat, secret)
    }
    const code = deckhand(
      insightInto(paxHispanica, state, seat, chance),
      seat,
      legal(paxHispanica, state, seat),
      chance,
    )
    answer(session, seat, { decision: decisionName(session, seat), text: printMove(paxHispanica, code) })
  }
  throw new Error(`Nobody was asked ${decision} in ${year} or later.`)
}

/** A record as it is exported: who sits where, and the secret. */
function withPerson(text: string, seat: number, secret: string): string {
  const { header, entries } = parseRecord(text)
  const seats = header.names.map(
    (_, each): Entry => ({ kind: 'seat', seat: each, text: each === seat ? 'person You' : 'bot deckhand' }),
  )
  return printRecord({ header, entries: [...entries, ...seats, { kind: 'secret', text: secret }] })
}
