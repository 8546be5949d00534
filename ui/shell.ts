import { createContext, use, useLayoutEffect } from 'react'
import type { Say } from './contract.ts'

/** What lies aside, or could: a stage or a work panel that waits for an answer. */
export interface Matter {
  readonly key: string
  readonly title: string
  /** How far it is: "$2 written, not sealed". */
  readonly note?: string | undefined
  /** It is decided, and waits only to be read. */
  readonly past?: boolean
  /** What it asks now is taken from the map: where there is room for one of both, the map comes first. */
  readonly onMap?: boolean
}

/** What the page around a board gives to its stages and panels. */
export interface Shell {
  readonly say: Say
  rule(id: string): { readonly title: string; readonly says: string } | undefined
  /** Opens the rules beside the table. */
  openRule(id: string): void
  /** The key of what was put aside. */
  readonly away: string | undefined
  /** Something is on the stage or in the panel now; undefined when it has gone. */
  announce(key: string, matter: Matter | undefined): void
  putAside(key: string): void
  /** Up to which move results of a kind were read. The page keeps it: turning a phone builds the stage anew. */
  readonly read: Map<string, number>
}

export const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (shell === undefined) throw new Error('No page is around this board.')
  return shell
}

/** Tells the page what is being shown, and whether the person has put it aside. */
export function useMatter(
  key: string,
  title: string,
  note: string | undefined,
  past = false,
  onMap = false,
): { away: boolean; putAside(): void } {
  const { away, announce, putAside } = useShell()
  // Before anything is painted: nobody speaks of what follows while this is to be read.
  useLayoutEffect(() => {
    announce(key, { key, title, note, past, onMap })
  }, [announce, key, title, note, past, onMap])
  useLayoutEffect(() => () => announce(key, undefined), [announce, key])
  return { away: away === key, putAside: () => putAside(key) }
}
