import type { Card } from './card.ts'
import { CHARACTERS } from './characters.ts'
import { COLONIES } from './colonies.ts'
import { EVENTS } from './events.ts'
import { FLEETS } from './fleets.ts'
import { HEATHENS } from './heathens.ts'
import { CASA, MORDIDA } from './mordida.ts'

export * from './card.ts'
export { CASA, CHARACTERS, COLONIES, EVENTS, FLEETS, HEATHENS, MORDIDA }

/** All cards but locations and battle cards; the place in this list is the index everywhere. */
export const CARDS: readonly Card[] = [...CHARACTERS, CASA, ...FLEETS, ...COLONIES, ...HEATHENS, ...MORDIDA, ...EVENTS]

export const CARD_IDS: readonly string[] = CARDS.map(card => card.id)
