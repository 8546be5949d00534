import type { Happening } from '@spanish-main/kernel'
import type { ReactNode } from 'react'
import type { Target } from './picking.ts'

export type Pattern =
  | 'rising'
  | 'upright'
  | 'level'
  | 'points'
  | 'falling'
  | 'crossed'
  | 'plain'
  | 'chevrons'
  | 'rings'
  | 'bricks'

/** How a seat is told apart: never by colour alone. */
export interface SeatLook {
  readonly colour: string
  /** Colour of the crest on it. */
  readonly ink: string
  readonly pattern: Pattern
  /** What stands in the shield, drawn in a box of 512 by 512 in the colour of the crest. */
  readonly emblem: ReactNode
}

/** An icon of the component in use, as a tile that is its button. */
export interface IconInUse {
  /** What a click takes, as if it had been clicked on the board. */
  readonly target: Target
  readonly name: string
  readonly picture: ReactNode
  readonly used: boolean
  /** What it does here and now, or did. Where it is refused, the page says why instead. */
  readonly line: string
  readonly rule: string
  /** How many things it would light. */
  readonly count?: number | undefined
}

/** The card or tile that is being used. It lies open beside the prompt until it is done. */
export interface InUse {
  readonly name: string
  readonly picture: ReactNode
  /** The move whose targets its icons are. While another decision is open, they give way to it. */
  readonly move: string
  readonly icons: readonly IconInUse[]
}

/** Something that a choice will lose for certain. Chances are shown by `about`, never warned of. */
export interface Loss {
  /** The arithmetic in one sentence: "1 against 1, and a tie holds the land." */
  readonly why: string
  readonly rule: string
  readonly things: readonly { readonly name: string; readonly where: string; readonly picture?: ReactNode }[]
  /** What is asked, where the game says it better than "<choice>: this will surely be lost." */
  readonly prompt?: string
  /** The arithmetic line by line, for the side column. */
  readonly sum?: LossSum
}

/** Why something will surely be lost: what counts for whom, what it comes to, and what would have to be different. */
export interface LossSum {
  readonly title: string
  readonly sub: string
  readonly sides: readonly {
    readonly title: string
    readonly lines: readonly {
      readonly name: string
      readonly why: string
      readonly rule: string
      readonly value: number
      readonly picture: ReactNode
    }[]
  }[]
  /** "1 : 1" */
  readonly score: string
  readonly verdict: string
  readonly rule: string
  readonly different: readonly string[]
}

/** What can be done about a refusal: something to look at, a move to choose instead, or a course to it. */
export interface WayOut {
  readonly label: string
  readonly show?: readonly Target[]
  readonly choose?: string
}

/** What an event changed for a seat: something is lost or gained, or something happened around what it owns. */
export interface Change {
  readonly seat: number
  readonly kind: 'lost' | 'gained' | 'around'
  /** Where, so that the board tells it there; without it, the seat's strip does. */
  readonly place?: Target
  /** What, in a word or two: "$2", "a Colony". */
  readonly what?: string
  /** What, if it is one of its kind: bought and laid out at once it is told once. */
  readonly thing?: Target
  /** Why, where the title of the rule would not say it. */
  readonly reason?: string
}

/** A gain or a loss as the board tells it where it happened: "+$2, Tax". The board shows it until it is gone from the list. */
export interface Tiding {
  readonly key: string
  readonly seat: number
  readonly kind: 'lost' | 'gained'
  readonly place: Target | undefined
  /** "+$2" */
  readonly what: string
  /** The title of its rule. */
  readonly reason: string
}

/** A sign of the game and its meaning, for the page before the first decision and beside the rules. */
export interface Sign {
  readonly picture: ReactNode
  readonly name: string
  readonly says: string
}

/** A chapter of the rules: an overview in one paragraph, and the rules to begin with. */
export interface RuleChapter {
  readonly id: string
  readonly title: string
  readonly overview: string
  readonly doors: readonly string[]
  has(rule: string): boolean
}

/** Two minutes before the first decision: how you win, what a round is, what the signs mean. At most 260 words. */
export interface Primer {
  /** A mode with ways to win of its own; whoever has read about another reads about this one, too. */
  readonly mode?: string
  /** Who you are, against whom, how long: one or two sentences. */
  readonly you: string
  readonly win: readonly Sign[]
  readonly round: { readonly title: string; readonly parts: readonly Sign[] }
  readonly signs: readonly { readonly title: string; readonly signs: readonly Sign[] }[]
}

/** A number of a seat, for its strip: "Money 7". */
export interface SeatFigure {
  readonly label: string
  readonly value: string | number
  readonly icon?: ReactNode
}

/** An opponent without a seat: it has a name, a crest and figures like everybody else. */
export interface Rival {
  readonly name: string
  readonly look: SeatLook
  readonly figures: readonly SeatFigure[]
}

/** A part of the table in words, for text mode. A row with a target can be taken or asked about. */
export interface TextSection {
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly value: string; readonly target?: Target }[]
}

/** Public numbers at a moment of the game; `at` is the year or round, and the last sample of each counts. */
export interface Sample {
  readonly at: number
  /** Numbers that every seat has. */
  readonly values: Readonly<Record<string, readonly number[]>>
  /** Numbers that belong to the table. */
  readonly shared?: Readonly<Record<string, number>>
}

/** One step of what is told step by step, with the rule that it follows. */
export interface TaleStep {
  /** Which of all events it begins with: the same number whatever happens later. */
  readonly at: number
  /** The tale that the step belongs to: "Goods year 1602". */
  readonly chapter: string
  /** The step; without it, the title of its rule. */
  readonly title?: string
  readonly rule: string
  readonly lines: readonly Happening[]
  /** Where on the board it happens. */
  readonly place?: Target
}
