import {
  digest,
  type Entry,
  entryCount,
  type Game,
  type Header,
  hashText,
  type PutDown,
  parsePosition,
  playsWith,
  putDown,
  type RulesChange,
  type State,
  tableChance,
  takeUp,
} from '@spanish-main/kernel'
import { type Memory, recall } from './memory.ts'
import type { OpenedSession, Saved, Session } from './session.ts'

/** Raised when snapshots change their form: older ones are passed over then. */
const FORM = 2

/** A session put down: all that its record's entries up to one of them give. */
interface Snapshot<S extends State> {
  readonly course: PutDown<S>
  readonly memory: Omit<Memory<S>, 'game'>
  readonly changes: readonly RulesChange[]
}

/**
 * A session as text, so that opening it later need not replay its whole record. The first line says its form, after how many
 * entries it is, and the hash of the others: what is needed at once, what happened, and positions on the way.
 */
export function printSnapshot<S extends State>({
  journal,
  readOnly: _,
  changes,
  game: _game,
  ...memory
}: Session<S>): string {
  const { happened, kept, ...course } = putDown(journal)
  const body = [{ course, memory, changes }, happened, kept].map(part => JSON.stringify(part)).join('\n')
  return `${FORM} ${course.entries} ${hashText(body)}\n${body}`
}

/** After how many entries a snapshot was made; undefined if there is none, or none that can be used. */
export function snapshotEntries(text: string): number | undefined {
  const [form, entries] = text.slice(0, Math.max(0, text.indexOf('\n'))).split(' ')
  return Number(form) === FORM && /^\d+$/.test(entries ?? '') ? Number(entries) : undefined
}

function readSnapshot<S extends State>(text: string): Snapshot<S> | undefined {
  const entries = snapshotEntries(text)
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  if (entries === undefined || text.slice(0, end) !== `${FORM} ${entries} ${hashText(body)}`) return undefined
  const [now, happened, kept] = body.split('\n')
  const { course, ...rest }: Snapshot<S> = JSON.parse(now)
  if (course.entries !== entries) return undefined
  return {
    ...rest,
    course: {
      ...course,
      get happened() {
        return JSON.parse(happened)
      },
      get kept() {
        return JSON.parse(kept)
      },
    },
  }
}

/** What is needed to open a session from a snapshot: the head of its record, and the entries after it. */
export interface Later extends Pick<Saved, 'position' | 'secret'> {
  readonly header: Header
  readonly entries: readonly Entry[]
}

/**
 * Opens a saved session from a snapshot: only the entries after it are read and played again, and its secret is checked as
 * ever. Undefined if the snapshot is damaged, or does not lead to the last position: then the record must be replayed whole.
 */
export function openSnapshot<S extends State>(
  game: Game<S>,
  { header, entries, position = '', secret = '' }: Later,
  text: string,
): (OpenedSession<S> & { readonly replayed: number }) | undefined {
  const snapshot = readSnapshot<S>(text)
  const last = parsePosition<S>(position)
  if (snapshot === undefined || last === undefined || !playsWith(game, header.pack)) return undefined
  const memory: Memory<S> = { ...whole(snapshot.memory), game }
  const { commitment, nonces } = memory.dice
  if (commitment !== '' && hashText(secret) !== commitment) return undefined
  const people = [...memory.holders.keys()].filter(seat => memory.holders[seat].kind === 'person')
  let replayed = 0
  // Replaying notes what it reads of offers for itself.
  const known = { papers: { all: [...memory.papers.all], made: [...memory.papers.made] }, people }
  const journal = takeUp(game, header, entries, snapshot.course, known, (entry, state) => {
    replayed++
    recall(memory, entry, state)
  })
  if (journal === undefined || journal.line.length !== last.moves || digest(journal.state) !== last.digest)
    return undefined
  if (entryCount(journal) !== last.entries || journal.chain.head() !== last.chain) return undefined
  if (secret !== '') {
    journal.chance.turnTo(tableChance(secret, nonces, memory.epoch))
    journal.secret = secret
  }
  const session = { ...memory, journal, readOnly: false, changes: snapshot.changes }
  return { session, opening: 'as-it-was', damaged: false, faults: [], problems: [], replayed }
}

/** What JSON leaves out, or writes as null, is undefined. */
function whole<S extends State>(memory: Snapshot<S>['memory']): Snapshot<S>['memory'] {
  return { ...memory, request: memory.request, last: memory.last.map(each => each ?? undefined) }
}
