import type { Bot, Dealing, Judgement } from './bot.ts'
import type { Game } from './game.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'

/** The languages that everything is said in. */
export type Language = 'en' | 'pl'

/** A few words in every language, for what is said before a game's catalogues are loaded. */
export type Said = Readonly<Record<Language, string>>

/** Messages by key. */
export type Messages = Readonly<Record<string, string>>

/** A way to play a game. */
export interface Mode {
  readonly name: 'table' | 'solitaire' | 'cooperative' | 'campaign'
  readonly title: Said
  /** How many may sit down, the usual number first. */
  readonly seats: readonly number[]
  /** What makes it this mode: options that nobody chooses then. */
  readonly options?: Options
  /** Options that mean nothing in it. */
  readonly moot?: readonly string[]
}

/** A component in words, for lists: a card, a tile, a place. */
export interface ComponentLine {
  /** The kind of thing: `card`, `site`. */
  readonly kind: string
  /** As moves and records write it. */
  readonly id: string
  readonly name: string
  /** What stands on it. */
  readonly facts: readonly string[]
}

/** Whoever plays a game by itself: loaded where bots think, and not by the page that draws a table. */
export interface GameMinds<S extends State> {
  /** The bots that only this game has. */
  readonly bots?: Readonly<Record<string, Bot<S>>>
  /** How to judge a position: with it the game has the bots and the hints that all games share. */
  readonly judgement?: Judgement<S>
  /** What its bots deal about, and how they judge it. */
  readonly dealing?: Dealing<S>
}

/** What runs: loaded when a table of the game is opened. */
export interface GameRules<S extends State> {
  readonly game: Game<S>
  /** A few lines on a position, for the text table. */
  readonly summary?: (view: S, seat: number) => string[]
  /** Every component, for lists. */
  readonly components?: () => readonly ComponentLine[]
}

/**
 * All that the outside needs to know about a game, in the game's own folder. It is small: rules and messages are
 * loaded when they are wanted.
 */
export interface GameEntry {
  readonly id: string
  readonly title: Said
  /** One sentence that makes people want to play. */
  readonly promise: Said
  /** How long it takes: "fifty years". */
  readonly length: Said
  /**
   * About how many minutes a table with these options takes, with so many people at it and bots at the other seats.
   */
  readonly minutes?: (options: Options, people: number) => number
  /** The drawing on its card in the lobby. */
  readonly picture: string
  /** The ways to play it, the usual one first. */
  readonly modes: readonly Mode[]
  /** Its bots, the usual opponent first. */
  readonly bots: readonly string[]
  /** The table of *Play now*. */
  readonly quick: { readonly seats: number; readonly options: Options }
  /** Its board has a guided first turn. */
  readonly guide?: true
  /** For tests: shown to nobody who does not ask for it. */
  readonly fixture?: true
  /** Without rules a game is announced, and cannot be played yet. */
  readonly rules?: () => Promise<GameRules<State>>
  /** Without minds of its own it has the bots that need to know nothing of it. */
  readonly minds?: () => Promise<GameMinds<State>>
  readonly messages?: Readonly<Record<Language, () => Promise<Messages>>>
}

/** Forgets what a game's state looks like: the outside treats all games alike. */
export function anyGame<S extends State>(rules: GameRules<S>): GameRules<State> {
  return rules as unknown as GameRules<State>
}

/** The same for those who play it by themselves. */
export function anyMinds<S extends State>(minds: GameMinds<S>): GameMinds<State> {
  return minds as unknown as GameMinds<State>
}

/** Every number of seats that some mode of a game is for. */
export function seatsOf({ modes }: GameEntry): number[] {
  return [...new Set(modes.flatMap(mode => mode.seats))].sort((a, b) => a - b)
}

/** The mode of a table for so many seats with these options. */
export function modeOf({ modes }: GameEntry, seats: number, options: Options): Mode | undefined {
  const fits = modes.filter(mode => mode.seats.includes(seats))
  return fits.find(mode => Object.entries(mode.options ?? {}).every(([name, value]) => options[name] === value))
}

/** Whether a table with these options belongs to a campaign: it hands something on to the next. */
export const isCampaign = ({ modes }: GameEntry, options: Options): boolean =>
  modes.some(
    ({ name, options: own = {} }) =>
      name === 'campaign' && Object.entries(own).every(([key, value]) => options[key] === value),
  )
