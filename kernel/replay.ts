import { type Chain, chainOf } from './chain.ts'
import { changeChair, LEAVES, mayChangeChair, SITS } from './chairs.ts'
import { comparing, keepsPromise, promisedDice } from './chance/promised.ts'
import { replaying } from './chance/recorded.ts'
import type { Listener, World } from './chronicle.ts'
import {
  addMove,
  type Course,
  cutTo,
  dropLast,
  firstPosition,
  goBackByConsent,
  goBackFreely,
  goBackInDraft,
  horizon,
  keepPosition,
  learnt,
  positionAt,
  resume,
  type StandingMove,
} from './course.ts'
import { closesDeal, isAgreed, noPapers, notePaper } from './deals/papers.ts'
import { digest } from './digest.ts'
import { draftMoves } from './drafts.ts'
import type { Game } from './game.ts'
import { submit } from './gate.ts'
import { wholeState } from './position.ts'
import { type Entry, type GameRecord, resultText } from './record.ts'
import type { State } from './state.ts'

/**
 * Something in a record that does not fit. `course`: the present rules do not play it so. `chain`: lines were altered or
 * cannot be read. `dice`: a number is not what the secret gives. `form`: a record must not be like that.
 */
export interface Fault {
  readonly kind: 'course' | 'chain' | 'dice' | 'form'
  readonly says: string
}

/** The rules changed after so many moves; `whole` if the table went on from a position that was written down then. */
export interface RulesChange {
  readonly from: number
  readonly to: number
  readonly moves: number
  readonly whole: boolean
}

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

export interface Watching<S extends State> {
  readonly listen?: Listener
  /** Notes what happened in the course, with the number of the move. */
  readonly tell?: boolean
  /** Called before each entry is carried out, with the position then. */
  readonly before?: (entry: Entry, state: S | undefined) => void
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
  const { header, entries } = record
  const { listen, tell, before } = watching
  const faults: Fault[] = []
  const dice = promisedDice(record)
  const chance = replaying()
  let number = 0
  const fault = (kind: Fault['kind'], what: string) => faults.push({ kind, says: `Entry ${number}: ${what}.` })
  const compared = comparing(dice, chance, (stream, index) =>
    faults.push({ kind: 'dice', says: `Draw ${index} of stream ${stream} is not what the secret gives.` }),
  )
  const proving = dice.some(each => each.secret !== undefined)
  let started = false
  const course: Course<S> = { state: undefined as unknown as S, line: [], happened: [], free: 0, kept: [] }
  const hear: Listener = event => {
    if (tell === true) course.happened.push({ move: started ? course.line.length : -1, event })
    listen?.(event)
  }
  const world: World = {
    chance: proving ? compared : chance,
    listen: tell === true || listen !== undefined ? hear : undefined,
  }
  const wanted = returnPoints(entries)
  const links = chainOf(header)
  const changes: RulesChange[] = []
  const papers = noPapers()
  const people = new Set(header.names.keys())
  let version = header.version
  let halted = false
  let told = false
  /** The moves that stand by what the entries say, played again or not. */
  let claimed: StandingMove[] = course.line

  if (header.game !== game.id) {
    faults.push({ kind: 'form', says: `The record is of ${header.game}, not of ${game.id}.` })
  }
  if ((header.pack?.hash ?? '') !== (game.pack?.hash ?? '')) {
    faults.push({ kind: 'form', says: 'The record was played with another data pack.' })
  }
  for (const each of dice) {
    if (each.secret !== undefined && !keepsPromise(each)) {
      faults.push({ kind: 'dice', says: 'The secret is not the one that was promised at the start.' })
    }
  }

  /** From here nothing can be played again, unless a position is written down later. */
  function halt(): void {
    halted = true
    claimed = course.line.slice()
  }

  function start(draws: readonly number[]): void {
    if (started) return void fault('form', 'a game starts once')
    chance.load(draws)
    try {
      course.state = firstPosition(game, header, world)
    } catch (error) {
      fault('course', `the game cannot be set up: ${(error as Error).message}`)
      halt()
      return
    }
    started = true
    if (!chance.load([])) fault('course', 'the start has numbers that nobody drew')
    keepPosition(game, course)
    if (game.seatNames(course.state).join(' ') !== header.names.join(' ')) {
      fault('form', `the seats are called ${game.seatNames(course.state).join(' ')}`)
    }
  }

  function move(entry: Entry & { kind: 'move' }): void {
    const { seat, text, draws } = entry
    if (told) fault('form', `the secret was out before "${text}"`)
    told = false
    if (halted) return void claimed.push({ seat, text, draws, informed: true })
    const knew = learnt(course.state)
    const steps = draftMoves(course.state, seat)
    chance.load(draws)
    const wrong = attempt(game, course.state, entry, world)
    if (wrong !== undefined) {
      fault('course', wrong)
      course.state = positionAt(game, course, course.line.length)
      cutTo(course, course.line.length)
      halt()
      claimed.push({ seat, text, draws, informed: true })
      return
    }
    if (!chance.load([])) fault('course', `"${text}" has numbers that nobody drew`)
    addMove(game, course, { seat, text, draws, informed: learnt(course.state) !== knew }, steps)
  }

