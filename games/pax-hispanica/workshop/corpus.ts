// npm run corpus: records a game for each way in which Pax Hispanica ends, played by deckhands through a session.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botsPlay, saveSession, startSession } from '@spanish-main/session'
import { deckhand, paxHispanica } from '../index.ts'

const folder = join(import.meta.dirname, '..', 'corpus')
const NATIONS = [2, 4, 5, 3]

/** A whole game among deckhands, as a record; the secret is in it, so every number can be checked. */
function playGame(seats: number, seed: number): { text: string; ending: string } {
  const secret = seed.toString(16).padStart(64, '0')
  const holders = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
  const session = startSession({ game: paxHispanica, options: {}, holders, secret })
  botsPlay(session, deckhand, seed)
  return { text: saveSession(session), ending: paxHispanica.endings[session.journal.state.ended - 1] }
}

function recordAll(): void {
  mkdirSync(folder, { recursive: true })
  const wanted = new Set(paxHispanica.endings.slice(0, 6))
  for (let seed = 1; wanted.size > 0 && seed < 2000; seed++) {
    const seats = NATIONS[seed % NATIONS.length]
    const { text, ending } = playGame(seats, seed)
    if (wanted.delete(ending)) writeFileSync(join(folder, `${ending}-${seats}-players.record`), text)
  }
  if (wanted.size > 0) console.error(`No game ended by ${[...wanted].join(', ')}.`)
}

if (import.meta.main) recordAll()
