// npm run corpus: records a game for each way in which Pax Hispanica ends, played by deckhands through a session.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordGame } from '../../../tools/recorded.ts'
import { deckhand } from '../bots/index.ts'
import { paxHispanica } from '../index.ts'

const folder = join(import.meta.dirname, '..', 'corpus')
const NATIONS = [2, 4, 5, 3]

function recordAll(): void {
  mkdirSync(folder, { recursive: true })
  const wanted = new Set(paxHispanica.endings.slice(0, 6))
  for (let seed = 1; wanted.size > 0 && seed < 2000; seed++) {
    const seats = NATIONS[seed % NATIONS.length]
    const { text, ending } = recordGame(paxHispanica, deckhand, { seats, seed })
    if (wanted.delete(ending)) writeFileSync(join(folder, `${ending}-${seats}-players.record`), text)
  }
  if (wanted.size > 0) console.error(`No game ended by ${[...wanted].join(', ')}.`)
}

if (import.meta.main) recordAll()
