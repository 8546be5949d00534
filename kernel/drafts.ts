import type { World } from './chronicle.ts'
import { argA, argB, argC, entryIndex } from './codes.ts'
import { noteDeed } from './deals/pledges.ts'
import { take } from './frames.ts'
import type { Game } from './game.ts'
import { type Frame, NO_DRAFTS, type State } from './state.ts'

// A chain: everybody takes private steps at once, and nothing of them happens before all are done.

/** Opens a chain: nobody has taken a step. */
export function openDrafts(g: State): void {
  g.drafts = Array.from({ length: g.seats }, () => [])
}

/** Everybody is done: the steps are played for all, in seat order, and only now told. */
export function playDrafts<S extends State>(game: Game<S>, g: S, frame: Frame, world: World): void {
  const { drafts } = g
  const quiet: World = { chance: NO_CHANCE, listen: world.listen }
  g.drafts = NO_DRAFTS
  g.answered = 0
  g.revealed++
  desks.delete(g)
  for (const [seat, steps] of drafts.entries()) {
    for (const code of steps) {
      if (g.deals.length > 0) {
        g.stack.push(frame)
        noteDeed(game, g, seat, code, quiet)
        g.stack.pop()
      }
      playStep(game, g, seat, code, frame, quiet)
    }
  }
}

/** A seat comes back from being done and takes back its last steps, `count` moves in all: nobody else's are touched. */
export function stepBack(g: State, seat: number, count: number): void {
  if (count === 0) return
  const wasDone = (g.answered & (1 << seat)) !== 0
  g.answered &= ~(1 << seat)
  g.drafts[seat].length -= wasDone ? count - 1 : count
}

/** How many moves a seat has made in the open chain, closing it included. */
export function draftMoves(g: State, seat: number): number {
  return (g.drafts[seat]?.length ?? 0) + (g.drafts.length === 0 ? 0 : (g.answered >> seat) & 1)
}

/** A position with some of one seat's steps played. */
interface Desk {
  readonly steps: number[]
  readonly state: State
}

const desks = new WeakMap<State, (Desk | undefined)[]>()

/** The position as a seat's own steps have made it so far: what its lists, refusals and page are worked out from. */
export function desk<S extends State>(game: Game<S>, g: S, seat: number): S {
  const steps = g.drafts[seat]
  if (steps === undefined || steps.length === 0) return g
  let all = desks.get(g)
  if (all === undefined) {
    all = []
    desks.set(g, all)
  }
  let mine = all[seat]
  if (mine === undefined || !isBeginning(mine.steps, steps)) {
    mine = { steps: [], state: game.clone(g) }
    mine.state.drafts = mine.state.drafts.map(() => [])
    all[seat] = mine
  }
  const state = mine.state as S
  const frame = state.stack[state.stack.length - 1]
  for (let i = mine.steps.length; i < steps.length; i++) {
    playStep(game, state, seat, steps[i], frame, { chance: NO_CHANCE, listen: undefined })
    mine.steps.push(steps[i])
  }
  return state
}

/** The position has changed under an open chain, by something other than a step: desks are laid anew. */
export function clearDesks(g: State): void {
  if (g.drafts.length > 0) desks.delete(g)
}

const NO_CHANCE: World['chance'] = {
  below() {
    throw new Error('A private step draws nothing: its seat could look, go back and draw again.')
  },
}

function playStep<S extends State>(game: Game<S>, g: S, seat: number, code: number, frame: Frame, world: World): void {
  const entry = game.moves[entryIndex(code)]
  const pending = g.stack.length
  const { inHand } = entry.decision
  const before = take(frame)
  entry.move.play!(g, seat, world, argA(entry, code), argB(entry, code), argC(entry, code), inHand as never)
  take(before)
  if (g.stack.length !== pending) throw new Error(`${entry.name}: a private step calls and leaves nothing.`)
}

function isBeginning(short: readonly number[], long: readonly number[]): boolean {
  if (short.length > long.length) return false
  for (let i = 0; i < short.length; i++) if (short[i] !== long[i]) return false
  return true
}
