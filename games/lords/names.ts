import { idByName } from '@spanish-main/kernel/harness'
import { CARDS, LOCATIONS, PORTS } from './data/index.ts'

/** The id of the card, haven, city or port with this name, undefined if there is none. */
export const idOf = idByName([...CARDS, ...LOCATIONS, ...PORTS])
