import type { Happening, Problem, Result, RulesChange, State } from '@spanish-main/kernel'

/** A move that the person at the screen could think of, taken apart. */
export interface Choice {
  /** Its text form: what is played. */
  readonly text: string
  readonly decision: string
  readonly move: string
  readonly rule: string
  /** Argument values with the names of their domains. */
  readonly args: readonly number[]
  readonly domains: readonly string[]
  /** The last argument may be any amount of this range; `args` and `text` hold the least. */
  readonly range?: { readonly least: number; readonly greatest: number }
}

/** A move that is not allowed now, with the reason. */
export interface RefusedChoice extends Choice {
  readonly problem: Problem
}

/** A move of the open decision, possible or not, in the order in which the rules list them. */
export interface Verb {
  readonly move: string
  readonly rule: string
  readonly domains: readonly string[]
  /** The argument is free text. */
  readonly open: boolean
}

/** Somebody at the table. */
export interface Sitter {
  readonly name: string
  readonly kind: 'person' | 'bot' | 'empty'
  /** One person may hold several seats: those with the same number. */
  readonly hand?: number
}

/** Everything a board draws: one seat's view and what that seat may do. It comes from the kernel; a board adds no rule. */
export interface TableView<S extends State> {
  /** In a private chain: with the seat's own steps played. */
  readonly view: S
  /** Whose eyes these are; −1 for a bystander. */
  readonly seat: number
  /** Name of the open decision, with the rule it stands in, whether its answers stay sealed until all are in,
   * and whether it is a chain of private steps. */
  readonly decision:
    | { readonly name: string; readonly rule: string; readonly sealed: boolean; readonly chain?: boolean }
    | undefined
  /** The name of what this seat is asked: the same while others answer, another once it has answered or is asked anew. */
  readonly question: string
  /** Every move of the open decision if this seat is asked, possible or not. */
  readonly verbs: readonly Verb[]
  readonly choices: readonly Choice[]
  readonly refused: readonly RefusedChoice[]
  /** When the rules changed under the table. */
  readonly changes?: readonly RulesChange[]
  /** What the seat may do at any time, asked or not. */
  readonly anytime: readonly Choice[]
  /** The seat's own sealed answer, which it may still change. */
  readonly sealed: Choice | undefined
  /** Bit set of the seats that are waited for. */
  readonly waiting: number
  readonly sitters: readonly Sitter[]
  /** What happened, masked for this seat. */
  readonly events: readonly Happening[]
  /** How many moves stand, and who made each. */
  readonly moves: number
  readonly movers: readonly number[]
  readonly undo: { readonly step: number; readonly turn: number } | undefined
  /** The seat's standing orders, each a list of values in the domains of the game's order book. */
  readonly orders: readonly (readonly number[])[]
  /** The seat's own moves that its orders made: their number, the decision that they answered, and what they were. */
  readonly ordered: readonly { readonly move: number; readonly decision: string; readonly text: string }[]
  /** How the game ended, by the name of the ending, who won alone (−1: nobody did), and how everybody fared. */
  readonly over: { readonly ending: string; readonly winner: number; readonly result: Result } | undefined
}
