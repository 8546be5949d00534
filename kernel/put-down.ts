import { type ChainEnd, chainOf } from './chain.ts'
import { recording } from './chance/recorded.ts'
import type { Course } from './course.ts'
import type { Papers } from './deals/papers.ts'
import type { Game } from './game.ts'
import { entryCount, type Journal, journalOf } from './journal.ts'
import { wholeState } from './position.ts'
import type { Entry, Header } from './record.ts'
import { playOn, type Watching } from './replay.ts'
import { runOf } from './run.ts'
import type { State } from './state.ts'

/** A course as it was after so many entries of its record: whatever a replay of them would give. */
export interface PutDown<S extends State>
  extends Readonly<Pick<Course<S>, 'state' | 'line' | 'happened' | 'free' | 'committed' | 'kept'>> {
  /** The rules that played it. */
  readonly version: number
  /** After how many entries, the head of their chain, and how to go on with it. */
  readonly entries: number
  readonly chain: string
  readonly end: ChainEnd
  /** The entries by which moves were taken back. */
  readonly rewinds: readonly Entry[]
}

export function putDown<S extends State>(journal: Journal<S>): PutDown<S> {
  const { state, line, happened, free, committed = 0, kept, game, entries, chain, unread } = journal
  return {
    ...{ state, line, happened, free, committed, kept, version: game.version },
    ...{ entries: entryCount(journal), chain: chain.head(), end: chain.end() },
    rewinds: [...(unread?.rewinds ?? []), ...entries.filter(isRewind)],
  }
}

const isRewind = (entry: Entry): boolean =>
  entry.kind === 'undo' ||
  entry.kind === 'takeback' ||
  entry.kind === 'back' ||
  (entry.kind === 'rules' && entry.state !== '')

/** What besides the course must be known to play on: the offers, and the seats that people hold. */
export interface Known {
  readonly papers: Papers
  readonly people: readonly number[]
}

/**
 * Goes on from a course that was put down: only the entries after it are read and played again. Undefined if anything about
 * them is out of the ordinary: then a whole replay finds out what it is. Whether what was put down fits the entries before
 * it is known when they are read (`readUp`).
 */
export function takeUp<S extends State>(
  game: Game<S>,
  header: Header,
  later: readonly Entry[],
  down: PutDown<S>,
  known: Known,
  before: NonNullable<Watching<S>['before']>,
): Journal<S> | undefined {
  if (down.version !== game.version || header.game !== game.id) return undefined
  if (later.some(({ kind }) => kind === 'rules' || kind === 'dice' || kind === 'damaged')) return undefined
  const links = chainOf(header, down.end)
  if (links.head() !== down.chain) return undefined
  const course = courseOf(game, down)
  if (later.length > 0) {
    const run = {
      ...runOf(game, { header, entries: [] }, { tell: true }, course),
      ...{ links, papers: known.papers, people: new Set(known.people) },
      ...{ number: down.entries, version: down.version, started: true },
    }
    playOn(run, later, { before })
    if (run.halted || run.faults.length > 0) return undefined
  }
  const journal = journalOf(game, header, course, links, recording({ below: () => 0 }), '')
  journal.entries.push(...later)
  journal.unread = { entries: down.entries, chain: down.chain, rewinds: down.rewinds }
  return journal
}

/** The course that was put down. What happened long ago, and the positions on the way, are looked up when they are needed. */
function courseOf<S extends State>(game: Game<S>, down: PutDown<S>): Course<S> {
  let happened: Course<S>['happened'] | undefined
  let kept: Course<S>['kept'] | undefined
  return {
    ...{ state: wholeState(game, down.state), line: [...down.line], free: down.free, committed: down.committed ?? 0 },
    get happened() {
      happened ??= [...down.happened]
      return happened
    },
    get kept() {
      kept ??= [...down.kept]
      return kept
    },
  }
}

/** Reads the entries that were passed over when a course was taken up; false if the chain says that they are not those. */
export function readUp<S extends State>(journal: Journal<S>, earlier: readonly Entry[]): boolean {
  const { header, entries, unread } = journal
  if (unread === undefined) return true
  const links = chainOf(header)
  for (const entry of earlier) {
    if (entry.kind === 'check' && links.head() !== entry.chain) return false
    links.add(entry)
  }
  if (earlier.length !== unread.entries || links.head() !== unread.chain) return false
  entries.unshift(...earlier)
  journal.unread = undefined
  return true
}
