// What only the worker of a table reads and writes: its secret, its last position, and the next entries of its record.
import type { Batch } from '@spanish-main/session'
import { answer, transact } from './database.ts'
import { isDamaged, type Progress, readRow, type TableRow } from './rows.ts'
import { recordText } from './store.ts'

/** Another window has gone on with the table since it was read. */
export class ChangedElsewhere extends Error {}

/** All that is kept of a table. */
export interface Kept {
  readonly row: TableRow
  readonly record: string
  readonly position: string
  readonly secret: string | undefined
}

export function readKept(id: string): Promise<Kept | undefined> {
  return transact('readonly', async store => {
    const row = readRow(id, await answer<unknown>(store('tables').get(id)))
    if (isDamaged(row)) return undefined
    const [record, position, secret] = await Promise.all([
      recordText(store, id),
      answer<string | undefined>(store('positions').get(id)),
      answer<string | undefined>(store('secrets').get(id)),
    ])
    return { row, record, position: position ?? '', secret }
  })
}

/** Appends to a record and keeps what became of the table, all of it or nothing. Gives the table's new revision. */
export function appendTo(
  id: string,
  revision: number,
  { head, from, lines, position }: Batch,
  secret: string,
  progress: Progress,
  now: number,
): Promise<number> {
  return transact('readwrite', async store => {
    const row: TableRow | undefined = await answer(store('tables').get(id))
    if (row?.revision !== revision) throw new ChangedElsewhere(id)
    const entries = store('entries')
    await Promise.all([
      answer(store('tables').put({ ...row, ...progress, changed: now, revision: revision + 1 }, id)),
      ...(from === 0 ? [answer(store('heads').put(head, id))] : []),
      // `add` refuses to write over a line that is there.
      ...lines.map((line, at) => answer(entries.add(line, [id, from + at]))),
      answer(store('positions').put(position, id)),
      answer(store('secrets').put(secret, id)),
    ])
    return revision + 1
  })
}
