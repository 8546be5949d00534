import { type Chain, chainOf } from './chain.ts'
import { changeChair, LEAVES, SITS } from './chairs.ts'
import type { Chance } from './chance/chance.ts'
import { type Recorder, recording } from './chance/recorded.ts'
import type { World } from './chronicle.ts'
import {
  addMove,
  type Course,
  cutTo,
  firstPosition,
  goBackByConsent,
  goBackFreely,
  goBackInDraft,
  keepPosition,
  learnt,
  noteOffer,
} from './course.ts'
import { digest } from './digest.ts'
import { draftMoves } from './drafts.ts'
import type { Game } from './game.ts'
import { submit } from './gate.ts'
import { type Entry, type GameRecord, type Header, printEntry, printHeader } from './record.ts'
import type { State } from './state.ts'
import type { Problem } from './text.ts'

/** A digest of the state is written after every so many entries. */
export const CHECK_EVERY = 64

/** A game being played, with its record: the truth from which everything else is made. */
export interface Journal<S extends State> extends Course<S> {
  readonly game: Game<S>
  readonly header: Header
  /** Only ever appended to. */
  readonly entries: Entry[]
  /** What of the record was passed over when the table was taken up: it comes before `entries`. */
  unread: Unread | undefined
  readonly chain: Chain
  readonly chance: Recorder
  readonly world: World
  /** The secret of the dice, written down when the game is over; empty if there is nothing to prove. */
  secret: string
}

/** The first entries of a record, which nobody has needed yet: how many, the head of their chain, and what took moves back. */
export interface Unread {
  readonly entries: number
  readonly chain: string
  readonly rewinds: readonly Entry[]
}

/** What a table decides before its game begins. */
export type NewTable = Pick<Header, 'seats' | 'options'> &
  Partial<Pick<Header, 'commitment' | 'nonces' | 'chairs' | 'before' | 'legacy'>>

/** Starts a game and its record. */
export function startJournal<S extends State>(game: Game<S>, about: NewTable, chance: Chance, secret = ''): Journal<S> {
  const head = {
    format: 2 as const,
    game: game.id,
    version: game.version,
    commitment: '',
    nonces: [],
    ...about,
    ...(game.pack === undefined ? {} : { pack: game.pack }),
  }
  const recorder = recording(chance)
  const course: Course<S> = { state: undefined as unknown as S, line: [], happened: [], free: 0, kept: [] }
  const world: World = { chance: recorder, listen: event => course.happened.push({ move: -1, event }) }
  course.state = firstPosition(game, head, world)
  keepPosition(game, course)
  const header: Header = { ...head, names: game.seatNames(course.state) }
  const journal = journalOf(game, header, course, chainOf(header), recorder, secret)
  write(journal, { kind: 'start', draws: recorder.taken() })
  return journal
}

/** A journal that goes on with a course. */
export function journalOf<S extends State>(
  game: Game<S>,
  header: Header,
  course: Course<S>,
  chain: Chain,
  chance: Recorder,
  secret: string,
): Journal<S> {
  const world: World = { chance, listen: event => course.happened.push({ move: course.line.length, event }) }
  return Object.assign(course, { game, header, entries: [], unread: undefined, chain, chance, world, secret })
}

/** Plays a move through the gate and writes it down; what is turned away changes nothing. */
export function play<S extends State>(journal: Journal<S>, seat: number, text: string): Problem | undefined {
  const { game } = journal
  const before = game.clone(journal.state)
  const problem = attempt(journal, before, seat, text)
  if (problem !== undefined) return problem
  const { state } = journal
  const normal = text.trim().replace(/\s+/g, ' ')
  const draws = journal.chance.taken()
  const steps = draftMoves(before, seat)
  addMove(game, journal, { seat, text: normal, draws, informed: learnt(state) !== learnt(before) }, steps)
  write(journal, { kind: 'move', seat, text: normal, draws })
  if (state.ended !== 0) close(journal)
  return undefined
}