  function chair({ seat, taken, draws }: Entry & { kind: 'chair' }): void {
    const text = taken ? SITS : LEAVES
    if (halted) return void claimed.push({ seat, text, draws, informed: true })
    if (!mayChangeChair(game, course.state, seat, taken)) {
      fault('course', 'no chair changes so')
      halt()
      return
    }
    chance.load(draws)
    changeChair(game, course.state, seat, taken, world)
    if (!chance.load([])) fault('course', 'a chair has numbers that nobody drew')
    addMove(game, course, { seat, text, draws, informed: true }, Number.MAX_SAFE_INTEGER)
  }

  function backInDraft({ seat, count }: Entry & { kind: 'back' }): void {
    if (halted) dropLast(claimed, seat, count)
    else if (count < 1 || count > draftMoves(course.state, seat)) {
      fault('course', 'there are no such steps to take back')
      halt()
    } else goBackInDraft(course, seat, count)
  }

  function back(entry: Entry & { kind: 'undo' | 'takeback' }): void {
    const { to, seat } = entry
    if (entry.kind === 'takeback') {
      compared.nextEpoch()
      const missing = [...people].filter(each => each !== seat && !entry.consents.includes(each))
      const names = missing.map(each => header.names[each])
      if (missing.length > 0) fault('form', `${names.join(' and ')} did not agree to the takeback`)
    }
    if (halted) {
      claimed.length = Math.min(to, claimed.length)
    } else if (to >= course.line.length || to < horizon(course)) {
      fault('course', `there is no position after ${to} moves to go back to`)
      halt()
    } else if (entry.kind === 'takeback') {
      goBackByConsent(game, course, to)
    } else {
      const mine = course.line.slice(to).every(each => each.seat === seat)
      if (!mine || course.line.length - to > course.free) fault('course', 'it undoes what somebody has learnt')
      goBackFreely(game, course, to)
    }
  }

  function check(entry: Entry & { kind: 'check' }): void {
    if (links.head() !== entry.chain) fault('chain', 'the chain is broken')
    if (halted || !started) return
    if (digest(course.state) !== entry.state || course.line.length !== entry.moves) {
      fault('course', 'the position differs')
    }
  }

  function change(entry: Entry & { kind: 'rules' }): void {
    const { from, to, moves, state } = entry
    if (from !== version || to < from) fault('form', `the rules were those of version ${version}`)
    version = to
    changes.push({ from, to, moves, whole: state !== '' })
    if (state === '') return
    const position = readState(game, state)
    if (position === undefined) return void fault('form', 'the position cannot be read')
    // What came before goes by other rules, so it is no fault that the present ones play it otherwise.
    faults.splice(0, faults.length, ...faults.filter(each => each.kind !== 'course'))
    resume(game, course, claimed, moves, position)
    claimed = course.line
    started = true
    halted = false
  }

  for (const entry of entries) {
    const now = started && !halted ? course.state : undefined
    before?.(entry, started ? course.state : undefined)
    if (now !== undefined && closesDeal(entry) && game.deals !== undefined && !isAgreed(game, papers, entry, now)) {
      fault('form', 'nobody has offered that deal')
    }
    notePaper(game, papers, entry, now)
    if (!started && !halted && PLAYED.has(entry.kind)) halt()
    if (entry.kind === 'start') start(entry.draws)
    else if (entry.kind === 'rules') change(entry)
    else if (entry.kind === 'check') check(entry)
    else if (entry.kind === 'dice') {
      compared.nextDice()
      told = false
    } else if (entry.kind === 'secret') told = true
    else if (entry.kind === 'damaged') {
      fault('chain', 'it cannot be read')
      if (!halted) halt()
    } else if (entry.kind === 'seat') {
      if (/^(bot|empty)\b/.test(entry.text)) people.delete(entry.seat)
      else people.add(entry.seat)
    } else if (entry.kind === 'move') move(entry)
    else if (entry.kind === 'chair') chair(entry)
    else if (entry.kind === 'back') backInDraft(entry)
    else if (entry.kind === 'undo' || entry.kind === 'takeback') back(entry)
    else if (entry.kind === 'end' && !halted) {
      const { ended, winner, result } = course.state
      const otherwise = resultText(result) !== resultText(entry.result)
      if (game.endings[ended - 1] !== entry.ending || winner !== entry.winner || otherwise)
        fault('course', 'the game ends otherwise')
    }
    if (wanted.has(number) && !halted) keepPosition(game, course)
    links.add(entry)
    number++
  }
  if (version > game.version || header.version < 1) {
    faults.push({ kind: 'form', says: `Nobody here knows version ${version} of the rules.` })
  }
  if (!started) throw new Unstarted(faults.find(each => each.kind !== 'form')?.says, claimed)
  return {
    course,
    state: course.state,
    line: course.line,
    links,
    chain: links.head(),
    faults,
    problems: faults.map(each => each.says),
    complete: !halted,
    claimed,
    changes,
  }
}

function readState<S extends State>(game: Game<S>, text: string): S | undefined {
  try {
    return wholeState(game, JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Plays a move of a record; gives what is wrong with it, if anything. A number that cannot be is a fault, no crash. */
function attempt<S extends State>(
  game: Game<S>,
  state: S,
  entry: Entry & { kind: 'move' },
  world: World,
): string | undefined {
  try {
    const problem = submit(game, state, entry.seat, entry.text, world)
    return problem && `"${entry.text}" is turned away (${problem.rule ?? ''} ${problem.key})`
  } catch (error) {
    return `"${entry.text}" cannot be played: ${(error as Error).message}`
  }
}

/** The entries after which the position must be kept because a later undo returns to it. */
function returnPoints(entries: readonly Entry[]): Set<number> {
  const wanted = new Set<number>()
  const last: number[] = []
  let length = 0
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
