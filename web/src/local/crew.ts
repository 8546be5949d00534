// Whoever plays by itself is loaded by the workers alone: the page that draws a table never needs to think.
import { type Crew, crewOf } from '@spanish-main/bots'
import type { State } from '@spanish-main/kernel'
import { findGame } from '../games.ts'
import { playableOf } from '../packs/playable.ts'
import type { Playable } from '../rules.ts'

/** A game with its bots. */
export interface Crewed extends Playable, Crew<State> {}

/** The game of a table with its bots; undefined if there is none that runs. */
export async function crewedOf(id: string, pack?: string): Promise<Crewed | undefined> {
  const [rules, minds] = await Promise.all([playableOf(id, pack), findGame(id)?.minds?.()])
  return rules === undefined ? undefined : { ...rules, ...crewOf(rules.game, minds) }
}
