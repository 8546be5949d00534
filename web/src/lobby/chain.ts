import { type TableRow, tableBefore } from '../local/rows.ts'

/** The tables of a campaign that led to this one, the first first, itself last. */
export function chainOf(rows: readonly TableRow[], row: TableRow): TableRow[] {
  const before = tableBefore(rows, row)
  return before === undefined ? [row] : [...chainOf(rows, before), row]
}

/** Whether another table already goes on where this one ended. */
export const isFollowed = (rows: readonly TableRow[], { id }: TableRow): boolean =>
  rows.some(row => tableBefore(rows, row)?.id === id)
