import { canonical, digest } from './digest.ts'
import type { Game } from './game.ts'
import { hashText } from './hash.ts'
import { entryCount, type Journal } from './journal.ts'
import { freshState, type State } from './state.ts'

/** The last position of a table, which lies beside its record: what is left of it when rules or record fail. */
export interface Position<S extends State> {
  /** Of how many entries it is the outcome, and the head of their chain. */
  readonly entries: number
  readonly chain: string
  readonly moves: number
  readonly digest: string
  /** As it was written down: what game and kernel have learnt since is not in it. */
  readonly state: S
}

/** The last position as text. */
export function printPosition<S extends State>(journal: Journal<S>): string {
  const { chain, line, state } = journal
  // The text of the state is made once: it is hashed, and it is kept.
  const text = canonical(state)
  const about = { entries: entryCount(journal), chain: chain.head(), moves: line.length, digest: hashText(text) }
  return `${JSON.stringify(about).slice(0, -1)},"state":${text}}`
}

/** A state as it was written down; fields that kernel and game have learnt since have their first values, or those of `known`. */
export function wholeState<S extends State>(game: Game<S>, state: S, known?: S): S {
  return game.clone({ ...freshState(state.seats, state.draws.length), ...known, ...state })
}

/** Whether a state says the same as one that was written down, in all that was known of the game then. */
export function saysTheSame<S extends State>(now: S, then: S): boolean {
  const kernel = freshState(then.seats, 0)
  const old = Object.entries(now).filter(([name]) => name in then || name in kernel)
  return canonical(Object.fromEntries(old) as unknown as S) === canonical(then)
}

/** Reads a position; nothing if it is damaged. */
export function parsePosition<S extends State>(text: string): Position<S> | undefined {
  try {
    const position: Position<S> = JSON.parse(text)
    return digest(position.state) === position.digest ? position : undefined
  } catch {
    return undefined
  }
}
