import type { State } from '@spanish-main/kernel'
import { lengthen, type Seen, viewsOf } from '@spanish-main/session'
import { startTable } from '../local/client.ts'
import type { Moment, Past } from '../local/protocol.ts'
import type { TableRow } from '../local/rows.ts'
import { createTable, readTable } from '../local/store.ts'
import { importText } from '../local/transfer.ts'
import { playableOf } from '../packs/playable.ts'
import { rowOf } from '../remote/local-state.ts'
import { service } from '../remote/service.ts'

/** Where a game that is looked back at comes from: this browser, or the service while it is played there. */
export interface Source {
  readonly row: TableRow
  recall(seat: number): Promise<Past>
  moment(move: number, seat: number): Promise<Moment>
  /** The moment at which `seat` had counted so many moves, as `other` counts them. */
  sameMoment(move: number, seat: number, other: number): Promise<number>
  /** A table of this browser that begins there; gives its id. */
  branch(move: number, seat: number, name: string): Promise<string>
  close(): void
}

/** A table of this browser, or else one of the service; a game that is over there is kept here first. */
export async function sourceOf(id: string, onFault: () => void): Promise<Source> {
  const found = await readTable(id)
  if (found !== undefined && found.record !== '') return localSource(found.row, onFault)
  const { seen, events, movers } = await service.see(id)
  if (seen.table.stage === 'over') return localSource(await keepFinished(id, seen), onFault)
  return farSource(id, seen, { events: events.map(lengthen), movers })
}

function localSource(row: TableRow, onFault: () => void): Source {
  const worker = startTable(() => undefined, onFault)
  return {
    row,
    recall: seat => worker.ask('recall', row.id, seat),
    moment: (move, seat) => worker.ask('moment', move, seat),
    sameMoment: (move, seat, other) => worker.ask('sameMoment', move, seat, other),
    branch: (move, seat, name) => worker.ask('branch', row.id, move, seat, name),
    close: worker.close,
  }
}

/** While a game is played at the service a seat looks back at what it saw there, and at nothing else. */
async function farSource(id: string, seen: Seen, happened: Pick<Past, 'events' | 'movers'>): Promise<Source> {
  const { told, table, you } = seen
  if (told === undefined) throw new Error('no-such-table')
  const { horizon, views: changes, waiting } = await service.past(id, you.seat)
  const views = viewsOf({ views: changes })
  const row = { ...rowOf(id, table, told), far: { seat: you.seat } }
  const past: Past = { row, moves: horizon + views.length - 1, horizon, level: 'unfinished', believed: [], ...happened }
  return {
    row,
    recall: async () => past,
    moment: async move => ({ view: views[move - horizon], waiting: waiting[move - horizon] }),
    // Nobody looks with other eyes than their own.
    sameMoment: async move => move,
    async branch(move, seat, name) {
      const found = await importText(await service.imagined(id, move, seat), playableOf, Date.now())
      await createTable({ ...found.row, name }, found.record)
      return found.row.id
    },
    close() {},
  }
}

/** A game that ended at the service stays in this browser too: its whole record is out. */
export async function keepFinished(id: string, { table, you }: Seen): Promise<TableRow> {
  const known = await readTable(id)
  if (known !== undefined) return known.row
  const found = await importText(await service.record(id), playableOf, Date.now())
  const row = { ...found.row, id, name: table.title, far: { seat: you.seat } }
  await createTable(row, found.record)
  return row
}

/** Public views, spread evenly over the game so far, the last one included. */
export async function samplesFor(id: string, count: number): Promise<readonly { move: number; view: State }[]> {
  const found = await readTable(id)
  if (found !== undefined) {
    const worker = startTable(
      () => undefined,
      () => undefined,
    )
    return worker.ask('samples', id, count).finally(worker.close)
  }
  const { horizon, views: changes } = await service.past(id)
  const views = viewsOf({ views: changes })
  const wanted = Array.from({ length: count }, (_, i) => Math.round(((views.length - 1) * i) / Math.max(1, count - 1)))
  return [...new Set(wanted)].map(at => ({ move: horizon + at, view: views[at] }))
}
