import type { Chance } from './chance/chance.ts'
import { type Recorder, recording, replaying } from './chance/recorded.ts'
import type { Event, World } from './chronicle.ts'
import { digest } from './digest.ts'
import { advance } from './engine.ts'
import { type Game, newGame } from './game.ts'
import { submit } from './gate.ts'
import { chainNext, chainStart, chainText, type Entry, type GameRecord, type Header } from './record.ts'
import { learnt, positionAfter, replay, type Standing } from './replay.ts'
import type { State } from './state.ts'
import type { Problem } from './text.ts'

/** A digest of the state is written after every so many entries. */
export const CHECK_EVERY = 64

/** A game being played, with its record: the truth from which everything else is made. */
export interface Journal<S extends State> {
  readonly game: Game<S>
  readonly header: Header
  state: S
  readonly entries: Entry[]
  chain: Uint8Array
  readonly startDraws: readonly number[]
  /** The moves that stand, in order: the entries without what was taken back. */
  readonly line: Standing[]
  /** The positions before the last moves, as far back as undo goes freely. */
  back: S[]
  /** What happened, each with the number of moves that stood before it (−1 for the set-up). */
  readonly told: Told[]
  readonly chance: Recorder
  readonly world: World
}

export interface Told {
  readonly move: number
  readonly event: Event
}

/** Starts a game and its record. */
export function startJournal<S extends State>(
  game: Game<S>,
  header: Omit<Header, 'names'>,
  chance: Chance,
): Journal<S> {
  const recorder = recording(chance)
  const told: Told[] = []
  const line: Standing[] = []
  let started = false
  const world: World = {
    chance: recorder,
    listen: event => told.push({ move: started ? line.length : -1, event }),
  }
  const state = newGame(game, header.seats, header.options, world)
  advance(game, state, world)
  started = true
  const names = game.seatNames(state)
  const startDraws = recorder.taken()
  const journal: Journal<S> = {
    game,
    header: { ...header, names },
    state,
    entries: [],
    chain: chainStart({ ...header, names }),
    startDraws,
    line,
    back: [],
    told,
    chance: recorder,
    world,
  }
  write(journal, { kind: 'start', draws: startDraws })
  return journal
}

/** Plays a move through the gate and writes it down; what is turned away changes nothing. */
export function play<S extends State>(journal: Journal<S>, seat: number, text: string): Problem | undefined {
  const { state, game, line } = journal
  const before = game.clone(state)
  const problem = attempt(journal, before, seat, text)
  if (problem !== undefined) return problem
  const informed = learnt(state) !== learnt(before)
  const samePlayer = line.length > 0 && line[line.length - 1].seat === seat
  if (informed) journal.back = []
  else if (samePlayer) journal.back.push(before)
  else journal.back = [before]
  const normal = text.trim().replace(/\s+/g, ' ')
  const draws = journal.chance.taken()
  line.push({ seat, text: normal, draws, informed, asked: before.asked })
  write(journal, { kind: 'move', seat, text: normal, draws })
  if (state.ended !== 0) {
    write(journal, { kind: 'end', ending: game.endings[state.ended - 1], winner: state.winner })
  }
  return undefined
}

/** A fault in a rule is an error, but it leaves no half-played move on the table. */
function attempt<S extends State>(journal: Journal<S>, before: S, seat: number, text: string): Problem | undefined {
  try {
    return submit(journal.game, journal.state, seat, text, journal.world)
  } catch (error) {
    journal.state = before
    journal.chance.taken()
    cutTo(journal, journal.line.length)
    throw error
  }
}

/** How many moves would stand after the seat takes back one step, or all it may; undefined if it may not. */
export function undoTo<S extends State>(journal: Journal<S>, seat: number, how: 'step' | 'turn'): number | undefined {
  const { line, back } = journal
  if (back.length === 0 || line[line.length - 1]?.seat !== seat) return undefined
  return how === 'step' ? line.length - 1 : line.length - back.length
}

/** Takes back moves freely, to the position after `to` moves. The caller has asked `undoTo`. */
export function undo<S extends State>(journal: Journal<S>, seat: number, to: number): void {
  const kept = journal.back.length - (journal.line.length - to)
  journal.state = journal.back[kept]
  journal.back.length = kept
  cutTo(journal, to)
  write(journal, { kind: 'undo', seat, to })
}

/** Takes back moves that told somebody something, by consent. From here the dice come from `chance`, so they are new. */
export function takeBack<S extends State>(
  journal: Journal<S>,
  seat: number,
  to: number,
  consents: readonly number[],
  chance: Chance,
): void {
  const { game, header, startDraws, line } = journal
  const position = (moves: number) => positionAfter(game, header, startDraws, line.slice(0, moves))
  cutTo(journal, to)
  journal.state = position(to)
  journal.back = []
  for (let at = to - freeMoves(line); at < to; at++) journal.back.push(position(at))
  journal.chance.turnTo(chance)
  write(journal, { kind: 'takeback', seat, to, consents })
}

/** How many of the last moves their seat may take back: as many as it made in a row without anybody learning by them. */
function freeMoves(line: readonly Standing[]): number {
  let at = line.length
  while (at > 0 && !line[at - 1].informed && line[at - 1].seat === line[line.length - 1].seat) at--
  return line.length - at
}

function cutTo<S extends State>(journal: Journal<S>, to: number): void {
  journal.line.length = to
  const { told } = journal
  while (told.length > 0 && told[told.length - 1].move >= to) told.pop()
}

/** Appends an entry: whatever enters the record goes through here. */
export function write<S extends State>(journal: Journal<S>, entry: Entry): void {
  journal.entries.push(entry)
  journal.chain = chainNext(journal.chain, entry, journal.header.names)
  if (journal.entries.length % CHECK_EVERY === 0) write(journal, checkEntry(journal))
}

function checkEntry<S extends State>(journal: Journal<S>): Entry {
  return {
    kind: 'check',
    moves: journal.line.length,
    state: digest(journal.state),
    chain: chainText(journal.chain),
  }
}

/** The record so far; its last line is a digest by which a reader can check it. */
export function recordOf<S extends State>(journal: Journal<S>): GameRecord {
  const { entries, header } = journal
  const checked = entries[entries.length - 1]?.kind === 'check'
  return { header, entries: checked ? [...entries] : [...entries, checkEntry(journal)] }
}

/** Opens a record to go on from its last position. What does not fit in it is told in sentences. */
export function openJournal<S extends State>(
  game: Game<S>,
  record: GameRecord,
  chance: Chance,
): { journal: Journal<S>; problems: readonly string[] } {
  const { line, startDraws, problems } = replay(game, record)
  const source = replaying()
  source.load(startDraws)
  const journal = startJournal(game, record.header, source)
  for (const move of line) {
    source.load(move.draws)
    play(journal, move.seat, move.text)
  }
  journal.entries.length = 0
  journal.chain = chainStart(record.header)
  for (const entry of record.entries) {
    journal.entries.push(entry)
    journal.chain = chainNext(journal.chain, entry, record.header.names)
  }
  journal.chance.turnTo(chance)
  return { journal, problems }
}
