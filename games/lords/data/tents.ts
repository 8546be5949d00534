import { derived, reconstructed, stated } from './source.ts'

/** B7. Tents of each kind; only their total of 78 and the seven kinds are stated. */
export const TENTS = {
  turnIndicator: { count: 8, source: derived('B7: one for each character') },
  weatherVane: { count: 1, source: derived('E4') },
  treasure: { count: 20, source: reconstructed('gap G10') },
  pirate: { count: 15, source: reconstructed('gap G10') },
  fort: { count: 12, source: reconstructed('gap G10') },
  mill: { count: 12, source: reconstructed('gap G10') },
  depletion: { count: 10, source: reconstructed('gap G10') },
} as const

export const TENT_TOTAL = { count: 78, source: stated('B7') }

/** B8, A4. What each player begins with. */
export const START_GOLD = { count: 5, source: stated('A4') }

/** A3, D1. What a treasure tent is worth at the end, and in the option of yearly parrots. */
export const TENT_WORTH = { usual: 25, parrots: 10, source: stated('A3, D1') }
