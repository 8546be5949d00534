import type { Chance } from './chance.ts'

/** What a test wants to happen next: a number for `below`, or a candidate (a card's index) for a draw. */
export interface Script {
  readonly stream: number
  readonly value: number
}

/** How errors name what was drawn: numbers, unless somebody knows the words. */
export interface ScriptNames {
  stream(stream: number): string
  card(card: number): string
}

const NUMBERS: ScriptNames = { stream: String, card: String }

/**
 * Chance that a test writes in advance. A draw names the candidate that comes, a roll the number.
 * Whatever the script does not cover is an error, unless a fallback is given.
 */
export function scriptedChance(
  script: readonly Script[],
  fallback?: Chance,
  names = NUMBERS,
): Chance & { left(): Script[] } {
  const queue = [...script]

  function take(stream: number): Script | undefined {
    const at = queue.findIndex(entry => entry.stream === stream)
    return at < 0 ? undefined : queue.splice(at, 1)[0]
  }

  return {
    left: () => [...queue],
    below(stream, index, n) {
      const entry = take(stream)
      if (entry !== undefined) {
        if (entry.value < 0 || entry.value >= n) {
          throw new Error(
            `The script says ${entry.value} on stream ${names.stream(stream)}, but the number must be below ${n}.`,
          )
        }
        return entry.value
      }
      if (fallback !== undefined) return fallback.below(stream, index, n)
      throw new Error(
        `The script says nothing about draw ${index} of stream ${names.stream(stream)} (a number below ${n}).`,
      )
    },
    pick(stream, index, candidates) {
      const entry = take(stream)
      if (entry !== undefined) {
        const at = candidates.indexOf(entry.value)
        if (at < 0) {
          throw new Error(
            `The script draws ${names.card(entry.value)} on stream ${names.stream(stream)}, but the candidates are ${candidates.map(names.card).join(', ')}.`,
          )
        }
        return at
      }
      if (fallback !== undefined) return fallback.below(stream, index, candidates.length)
      throw new Error(
        `The script says nothing about draw ${index} of stream ${names.stream(stream)} (one of ${candidates.map(names.card).join(', ')}).`,
      )
    },
  }
}
