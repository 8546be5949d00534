import type { Range } from './amount.ts'
import type { World } from './chronicle.ts'
import { type AnyFrame, type Field, type FrameSight, type Layouts, layouts, sightOf } from './frames.ts'
import type { Refusal } from './refusal.ts'
import type { State } from './state.ts'

/** Tells the kernel one candidate, legal or not, by its arguments. */
export type Offer = (a?: number, b?: number, c?: number) => void

/** What a move's arguments are drawn from: names of domains in the game's vocabulary, at most three. */
export type Domains = readonly string[]

/**
 * One thing a seat may choose. Legal moves are the offers that nothing refuses. `T` is what the move needs to know of
 * its decision's frame.
 */
export interface Move<S extends State, T = AnyFrame> {
  readonly rule: string
  readonly args?: Domains
  /** The decision stays open after this move (it ends when nobody is asked any more, or when a play leaves it). */
  readonly stays?: boolean
  /** Every candidate a player could think of, without its amount if there is one. With nothing to say it may be left out. */
  readonly offers?: (g: S, seat: number, offer: Offer) => void
  /**
   * The last argument, a number, is an amount: how far it goes with these other arguments. The least and the greatest
   * are legal, or `refuse` forbids the least and with it the whole; it may forbid some of what lies between.
   */
  readonly amount?: (g: S, seat: number, a: number, b: number) => Range
  /** The rule that forbids it, or nothing. May read only what the seat can see. */
  readonly refuse?: (g: S, seat: number, a: number, b: number, c: number) => Refusal | undefined
  /**
   * What then happens. `frame` is the decision's, which is off the stack already unless the move stays.
   * A sealed answer has none: the decision's `reveal` acts on all answers at once.
   */
  readonly play?: (g: S, seat: number, world: World, a: number, b: number, c: number, frame: T) => void
  /** In a chain: the seat is done. It may come back until all are. */
  readonly closes?: boolean
  /** An open domain: the argument is free text behind the same gate, and the move is never listed. */
  readonly open?: Open<S, T>
}

/** The open argument of a move. Like any other it is refused with a reason or played. */
export interface Open<S extends State, T = AnyFrame> {
  readonly refuse: (g: S, seat: number, text: string) => Refusal | undefined
  readonly play: (g: S, seat: number, world: World, text: string, frame: T) => void
}

/** A step of a sequence; one that repeats runs again, instead of the next, for as long as it returns true. */
export type Step<S extends State, T = AnyFrame> =
  | { readonly rule: string; readonly repeats: false; readonly run: (g: S, frame: T, world: World) => void }
  | { readonly rule: string; readonly repeats: true; readonly run: (g: S, frame: T, world: World) => boolean }

/** What sequences and decisions have in common. Their functions take the frames of their own procedure and no other. */
interface Named {
  readonly name: string
  /** Who sees what its frames carry. */
  readonly shows: FrameSight
  /** What its functions are given as their frame: whichever is in hand. */
  readonly inHand: AnyFrame
}

/** A procedure that reads like an outline of the rulebook. */
export interface Sequence<S extends State> extends Named {
  readonly kind: 'sequence'
  readonly steps: readonly Step<S, never>[]
}

/** The answers of a sealed decision, opened. */
export interface Answers {
  /** Name of the move a seat chose; undefined if it was not asked. */
  move(seat: number): string | undefined
  /** First, second or third argument of the seat's move. */
  arg(seat: number, index?: number): number
}

/** A moment at which one or several seats choose. */
export interface Decision<S extends State> extends Named {
  readonly kind: 'decision'
  readonly rule: string
  readonly moves: Readonly<Record<string, Move<S, never>>>
  /** Bit set of the seats asked, from public information only. Without it the frame's seat is asked. */
  readonly who: ((g: S, frame: never) => number) | undefined
  /** A chain: private steps, played for all in seat order when everybody is done. */
  readonly chain: boolean
  /**
   * A public number that changes when somebody else's answer changes what is asked, such as the highest bid: an answer
   * to the question as it was is then refused as stale.
   */
  readonly edition: ((g: S, frame: never) => number) | undefined
  /** Sealed: answers stay secret until all are in, then this acts on them. */
  readonly reveal: ((g: S, frame: never, world: World, answers: Answers) => void) | undefined
}

export type Procedure<S extends State> = Sequence<S> | Decision<S>

export function sequence<S extends State, T = AnyFrame>(
  name: string,
  steps: readonly Step<S, T>[],
  fields: readonly Field[] = [],
  layout: Layouts = layouts(),
): Sequence<S> {
  return { kind: 'sequence', ...named(name, fields, layout), steps }
}

/** What a decision is made of. */
export interface DecisionParts<S extends State, T = AnyFrame> {
  readonly rule: string
  readonly moves: Readonly<Record<string, Move<S, T>>>
  readonly who?: (g: S, frame: T) => number
  readonly chain?: boolean
  readonly edition?: (g: S, frame: T) => number
  readonly reveal?: (g: S, frame: T, world: World, answers: Answers) => void
}

export function decision<S extends State, T = AnyFrame>(
  name: string,
  parts: DecisionParts<S, T>,
  fields: readonly Field[] = [],
  layout: Layouts = layouts(),
): Decision<S> {
  const { rule, moves, who, chain = false, edition, reveal } = parts
  return { kind: 'decision', ...named(name, fields, layout), rule, moves, who, chain, edition, reveal }
}

function named(name: string, fields: readonly Field[], layout: Layouts): Named {
  return { name, shows: sightOf(name, fields), inHand: layout(name, fields).inHand }
}
