import { A_CARDS } from './a.ts'
import { B_CARDS } from './b.ts'
import { C_CARDS, PROMO_CARD } from './c.ts'
import type { ProjectCard } from './card.ts'
import { U_CARDS } from './u.ts'

export type { ProjectCard } from './card.ts'
export { A_CARDS, B_CARDS, C_CARDS, PROMO_CARD, U_CARDS }

/** Every project card; a card's place in this list is its number everywhere. */
export const CARDS: readonly ProjectCard[] = [...A_CARDS, ...B_CARDS, ...U_CARDS, ...C_CARDS, PROMO_CARD]
