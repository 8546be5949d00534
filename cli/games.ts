// The one file of the command line that names the games.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onePly, randomBot } from '@spanish-main/bots'
import type { Bot, Game, State } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { deckhand, judgement, paxHispanica, summary, usePack } from '@spanish-main/pax-hispanica'
import { DEFAULT_PACK, sentenceOf, validatePack } from '@spanish-main/pax-hispanica/data'
import { BadInput } from './arguments.ts'

/** A game as the command line knows it, whatever its state looks like. */
export interface Listed {
  readonly title: string
  readonly game: Game<State>
  readonly bots: Readonly<Record<string, Bot<State>>>
  /** Folders, from the root of the repository, where its rules and their tests are. */
  readonly rules: string
  readonly tests: string
  /** Its components as a data pack. */
  readonly pack?: object
  /** Plays with a corrected data pack from now on; sentences on what is wrong with it, none if it was taken. */
  readonly loadPack?: (pack: unknown) => readonly string[]
  /** English sentences by key, for the text table. */
  readonly texts: Readonly<Record<string, string>>
  /** A few lines on a position, for the text table. */
  readonly summary: (view: State, seat: number) => string[]
}

/** Forgets what a game's state looks like: the command line treats all alike. */
function list<S extends State>(
  about: Omit<Listed, 'game' | 'bots' | 'summary' | 'texts'> & {
    game: Game<S>
    bots?: Record<string, Bot<S>>
    summary?: (view: S, seat: number) => string[]
    texts?: Readonly<Record<string, string>>
  },
): Listed {
  const summary = about.summary ?? (() => [])
  return {
    ...about,
    game: about.game as unknown as Game<State>,
    bots: { random: randomBot, ...(about.bots as Record<string, Bot<State>> | undefined) },
    summary: summary as unknown as Listed['summary'],
    texts: about.texts ?? {},
  }
}

/** The games that can be played. */
export const games: readonly Listed[] = [
  list({
    title: 'Pax Hispanica',
    game: paxHispanica,
    bots: { deckhand, mate: onePly(paxHispanica, judgement) },
    rules: 'games/pax-hispanica',
    tests: 'games/pax-hispanica',
    pack: DEFAULT_PACK,
    loadPack: loadPaxPack,
    summary,
    texts: readTexts('games/pax-hispanica/text'),
  }),
]

/** A game's English catalogue, all areas in one. */
function readTexts(folder: string): Record<string, string> {
  const path = join(import.meta.dirname, '..', folder)
  const files = readdirSync(path).filter(file => file.endsWith('.en.json'))
  return Object.assign({}, ...files.map(file => JSON.parse(readFileSync(join(path, file), 'utf8'))))
}

function loadPaxPack(value: unknown): readonly string[] {
  const result = validatePack(value)
  if (!result.ok) return result.errors.map(sentenceOf)
  usePack(result.pack)
  return []
}

/** Games for tests only, shown to those who say --fixture. */
const fixtures: readonly Listed[] = [list({ title: 'Cove', game: cove, rules: 'kernel/fixture', tests: 'kernel' })]

/** The game with this id; a wrong one is bad input. */
export function findGame(id: string, withFixtures: boolean): Listed {
  const all = withFixtures ? [...games, ...fixtures] : games
  const found = all.find(each => each.game.id === id)
  if (found !== undefined) return found
  throw new BadInput(`There is no game ${id}: there is ${all.map(each => each.game.id).join(', ')}.`)
}
