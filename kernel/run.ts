import { type Chain, chainOf } from './chain.ts'
import { changeChair, LEAVES, mayChangeChair, SITS } from './chairs.ts'
import { type Comparison, comparing, keepsPromise, promisedDice } from './chance/promised.ts'
import { type Replayer, replaying } from './chance/recorded.ts'
import type { Listener, World } from './chronicle.ts'
import { concernedBy, concernedByClaims } from './concerned.ts'
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
  noteOffer,
  positionAt,
  resume,
  type StandingMove,
} from './course.ts'
import { noPapers, type Papers } from './deals/papers.ts'
import { digest } from './digest.ts'
import { draftMoves } from './drafts.ts'
import type { Game } from './game.ts'
import { submit } from './gate.ts'
import { playsWith } from './pack/pack.ts'
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

export interface Watching<S extends State> {
  readonly listen?: Listener
  /** Notes what happened in the course, with the number of the move. */
  readonly tell?: boolean
  /** Called before each entry is carried out, with the position then. */
  readonly before?: (entry: Entry, state: S | undefined) => void
}

/** A record being played again. */
export interface Run<S extends State> {
  readonly game: Game<S>
  readonly header: GameRecord['header']
  readonly course: Course<S>
  readonly chance: Replayer
  readonly compared: Comparison
  readonly world: World
  readonly links: Chain
  readonly papers: Papers
  readonly faults: Fault[]
  readonly changes: RulesChange[]
  /** The seats that people hold: if a takeback concerns them they must agree to it. */
  readonly people: Set<number>
  /** The number of the entry. */
  number: number
  version: number
  started: boolean
  /** From here nothing can be played again, unless a position is written down later. */
  halted: boolean
  /** The secret is out. */
  told: boolean
  /** The moves that stand by what the entries say, played again or not. */
  claimed: StandingMove[]
}

/** Begins to play a record again. */
export function runOf<S extends State>(
  game: Game<S>,
  record: GameRecord,
  { listen, tell }: Watching<S>,
  course: Course<S> = { state: undefined as unknown as S, line: [], happened: [], free: 0, kept: [] },
): Run<S> {
  const { header } = record
  const faults: Fault[] = []
  const dice = promisedDice(record)
  const chance = replaying()
  const compared = comparing(dice, chance, (stream, index) =>
    faults.push({ kind: 'dice', says: `Draw ${index} of stream ${stream} is not what the secret gives.` }),
  )
  const hear: Listener = event => {
    if (tell === true) course.happened.push({ move: course.kept.length === 0 ? -1 : course.line.length, event })
    listen?.(event)
  }
  const run: Run<S> = {
    game,
    header,
    course,
    chance,
    compared,
    world: {
      chance: dice.some(each => each.secret !== undefined) ? compared : chance,
      listen: tell === true || listen !== undefined ? hear : undefined,
    },
    links: chainOf(header),
    papers: noPapers(),
    faults,
    changes: [],
    people: new Set(header.names.keys()),
    number: 0,
    version: header.version,
    started: false,
    halted: false,
    told: false,
    claimed: course.line,
  }
  if (header.game !== game.id) {
    faults.push({ kind: 'form', says: `The record is of ${header.game}, not of ${game.id}.` })
  }
  if (!playsWith(game, header.pack)) {
    faults.push({ kind: 'form', says: 'The record was played with another data pack.' })
  }
  for (const each of dice) {
    if (each.secret !== undefined && !keepsPromise(each)) {
      faults.push({ kind: 'dice', says: 'The secret is not the one that was promised at the start.' })
    }
  }
  return run
}

/** Notes what does not fit about the present entry. */
export function fault<S extends State>(run: Run<S>, kind: Fault['kind'], what: string): void {
  run.faults.push({ kind, says: `Entry ${run.number}: ${what}.` })
}

/** From here nothing can be played again. */
export function halt<S extends State>(run: Run<S>): void {
  run.halted = true
  run.claimed = run.course.line.slice()
}

/** Does what an entry says, or notes why it cannot be. */
export function carryOut<S extends State>(run: Run<S>, entry: Entry): void {
  switch (entry.kind) {
    case 'start':
      start(run, entry.draws)
      break
    case 'rules':
      change(run, entry)
      break
    case 'check':
      check(run, entry)
      break
    case 'dice':
      run.compared.nextDice()
      run.told = false
      break
    case 'secret':
      run.told = true
      break
    case 'damaged':
      fault(run, 'chain', 'it cannot be read')
      if (!run.halted) halt(run)
      break
    case 'seat':
      if (/^(bot|empty)\b/.test(entry.text)) run.people.delete(entry.seat)
      else run.people.add(entry.seat)
      break
    case 'move':
      move(run, entry)
      break
    case 'chair':
      chair(run, entry)
      break
    case 'back':
      backInDraft(run, entry)
      break
    case 'undo':
    case 'takeback':
      back(run, entry)
      break
    case 'offer':
      if (run.started && !run.halted) noteOffer(run.game, run.course, entry)
      break
    case 'end':
      end(run, entry)
      break
  }
}

function start<S extends State>(run: Run<S>, draws: readonly number[]): void {
  const { game, header, course, chance, world } = run
  if (run.started) return void fault(run, 'form', 'a game starts once')
  chance.load(draws)
  try {
    course.state = firstPosition(game, header, world)
  } catch (error) {
    fault(run, 'course', `the game cannot be set up: ${(error as Error).message.replace(/\.$/, '')}`)
    halt(run)
    return
  }
  run.started = true
  if (!chance.load([])) fault(run, 'course', 'the start has numbers that nobody drew')
  keepPosition(game, course)
  if (game.seatNames(course.state).join(' ') !== header.names.join(' ')) {
    fault(run, 'form', `the seats are called ${game.seatNames(course.state).join(' ')}`)
  }
}

