import { type Entry, entryCount, type Json, type OpenFields, type State } from '@spanish-main/kernel'
import {
  type Compared,
  difference,
  type Frame,
  type Happened,
  movesFor,
  type Prepared,
  type Seen,
  type Session,
  shorten,
  type TableShown,
  tell,
} from '@spanish-main/session'

/** Where a page that was away had got to. */
export interface Mark {
  readonly moves: number
  /** How many rewinds it had noticed by then; left out by whoever needs no earlier events. */
  readonly rewinds?: number
}

/** Somebody who is told what happens. */
export interface Page {
  tell(text: string): void
  /** Nothing more is told, and this is why. */
  dismiss(error: string): void
}

/** All pages that look through the same eyes. They are told the same, so it is worked out once. */
export interface Channel {
  readonly seat: number
  /** Works out what is new, and tells it. */
  flush(now: Scene, prepared: readonly Prepared[]): void
  /** Somebody listens from now on; gives everything that holds now, with what happened since the mark. */
  join(page: Page, mark: Mark | undefined): Omit<Frame & { kind: 'whole' }, 'talk'>
  leave(page: Page): void
  say(text: string): void
  readonly size: number
}

/** What there is to be seen at a moment. What is the same as at the moment before is the same value. */
export interface Scene {
  readonly table: TableShown
  readonly session: Session<State> | undefined
  /** What everybody sees of the position. */
  readonly open: OpenFields | undefined
  /** What was compared at this moment already: what several see is compared once. */
  readonly compared: Compared
}

/** Whose eyes they are, and what that seat has prepared. */
export interface Eyes {
  readonly seat: number
  readonly host: boolean
  readonly prepared: readonly Prepared[]
}

export function openChannel(eyes: Eyes, { table, session: first, open: opened }: Scene): Channel {
  const { seat, host } = eyes
  const pages = new Set<Page>()
  let { prepared } = eyes
  let session = first
  let open = opened
  let read = 0
  let rewinds = 0
  let { seen } = look(table, Number.MAX_SAFE_INTEGER)

  /** How often moves were taken back by now, and to how few, among the entries that nobody has looked at yet. */
  function lowest(): number {
    if (session === undefined) return 0
    const { entries, line, unread } = session.journal
    let low = Number.MAX_SAFE_INTEGER
    if (read === 0 && unread !== undefined) {
      rewinds = unread.rewinds.filter(entry => goesBack(entry, seat) !== undefined).length
      read = unread.entries
    }
    for (; read < entryCount(session.journal); read++) {
      const to = goesBack(entries[read - (unread?.entries ?? 0)], seat)
      if (to === undefined) continue
      rewinds++
      low = Math.min(low, movesFor(session, seat, Math.min(to, line.length)))
    }
    return low
  }

  function look(shown: TableShown, since: number): { seen: Seen; happened: Happened } {
    lowest()
    const you = { seat, host, ...(prepared.length === 0 ? {} : { prepared }) }
    if (session === undefined) return { seen: { table: shown, you, rewinds }, happened: NOTHING }
    const { events, movers, since: from, ...told } = tell(session, seat, since, open)
    return {
      seen: { table: shown, you, told, rewinds },
      happened: { since: from, events: events.map(shorten), movers },
    }
  }

  function say(text: string): void {
    for (const page of pages) page.tell(text)
  }

  return {
    seat,
    say,
    get size() {
      return pages.size
    },
    flush({ table: shown, session: now, open: seenByAll, compared }, ahead) {
      prepared = ahead
      open = seenByAll
      const begins = session === undefined && now !== undefined
      if (now !== session) {
        session = now
        read = 0
        rewinds = 0
      }
      const since = begins ? -1 : Math.min(seen.told?.moves ?? 0, lowest())
      const { seen: next, happened } = look(shown, since)
      const change = difference(seen as unknown as Json, next as unknown as Json, compared)
      const { events, movers } = happened
      const told = events.length + movers.length > 0 || (next.told?.moves ?? 0) < (seen.told?.moves ?? 0)
      seen = next
      if (change === undefined && !told) return
      const frame: Frame = {
        kind: 'more',
        ...(change === undefined ? {} : { seen: change }),
        ...(told ? happened : {}),
      }
      say(JSON.stringify(frame))
    },
    join(page, mark) {
      pages.add(page)
      const since = mark !== undefined && (mark.rewinds ?? seen.rewinds) === seen.rewinds ? mark.moves : -1
      return { kind: 'whole', seen, ...look(seen.table, since).happened }
    },
    leave: page => void pages.delete(page),
  }
}

const NOTHING: Happened = { since: 0, events: [], movers: [] }

/** To how many moves an entry goes back, as far as a seat can notice. */
function goesBack(entry: Entry, seat: number): number | undefined {
  if (entry.kind === 'undo' || entry.kind === 'takeback') return entry.to
  if (entry.kind === 'rules' && entry.state !== '') return 0
  return entry.kind === 'back' && entry.seat === seat ? Number.MAX_SAFE_INTEGER : undefined
}
