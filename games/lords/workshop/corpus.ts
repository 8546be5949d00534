// Records a game for each way in which Lords of the Spanish Main ends: node tools/run.mjs games/lords/workshop/corpus.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from '@spanish-main/kernel'
import { answer, botsPlay, decisionName, type Session, saveSession, startSession } from '@spanish-main/session'
import { deckhand } from '../bots/index.ts'
import { type Lords, lords } from '../index.ts'

const folder = join(import.meta.dirname, '..', 'corpus')

/** What the lords do of their own accord when a year has come, so that the game ends in a way that no bot chooses. */
interface Wish {
  readonly ending: string
  readonly seats: number
  readonly options: Options
  readonly year?: number
  readonly moves?: readonly (readonly [seat: number, text: string])[]
}

const WISHES: readonly Wish[] = [
  { ending: 'event', seats: 4, options: {} },
  { ending: 'last-year', seats: 3, options: { lastYear: 1615 } },
  {
    ending: 'agreement',
    seats: 2,
    options: {},
    year: 1606,
    moves: [
      [0, 'agree'],
      [1, 'agree'],
    ],
  },
  {
    ending: 'alone',
    seats: 3,
    options: {},
    year: 1604,
    moves: [
      [1, 'depart closed'],
      [2, 'depart open'],
    ],
  },
]

function play({ seats, options, year, moves = [] }: Wish, seed: number): Session<Lords> {
  const secret = seed.toString(16).padStart(64, '0')
  const holders = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
  const session = startSession({ game: lords, options, holders, secret })
  const { journal } = session
  if (year !== undefined) {
    botsPlay(session, deckhand, seed, { stop: () => journal.state.year >= year })
    for (const [seat, text] of moves) answer(session, seat, { decision: decisionName(session, seat), text })
  }
  if (journal.state.ended === 0) botsPlay(session, deckhand, seed)
  return session
}

function recordAll(): void {
  mkdirSync(folder, { recursive: true })
  for (const wish of WISHES) {
    for (let seed = 1; seed < 50; seed++) {
      const session = play(wish, seed)
      const { ended } = session.journal.state
      if (ended === 0 || lords.endings[ended - 1] !== wish.ending) continue
      writeFileSync(join(folder, `${wish.ending}-${wish.seats}-lords.record`), saveSession(session))
      break
    }
  }
}

if (import.meta.main) recordAll()
