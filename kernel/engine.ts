import type { World } from './chronicle.ts'
import { argA, argB, argC, encode, entryIndex, type MoveEntry } from './codes.ts'
import { clearDesks, desk, openDrafts, playDrafts } from './drafts.ts'
import { enter, type Game } from './game.ts'
import type { Answers, Decision, Move } from './procedure.ts'
import { type Refusal, standing } from './refusal.ts'
import { type Frame, type State, UNKNOWN } from './state.ts'
import { reached } from './trace.ts'

/** The decision that is open, or undefined while nothing is asked. */
export function openDecision<S extends State>(game: Game<S>, g: S): Decision<S> | undefined {
  const frame = g.stack[g.stack.length - 1]
  if (frame === undefined) return undefined
  const procedure = game.procedure.get(frame.at)
  return procedure?.kind === 'decision' ? procedure : undefined
}

/** Bit set of the seats that may answer the open decision, those included that may still revise a sealed answer. */
export function asked<S extends State>(game: Game<S>, g: S): number {
  const open = openDecision(game, g)
  enter(game)
  return open === undefined ? 0 : askedBy(open, g, g.stack[g.stack.length - 1])
}

/** Bit set of the seats that the game waits for. */
export function waiting<S extends State>(game: Game<S>, g: S): number {
  return asked(game, g) & ~g.answered
}

/** Empty chairs are never asked; who has closed a chain has to come back first. */
function askedBy<S extends State>(open: Decision<S>, g: S, frame: Frame): number {
  return who(open, g, frame) & g.chairs & (open.chain ? ~g.answered : -1)
}

function who<S extends State>(open: Decision<S>, g: S, frame: Frame): number {
  if (open.who === undefined) return 1 << frame.seat
  const before = open.cursor.frame
  open.cursor.frame = frame
  const seats = open.who(g, open.cursor as never)
  open.cursor.frame = before
  return seats
}

/** Runs procedures until somebody has to decide or the game is over. */
export function advance<S extends State>(game: Game<S>, g: S, world: World): void {
  enter(game)
  while (g.ended === 0 && g.stack.length > 0) {
    const frame = g.stack[g.stack.length - 1]
    const procedure = game.procedure.get(frame.at)
    if (procedure === undefined) throw new Error(`${game.id} has no procedure ${frame.at}.`)
    if (procedure.kind === 'decision') {
      if (frame.pc === 0) {
        if (procedure.who === undefined && frame.seat < 0)
          throw new Error(`${frame.at} was called without a seat to ask.`)
        frame.pc = 1
        g.asked++
        if (procedure.chain) openDrafts(g)
      }
      if ((askedBy(procedure, g, frame) & ~g.answered) !== 0) return
      g.stack.pop()
      if (procedure.chain) closeChain(game, g, procedure, frame, world)
      else if (procedure.reveal !== undefined) openAnswers(game, g, procedure, frame, world)
    } else if (frame.pc >= procedure.steps.length) {
      g.stack.pop()
    } else {
      const step = procedure.steps[frame.pc]
      reached(step.rule)
      frame.pc++
      const { cursor } = procedure
      const before = cursor.frame
      cursor.frame = frame
      if (!step.repeats) step.run(g, cursor as never, world)
      else if (step.run(g, cursor as never, world)) frame.pc--
      cursor.frame = before
      game.settle?.(g, world)
    }
  }
}

function openAnswers<S extends State>(game: Game<S>, g: S, open: Decision<S>, frame: Frame, world: World): void {
  const codes = g.sealed.slice()
  g.sealed.fill(UNKNOWN)
  g.answered = 0
  g.revealed++
  reached(open.rule)
  const before = open.cursor.frame
  open.cursor.frame = frame
  open.reveal!(g, open.cursor as never, world, answersOf(game, codes))
  open.cursor.frame = before
  game.settle?.(g, world)
}

function closeChain<S extends State>(game: Game<S>, g: S, open: Decision<S>, frame: Frame, world: World): void {
  reached(open.rule)
  playDrafts(game, g, frame, world)
  game.settle?.(g, world)
}

function answersOf<S extends State>(game: Game<S>, codes: readonly number[]): Answers {
  const entry = (seat: number) => (codes[seat] < 0 ? undefined : game.moves[entryIndex(codes[seat])])
  return {
    move: seat => entry(seat)?.name,
    arg(seat, index = 0) {
      const chosen = entry(seat)
      if (chosen === undefined) return UNKNOWN
      const code = codes[seat]
      return index === 0 ? argA(chosen, code) : index === 1 ? argB(chosen, code) : argC(chosen, code)
    },
  }
}

// The offer callback is made once and told what to collect: no closure for every list.
let collected: number[] = []
let collecting: MoveEntry<State>
let refuse: Move<State>['refuse']
let collectFor: State
let collectSeat = 0
let refusedToo: ((code: number, refusal: Refusal) => void) | undefined

function collect(a = 0, b = 0, c = 0): void {
  const refusal = refuse === undefined ? undefined : refuse(collectFor, collectSeat, a, b, c)
  if (refusal === undefined || standing(refusal) === undefined) collected.push(encode(collecting, a, b, c))
  else refusedToo?.(encode(collecting, a, b, c), refusal)
}

