import type { Chance } from './chance.ts'

/** Passes on another chance and keeps what it gave, for the record. */
export interface Recorder extends Chance {
  /** The numbers drawn since the last call, in order. */
  taken(): number[]
  /** Draws from another chance from now on: after a takeback the dice are new. */
  turnTo(next: Chance): void
}

export function recording(first: Chance): Recorder {
  let source = first
  let drawn: number[] = []
  function keep(value: number): number {
    drawn.push(value)
    return value
  }
  return {
    below: (stream, index, n) => keep(source.below(stream, index, n)),
    pick: (stream, index, candidates) =>
      keep(source.pick?.(stream, index, candidates) ?? source.below(stream, index, candidates.length)),
    taken() {
      const all = drawn
      drawn = []
      return all
    },
    turnTo(next) {
      source = next
    },
  }
}

/** Gives back the numbers of a record, entry by entry. */
export interface Replayer extends Chance {
  /** The numbers of the next entry; says whether the last entry's numbers were used up exactly. */
  load(numbers: readonly number[]): boolean
}

export function replaying(): Replayer {
  let numbers: readonly number[] = []
  let at = 0
  return {
    below(stream, index, n) {
      const value = numbers[at++]
      if (value === undefined) throw new Error(`The record lacks draw ${index} of stream ${stream}.`)
      if (value >= n) throw new Error(`The record says ${value} where a number below ${n} was drawn.`)
      return value
    },
    load(next) {
      const exact = at === numbers.length
      numbers = next
      at = 0
      return exact
    },
  }
}
