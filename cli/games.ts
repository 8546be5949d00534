// The one file of the command line that names the games. Each says in its own folder what there is to know.
import { type Crew, crewOf } from '@spanish-main/bots'
import { entry as conquistador } from '@spanish-main/conquistador/entry'
import type { GameEntry, GameMinds, GameRules, Messages, State } from '@spanish-main/kernel'
import { entry as cove } from '@spanish-main/kernel/fixture/entry'
import { entry as lords } from '@spanish-main/lords/entry'
import { entry as maracaibo } from '@spanish-main/maracaibo/entry'
import { entry as paxHispanica } from '@spanish-main/pax-hispanica/entry'
import { BadInput } from './arguments.ts'

/** All games; some are only announced. */
export const entries: readonly GameEntry[] = [paxHispanica, lords, conquistador, maracaibo]

/** Games for tests only, shown to those who say --fixture. */
const fixtures: readonly GameEntry[] = [cove]

/** A game as the command line plays it, whatever its state looks like. */
export interface Listed extends GameRules<State>, Crew<State> {
  readonly entry: GameEntry
  readonly minds: GameMinds<State>
  /** English sentences by key, for the text table. */
  readonly messages: Messages
  /** Folders, from the root of the repository, where its rules and their tests are. */
  readonly folders: { readonly rules: string; readonly tests: string }
}

/** Loads the game with this id; a wrong one is bad input. */
export async function findGame(id: string, withFixtures: boolean): Promise<Listed> {
  const all = [...entries, ...(withFixtures ? fixtures : [])].filter(entry => entry.rules !== undefined)
  const entry = all.find(each => each.id === id)
  if (entry?.rules !== undefined) return load(entry, entry.rules)
  throw new BadInput(`There is no game ${id}: there is ${all.map(each => each.id).join(', ')}.`)
}

async function load(entry: GameEntry, rulesOf: NonNullable<GameEntry['rules']>): Promise<Listed> {
  const [rules, minds = {}] = await Promise.all([rulesOf(), entry.minds?.()])
  const folder = `games/${entry.id}`
  return {
    ...rules,
    ...crewOf(rules.game, minds),
    ...{ entry, minds },
    messages: (await entry.messages?.en()) ?? {},
    folders: entry.fixture ? { rules: 'kernel/fixture', tests: 'kernel' } : { rules: folder, tests: folder },
  }
}

/** The same game with a data pack, from a file that is called so in messages. */
export function withPack(listed: Listed, pack: unknown, file: string): Listed {
  const { withPack: make, id } = listed.game
  if (make === undefined) throw new BadInput(`${id} takes no data pack.`)
  const made = tryPack(() => make(pack))
  if ('game' in made) return { ...listed, game: made.game, ...crewOf(made.game, listed.minds) }
  const more = made.errors.length > 1 ? ` (and ${made.errors.length - 1} more)` : ''
  throw new BadInput(`The data pack ${file} cannot be used: ${made.errors[0]}${more}.`)
}

/** A pack may be nested deeper than anything can read. */
function tryPack<T>(make: () => T): T | { errors: readonly string[] } {
  try {
    return make()
  } catch (error) {
    return { errors: [`it cannot be read (${(error as Error).message})`] }
  }
}
