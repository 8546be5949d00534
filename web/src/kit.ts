import { type GameEntry, type Messages, modeOf, type Options, type PackStamp, type State } from '@spanish-main/kernel'
import type { Board } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import { carefulWords } from './careful-words.ts'
import { type GameWords, gameWords } from './game-words.ts'
import { boardOf, findGame } from './games.ts'
import { playableOf } from './packs/playable.ts'
import type { Playable } from './rules.ts'
import { type Language, useText } from './text.ts'

/** A game as it was loaded: its rules, its board if it has one, and its words in one language. */
export interface Kit extends Playable {
  readonly entry: GameEntry
  readonly board: Board<State> | undefined
  readonly words: GameWords
}

export type Loading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'there'; readonly it: T }

const loaded = new Map<string, Promise<unknown>>()

/** Loads once; what failed, as it does while the service is away, may be tried again. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loaded.get(key) as Promise<T> | undefined
  if (known !== undefined) return known
  const fresh = load()
  loaded.set(key, fresh)
  fresh.catch(() => loaded.delete(key))
  return fresh
}

export const loadRules = (id: string, pack?: string): Promise<Playable> =>
  once(`rules ${id} ${pack ?? ''}`, () => playableOf(id, pack) ?? Promise.reject(new Error(id)))

function loadTexts(entry: GameEntry, language: Language): Promise<Messages> {
  return once(`texts ${entry.id} ${language}`, entry.messages?.[language] ?? (async () => ({})))
}

const loadBoard = (entry: GameEntry) =>
  once(`board ${entry.id}`, async () => {
    const board = await boardOf(entry)?.()
    return board?.words === undefined ? board : { ...board, words: carefulWords(board.words) }
  })

/** Everything about a game that the page may need later, so that it goes on without the service. */
export async function prefetch(entry: GameEntry): Promise<void> {
  await Promise.all([loadTexts(entry, 'en'), loadTexts(entry, 'pl'), loadBoard(entry)])
}

/** The kit of a game in the language of the page, and in the words of a table's mode. */
export function useKit(
  id: string,
  table?: { readonly seats: number; readonly options: Options; readonly pack?: PackStamp | undefined },
): Loading<Kit> {
  const text = useText()
  const [loading, setLoading] = useState<Loading<Kit>>({ kind: 'loading' })
  const entry = findGame(id)
  const mode = entry && table && modeOf(entry, table.seats, table.options)?.name
  const pack = table?.pack?.hash
  useEffect(() => {
    let left = false
    const parts =
      entry?.rules === undefined
        ? Promise.reject(new Error(id))
        : Promise.all([loadRules(id, pack), loadBoard(entry), loadTexts(entry, text.language)])
    parts.then(
      ([gameRules, board, texts]) => {
        if (left || entry === undefined) return
        const words = gameWords(gameRules.game, board, text.speech.with(texts), mode)
        setLoading({ kind: 'there', it: { ...gameRules, entry, board, words } })
      },
      () => {
        if (!left) setLoading({ kind: 'failed' })
      },
    )
    return () => {
      left = true
    }
  }, [id, entry, mode, pack, text])
  return loading
}
