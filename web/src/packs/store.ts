// The data packs that this browser keeps: components as somebody who owns a game has corrected them.
import { answer, transact } from '../local/database.ts'

/** A kept pack. Its hash names it, in records too. */
export interface KeptPack {
  readonly game: string
  readonly hash: string
  readonly title: string
  readonly pack: unknown
}

export const keepPack = (kept: KeptPack): Promise<IDBValidKey> =>
  transact('readwrite', store => answer(store('packs').put(kept, kept.hash)))

export const readPack = (hash: string): Promise<KeptPack | undefined> =>
  transact('readonly', store => answer<KeptPack | undefined>(store('packs').get(hash)))

export async function listPacks(game: string): Promise<KeptPack[]> {
  const all = await transact('readonly', store => answer<KeptPack[]>(store('packs').getAll()))
  return all.filter(each => each.game === game).sort((a, b) => a.title.localeCompare(b.title))
}

export const removePack = (hash: string): Promise<undefined> =>
  transact('readwrite', store => answer(store('packs').delete(hash)))