/** Somebody sits down on an empty chair, or leaves one empty. The caller has asked `mayChangeChair`. */
export function setChair<S extends State>(journal: Journal<S>, seat: number, taken: boolean): void {
  const { game, state } = journal
  changeChair(game, state, seat, taken, journal.world)
  const draws = journal.chance.taken()
  addMove(game, journal, { seat, text: taken ? SITS : LEAVES, draws, informed: true }, Number.MAX_SAFE_INTEGER)
  write(journal, { kind: 'chair', seat, taken, draws })
  if (state.ended !== 0) close(journal)
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

/** The last lines of a record: how the game ended, the secret, and a digest by which a reader can check all of it. */
function close<S extends State>(journal: Journal<S>): void {
  const { game, state, entries, secret } = journal
  write(journal, endEntry(game, state))
  if (secret !== '') write(journal, { kind: 'secret', text: secret })
  if (entries[entries.length - 1].kind !== 'check') write(journal, checkEntry(journal))
}

function endEntry<S extends State>(game: Game<S>, { ended, winner, result }: S): Entry {
  const end = { kind: 'end' as const, ending: game.endings[ended - 1], winner }
  return result === null ? end : { ...end, result }
}

/** How many moves would stand after the seat takes back one step, or all it may; undefined if it may not. */
export function undoTo<S extends State>(journal: Journal<S>, seat: number, how: 'step' | 'turn'): number | undefined {
  const { line, state, committed = 0 } = journal
  const free = Math.min(journal.free, line.length - committed)
  if (seat < 0) return undefined
  if (state.drafts.length > 0) {
    const mine = draftMoves(state, seat)
    return mine === 0 ? undefined : line.length - (how === 'step' ? 1 : mine)
  }
  if (state.ended !== 0 || free === 0 || line[line.length - 1]?.seat !== seat) return undefined
  return line.length - (how === 'step' ? 1 : free)
}

/** Takes back moves freely, to the position after `to` moves. The caller has asked `undoTo`. */
export function undo<S extends State>(journal: Journal<S>, seat: number, to: number): void {
  if (journal.state.drafts.length > 0) {
    const count = journal.line.length - to
    goBackInDraft(journal, seat, count)
    write(journal, { kind: 'back', seat, count })
    return
  }
  goBackFreely(journal.game, journal, to)
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
  goBackByConsent(journal.game, journal, to)
  journal.chance.turnTo(chance)
  write(journal, { kind: 'takeback', seat, to, consents })
}

/** Writes an offer down: some are acts that their author does not take back. */
export function writeOffer<S extends State>(journal: Journal<S>, entry: Entry & { kind: 'offer' }): void {
  noteOffer(journal.game, journal, entry)
  write(journal, entry)
}

/** Appends an entry: whatever enters the record goes through here. */
export function write<S extends State>(journal: Journal<S>, entry: Entry): void {
  journal.entries.push(entry)
  journal.chain.add(entry)
  if (entryCount(journal) % CHECK_EVERY === 0) write(journal, checkEntry(journal))
}

function checkEntry<S extends State>(journal: Journal<S>): Entry {
  return { kind: 'check', moves: journal.line.length, state: digest(journal.state), chain: journal.chain.head() }
}

/** How many entries the record has. */
export function entryCount<S extends State>({ entries, unread }: Journal<S>): number {
  return (unread?.entries ?? 0) + entries.length
}

/** The record so far, which must have been read. */
export function recordOf<S extends State>(journal: Journal<S>): GameRecord {
  if (journal.unread !== undefined) throw new Error('The record was not read to its beginning.')
  return { header: journal.header, entries: [...journal.entries] }
}

/** The lines of the entries that came after the first `count`: what is still to be saved. */
export function entriesSince<S extends State>(journal: Journal<S>, count: number): string[] {
  return journal.entries
    .slice(Math.max(0, count - (journal.unread?.entries ?? 0)))
    .map(entry => printEntry(entry, journal.header.names))
}

/** The lines before the entries, which never change. */
export function headOf<S extends State>(journal: Journal<S>): string {
  return printHeader(journal.header).join('\n').trimEnd()
}
