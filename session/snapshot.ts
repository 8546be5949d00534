import {
  digest,
  type Game,
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
import { checkSecret, type OpenedSession, type Saved, type Session } from './session.ts'

/** Raised when snapshots change their form: older ones are passed over then. */
const FORM = 1

/** A session put down: all that its record's entries up to one of them give. */
interface Snapshot<S extends State> {
  readonly form: number
  readonly course: PutDown<S>
  readonly memory: Omit<Memory<S>, 'game'>
  readonly changes: readonly RulesChange[]
}

/** A session as text, so that opening it later need not replay its whole record. Its hash stands before it. */
export function printSnapshot<S extends State>({
  journal,
  readOnly: _,
  changes,
  game: _game,
  ...memory
}: Session<S>): string {
  const snapshot: Snapshot<S> = { form: FORM, course: putDown(journal), memory, changes }
  const text = JSON.stringify(snapshot)
  return `${hashText(text)} ${text}`
}

function readSnapshot<S extends State>(text: string): Snapshot<S> | undefined {
  const space = text.indexOf(' ')
  const body = text.slice(space + 1)
  if (space < 0 || hashText(body) !== text.slice(0, space)) return undefined
  const snapshot: Snapshot<S> = JSON.parse(body)
  return snapshot.form === FORM ? snapshot : undefined
}

/**
 * Opens a saved session from a snapshot: only the entries after it are played again, and its secret is checked as ever.
 * Undefined if the snapshot is damaged, or does not lead to the last position: then the record must be replayed whole.
 */
export function openSnapshot<S extends State>(
  game: Game<S>,
  saved: Saved,
  text: string,
): (OpenedSession<S> & { readonly replayed: number }) | undefined {
  const { record, position = '' } = saved
  const { secret, dice } = checkSecret(saved, false)
  const snapshot = readSnapshot<S>(text)
  const last = parsePosition<S>(position)
  if (snapshot === undefined || last === undefined || !playsWith(game, record.header.pack)) return undefined
  const memory: Memory<S> = { ...whole(snapshot.memory), game }
  const people = [...memory.holders.keys()].filter(seat => memory.holders[seat].kind === 'person')
  let replayed = 0
  // Replaying notes what it reads of offers for itself.
  const known = { papers: { all: [...memory.papers.all], made: [...memory.papers.made] }, people }
  const journal = takeUp(game, record, snapshot.course, known, (entry, state) => {
    replayed++
    recall(memory, entry, state)
  })
  if (journal === undefined || journal.line.length !== last.moves || digest(journal.state) !== last.digest)
    return undefined
  if (record.entries.length !== last.entries || journal.chain.head() !== last.chain) return undefined
  if (secret !== '') {
    journal.chance.turnTo(tableChance(secret, dice.nonces, memory.epoch))
    journal.secret = secret
  }
  const session = { ...memory, journal, readOnly: false, changes: snapshot.changes }
  return { session, opening: 'as-it-was', damaged: false, faults: [], problems: [], replayed }
}

/** What JSON leaves out, or writes as null, is undefined. */
function whole<S extends State>(memory: Snapshot<S>['memory']): Snapshot<S>['memory'] {
  return { ...memory, request: memory.request, last: memory.last.map(each => each ?? undefined) }
}
