import { useSyncExternalStore } from 'react'
import { remember as keep, recall } from './memory.ts'

/** What each person may set for this browser; the first value is the default. */
export const SETTINGS = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'calm'],
  sound: ['off', 'on'],
  /** A notice of the system when it is one's move and the page is in the background. */
  notify: ['off', 'on'],
  /** When a move is asked about once more before it is made. */
  confirm: ['final', 'always', 'never'],
  /** How fast bots move. */
  pace: ['quick', 'slow', 'instant'],
  /** Whether a game that was never played is explained on one page first. */
  primer: ['offered', 'never'],
  /** Whether what happened by itself is told step by step. */
  telling: ['on', 'off'],
  /** Whether the targets of a move are listed beside the table, or only where they glow. */
  targets: ['pointed', 'listed'],
  /** The table as a drawing or in words. */
  table: ['drawn', 'words'],
} as const

export type SettingName = keyof typeof SETTINGS
export type Settings = { readonly [N in SettingName]: (typeof SETTINGS)[N][number] }

/** The least time of a bot's move in milliseconds. */
export const PACE: Readonly<Record<Settings['pace'], number>> = { instant: 0, quick: 350, slow: 1400 }

function read(): Settings {
  const entries = Object.entries(SETTINGS).map(([name, values]) => {
    const kept = recall(name)
    return [name, values.find(value => value === kept) ?? values[0]]
  })
  return Object.fromEntries(entries) as Settings
}

let current = read()
const watchers = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

export function setSetting<N extends SettingName>(name: N, value: Settings[N]): void {
  keep(name, value)
  current = { ...current, [name]: value }
  for (const changed of watchers) changed()
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current)
}
