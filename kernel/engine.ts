import type { World } from './chronicle.ts'
import { argA, argB, argC, entryIndex, type MoveEntry } from './codes.ts'
import { noteDeed, settleDeals } from './deals/pledges.ts'
import { clearDesks, openDrafts, playDrafts } from './drafts.ts'
import { take } from './frames.ts'
import { enter, type Game } from './game.ts'
import type { Answers, Decision, Procedure } from './procedure.ts'
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
export function askedSeats<S extends State>(game: Game<S>, g: S): number {
  const open = openDecision(game, g)
  enter(game)
  return open === undefined ? 0 : askedBy(open, g, g.stack[g.stack.length - 1])
}

/** Bit set of the seats that the game waits for. */
export function waiting<S extends State>(game: Game<S>, g: S): number {
  return askedSeats(game, g) & ~g.answered
}

/** Empty chairs are never asked; who has closed a chain has to come back first. */
export function askedBy<S extends State>(open: Decision<S>, g: S, frame: Frame): number {
  return who(open, g, frame) & g.chairs & (open.chain ? ~g.answered : -1)
}

function who<S extends State>(open: Decision<S>, g: S, frame: Frame): number {
  if (open.who === undefined) return 1 << frame.seat
  const before = take(frame)
  const seats = open.who(g, open.inHand as never)
  take(before)
  return seats
}

/** Runs procedures until somebody has to decide or the game is over. */
export function advance<S extends State>(game: Game<S>, g: S, world: World): void {
  enter(game)
  let at = ''
  let procedure: Procedure<S> | undefined
  while (g.ended === 0 && g.stack.length > 0) {
    const frame = g.stack[g.stack.length - 1]
    if (frame.at !== at) {
      at = frame.at
      procedure = game.procedure.get(at)
    }
    if (procedure === undefined) throw new Error(`${game.id} has no procedure ${frame.at}.`)
    if (procedure.kind === 'decision') {
      if (asks(g, procedure, frame)) return
      close(game, g, procedure, frame, world)
    } else if (frame.pc >= procedure.steps.length) {
      g.stack.pop()
    } else {
      const step = procedure.steps[frame.pc++]
      reached(step.rule)
      const before = take(frame)
      if (step.run(g, procedure.inHand as never, world) && step.repeats) frame.pc--
      take(before)
      settle(game, g, world)
    }
  }
}

/** After every atomic change: what is due by deals is paid, then the game looks whether it is over. */
export function settle<S extends State>(game: Game<S>, g: S, world: World): void {
  if (g.deals.length > 0) settleDeals(game, g, world)
  game.settle?.(g, world)
}

/** Opens a decision if it is new; says whether anybody still has to answer it. */
function asks<S extends State>(g: S, open: Decision<S>, frame: Frame): boolean {
  if (frame.pc === 0) {
    if (open.who === undefined && frame.seat < 0) throw new Error(`${frame.at} was called without a seat to ask.`)
    frame.pc = 1
    g.asked++
    if (open.chain) openDrafts(g)
  }
  return (askedBy(open, g, frame) & ~g.answered) !== 0
}

function close<S extends State>(game: Game<S>, g: S, open: Decision<S>, frame: Frame, world: World): void {
  g.stack.pop()
  if (open.chain) closeChain(game, g, open, frame, world)
  else if (open.reveal !== undefined) openAnswers(game, g, open, frame, world)
}

function openAnswers<S extends State>(game: Game<S>, g: S, open: Decision<S>, frame: Frame, world: World): void {
  const codes = g.sealed.slice()
  g.sealed.fill(UNKNOWN)
  g.answered = 0
  g.revealed++
  reached(open.rule)
  if (g.deals.length > 0) {
    g.stack.push(frame)
    for (const [seat, code] of codes.entries()) if (code >= 0) noteDeed(game, g, seat, code, world)
    g.stack.pop()
  }
  const before = take(frame)
  open.reveal!(g, open.inHand as never, world, answersOf(game, codes))
  take(before)
  settle(game, g, world)
}

function closeChain<S extends State>(game: Game<S>, g: S, open: Decision<S>, frame: Frame, world: World): void {
  reached(open.rule)
  playDrafts(game, g, frame, world)
  settle(game, g, world)
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

/** Whether a seat may say anything at all: the game runs, and somebody sits there. */
export function maySpeak(g: State, seat: number): boolean {
  return g.ended === 0 && (g.chairs & (1 << seat)) !== 0
}

/** A public number that changes whenever the open question changes its meaning, 0 if it never does. */
export function editionOf<S extends State>(game: Game<S>, g: S): number {
  const open = openDecision(game, g)
  if (open?.edition === undefined) return 0
  const before = take(g.stack[g.stack.length - 1])
  const edition = open.edition(g, open.inHand as never)
  take(before)
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
    if (g.deals.length > 0) noteDeed(game, g, seat, code, world)
    if (decision === game.aside) clearDesks(g)
    else if (move.stays !== true) g.stack.pop()
    const { inHand } = decision
    const before = take(frame)
    move.play!(g, seat, world, argA(entry, code), argB(entry, code), argC(entry, code), inHand as never)
    take(before)
    settle(game, g, world)
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
  const { inHand } = entry.decision
  const before = take(frame)
  entry.move.open!.play(g, seat, world, text, inHand as never)
  take(before)
  settle(game, g, world)
  advance(game, g, world)
}
