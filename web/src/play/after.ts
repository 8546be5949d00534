import type { TableRow } from '../local/rows.ts'
import { createTable, readTable } from '../local/store.ts'
import { goOn, rematch } from '../local/tables.ts'
import { download, importText } from '../local/transfer.ts'
import { playableOf } from '../packs/playable.ts'
import { service } from '../remote/service.ts'
import { useRemote } from '../remote/use-remote.ts'
import { go } from '../router.tsx'
import { exportRecord } from './export-record.ts'

/** What can be done with a table that is over. */
export interface After {
  /** The same people and options again; in a campaign, the next table of it. */
  again(): void
  replay(): void
  keep(): void
}

/** A network table is looked back at in this browser: its whole record is there once the game is over. */
export function useAfter(row: TableRow): After {
  const remote = useRemote()
  if (remote === undefined) {
    return {
      // What a table hands on is kept with it, and this page has opened it before that.
      async again() {
        const { row: now } = (await readTable(row.id)) ?? { row }
        go(`/table/${await (now.hands === undefined ? rematch(now) : goOn(now))}`)
      },
      replay: () => go(`/replay/${row.id}`),
      keep: () => void exportRecord(row.id),
    }
  }
  const { id } = remote
  return {
    async again() {
      const answer = await remote.ask('rematch')
      if ('table' in answer && answer.table !== undefined) go(`/together/${answer.table}`)
    },
    async replay() {
      const found = await importText(await service.record(id), playableOf, Date.now())
      await createTable({ ...found.row, name: row.name }, found.record)
      go(`/replay/${found.row.id}`)
    },
    async keep() {
      download(`${row.game}-${id}.txt`, await service.record(id))
    },
  }
}
