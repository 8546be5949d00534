import { offerTaxRebel } from './e6-rebels.ts'
import { holderOf, seatOf } from './players.ts'
import type { Pax } from './state.ts'
import { TITLE } from './tables.ts'
import { by } from './words.ts'

/** PR-patroon. Whenever anybody lowers Mercantilism, the PATROON may put a Tax Rebel on any vacant Rebel Site. */
export function patroonReacts(g: Pax): void {
  const holder = holderOf(g, TITLE.patroon)
  if (holder >= 0 && by('PR-patroon')) offerTaxRebel(g, seatOf(g, holder))
}
