import type { Refusal } from '@spanish-main/kernel'
import { type Conquest, EXPEDITIONS, SHIPS } from './state.ts'
import { GALLEON } from './tables.ts'
import { priceFor } from './treasury.ts'
import { no } from './words.ts'

const NO_SLIP = no('7.25', 'no-slip')
const FINISH_FIRST = no('7.23', 'choose-first')

/** The Expedition whose slip is in hand, −1 if none. */
export const slipOf = (g: Conquest, seat: number): number => (g.slip[seat] < 0 ? -1 : seat * EXPEDITIONS + g.slip[seat])
export const shipNo = (seat: number, number: number): number => seat * SHIPS + number - 1

/** What keeps a seat from writing on its slip: none in hand, or a destination half chosen. */
export const noSlip = (g: Conquest, seat: number): Refusal | undefined =>
  g.pen[seat] === 1 ? FINISH_FIRST : g.slip[seat] < 0 ? NO_SLIP : undefined

export const busy = (g: Conquest, seat: number): Refusal | undefined => (g.pen[seat] === 1 ? FINISH_FIRST : undefined)

export function pay(g: Conquest, seat: number, ducats: number): void {
  g.treasury[seat] -= priceFor(g, seat, ducats)
}
export const canPay = (g: Conquest, seat: number, ducats: number): boolean =>
  priceFor(g, seat, ducats) <= g.treasury[seat]

/** Whether a seat owns a Galleon Fleet. */
export function ownsGalleon(g: Conquest, seat: number): boolean {
  for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++) if (g.shipKind[ship] === GALLEON) return true
  return false
}

/** Whether a ship of a seat lies in Europe without an Expedition. */
export function hasIdleShip(g: Conquest, seat: number): boolean {
  for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++)
    if (g.shipKind[ship] >= 0 && g.shipExp[ship] < 0) return true
  return false
}
