import type { FastChance } from '@spanish-main/kernel'

/** An index drawn with these odds, which need not add up to one. */
export function mix(odds: readonly number[], chance: FastChance): number {
  const total = odds.reduce((sum, each) => sum + each, 0)
  let left = (chance.int(1 << 24) / (1 << 24)) * total
  for (let i = 0; i < odds.length; i++) {
    left -= odds[i]
    if (left < 0) return i
  }
  return odds.indexOf(Math.max(...odds))
}

/** What two sides get for each pair of choices: `ours[i][j]` and `theirs[i][j]` for our i and their j. */
export interface Payoffs {
  readonly ours: readonly (readonly number[])[]
  readonly theirs: readonly (readonly number[])[]
}

const ROUNDS = 400

/**
 * How often each of our choices should be taken against somebody who thinks alike: fictitious play, in which both
 * sides again and again answer best what the other has done so far.
 */
export function equilibrium({ ours, theirs }: Payoffs): number[] {
  const rows = ours.length
  const columns = ours[0].length
  const taken = new Array<number>(rows).fill(0)
  const gainOfRow = new Array<number>(rows).fill(0)
  const gainOfColumn = new Array<number>(columns).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const row = highest(gainOfRow)
    const column = highest(gainOfColumn)
    taken[row]++
    for (let i = 0; i < rows; i++) gainOfRow[i] += ours[i][column]
    for (let j = 0; j < columns; j++) gainOfColumn[j] += theirs[row][j]
  }
  return taken.map(times => times / ROUNDS)
}

const highest = (gains: readonly number[]): number => gains.indexOf(Math.max(...gains))
