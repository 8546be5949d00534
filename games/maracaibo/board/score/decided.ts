import type { Score, ScoreLine } from './sheet.ts'

/** A line of the sheet on which two differ: what the first has of it, and the second. */
export interface Difference {
  readonly line: ScoreLine
  readonly first: number
  readonly second: number
}

/** Who came first and second, by seat; one more than the last seat is the opponent. */
export interface Decided {
  readonly first: number
  readonly second: number
  readonly gap: number
  /** Where the first gained most, the most first; then where the second gained most, if anywhere. */
  readonly lines: readonly Difference[]
}

const GAINS = 3

/** What parted the first from the second; nothing where nobody is second, or nothing parted them. */
export function decidedBy({ lines, totals, opponent }: Score): Decided | undefined {
  // Jacques is compared with, he does not score by the sheet.
  const rival = lines.some(({ key }) => key === 'comparison') ? undefined : opponent
  const all = rival === undefined ? totals : [...totals, rival]
  const [first, second] = all.map((_, who) => who).sort((a, b) => all[b] - all[a])
  if (second === undefined || all[first] === all[second]) return undefined
  const has = ({ shares, opponent: hers }: ScoreLine, who: number): number =>
    (who < shares.length ? shares[who] : hers)?.points ?? 0
  const lead = (each: Difference): number => each.first - each.second
  const differences = lines
    .map((line): Difference => ({ line, first: has(line, first), second: has(line, second) }))
    .sort((a, b) => lead(b) - lead(a))
  const worst = differences.slice(-1).filter(each => lead(each) < 0)
  const best = differences.filter(each => lead(each) > 0).slice(0, GAINS)
  return { first, second, gap: all[first] - all[second], lines: [...best, ...worst] }
}
