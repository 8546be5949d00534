declare const packed: unique symbol

/**
 * The least and the greatest value of an amount, both in one small integer: lists are made by the million, and a range
 * allocates nothing. Made by `range`, read by `leastOf` and `greatestOf`.
 */
export type Range = number & { readonly [packed]: true }

/** Amounts lie between −FARTHEST and FARTHEST, so that a range stays a small integer in every browser. */
export const FARTHEST = 0x3fff

/** From the least to the greatest. If the greatest is smaller nothing is possible, and the move's `refuse` says why. */
export function range(least: number, greatest: number): Range {
  return ((greatest << 16) | (least & 0xffff)) as Range
}

export function leastOf(range: Range): number {
  return (range << 16) >> 16
}

export function greatestOf(range: Range): number {
  return range >> 16
}

/** As many values of a range as a bot is shown. */
const FEW = 6

/** How many values stand for a range: all if they are few. */
export function spread(least: number, greatest: number): number {
  return Math.min(FEW, greatest - least + 1)
}

/** The values that stand for a range, one by one: the least is the first, the greatest the last, at even distances. */
export function spreadAt(least: number, greatest: number, index: number): number {
  return least + Math.trunc((index * (greatest - least)) / Math.max(1, spread(least, greatest) - 1))
}
