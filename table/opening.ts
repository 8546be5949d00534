import {
  type GameRecord,
  hashText,
  parseHeader,
  promisedDice,
  type State,
  salvageEntry,
  salvageRecord,
} from '@spanish-main/kernel'
import {
  type Condition,
  conditionOf,
  holdersOf,
  openSession,
  openSnapshot,
  type Room,
  type Saved,
  type Session,
  snapshotEntries,
} from '@spanish-main/session'
import type { Playable } from './games.ts'
import type { Store, StoredTable, Vault } from './store/port.ts'

/** What is needed to open a table's session, again if need be. */
export interface Sources {
  readonly rules: Playable
  readonly room: Room
  readonly position: string
  readonly secret: string | undefined
}

export interface OpenedTable {
  readonly sources: Sources
  readonly session: Session<State>
  /** How many entries are kept already. */
  readonly kept: number
  readonly condition: Condition
  /** How many of them had to be played again. */
  readonly replayed: number
}

/** Opens the session of a table whose game has begun, from its snapshot if that fits, else by replaying its record. The secret is checked against what was promised. */
export async function openTable(
  { store, vault }: { store: Store; vault: Vault },
  rules: Playable,
  stored: StoredTable,
  room: Room,
): Promise<OpenedTable> {
  const { id, head, position } = stored
  const sources = { rules, room, position, secret: await vault.secretOf(id) }
  const quick = await fromSnapshot(store, sources, stored)
  if (quick !== undefined)
    return { sources, session: quick.session, kept: stored.entries, condition: 'good', replayed: quick.replayed }
  const record = salvageRecord(`${head}\n\n${(await store.lines(id)).join('\n')}`)
  const kept = record.entries.length
  const opened = openSession(rules.game, saved(sources, record))
  return { sources, session: opened.session, kept, condition: conditionOf(opened), replayed: kept }
}

/** Opens it from its snapshot, if there is one that leads to the last position. */
async function fromSnapshot(store: Store, { rules, position, secret }: Sources, stored: StoredTable) {
  const { id, head, snapshot, entries } = stored
  const from = snapshotEntries(snapshot)
  if (from === undefined || from > entries) return undefined
  const lines = from === entries ? [] : await store.lines(id, from)
  const header = parseHeader(head)
  const later = lines.map(line => salvageEntry(line, header.names))
  return openSnapshot(
    rules.game,
    { header, entries: later, position, ...(secret === undefined ? {} : { secret }) },
    snapshot,
  )
}

/** The session as it was when this much of its record was kept. */
export function reopen(sources: Sources, record: GameRecord): Session<State> {
  return openSession(sources.rules.game, saved(sources, record)).session
}

function saved({ room, position, secret }: Sources, record: GameRecord): Saved {
  const promise = promisedDice(record).at(-1)!.commitment
  const own = secret !== undefined && hashText(secret) === promise ? { secret } : {}
  return { record, position, holders: holdersOf(room), ...own }
}