/** Fills `out` with the codes of a seat's legal moves. Moves with an open domain are not listed. */
export function legal<S extends State>(game: Game<S>, g: S, seat: number, out: number[] = []): number[] {
  out.length = 0
  gather(game, g, seat, out, undefined)
  return out
}

/** Every candidate that is refused now, with its refusal: the greyed-out half of the choices. */
export function refused<S extends State>(game: Game<S>, g: S, seat: number): { code: number; refusal: Refusal }[] {
  const all: { code: number; refusal: Refusal }[] = []
  gather(game, g, seat, [], (code, refusal) => all.push({ code, refusal }))
  return all
}

function gather<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  out: number[],
  refusedOnes: ((code: number, refusal: Refusal) => void) | undefined,
): void {
  enter(game)
  const open = openDecision(game, g)
  if (open === undefined || (askedBy(open, g, g.stack[g.stack.length - 1]) & (1 << seat)) === 0) return
  const at = open.chain ? desk(game, g, seat) : g
  const first = game.firstMove.get(open.name)!
  for (let i = first; i < game.moves.length; i++) {
    const entry = game.moves[i]
    if (entry.decision !== open) break
    if (entry.move.open !== undefined) continue
    gatherMove(entry, at, seat, out, refusedOnes)
  }
}

/** A rule may itself ask for a list, so what was being collected is put back afterwards. */
function gatherMove<S extends State>(
  entry: MoveEntry<S>,
  g: S,
  seat: number,
  out: number[],
  refusedOnes: ((code: number, refusal: Refusal) => void) | undefined,
): void {
  const outerList = collected
  const outerMove = collecting
  const outerRefuse = refuse
  const outerState = collectFor
  const outerSeat = collectSeat
  const outerRefused = refusedToo
  collected = out
  collecting = entry as unknown as MoveEntry<State>
  refuse = collecting.move.refuse
  collectFor = g
  collectSeat = seat
  refusedToo = refusedOnes
  if (entry.move.offers === undefined) collect()
  else entry.move.offers(g, seat, collect)
  collected = outerList
  collecting = outerMove
  refuse = outerRefuse
  collectFor = outerState
  collectSeat = outerSeat
  refusedToo = outerRefused
}

/** Codes of what a seat may do at any time, asked or not, and may do now. */
export function legalAlways<S extends State>(game: Game<S>, g: S, seat: number): number[] {
  const out: number[] = []
  if (!maySpeak(g, seat)) return out
  enter(game)
  for (const entry of game.moves) {
    if (entry.decision === game.aside && entry.move.open === undefined) gatherMove(entry, g, seat, out, undefined)
  }
  return out
}

/** Whether a seat may say anything at all: the game runs, and somebody sits there. */
export function maySpeak(g: State, seat: number): boolean {
  return g.ended === 0 && (g.chairs & (1 << seat)) !== 0
}

/** A public number that changes whenever the open question changes its meaning, 0 if it never does. */
export function editionOf<S extends State>(game: Game<S>, g: S): number {
  const open = openDecision(game, g)
  if (open?.edition === undefined) return 0
  const before = open.cursor.frame
  open.cursor.frame = g.stack[g.stack.length - 1]
  const edition = open.edition(g, open.cursor as never)
  open.cursor.frame = before
  return edition
}

/** Plays a legal move without asking the gate: for search, simulation and replay of what was accepted once. */
export function apply<S extends State>(game: Game<S>, g: S, seat: number, code: number, world: World): void {
  enter(game)
  const entry = game.moves[entryIndex(code)]
  const { move, decision } = entry
  reached(move.rule)
  if (decision.reveal !== undefined) {
    g.sealed[seat] = code
    g.answered |= 1 << seat
  } else if (decision.chain) {
    if (move.closes === true) g.answered |= 1 << seat
    else g.drafts[seat].push(code)
  } else {
    const frame = g.stack[g.stack.length - 1]
    if (decision === game.aside) clearDesks(g)
    else if (move.stays !== true) g.stack.pop()
    const { cursor } = decision
    const before = cursor.frame
    cursor.frame = frame
    move.play!(g, seat, world, argA(entry, code), argB(entry, code), argC(entry, code), cursor as never)
    cursor.frame = before
    game.settle?.(g, world)
  }
  advance(game, g, world)
}

/** Plays an accepted move with an open domain. */
export function applyOpen<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  entry: MoveEntry<S>,
  text: string,
  world: World,
): void {
  enter(game)
  reached(entry.move.rule)
  const frame = g.stack[g.stack.length - 1]
  if (entry.decision === game.aside) clearDesks(g)
  else if (entry.move.stays !== true) g.stack.pop()
  const { cursor } = entry.decision
  const before = cursor.frame
  cursor.frame = frame
  entry.move.open!.play(g, seat, world, text, cursor as never)
  cursor.frame = before
  game.settle?.(g, world)
  advance(game, g, world)
}

/** The refusal of a move of the open decision, or nothing. */
export function refusalOf<S extends State>(game: Game<S>, g: S, seat: number, code: number): Refusal | undefined {
  enter(game)
  const entry = game.moves[entryIndex(code)]
  const at = entry.decision.chain ? desk(game, g, seat) : g
  return standing(entry.move.refuse?.(at, seat, argA(entry, code), argB(entry, code), argC(entry, code)))
}
