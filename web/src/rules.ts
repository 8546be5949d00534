import type { Crew } from '@spanish-main/bots'
import type { GameRules, State } from '@spanish-main/kernel'
import { findGame } from './games.ts'

/** A game's rules and whoever plays it by itself, whatever its state looks like. */
export interface Playable extends Omit<GameRules<State>, 'bots'>, Crew<State> {}

/** Loads a game that runs; undefined if there is none of this name, or only its announcement. */
export const loadPlayable = (id: string): Promise<Playable> | undefined => loadWith(id, async rules => rules)

/** The same after something has been done to its rules. */
export function loadWith(
  id: string,
  change: (rules: GameRules<State>) => Promise<GameRules<State>>,
): Promise<Playable> | undefined {
  const load = findGame(id)?.rules
  if (load === undefined) return undefined
  return Promise.all([load().then(change), import('@spanish-main/bots')]).then(([rules, { crewOf }]) => ({
    ...rules,
    ...crewOf(rules),
  }))
}
