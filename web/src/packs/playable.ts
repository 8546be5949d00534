import type { Game, State } from '@spanish-main/kernel'
import { isOwnPack } from '@spanish-main/kernel/pack'
import { loadPlayable, type Playable } from '../rules.ts'
import { type KeptPack, readPack } from './store.ts'

/** A pack that a game cannot be played with, and everything that is wrong with it. */
export class UnfitPack extends Error {
  readonly errors: readonly string[]
  constructor(errors: readonly string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

/** The table's data pack is not kept in this browser. */
export class NoSuchPack extends Error {
  constructor() {
    super('no-such-pack')
  }
}

/** A game with the components of a pack. */
export function packed(game: Game<State>, pack: unknown): Game<State> {
  const made = game.withPack?.(pack)
  if (made === undefined) throw new UnfitPack([`${game.id} takes no data pack.`])
  if ('errors' in made) throw new UnfitPack(made.errors)
  return made.game
}

const made = new Map<string, Promise<Playable>>()

/** The game of a table: as it comes, or with the pack of this hash. What was made once is kept. */
export function playableOf(id: string, hash?: string): Promise<Playable> | undefined {
  if (hash === undefined) return loadPlayable(id)
  const known = made.get(hash)
  if (known !== undefined) return known
  const fresh = loadPlayable(id)?.then(rules => withKept(rules, hash))
  if (fresh === undefined) return undefined
  made.set(hash, fresh)
  fresh.catch(() => made.delete(hash))
  return fresh
}

async function withKept(rules: Playable, hash: string): Promise<Playable> {
  const kept = await readPack(hash)
  if (kept !== undefined) return { ...rules, game: packed(rules.game, kept.pack) }
  if (isOwnPack(rules.game, { hash, title: '' })) return rules
  throw new NoSuchPack()
}

/** Reads a text as a pack of a game; what is wrong with it is thrown as sentences. */
export function packOf(game: Game<State>, text: string): KeptPack {
  let pack: unknown
  try {
    pack = JSON.parse(text)
  } catch (error) {
    throw new UnfitPack([`The file is no JSON: ${(error as Error).message}`])
  }
  const { pack: stamp } = packed(game, pack)
  return { game: game.id, hash: stamp?.hash ?? '', title: stamp?.title ?? '', pack }
}
