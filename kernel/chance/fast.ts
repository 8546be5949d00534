import type { Chance } from './chance.ts'

/** A small fast generator for search and simulation. Not for tables: its seed can be guessed. */
export interface FastChance extends Chance {
  /** Starts the sequence that belongs to this seed. */
  reseed(seed: number): void
  /** A whole number below n; the bias is below n / 2³², which search does not notice. */
  int(n: number): number
}

/** sfc32, seeded by any whole number. */
export function fastChance(seed: number): FastChance {
  let a = 0
  let b = 0
  let c = 0
  let d = 0

  function next(): number {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }

  function reseed(from: number): void {
    a = 0x9e3779b9 | 0
    b = from | 0
    c = Math.trunc(from / 0x1_0000_0000) | 0
    d = 1
    for (let i = 0; i < 12; i++) next()
  }

  function int(n: number): number {
    return Math.floor((next() * n) / 0x1_0000_0000)
  }

  reseed(seed)
  return { reseed, int, below: (_stream, _index, n) => int(n) }
}
