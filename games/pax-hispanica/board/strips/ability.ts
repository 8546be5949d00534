import { PLAYERS } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'

/** The national ability that is in force; the back of the red Playmat has none. */
export function abilityOf(view: Pax, colour: number): string | undefined {
  const { ability } = PLAYERS[colour]
  return ability === null || (ability === 'sea-dogs' && view.gangaZumba === 1) ? undefined : ability
}
