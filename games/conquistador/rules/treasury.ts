import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import type { Conquest } from './state.ts'
import { tables } from './tables.ts'
import { tell } from './words.ts'

/** Income that everybody sees. */
export function earn(g: Conquest, world: World, rule: RuleId, seat: number, ducats: number): void {
  if (ducats === 0) return
  g.treasury[seat] += ducats
  g.shown[seat] += ducats
  tell(world, g, rule, 'gained', g.nation[seat], ducats)
}

/** A loss that everybody sees, as far as the money goes. */
export function loseDucats(g: Conquest, world: World, rule: RuleId, seat: number, ducats: number): void {
  const lost = Math.min(ducats, g.treasury[seat])
  g.treasury[seat] -= lost
  g.shown[seat] -= lost
  tell(world, g, rule, 'paid', g.nation[seat], lost)
}

/** 6.41-10. What something costs a country this turn. */
export const priceFor = (g: Conquest, seat: number, ducats: number): number => ducats * (1 + g.doubled[seat])

export const buyPrice = (item: string): number => tables.prices[item].buy
export const keepPrice = (item: string): number => tables.prices[item].keep
