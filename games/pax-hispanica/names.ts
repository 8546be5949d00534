import { CARDS } from './data/index.ts'

/** A name as one word: `laurens-de-graaf`. */
const asWord = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const ID_OF = new Map(CARDS.map(card => [asWord(card.name), card.id]))

/** The id of the Market card with this name, undefined if there is none. */
export const cardByName = (word: string): string | undefined => ID_OF.get(word)
