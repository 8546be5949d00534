/** Numbers to choose from: a whole range, or only some of it. */
export interface Amounts {
  readonly least: number
  readonly greatest: number
  /** In rising order; without it every whole number of the range. */
  readonly only?: readonly number[]
}

/** Amounts that were listed one by one. */
export function amountsOf(values: readonly number[]): Amounts {
  const only = [...values].sort((a, b) => a - b)
  return { least: only[0] ?? 0, greatest: only.at(-1) ?? 0, only }
}

/** Whether an amount may be taken. */
export function isAmong({ least, greatest, only }: Amounts, value: number): boolean {
  return Number.isInteger(value) && value >= least && value <= greatest && (only === undefined || only.includes(value))
}

/** The amount that is nearest to what was wanted. */
export function nearest({ least, greatest, only }: Amounts, wanted: number): number {
  if (only === undefined) return Math.min(greatest, Math.max(least, Math.round(wanted)))
  return only.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best), least)
}

/** The amount some steps further up or down. */
export function stepped(amounts: Amounts, from: number, by: number): number {
  const { only } = amounts
  if (only === undefined) return nearest(amounts, from + by)
  const at = only.indexOf(nearest(amounts, from)) + by
  return only[Math.min(only.length - 1, Math.max(0, at))] ?? from
}
