// Bots think here, and records are replayed here, so that no table waits for them.
import { hash } from 'node:crypto'
import {
  askBot,
  fastChance,
  type GameRecord,
  type Hint,
  insightInto,
  legal,
  parseRecord,
  printMove,
  replay,
  salvageRecord,
  useHash,
  verdictOf,
} from '@spanish-main/kernel'
import { type LookedBack, lookBack as lookedBack, type Thought } from '@spanish-main/session'
import { loadGame, type Playable } from '../games.ts'
import type { Proof, ToProve } from '../jobs.ts'

useHash(text => hash('sha256', text))

/** Whoever sends something long does not get all of it back. */
const brief = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text)

async function load(id: string): Promise<Playable> {
  const playable = await loadGame(id)
  if (playable === undefined) throw new Error(`There is no game ${brief(id)} here.`)
  return playable
}

export async function think({ game: id, bot, seat, twin, seed }: Thought): Promise<string> {
  const { game, bots } = await load(id)
  return printMove(game, askBot(game, bots[bot], twin, seat, seed))
}

export async function advise({ game: id, seat, twin, seed }: Thought): Promise<readonly Hint[]> {
  const { game, advise: hints } = await load(id)
  const chance = fastChance(seed)
  return hints(insightInto(game, twin, seat, chance), seat, legal(game, twin, seat), chance)
}

export async function verify({ record: text, before }: ToProve): Promise<Proof> {
  const { game, record } = await read(text)
  const replayed = replay(game, record)
  const { level, believed, problems } = verdictOf(
    record,
    replayed,
    before === undefined ? undefined : await read(before),
  )
  return {
    ...{ level, believed, problems: problems.slice(0, 20).map(brief), game: game.id, seats: record.header.seats },
    chairs: replayed.state.chairs,
    moves: replayed.line.length,
    ended: replayed.state.ended !== 0,
    whole: record.entries.some(entry => entry.kind === 'rules' && entry.state !== ''),
  }
}

async function read(text: string) {
  const record = parse(text)
  return { record, game: (await load(record.header.game)).game }
}

function parse(text: string): GameRecord {
  try {
    return parseRecord(text)
  } catch (error) {
    throw new Error(brief((error as Error).message))
  }
}

export async function lookBack({ record: text, seat }: { record: string; seat: number }): Promise<LookedBack> {
  const record = salvageRecord(text)
  const { game } = await load(record.header.game)
  return lookedBack(game, replay(game, record).course, seat)
}
