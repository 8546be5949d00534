import { chainOf } from './chain.ts'
import { recording } from './chance/recorded.ts'
import type { Course } from './course.ts'
import type { Papers } from './deals/papers.ts'
import type { Game } from './game.ts'
import { type Journal, journalOf } from './journal.ts'
import { wholeState } from './position.ts'
import type { GameRecord } from './record.ts'
import { playOn, type Watching } from './replay.ts'
import { runOf } from './run.ts'
import type { State } from './state.ts'

/** A course as it was after so many entries of its record: whatever a replay of them would give. */
export interface PutDown<S extends State>
  extends Readonly<Pick<Course<S>, 'state' | 'line' | 'happened' | 'free' | 'kept'>> {
  /** The rules that played it. */
  readonly version: number
  /** After how many entries, and the head of their chain. */
  readonly entries: number
  readonly chain: string
}

export function putDown<S extends State>(journal: Journal<S>): PutDown<S> {
  const { state, line, happened, free, kept, game, entries, chain } = journal
  return { state, line, happened, free, kept, version: game.version, entries: entries.length, chain: chain.head() }
}

/** What besides the course must be known to play on: the offers, and the seats that people hold. */
export interface Known {
  readonly papers: Papers
  readonly people: readonly number[]
}

/**
 * Goes on from a course that was put down: only the entries after it are played again. Undefined if it does not fit the
 * record, by a link of the chain, or if anything later is out of the ordinary: then a whole replay finds out what it is.
 */
export function takeUp<S extends State>(
  game: Game<S>,
  record: GameRecord,
  down: PutDown<S>,
  known: Known,
  before: NonNullable<Watching<S>['before']>,
): Journal<S> | undefined {
  const { header, entries } = record
  if (down.version !== game.version || down.entries > entries.length || header.game !== game.id) return undefined
  const links = chainOf(header)
  for (const entry of entries.slice(0, down.entries)) {
    if (entry.kind === 'check' && links.head() !== entry.chain) return undefined
    links.add(entry)
  }
  if (links.head() !== down.chain) return undefined
  const later = entries.slice(down.entries)
  if (later.some(({ kind }) => kind === 'rules' || kind === 'dice' || kind === 'damaged')) return undefined
  const { line, happened, free, kept } = down
  const course = {
    state: wholeState(game, down.state),
    line: [...line],
    happened: [...happened],
    free,
    kept: [...kept],
  }
  const run = {
    ...runOf(game, { header, entries: [] }, { tell: true }, course),
    ...{ links, papers: known.papers, people: new Set(known.people) },
    ...{ number: down.entries, version: down.version, started: true },
  }
  playOn(run, later, { before })
  if (run.halted || run.faults.length > 0) return undefined
  const journal = journalOf(game, header, course, links, recording({ below: () => 0 }), '')
  journal.entries.push(...entries)
  return journal
}
