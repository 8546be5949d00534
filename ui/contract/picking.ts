import type { Problem } from '@spanish-main/kernel'
import type { Choice } from './table.ts'

/** A thing on the table: a value of one of the game's domains, such as a site or a card. */
export interface Target {
  readonly domain: string
  readonly value: number
}

/** A thing that may be taken now, and the moves that it would belong to, in stable order. */
export interface LegalTarget extends Target {
  readonly moves: readonly string[]
}

/** How far the person has come with a choice: first what, then where. */
export interface Picking {
  /** The move chosen, if any. */
  readonly move: string | undefined
  /** Arguments chosen so far. */
  readonly picked: readonly Target[]
  /** What may be taken next: what glows. */
  readonly targets: readonly LegalTarget[]
  /** What the pointer or the keyboard is on, in the list or on the board. */
  readonly focus: Target | undefined
  /** The choice that waits for confirmation. */
  readonly ready: Choice | undefined
  /** The last thing that was refused, until something else happens. */
  readonly refusal: { readonly target: Target | undefined; readonly problem: Problem } | undefined
  /** Things with a number beside them: the same numbers as in the hint. */
  readonly numbered: readonly (Target & { readonly number: number })[]
  /** What a line of the chronicle, or a hint, points at, until something else is pointed at. */
  readonly shown: Target | undefined
}

/** What the person can do besides looking. */
export interface TableActions {
  /** Something was clicked. Takes it if it is legal, narrows the choice, or says why not. The target list calls the same. */
  pick(target: Target): void
  /** Goes to the last of these things, by the others. */
  follow(way: readonly Target[]): void
  /** Chooses what to do, before where. */
  choose(move: string): void
  /** Plays what waits for confirmation. */
  confirm(): void
  /** One step back. */
  back(): void
  /** The pointer is over something, or over nothing. */
  focus(target: Target | undefined): void
  /** Points at something on the board. */
  show(target: Target | undefined): void
  /** Plays a move, and those after it for as long as nothing comes in between; resolves with the problem if it was turned away. */
  play(text: string, ...more: readonly string[]): Promise<Problem | undefined>
  undo(how: 'step' | 'turn'): void
  /** Leaves a standing order, such as `tortuga always`; resolves with the problem if it was turned away. */
  order(text: string): Promise<Problem | undefined>
  /** Why a move is not allowed, for anything that can be clicked; undefined if it is. */
  why(text: string): Problem | undefined
  /** Shows a refusal as if its target had been clicked. */
  refuse(problem: Problem, target?: Target): void
  openRule(id: string): void
}
