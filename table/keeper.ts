import { entryCount, type State } from '@spanish-main/kernel'
import {
  type Batch,
  type Done,
  type Line,
  offeredTo,
  printSnapshot,
  type Room,
  type Session,
} from '@spanish-main/session'
import { type Kept, printKept, progressOf } from './kept.ts'
import type { Change, Key, Store, StoredTable } from './store/port.ts'
import { dueAt, settled } from './timing.ts'
import type { World } from './world.ts'

/** Something that is to happen to a table: to its room, and to its session. */
export interface Wish {
  readonly room?: Room
  readonly lines?: readonly Line[]
  readonly keys?: readonly Key[]
  readonly revoke?: Change['revoke']
  readonly prepared?: Kept['prepared']
  readonly done?: Done
}

/** A session is put down after so many entries, in long games after an eighth of them: opening replays no more than that. */
const SNAPSHOT_EVERY = 64
/** Fewer are played again in no time. */
const WORTH_PUTTING_DOWN = 8

export type Keeper = ReturnType<typeof keeperOf>

/** What is kept of a table beside its record. It is as it was kept last: a change that could not be kept never was. */
export function keeperOf(store: Store, world: World, stored: StoredTable, first: Kept) {
  const { id } = stored
  let kept = first
  let { revision } = stored
  /** After how many entries the session was last put down. */
  let snapshotAt = 0

  return {
    room: () => kept.room,
    progress: () => kept.progress,
    prepared: () => kept.prepared ?? [],
    asked: () => kept.asked,
    revision: () => revision,
    /** It was kept by somebody else: from here it goes on. */
    adopt(found: StoredTable, read: Kept): void {
      revision = found.revision
      kept = read
    },
    /** A snapshot after so many entries is kept. */
    putDownAt(entries: number): void {
      snapshotAt = entries
    },
    /** Puts a session down that nobody needs for now, unless it is as quickly replayed: it opens faster the next time. */
    async putAway({ journal, ...rest }: Session<State>): Promise<void> {
      const count = entryCount(journal)
      if (count === snapshotAt || count < WORTH_PUTTING_DOWN) return
      await store.putDown(id, printSnapshot({ journal, ...rest }))
      snapshotAt = count
    },
    /** Keeps a wish with what is new in the record; gives the lines that were said, as they are kept. */
    async keep(wish: Wish, session: Session<State> | undefined, batch?: Batch): Promise<readonly string[]> {
      const { lines = [], keys, revoke } = wish
      const now = { now: world.now(), wall: world.wall() }
      const since = session?.request === undefined ? undefined : (kept.asked ?? now.now)
      const room = settled(wish.room ?? kept.room, session, now)
      const prepared = wish.prepared ?? kept.prepared ?? []
      const next: Kept = {
        ...{ room, progress: progressOf(session, now.wall) },
        ...(prepared.every(list => list.length === 0) ? {} : { prepared }),
        ...(since === undefined ? {} : { asked: since }),
        ...(session === undefined ? {} : { offered: offeredTo(session) }),
      }
      const count = session === undefined ? 0 : entryCount(session.journal)
      const puts = session !== undefined && batch !== undefined && isDue(count - snapshotAt, count)
      const talk = lines.map(line => JSON.stringify(line))
      await store.commit({
        ...{ table: id, revision, room: printKept(next), talk },
        ...{ listed: isListed(room), due: dueAt(room, session, since, now) },
        ...(batch === undefined ? {} : { batch }),
        ...(puts ? { snapshot: printSnapshot(session) } : {}),
        ...(keys === undefined ? {} : { keys }),
        ...(revoke === undefined ? {} : { revoke }),
      })
      revision++
      kept = next
      if (puts) snapshotAt = count
      return talk
    },
  }
}

const isDue = (since: number, count: number): boolean => since >= Math.max(SNAPSHOT_EVERY, count >> 3)

/** Everybody may see a table that waits for anyone, or that anyone could join and may look on at now. */
export const isListed = ({ stage, seats, lookers }: Room): boolean =>
  (stage === 'waiting' || stage === 'playing') &&
  seats.some(({ kind, arrived }) => kind === 'anyone' && (!arrived || (stage === 'playing' && lookers)))
