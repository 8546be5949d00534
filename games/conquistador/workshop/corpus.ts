// Records a game for each way in which Conquistador! ends, played by bots through a session.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bot, Options } from '@spanish-main/kernel'
import { botsPlay, saveSession, startSession } from '@spanish-main/session'
import { deckhand, mate } from '../bots/index.ts'
import { type Conquest, conquistador } from '../index.ts'

const folder = join(import.meta.dirname, '..', 'corpus')

interface Table {
  readonly ending: string
  readonly seats: number
  readonly options: Options
  readonly bot: Bot<Conquest>
}

const TABLES: readonly Table[] = [
  { ending: 'points', seats: 4, options: { turns: 6 }, bot: mate },
  { ending: 'bankers', seats: 4, options: { turns: 8, bankers: true }, bot: deckhand },
  { ending: 'solitaire-won', seats: 1, options: { turns: 21 }, bot: mate },
  { ending: 'solitaire-lost', seats: 1, options: { turns: 5 }, bot: deckhand },
]

/** A whole game as a record; the secret is in it, so every number can be checked. */
function playGame({ seats, options, bot }: Table, seed: number): { text: string; ending: string } {
  const secret = seed.toString(16).padStart(64, '0')
  const holders = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
  const session = startSession({ game: conquistador, options, holders, secret })
  botsPlay(session, bot, seed)
  return { text: saveSession(session), ending: conquistador.endings[session.journal.state.ended - 1] }
}

/** The secret of the record that stands there, which ended so before, and then all others in turn. */
function seeds(file: string): number[] {
  const [, secret] = existsSync(file) ? (/^!secret ([0-9a-f]+)$/m.exec(readFileSync(file, 'utf8')) ?? []) : []
  const all = Array.from({ length: 199 }, (_, i) => i + 1)
  return secret === undefined ? all : [Number.parseInt(secret, 16), ...all]
}

function record(table: Table): void {
  const file = join(folder, `${table.ending}-${table.seats}-players.record`)
  for (const seed of seeds(file)) {
    const { text, ending } = playGame(table, seed)
    if (ending !== table.ending) continue
    writeFileSync(file, text)
    return
  }
  console.error(`No game ended by ${table.ending}.`)
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  for (const table of TABLES) record(table)
}
