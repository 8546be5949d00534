import { idByName } from '@spanish-main/kernel/harness'
import { CARDS } from './data/index.ts'

/** The id of the Market card with this name, undefined if there is none. */
export const cardByName = idByName(CARDS)
