// npm run corpus: records a game for each way in which Pax Hispanica ends, played by deckhands through a session.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Bot,
  fastChance,
  type Game,
  insightInto,
  legal,
  printMove,
  type State,
  waiting,
} from '@spanish-main/kernel'
import { deckhand, paxHispanica } from '@spanish-main/pax-hispanica'
import { answer, decisionName, saveSession, startSession } from '@spanish-main/session'
import { root } from './programs.ts'

const folder = join(root, 'games', 'pax-hispanica', 'corpus')
const NATIONS = [2, 4, 5, 3]

/** A whole game among bots, as a record; the secret is in it, so every number can be checked. */
function playGame<S extends State>(
  game: Game<S>,
  bot: Bot<S>,
  seats: number,
  seed: number,
): { text: string; ending: string } {
  const secret = seed.toString(16).padStart(64, '0')
  const holders = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
  const session = startSession({ game, options: {}, holders, secret })
  const chance = fastChance(seed)
  while (session.journal.state.ended === 0) {
    const { state } = session.journal
    const seats = waiting(game, state)
    const seat = 31 - Math.clz32(seats & -seats)
    const moves = legal(game, state, seat)
    const code = bot(insightInto(game, state, seat, chance), seat, moves, chance)
    answer(session, seat, { decision: decisionName(session, seat), text: printMove(game, code) })
  }
  return { text: saveSession(session), ending: game.endings[session.journal.state.ended - 1] }
}

function recordAll(): void {
  mkdirSync(folder, { recursive: true })
  const wanted = new Set(paxHispanica.endings.slice(0, 6))
  for (let seed = 1; wanted.size > 0 && seed < 2000; seed++) {
    const seats = NATIONS[seed % NATIONS.length]
    const { text, ending } = playGame(paxHispanica, deckhand, seats, seed)
    if (wanted.delete(ending)) writeFileSync(join(folder, `${ending}-${seats}-players.record`), text)
  }
  if (wanted.size > 0) console.error(`No game ended by ${[...wanted].join(', ')}.`)
}

if (import.meta.main) recordAll()
