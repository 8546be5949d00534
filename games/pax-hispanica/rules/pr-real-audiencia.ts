import type { World } from '@spanish-main/kernel'
import { holderOf, inPlay } from './players.ts'
import type { Pax } from './state.ts'
import { TITLE } from './tables.ts'
import { earn } from './tokens.ts'

/** PR-real-audiencia. The Pool pays its holder $1 when an opponent founds a Colony or starts a Mission; nothing to the Sun King (AMB-74). */
export function audienciaFee(g: Pax, world: World, founder: number): void {
  const holder = holderOf(g, TITLE['real-audiencia'])
  if (inPlay(g, holder) && holder !== founder) earn(g, world, 'PR-real-audiencia', holder, 1)
}
