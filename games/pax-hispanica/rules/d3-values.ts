import { hasCartography } from './players.ts'
import type { Pax } from './state.ts'
import { sway } from './values.ts'
import { by, pending } from './words.ts'

/** GL-hand-limit. The Sway of the year, capped by Mercantilism or set by an Omen. */
export const handLimit = (g: Pax, colour: number): number => sway(g, colour)

/** NA-cartography. Haven cards that do not count against the Hand Limit. */
const FREE_HAVENS = 3

/** Cards in a Hand that count against the Hand Limit; everybody sees how many there are. */
export function countedCards(g: Pax, colour: number): number {
  const free = hasCartography(g, colour) && by('NA-cartography') ? Math.min(FREE_HAVENS, g.havenHand[colour]) : 0
  return g.marketHand[colour] + g.havenHand[colour] - free
}

/** How many cards a colour has to part with. */
export const surplusCards = (g: Pax, colour: number): number =>
  Math.max(0, countedCards(g, colour) - handLimit(g, colour))

export const isOverHandLimit = (g: Pax, colour: number): boolean => surplusCards(g, colour) > 0 && by('GL-hand-limit')

/** The card being played, how many Actions are left to it and which of its icons are used (a bit set). */
export function cardInPlay(g: Pax): { card: number; actionsLeft: number; used: number } | undefined {
  const frame = pending(g, 'play-card')
  return frame === undefined ? undefined : { card: frame.card, actionsLeft: frame.actions, used: frame.used }
}
