import {
  type DieTable,
  EVENT_IDS,
  type EventId,
  LAND_ATTRITION,
  LAND_CRT,
  NATIVE_COMBAT,
  NATIVE_UPRISING,
  NAVAL_ATTRITION,
  NAVAL_CRT,
  POLITICS,
} from './data/index.ts'

/** The tables in which a die is read, by their cases. */
const TABLES: Readonly<Record<string, DieTable>> = {
  '8.4': NAVAL_CRT,
  '9.5': NAVAL_ATTRITION,
  '11.3': LAND_CRT,
  '12.5': LAND_ATTRITION,
  '17.26': NATIVE_COMBAT,
  '17.37': NATIVE_UPRISING,
}

/**
 * The die that reads a result in a column of a table, for tests that know what was read and not what was thrown:
 * `dieThatReads('11.3', '2-1', 'A1/4 D1/2')`. What is taken off a die must be added by the test.
 */
export function dieThatReads(table: string, column: string, result: string): number {
  const found = TABLES[table]
  if (found === undefined) throw new Error(`${table} is no table: ${Object.keys(TABLES).join(', ')}.`)
  const at = found.columns.indexOf(column)
  if (at < 0) throw new Error(`Table ${table} has no column ${column}: ${found.columns.join(', ')}.`)
  const row = found.rows.findIndex(cells => cells[at] === result)
  if (row >= 0) return row + 1
  throw new Error(
    `Column ${column} of table ${table} never says ${result}: ${found.rows.map(row => row[at]).join(', ')}.`,
  )
}

/** The two dice that bring a political event. */
export function diceThatBring(event: EventId): [number, number] {
  if (!EVENT_IDS.includes(event)) throw new Error(`${event} is no political event.`)
  const row = POLITICS.findIndex(cells => cells.includes(event))
  return [row + 1, POLITICS[row].indexOf(event) + 1]
}
