// The position of Pax Hispanica's guided first turn: node tools/run.mjs games/pax-hispanica/workshop/guide-record.ts
// Deckhands play three cycles. The first table on which England has to find Labor in the next goods year, and will come
// across everything that the guide speaks of, whatever the others do, is kept as the record from which the guide starts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, legal, openDecision, parseRecord, printMove, printRecord } from '@spanish-main/kernel'
import {
  answer,
  botText,
  decisionName,
  firstAsked,
  openSession,
  type Session,
  saveSession,
  startSession,
} from '@spanish-main/session'
import { deckhand } from '../bots/index.ts'
import { paxHispanica as game, type Pax } from '../index.ts'

const file = join(import.meta.dirname, '..', 'board', 'guide', 'start.record')
/** The goods year in which the guide begins; in the play year before it the nations keep cards for it. */
const BEGIN = 1610
const THRIFTY = BEGIN - 2
const SEATS = 3
const REHEARSALS = 12
/** Decisions, and moves at sea, that the guided seat must come across. */
const LESSONS = ['bids', 'play-turn', 'card-actions', 'sail-mode', 'load', 'europe']

const holders = Array.from({ length: SEATS }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
const secretOf = (seed: number): string => seed.toString(16).padStart(64, '0')

/** One move of a deckhand, who in the thrifty year keeps his last card. Notes what its seat came across. */
function step(session: Session<Pax>, seed: number, met: Set<string>): void {
  const g = session.journal.state
  const seat = firstAsked(session)
  const { name } = openDecision(game, g)!
  met.add(`${seat} ${name}`)
  if (name === 'sail-act')
    for (const code of legal(game, g, seat)) met.add(`${seat} ${printMove(game, code).split(' ')[0]}`)
  const keeps = g.year === THRIFTY && name === 'play-turn' && g.marketHand[g.colour[seat]] === 1
  const text = keeps ? 'end-turn' : botText(session, seat, deckhand, seed)
  answer(session, seat, { decision: decisionName(session, seat), text })
}

/** Plays up to the Labor of the year. */
function upTo(session: Session<Pax>, seed: number): void {
  const { journal } = session
  const there = () => journal.state.year === BEGIN && openDecision(game, journal.state)?.name === 'labour'
  while (journal.state.ended === 0 && journal.state.year <= BEGIN && !there()) step(session, seed, new Set())
}

/** Whether the seat comes across every lesson in this cycle, with others who think of something else each time. */
function teaches(text: string, secret: string, seat: number): boolean {
  for (let seed = 1; seed <= REHEARSALS; seed++) {
    const { session } = openSession(game, { record: parseRecord(text), secret, holders })
    const met = new Set<string>()
    while (session.journal.state.ended === 0 && session.journal.state.year < BEGIN + 4) {
      step(session, seed, met)
    }
    if (session.journal.state.ended !== 0 || LESSONS.some(each => !met.has(`${seat} ${each}`))) return false
  }
  return true
}

function recordGuide(): void {
  for (let seed = 1; seed < 40000; seed++) {
    const secret = secretOf(seed)
    const session = startSession({ game, options: { length: 'short' }, holders, secret })
    upTo(session, seed)
    const g = session.journal.state
    if (g.ended !== 0 || g.year !== BEGIN) continue
    // The guide speaks to England, who has the first seat and begins the auctions.
    const seat = firstAsked(session)
    if (
      seat !== 0 ||
      g.order[0] !== g.colour[seat] ||
      g.money[g.colour[seat]] < 2 ||
      g.marketHand[g.colour[seat]] === 0
    )
      continue
    const text = saveSession(session)
    if (!teaches(text, secret, seat)) continue
    const { header, entries } = parseRecord(text)
    const told: Entry = { kind: 'secret', text: secret }
    writeFileSync(file, printRecord({ header, entries: [...entries, told] }))
    console.log(`Seed ${seed}: seat ${seat} begins ${g.year}.`)
    return
  }
  console.error('No table teaches all of it.')
  process.exitCode = 1
}

if (import.meta.main) recordGuide()
