import { chainOf } from './chain.ts'
import type { Chance } from './chance/chance.ts'
import { recording } from './chance/recorded.ts'
import { type Course, resume } from './course.ts'
import { digest } from './digest.ts'
import type { Game } from './game.ts'
import { type Journal, journalOf, write } from './journal.ts'
import { type Position, parsePosition, saysTheSame, wholeState } from './position.ts'
import type { GameRecord } from './record.ts'
import { type Fault, type Replayed, type RulesChange, replay, Unstarted, type Watching } from './replay.ts'
import type { State } from './state.ts'

/**
 * How a record was opened. `as-it-was`: it replays. `adopted`: it replays under newer rules. `resumed`: it does not, so
 * the table goes on from its last position. `read-only`: it does not, and there is no last position.
 */
export type Opening = 'as-it-was' | 'adopted' | 'resumed' | 'read-only'

export interface Opened<S extends State> extends Pick<Replayed<S>, 'state' | 'complete'> {
  readonly journal: Journal<S>
  readonly opening: Opening
  /** Lines were altered, lost, or cannot be read: the rules are not to blame. */
  readonly damaged: boolean
  readonly faults: readonly Fault[]
  readonly problems: readonly string[]
  readonly changes: readonly RulesChange[]
}

/** What lies beside a record, and who watches it being replayed. */
export interface Beside<S extends State> {
  readonly position?: string
  readonly before?: Watching<S>['before']
}

/** Opens a record to go on from exactly its last position. It is replayed once. */
export function openJournal<S extends State>(
  game: Game<S>,
  record: GameRecord,
  chance: Chance,
  { position: text = '', before }: Beside<S> = {},
): Opened<S> {
  const position = parsePosition<S>(text)
  const late = position !== undefined && position.entries >= record.entries.length ? position : undefined
  const watching = { tell: true, ...(before === undefined ? {} : { before }) }
  const replayed = replayOr(game, record, late, watching)
  const { course, links, faults } = replayed
  const last = late === undefined ? undefined : lastState(game, replayed, late.state)
  const changes = [...replayed.changes]
  const altered = late !== undefined && (late.entries !== record.entries.length || late.chain !== replayed.chain)
  const damaged = altered || faults.some(each => each.kind === 'chain')
  const journal = journalOf(game, record.header, course, links, recording(chance), '')
  journal.entries.push(...record.entries)
  const opening = openingOf(game, record, replayed, last === undefined ? undefined : late)
  const from = changes[changes.length - 1]?.to ?? record.header.version
  const change = (moves: number, state: string): void => {
    const about = { from, to: game.version, moves }
    write(journal, { kind: 'rules', ...about, state })
    changes.push({ ...about, whole: state !== '' })
  }
  if (opening === 'adopted') change(course.line.length, '')
  else if (opening === 'resumed' && late !== undefined && last !== undefined) {
    resume(game, course, replayed.claimed, late.moves, last)
    change(late.moves, JSON.stringify(last))
  }
  const { state, complete, problems } = replayed
  return { journal, opening, damaged, faults, problems, changes, state, complete }
}

/**
 * The last position with all that the game knows now. What it has learnt since is as the same moves make it under the
 * present rules, where they still lead to that position, else as it was at the start. Nothing if it is no position of it.
 */
function lastState<S extends State>(game: Game<S>, { course, state }: Replayed<S>, last: S): S | undefined {
  try {
    return wholeState(game, last, saysTheSame(state, last) ? state : course.kept[0]?.state)
  } catch {
    return undefined
  }
}

/** A record that cannot even begin is as good as its last position, if there is one. */
function replayOr<S extends State>(
  game: Game<S>,
  record: GameRecord,
  late: Position<S> | undefined,
  watching: Watching<S>,
): Replayed<S> {
  try {
    return replay(game, record, watching)
  } catch (error) {
    if (late === undefined || !(error instanceof Unstarted)) throw error
    const state = wholeState(game, late.state)
    const { claimed, message: says } = error
    const course: Course<S> = { state, line: [], happened: [], free: 0, kept: [] }
    const links = chainOf(record.header)
    for (const entry of record.entries) links.add(entry)
    return {
      ...{ course, state, links, line: [], claimed, changes: [], complete: false, chain: links.head() },
      faults: [{ kind: 'course', says }],
      problems: [says],
    }
  }
}

function openingOf<S extends State>(
  game: Game<S>,
  { header, entries }: GameRecord,
  { state, line, complete, faults, changes }: Replayed<S>,
  late: Position<S> | undefined,
): Opening {
  const over = entries.some(each => each.kind === 'end')
  const differs =
    !complete ||
    (late === undefined
      ? faults.some(each => each.kind === 'course')
      : digest(state) !== late.digest || line.length !== late.moves)
  if (differs) return late === undefined || over ? 'read-only' : 'resumed'
  return over || (changes[changes.length - 1]?.to ?? header.version) === game.version ? 'as-it-was' : 'adopted'
}
