import type { Crew } from '@spanish-main/bots'
import type { GameRules, State } from '@spanish-main/kernel'
import { findGame } from './games.ts'

/** A game's rules and whoever plays it by itself, whatever its state looks like. */
export interface Playable extends Omit<GameRules<State>, 'bots'>, Crew<State> {}

/** Loads a game that runs; undefined if there is none of this name, or only its announcement. */
export function loadPlayable(id: string): Promise<Playable> | undefined {
  const load = findGame(id)?.rules
  if (load === undefined) return undefined
  return Promise.all([load(), import('@spanish-main/bots')]).then(([rules, { crewOf }]) => ({
    ...rules,
    ...crewOf(rules),
  }))
}
