import type { Event, Problem, State } from '@spanish-main/kernel'
import type { ReactNode } from 'react'
import type { Amounts } from '../amounts.ts'
import type { Motion } from '../motion/motion.ts'
import type { Target } from './picking.ts'
import type {
  Change,
  InUse,
  Loss,
  Primer,
  Rival,
  RuleChapter,
  Sample,
  SeatFigure,
  SeatLook,
  TaleStep,
  TextSection,
  WayOut,
} from './pieces.ts'
import type { Name, Say } from './speech.ts'
import type { Choice, TableView } from './table.ts'

/** What a game's words add to its catalogues. All of it is optional, and none of it knows a rule. */
export interface BoardWords<S extends State> {
  /** The name of a thing, where `<domain>.<word>.name` or `<domain>.<word>` in the catalogues does not give it. */
  name?(domain: string, word: string, say: Say): string | undefined
  /** The seat that a value of a domain stands for; without it, the domain `seat` does. */
  seatOf?(view: S, domain: string, value: number): number | undefined
  look?(view: S, seat: number): SeatLook
  /** What is special about a seat, in a sentence for whoever chooses one. */
  seatAbout?(view: S, seat: number, say: Say): string | undefined
  figures?(view: S, seat: number, say: Say): readonly SeatFigure[]
  /** What a seat has that it could give in a deal. */
  purse?(view: S, seat: number, say: Say): string
  /** Opponents without a seat, such as an automaton. */
  rivals?(view: S, say: Say): readonly Rival[]
  /** Where the game stands: "1625, sail year". */
  summary?(view: S, say: Say): string
  /** Parameters for the prompt `decision.<name>`, and one line of facts below it. */
  prompt?(
    table: TableView<S>,
    say: Say,
    name: Name,
  ): { params?: Readonly<Record<string, string | number>>; facts?: string } | undefined
  icon?(move: string): ReactNode
  /** A component drawn small, for whoever chooses one to hand over. */
  picture?(view: S, domain: string, value: number, say: Say): ReactNode
  /** What to know about a target in the list: "Spanish colony, fort, one chest", and a forecast "5 : 2". */
  about?(
    table: TableView<S>,
    target: Target,
    move: string | undefined,
    say: Say,
    name: Name,
  ): { detail?: string; forecast?: string } | undefined
  /** Reading order of a domain's values, where their numbers do not give it. */
  order?(domain: string, value: number): number
  /** Whether the board shows a target where it can be clicked. What it does not show is listed in the dock. */
  shows?(table: TableView<S>, target: Target): boolean
  /** Which part of the page shows it there: a phone shows one part at a time, and turns to this one. */
  shownIn?(table: TableView<S>, target: Target): 'board' | 'side' | 'hand' | undefined
  /** Moves of a decision that fold into "More" first where the buttons need a third row, the rarest first. */
  rare?(decision: string): readonly string[]
  /** Moves of something that this table plays without: they stand nowhere, not even among what is impossible. */
  absent?(view: S): readonly string[]
  /** The amount that a choice begins with, where it is not the least. */
  usual?(move: string, amounts: Amounts): number | undefined
  /** The card or tile in play, with its icons as buttons. */
  inUse?(table: TableView<S>, say: Say, name: Name): InUse | undefined
  /** What a choice surely loses; undefined where nothing is certain. */
  loss?(table: TableView<S>, choice: Choice, say: Say, name: Name): Loss | undefined
  /** Whether a reason only says that a thing is of another kind than the move wants: any other reason says more. */
  misfit?(problem: Problem): boolean
  /** A way out of a refusal. */
  wayOut?(table: TableView<S>, problem: Problem, target: Target | undefined, say: Say, name: Name): WayOut | undefined
  /** What an event looks and sounds like: coins from payer to payee, a card into a hand, guns. */
  motion?(view: S, event: Event): Motion | undefined
  /** What an event changed, by owner. */
  changes?(view: S, event: Event, say: Say, name: Name): readonly Change[]
  /** The side board as a line: its name and its figures, for when something else needs its room. */
  sideLine?(view: S, say: Say): { readonly title: string; readonly figures: string }
  /** The page before the first decision, for the mode that this table plays. */
  primer?(view: S, seat: number, say: Say): Primer
  /** Signs beside the rules, in groups. */
  signs?(say: Say): Primer['signs']
  chapters?(say: Say): readonly RuleChapter[]
  /**
   * A sentence to ask before a move that people may regret, such as ending a turn with actions left; where it begins a
   * course, with the moves that come after it.
   */
  caution?(table: TableView<S>, choice: Choice, say: Say, more?: readonly string[]): string | undefined
  /** The heading of the chapter that this event opens in the chronicle: "1625 · Sail". */
  chapter?(event: Event, say: Say): string | undefined
  /** The event that tells of both in the chronicle, where one goes on with the other: a voyage from place to place. */
  inOne?(before: Event, event: Event): Event | undefined
  /** Whose act an event is, −1 for nobody's; without it, or where it does not say, that of whoever moved. */
  actor?(view: S, event: Event): number | undefined
  /** What is worth telling step by step among all that happened, in order. */
  telling?(table: TableView<S>, say: Say, name: Name): readonly TaleStep[]
  /** The table in words. */
  describe?(table: TableView<S>, say: Say, name: Name): readonly TextSection[]
  sample?(view: S): Sample
}
