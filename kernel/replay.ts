import type { Chain } from './chain.ts'
import { type Course, keepPosition, type StandingMove } from './course.ts'
import { closesDeal, isAgreed, notePaper } from './deals/papers.ts'
import type { Game } from './game.ts'
import type { Entry, GameRecord } from './record.ts'
import { carryOut, type Fault, fault, halt, type RulesChange, type Run, runOf, type Watching } from './run.ts'
import type { State } from './state.ts'

export type { Fault, RulesChange, Watching } from './run.ts'

/** What came of replaying a record. */
export interface Replayed<S extends State> {
  readonly course: Course<S>
  readonly state: S
  readonly line: readonly StandingMove[]
  readonly links: Chain
  /** The head of the chain, in hex. */
  readonly chain: string
  readonly faults: readonly Fault[]
  /** The faults as sentences; empty if all fits. */
  readonly problems: readonly string[]
  /** All entries could be carried out; else the position is that before the first that could not. */
  readonly complete: boolean
  /** The moves that stand by what the entries say, played again or not. */
  readonly claimed: readonly StandingMove[]
  readonly changes: readonly RulesChange[]
}

/** Entries that make no sense before a start. */
const PLAYED: ReadonlySet<Entry['kind']> = new Set(['move', 'chair', 'back', 'undo', 'takeback', 'end'])

/** A record that does not even begin; `claimed` are the moves that stand by what its entries say. */
export class Unstarted extends Error {
  readonly claimed: readonly StandingMove[]
  constructor(says: string | undefined, claimed: readonly StandingMove[]) {
    super(says ?? 'The record has no start.')
    this.claimed = claimed
  }
}

/** Plays a record again, checking every move, digest, link of the chain and, once a secret is out, every number. */
export function replay<S extends State>(game: Game<S>, record: GameRecord, watching: Watching<S> = {}): Replayed<S> {
  const run = runOf(game, record, watching)
  const { course, faults, links, changes } = run
  playOn(run, record.entries, watching)
  if (run.version > game.version || record.header.version < 1) {
    faults.push({ kind: 'form', says: `Nobody here knows version ${run.version} of the rules.` })
  }
  if (!run.started) throw new Unstarted(faults.find(each => each.kind !== 'form')?.says, run.claimed)
  return {
    course,
    state: course.state,
    line: course.line,
    links,
    chain: links.head(),
    faults,
    problems: faults.map(each => each.says),
    complete: !run.halted,
    claimed: run.claimed,
    changes,
  }
}

/** Plays entries of a record again, after whatever was played before them. */
export function playOn<S extends State>(run: Run<S>, entries: readonly Entry[], { before }: Watching<S>): void {
  const { game, course, papers, links } = run
  const wanted = returnPoints(entries, course.line.length)
  for (const [i, entry] of entries.entries()) {
    const now = run.started && !run.halted ? course.state : undefined
    before?.(entry, run.started ? course.state : undefined)
    if (now !== undefined && closesDeal(entry) && game.deals !== undefined && !isAgreed(game, papers, entry, now)) {
      fault(run, 'form', 'nobody has offered that deal')
    }
    notePaper(game, papers, entry, now)
    if (!run.started && !run.halted && PLAYED.has(entry.kind)) halt(run)
    carryOut(run, entry)
    if (wanted.has(i) && !run.halted) keepPosition(game, course)
    links.add(entry)
    run.number++
  }
}

/** The entries after which the position must be kept because a later undo returns to it. */
function returnPoints(entries: readonly Entry[], moves: number): Set<number> {
  const wanted = new Set<number>()
  const last: number[] = []
  let length = moves
  for (const [number, entry] of entries.entries()) {
    if (entry.kind === 'start') last[0] = number
    else if (entry.kind === 'move' || entry.kind === 'chair') last[++length] = number
    else if (entry.kind === 'rules' && entry.state !== '') {
      length = entry.moves
      last[length] = number
    } else if (entry.kind === 'back') length -= entry.count
    else if (entry.kind === 'undo' || entry.kind === 'takeback') {
      if (last[entry.to] !== undefined) wanted.add(last[entry.to])
      length = entry.to
    }
  }
  return wanted
}
