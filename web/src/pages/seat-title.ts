import type { Kit } from '../kit.ts'

/** A seat by the word that the record uses for it. */
export function seatTitle({ game, words }: Kit, word: string): string {
  for (const [domain, values] of Object.entries(game.vocabulary)) {
    if ('words' in values && values.words.includes(word)) return words.name(domain, values.words.indexOf(word))
  }
  return word
}
