import type { Matter, Say, Shell } from '@spanish-main/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameWords } from '../game-words.ts'

/** Something to read in the side column. */
export type Reading = 'impossible' | 'targets' | 'changes' | 'anytime'

export interface ShellState {
  readonly shell: Shell
  /** What is on the stage or in the work panel, put aside or not. */
  readonly matters: readonly Matter[]
  /** The stage that has the floor. */
  readonly staged: Matter | undefined
  /** What lies aside. */
  readonly aside: Matter | undefined
  /** Brings it back, or puts aside what is there. */
  turn(): void
  bringBack(): void
}

/**
 * What can be put aside at a table, and whether it is. `alone`: the table waits for this seat and nobody else; `onStage`:
 * somebody goes back to a stage.
 */
export function useShellState(
  words: GameWords,
  say: Say,
  openRule: (id: string) => void,
  { alone, onStage }: { alone: boolean; onStage?: () => void },
): ShellState {
  const [matters, setMatters] = useState<readonly Matter[]>([])
  const [away, setAway] = useState<string>()
  const [read] = useState(() => new Map<string, number>())
  const announce = useCallback((key: string, matter: Matter | undefined) => {
    setMatters(before => {
      const others = before.filter(each => each.key !== key)
      return matter === undefined ? others : [...others, matter]
    })
    if (matter === undefined) setAway(before => (before === key ? undefined : before))
  }, [])
  const shell = useMemo(
    (): Shell => ({ say, rule: words.rule, openRule, away, announce, putAside: setAway, read }),
    [say, words, openRule, away, announce, read],
  )

  // It comes back by itself when it has become the only thing that is waited for, but not under somebody's hands.
  const was = useRef(alone)
  useEffect(() => {
    if (alone && !was.current && !typing()) setAway(undefined)
    was.current = alone
  }, [alone])

  const aside = matters.find(({ key }) => key === away)
  const last = matters[matters.length - 1]
  const bringBack = () => {
    if (aside?.key.startsWith('stage')) onStage?.()
    setAway(undefined)
  }
  return {
    shell,
    matters,
    aside,
    staged: matters.find(matter => matter !== aside && matter.key.startsWith('stage')),
    bringBack,
    turn: () => (aside === undefined ? setAway(last?.key) : bringBack()),
  }
}

const typing = (): boolean => /^(TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '')
