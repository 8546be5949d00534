import type { Offer, Refusal, World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { COLOUR_COUNT, type Pax, PURPLE, SITE_COUNT } from '../rules/state.ts'
import { type Icon, tables } from '../rules/tables.ts'

/** RS. What an icon on a card does when its player uses it. */
export interface CardAction {
  readonly rule: RuleId
  /** Why it cannot be used now. An Action that could do nothing is refused as well: using it would be a slip. */
  readonly refuse: (g: Pax, colour: number, card: number, icon: Icon) => Refusal | undefined
  readonly play: (g: Pax, colour: number, world: World, card: number, icon: Icon) => void
}

/** Why a colour may not choose a Site, another colour, or a space of the Philosophy board. */
export type RefuseTarget = (g: Pax, colour: number, target: number) => Refusal | undefined

/** Whether some Site may be chosen. */
export function anySite(g: Pax, colour: number, refuse: RefuseTarget): boolean {
  for (let site = 0; site < SITE_COUNT; site++) if (refuse(g, colour, site) === undefined) return true
  return false
}

/** Whether some nation may be chosen. */
export function anyNation(g: Pax, colour: number, refuse: RefuseTarget): boolean {
  for (let other = 0; other < COLOUR_COUNT; other++) if (refuse(g, colour, other) === undefined) return true
  return false
}

export function offerColonySites(_g: Pax, _seat: number, offer: Offer): void {
  for (const site of tables.sitesOfKind.spanish) offer(site)
  for (const site of tables.sitesOfKind.squatter) offer(site)
}

export function offerTribalSites(_g: Pax, _seat: number, offer: Offer): void {
  for (const site of tables.sitesOfKind.tribal) offer(site)
}

export function offerHabitedSites(g: Pax, seat: number, offer: Offer): void {
  offerColonySites(g, seat, offer)
  offerTribalSites(g, seat, offer)
}

/** Every nation at the table but one's own; H0-colours: the Sun King is at the table too. */
export function offerOpponents(g: Pax, seat: number, offer: Offer): void {
  for (const colour of g.colour) if (colour !== g.colour[seat]) offer(colour)
  if (g.solitaire === 1) offer(PURPLE)
}
