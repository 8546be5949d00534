import type { GameRules, State } from '@spanish-main/kernel'
import { findGame } from './games.ts'

/** A game's rules, whatever its state looks like. */
export type Playable = GameRules<State>

/** Loads a game that runs; undefined if there is none of this name, or only its announcement. */
export const loadPlayable = (id: string): Promise<Playable> | undefined => findGame(id)?.rules?.()
