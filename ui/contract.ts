import type { Event, Problem, Result, State } from '@spanish-main/kernel'
import type { ComponentType, ReactNode } from 'react'

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

/** Something that happened, with the number of moves that stood before it (−1 for the set-up). */
export interface Happening {
  readonly move: number
  readonly event: Event
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
  /** Every move of the open decision if this seat is asked, possible or not. */
  readonly verbs: readonly Verb[]
  readonly choices: readonly Choice[]
  readonly refused: readonly RefusedChoice[]
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
  /** How the game ended, by the name of the ending, who won alone (−1: nobody did), and how everybody fared. */
  readonly over: { readonly ending: string; readonly winner: number; readonly result: Result } | undefined
}

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
  /** Plays a move; resolves with the problem if it was turned away. */
  play(text: string): Promise<Problem | undefined>
  undo(how: 'step' | 'turn'): void
  /** Leaves a standing order, such as `tortuga always`; resolves with the problem if it was turned away. */
  order(text: string): Promise<Problem | undefined>
  /** Why a move is not allowed, for anything that can be clicked; undefined if it is. */
  why(text: string): Problem | undefined
  /** Shows a refusal as if its target had been clicked. */
  refuse(problem: Problem, target?: Target): void
  openRule(id: string): void
}

/** Finds a sentence in the catalogues of the chosen language and fills in its parameters. */
export interface Say {
  (key: string, params?: Readonly<Record<string, string | number>>): string
  /** Whether the catalogues have this key. */
  has(key: string): boolean
}

/** The name of a thing in the chosen language. */
export type Name = (domain: string, value: number) => string

export interface BoardProps<S extends State> {
  readonly table: TableView<S>
  readonly picking: Picking
  readonly act: TableActions
  readonly say: Say
  readonly name: Name
  /** Nothing should move by itself. */
  readonly calm: boolean
}

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
  /** Where, so that the board tells it there. */
  readonly place?: Target
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
export interface Told {
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

/** What a game's words add to its catalogues. All of it is optional, and none of it knows a rule. */
export interface BoardWords<S extends State> {
  /** The name of a thing, where `<domain>.<word>.name` or `<domain>.<word>` in the catalogues does not give it. */
  name?(domain: string, word: string, say: Say): string | undefined
  /** The seat that a value of a domain stands for; without it, the domain `seat` does. */
  seatOf?(view: S, domain: string, value: number): number | undefined
  look?(view: S, seat: number): SeatLook
  figures?(view: S, seat: number, say: Say): readonly SeatFigure[]
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
  /** Moves of a decision that fold into "More" first where the buttons need a third row, the rarest first. */
  rare?(decision: string): readonly string[]
  /** The card or tile in play, with its icons as buttons. */
  inUse?(table: TableView<S>, say: Say, name: Name): InUse | undefined
  /** What a choice surely loses; undefined where nothing is certain. */
  loss?(table: TableView<S>, choice: Choice, say: Say, name: Name): Loss | undefined
  /** A way out of a refusal. */
  wayOut?(table: TableView<S>, problem: Problem, target: Target | undefined, say: Say, name: Name): WayOut | undefined
  /** What an event changed, by owner. */
  changes?(view: S, event: Event): readonly Change[]
  /** The side board as a line: its name and its figures, for when something else needs its room. */
  sideLine?(view: S, say: Say): { readonly title: string; readonly figures: string }
  /** The page before the first decision, for the mode that this table plays. */
  primer?(view: S, seat: number, say: Say): Primer
  /** Signs beside the rules, in groups. */
  signs?(say: Say): Primer['signs']
  chapters?(say: Say): readonly RuleChapter[]
  /** A sentence to ask before a move that people may regret, such as ending a turn with actions left. */
  caution?(table: TableView<S>, choice: Choice, say: Say): string | undefined
  /** The heading of the chapter that this event opens in the chronicle: "1625 · Sail". */
  chapter?(event: Event, say: Say): string | undefined
  /** What is worth telling step by step among all that happened, in order. */
  telling?(table: TableView<S>, say: Say, name: Name): readonly Told[]
  /** The table in words. */
  describe?(table: TableView<S>, say: Say, name: Name): readonly TextSection[]
  sample?(view: S): Sample
}

/** A part of the page that a guide points at. The last two are tabs of the drawer. */
export type GuidePlace = 'board' | 'ribbon' | 'seats' | 'side' | 'hand' | 'dock' | 'tools' | 'victory' | 'orders'

/** A step of the guided first turn. Its words are `guide.<key>.title` and `guide.<key>`. */
export interface GuideStep<S extends State> {
  readonly key: string
  /** The situation in which it appears; at most one holds at a time. Without it, it follows the step before. */
  when?(table: TableView<S>): boolean
  /** What it speaks of. */
  readonly place?: GuidePlace
}

/** What the browser of all components knows. */
export interface ComponentsProps<S extends State> {
  readonly say: Say
  readonly name: Name
  openRule(id: string): void
  /** At a table: what its seat sees. Nothing else may be shown. */
  readonly table?: TableView<S>
}

/** The hand folds to its edges while a card of it is in use. */
export interface HandProps<S extends State> extends BoardProps<S> {
  readonly folded: boolean
}

/** A stage shows what happened from a move on; what happened before the person came was not theirs to see. */
export interface StageProps<S extends State> extends BoardProps<S> {
  readonly since: number
}

/** What a game's board room exports. The page around it has something plain in place of each part that is missing. */
export interface Board<S extends State> {
  /** The main drawing, in the `ChartMap` of ui. It fills its panel. Without it the table is in words. */
  readonly Table?: ComponentType<BoardProps<S>>
  /** In the header: the calendar. */
  readonly Ribbon?: ComponentType<BoardProps<S>>
  /** The row of seat strips. */
  readonly Seats?: ComponentType<BoardProps<S>>
  /** A panel beside the map, above the drawer. */
  readonly Side?: ComponentType<BoardProps<S>>
  /** In the dock: the cards in hand. */
  readonly Hand?: ComponentType<HandProps<S>>
  /**
   * Great moments, in the place of the map: battles, reveals. Draws nothing when there is nothing to stage; `Stage` of
   * ui is its shell. It can be put aside, and everything around it stays within reach.
   */
  readonly Stage?: ComponentType<StageProps<S>>
  /** Kinds of events that are such moments: a replay offers to show them, and never opens one by itself. */
  readonly moments?: readonly string[]
  /** Long decisions, by name: a work panel in the side column; `WorkPanel` of ui is its shell. */
  readonly panels?: Readonly<Record<string, ComponentType<BoardProps<S>>>>
  /** Tabs of the drawer: who is close to winning; figures. */
  readonly Victory?: ComponentType<BoardProps<S>>
  readonly Statistics?: ComponentType<BoardProps<S>>
  /** On the end screen: the winning condition shown true. */
  readonly Ending?: ComponentType<BoardProps<S>>
  /** The browser of all components. */
  readonly Components?: ComponentType<ComponentsProps<S>>
  readonly words?: BoardWords<S>
  readonly guide?: { readonly record: string; readonly seat: number; readonly steps: readonly GuideStep<S>[] }
}