/** Nothing more may happen with dice that anybody can foretell. */
function mindSecret<S extends State>(run: Run<S>, text: string): void {
  if (run.told) fault(run, 'form', `the secret was out before "${text}"`)
  run.told = false
}

function move<S extends State>(run: Run<S>, entry: Entry & { kind: 'move' }): void {
  const { game, course, chance, world } = run
  const { seat, text, draws } = entry
  mindSecret(run, text)
  if (run.halted) return void run.claimed.push({ seat, text, draws, informed: true })
  const knew = learnt(course.state)
  const steps = draftMoves(course.state, seat)
  chance.load(draws)
  const wrong = attempt(game, course.state, entry, world)
  if (wrong !== undefined) {
    fault(run, 'course', wrong)
    course.state = positionAt(game, course, course.line.length)
    cutTo(course, course.line.length)
    halt(run)
    run.claimed.push({ seat, text, draws, informed: true })
    return
  }
  if (!chance.load([])) fault(run, 'course', `"${text}" has numbers that nobody drew`)
  addMove(game, course, { seat, text, draws, informed: learnt(course.state) !== knew }, steps)
}

function chair<S extends State>(run: Run<S>, { seat, taken, draws }: Entry & { kind: 'chair' }): void {
  const { game, course, chance, world } = run
  const text = taken ? SITS : LEAVES
  mindSecret(run, text)
  if (run.halted) return void run.claimed.push({ seat, text, draws, informed: true })
  if (!mayChangeChair(game, course.state, seat, taken)) {
    fault(run, 'course', 'no chair changes so')
    halt(run)
    return
  }
  chance.load(draws)
  changeChair(game, course.state, seat, taken, world)
  if (!chance.load([])) fault(run, 'course', 'a chair has numbers that nobody drew')
  addMove(game, course, { seat, text, draws, informed: true }, Number.MAX_SAFE_INTEGER)
}

function backInDraft<S extends State>(run: Run<S>, { seat, count }: Entry & { kind: 'back' }): void {
  if (run.halted) dropLast(run.claimed, seat, count)
  else if (count < 1 || count > draftMoves(run.course.state, seat)) {
    fault(run, 'course', 'there are no such steps to take back')
    halt(run)
  } else goBackInDraft(run.course, seat, count)
}

function back<S extends State>(run: Run<S>, entry: Entry & { kind: 'undo' | 'takeback' }): void {
  const { game, course, header } = run
  const { to, seat } = entry
  if (entry.kind === 'takeback') {
    run.compared.nextEpoch()
    const concerned = run.halted
      ? concernedByClaims(header.names.length, run.claimed.slice(to))
      : run.started
        ? concernedBy(game, course, to)
        : 0
    const missing = [...run.people].filter(
      each => each !== seat && (concerned & (1 << each)) !== 0 && !entry.consents.includes(each),
    )
    const names = missing.map(each => header.names[each])
    if (missing.length > 0) fault(run, 'form', `${names.join(' and ')} did not agree to the takeback`)
  }
  if (run.halted) {
    run.claimed.length = Math.min(to, run.claimed.length)
  } else if (to >= course.line.length || to < horizon(course)) {
    fault(run, 'course', `there is no position after ${to} moves to go back to`)
    halt(run)
  } else if (entry.kind === 'takeback') {
    goBackByConsent(game, course, to)
  } else {
    const mine = course.line.slice(to).every(each => each.seat === seat)
    if (!mine || course.line.length - to > course.free) fault(run, 'course', 'it undoes what somebody has learnt')
    goBackFreely(game, course, to)
  }
}

function check<S extends State>(run: Run<S>, entry: Entry & { kind: 'check' }): void {
  if (run.links.head() !== entry.chain) fault(run, 'chain', 'the chain is broken')
  if (run.halted || !run.started) return
  if (digest(run.course.state) !== entry.state || run.course.line.length !== entry.moves) {
    fault(run, 'course', 'the position differs')
  }
}

function change<S extends State>(run: Run<S>, entry: Entry & { kind: 'rules' }): void {
  const { game, course, faults } = run
  const { from, to, moves, state } = entry
  if (from !== run.version || to < from) fault(run, 'form', `the rules were those of version ${run.version}`)
  run.version = to
  run.changes.push({ from, to, moves, whole: state !== '' })
  if (state === '') return
  const position = readState(game, state, course.kept[0]?.state)
  if (position === undefined) return void fault(run, 'form', 'the position cannot be read')
  // What came before goes by other rules, so it is no fault that the present ones play it otherwise.
  faults.splice(0, faults.length, ...faults.filter(each => each.kind !== 'course'))
  resume(game, course, run.claimed, moves, position)
  run.claimed = course.line
  run.started = true
  run.halted = false
}

function end<S extends State>(run: Run<S>, entry: Entry & { kind: 'end' }): void {
  if (run.halted) return
  const { ended, winner, result } = run.course.state
  const otherwise = resultText(result) !== resultText(entry.result)
  if (run.game.endings[ended - 1] !== entry.ending || winner !== entry.winner || otherwise)
    fault(run, 'course', 'the game ends otherwise')
}

function readState<S extends State>(game: Game<S>, text: string, first: S | undefined): S | undefined {
  try {
    return wholeState(game, JSON.parse(text), first)
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
    return problem && `"${entry.text}" is turned away (${[problem.rule, problem.key].filter(Boolean).join(' ')})`
  } catch (error) {
    return `"${entry.text}" cannot be played: ${(error as Error).message}`
  }
}
