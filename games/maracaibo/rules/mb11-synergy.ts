import type { World } from '@spanish-main/kernel'
import { give } from './mb14-gains.ts'
import { type Maracaibo, SYNERGIES } from './state.ts'
import { tables } from './tables.ts'
import { tell } from './words.ts'

/** MB-11.8. A second card or building with a symbol gives its token, once. */
export function gainSymbol(g: Maracaibo, seat: number, symbol: number, world: World): void {
  if (symbol < 0) return
  const count = ++g.symbols[seat * SYNERGIES + symbol]
  if (count < 2 || (g.synergy[seat] & (1 << symbol)) !== 0) return
  g.synergy[seat] |= 1 << symbol
  tell(world, g, 'MB-11.8', 'synergy', seat, symbol)
  give(g, seat, tables.synergies[symbol])
}
