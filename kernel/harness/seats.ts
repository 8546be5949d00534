import type { FastChance } from '../chance/fast.ts'

/** One of the seats in a bit set. */
export function anySeat(seats: number, chance: FastChance): number {
  let left = seats
  for (let skip = chance.int(bitCount(seats)); skip > 0; skip--) left &= left - 1
  return 31 - Math.clz32(left & -left)
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
