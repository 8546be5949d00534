import type { State } from '@spanish-main/kernel'
import type { BoardWords } from '@spanish-main/ui'

/**
 * A board's words with a net under them: one that fails says nothing, as if the board did not have it, and the page puts
 * something plain in its place. A table must not go dark because a sentence about it could not be made.
 */
export function carefulWords(words: BoardWords<State>): BoardWords<State> {
  const careful = Object.entries(words).map(([name, say]) => [
    name,
    (...args: unknown[]) => {
      try {
        return Reflect.apply(say, words, args)
      } catch (error) {
        console.error(`The board has no words for ${name}: ${error}`)
        return undefined
      }
    },
  ])
  return Object.fromEntries(careful) as BoardWords<State>
}
