import type { TableRow } from '../local/rows.ts'
import { readTable } from '../local/store.ts'
import { goOn, rematch } from '../local/tables.ts'
import { download } from '../local/transfer.ts'
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

export function useAfter(row: TableRow): After {
  const remote = useRemote()
  if (remote === undefined) {
    return {
      // What a table hands on is kept with it, and this page has opened it before that.
      async again() {
        // Those who sat there are asked at their own table.
        if (row.far !== undefined) return go(`/together/${row.id}`)
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
    replay: () => go(`/replay/${id}`),
    async keep() {
      download(`${row.game}-${id}.txt`, await service.record(id))
    },
  }
}
