import type { World } from './chronicle.ts'
import type { Refusal } from './refusal.ts'
import type { Frame, State } from './state.ts'

/** Tells the kernel one candidate, legal or not, by its arguments. */
export type Offer = (a?: number, b?: number, c?: number) => void

/** What a move's arguments are drawn from: names of domains in the game's vocabulary, at most three. */
export type Domains = readonly string[]

/** One thing a seat may choose. Legal moves are the offers that nothing refuses. */
export interface Move<S extends State> {
  readonly rule: string
  readonly args?: Domains
  /** The decision stays open after this move (it ends when nobody is asked any more, or when a play leaves it). */
  readonly stays?: boolean
  /** Every candidate a player could think of. Without arguments it may be left out. */
  readonly offers?: (g: S, seat: number, offer: Offer) => void
  /** The rule that forbids it, or nothing. May read only what the seat can see. */
  readonly refuse?: (g: S, seat: number, a: number, b: number, c: number) => Refusal | undefined
  /**
   * What then happens. `frame` is the decision's, which is off the stack already unless the move stays.
   * A sealed answer has none: the decision's `reveal` acts on all answers at once.
   */
  readonly play?: (g: S, seat: number, world: World, a: number, b: number, c: number, frame: Frame) => void
  /** In a chain: the seat is done. It may come back until all are. */
  readonly closes?: boolean
  /** An open domain: the argument is free text behind the same gate, and the move is never listed. */
  readonly open?: Open<S>
}

/** The open argument of a move. Like any other it is refused with a reason or played. */
export interface Open<S extends State> {
  readonly refuse: (g: S, seat: number, text: string) => Refusal | undefined
  readonly play: (g: S, seat: number, world: World, text: string, frame: Frame) => void
}

/** Who sees a number that a frame carries: `card` is a component's index, `own` is for the frame's seat. */
export type FrameField = 'public' | 'card' | 'own'

/** What the frames of a procedure show; a field that is not named here is hidden. */
export interface FrameFields {
  readonly a?: FrameField
  readonly b?: FrameField
  readonly c?: FrameField
  readonly list?: FrameField
}

/** A step of a sequence; one that repeats runs again, instead of the next, for as long as it returns true. */
export type Step<S extends State> =
  | { readonly rule: string; readonly repeats: false; readonly run: (g: S, frame: Frame, world: World) => void }
  | { readonly rule: string; readonly repeats: true; readonly run: (g: S, frame: Frame, world: World) => boolean }

/** A procedure that reads like an outline of the rulebook. */
export interface Sequence<S extends State> {
  readonly kind: 'sequence'
  readonly name: string
  readonly shows: FrameFields
  readonly steps: readonly Step<S>[]
}

/** The answers of a sealed decision, opened. */
export interface Answers {
  /** Name of the move a seat chose; undefined if it was not asked. */
  move(seat: number): string | undefined
  /** First, second or third argument of the seat's move. */
  arg(seat: number, index?: number): number
}

/** A moment at which one or several seats choose. */
export interface Decision<S extends State> {
  readonly kind: 'decision'
  readonly name: string
  readonly rule: string
  readonly shows: FrameFields
  readonly moves: Readonly<Record<string, Move<S>>>
  /** Bit set of the seats asked, from public information only. Without it the frame's seat is asked. */
  readonly who: ((g: S, frame: Frame) => number) | undefined
  /** A chain: private steps, played for all in seat order when everybody is done. */
  readonly chain: boolean
  /** Sealed: answers stay secret until all are in, then this acts on them. */
  readonly reveal: ((g: S, frame: Frame, world: World, answers: Answers) => void) | undefined
}

export type Procedure<S extends State> = Sequence<S> | Decision<S>

export function sequence<S extends State>(
  name: string,
  steps: readonly Step<S>[],
  shows: FrameFields = {},
): Sequence<S> {
  return { kind: 'sequence', name, steps, shows }
}

export function decision<S extends State>(
  name: string,
  about: {
    rule: string
    moves: Record<string, Move<S>>
    who?: (g: S, frame: Frame) => number
    chain?: boolean
    reveal?: (g: S, frame: Frame, world: World, answers: Answers) => void
    shows?: FrameFields
  },
): Decision<S> {
  return {
    kind: 'decision',
    name,
    rule: about.rule,
    moves: about.moves,
    who: about.who,
    chain: about.chain === true,
    reveal: about.reveal,
    shows: about.shows ?? {},
  }
}
