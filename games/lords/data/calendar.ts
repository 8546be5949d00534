import { reconstructed, stated } from './source.ts'

export const FIRST_YEAR = 1600
export const LAST_YEAR = 1649

/** A2. From this year on an event card ends the game. */
export const DOOM_YEAR = 1620

/** B8. Icons of the ten slots, by the last digit of the year. */
export const MONKEY_YEARS: readonly number[] = [1, 3, 5, 7, 9]
export const PARROT_YEARS: readonly number[] = [2, 5, 8]
export const ICONS_SOURCE = reconstructed('gap G7; five monkeys and three parrots are stated in D1 and B10')

/** B10. Cards dealt to each decade deck, by the number of players. */
export const DECADE_DECK: Readonly<Record<number, number>> = { 2: 10, 3: 10, 4: 10, 5: 10, 6: 13, 7: 15, 8: 18 }
export const DECADE_DECK_SOURCE = stated('B10')
