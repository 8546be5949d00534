import type { FastChance } from './chance/fast.ts'
import type { EventKinds, World } from './chronicle.ts'
import { type MoveEntry, moveTable } from './codes.ts'
import type { DealBook } from './deals/book.ts'
import { completeOptions, type GameOption, type Options } from './options.ts'
import { type Decision, decision, type Move, type Procedure } from './procedure.ts'
import { hiddenFields, unsound } from './sound.ts'
import { everySeat, type State } from './state.ts'
import type { Schema, Visibility } from './visibility.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A value that survives JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** What a game is set up from. */
export interface SetUp {
  readonly seats: number
  readonly options: Options
  /** Bit set of the chairs that are taken from the start. */
  readonly chairs: number
  /** What the table before handed on, in a campaign. */
  readonly legacy: Json | undefined
}

interface RuleText {
  /** A few words that name the rule. */
  readonly title: string
  /** One or two sentences in our own words that decide a case at the table. */
  readonly says: string
}

/** A rule that the engine enforces. `see` names another that it belongs to, as a ruling does. */
interface EnforcedRule extends RuleText {
  readonly kind?: never
  readonly see?: string
  readonly because?: never
}

/** A name, a layout or a repetition: another rule enforces it, or there is nothing to enforce. */
type Definition = RuleText & { readonly kind: 'definition' } & (
    | { readonly see: string; readonly because?: never }
    | { readonly because: string; readonly see?: never }
  )

/** A rule that the engine does not enforce yet. */
interface PendingRule extends RuleText {
  readonly kind: 'pending'
  readonly because: string
  readonly see?: never
}

/** One rule of the rulebook, in our own words. */
export type RuleEntry = EnforcedRule | Definition | PendingRule

export type Catalogue = Readonly<Record<string, RuleEntry>>

/** Parameters that a refusal's sentence needs, worked out only when somebody asks why. */
export type Params = Readonly<Record<string, string | number>>

/** A standing instruction of a seat: what it answers, if anything, when it is asked. Reads only the seat's view. */
export interface OrderBook<S extends State> {
  /** Domains of an order's words. */
  readonly args: readonly string[]
  /** The last word of an order that leaves the answer to the person, as it is without any order. */
  readonly ask: string
  /** Which earlier order the new one replaces: two orders with the same topic exclude each other. */
  readonly topic: (args: readonly number[]) => number
  /** The move that these orders make for the seat now, as text, or undefined to ask the person. */
  readonly answer: (view: S, seat: number, orders: readonly (readonly number[])[]) => string | undefined
}

/** Everything the kernel knows about a game. */
export interface GameDefinition<S extends State> {
  readonly id: string
  /** Raised whenever stored games would replay differently. */
  readonly version: number
  readonly seats: readonly number[]
  readonly options: readonly GameOption[]
  readonly streams: readonly string[]
  readonly endings: readonly string[]
  readonly catalogue: Catalogue
  readonly vocabulary: Vocabulary
  readonly events: EventKinds
  readonly procedures: readonly Procedure<S>[]
  readonly schema: Schema<S>
  /** A new game; its first procedure is on the stack. */
  readonly setup: (about: SetUp, world: World) => S
  /** A copy that shares nothing. Written by hand for speed; a harness proves it. */
  readonly clone: (g: S) => S
  /** The seats' names in text form, such as `england`. */
  readonly seatNames: (g: S) => readonly string[]
  /** What a finished table hands on to the next one of a campaign. */
  readonly handsOn?: (g: S) => Json
  /** Called after every atomic change: ends the game if somebody has won. */
  readonly settle?: (g: S, world: World) => void
  /** Parameters for the sentence of a refusal, by its id. */
  readonly explain?: Readonly<Record<string, (g: S, seat: number, a: number, b: number, c: number) => Params>>
  /** Sentences that are broken, if any: checked after every move of a random game. */
  readonly invariants?: (g: S) => string[]
  readonly orders?: OrderBook<S>
  /** What a seat may do at any time, asked or not, such as resigning. It ends no question that is open. */
  readonly always?: Readonly<Record<string, Move<S>>>
  /** How seats trade, if they do. */
  readonly deals?: DealBook<S>
  /** The moves, as text, that lead a seat to a far target, as far as they can be foreseen from its view. */
  readonly course?: (view: S, seat: number, target: string, over?: readonly string[]) => readonly string[]
  /** The data pack that corrects its components, if it is played with one. */
  readonly pack?: PackStamp
  /** Its components as a data pack, to be corrected. */
  readonly ownPack?: object
  /** The same game with the components of another pack, or sentences that say why the pack cannot be used. */
  readonly withPack?: (pack: unknown) => { readonly game: Game<S> } | { readonly errors: readonly string[] }
  /** Brings out this game's components where games with other packs run beside it. The kernel calls it (`enter`). */
  readonly select?: () => void
  /** Whether chairs may be empty: taken later and left (`open`), or only taken later, where the rules say how one leaves (`late`). */
  readonly chairs?: 'fixed' | 'open' | 'late'
  /** What the rules make of somebody who sits down or gets up; the kernel has done what every game must. */
  readonly chair?: (g: S, seat: number, taken: boolean, world: World) => void
  /**
   * Fills in, in place, something plausible for what a seat's view does not know; cards are dealt by the kernel. A game
   * with hidden fields that are no cards must have it. It is given the view and never the state.
   */
  readonly imagine?: (view: S, seat: number, chance: FastChance) => void
  /** Events that tell what a hidden field held: what follows from them is no leak. */
  readonly reveals?: readonly string[]
}

/** What a record says of a data pack. */
export interface PackStamp {
  readonly title: string
  /** SHA-256 of the pack as JSON, in hex. */
  readonly hash: string
}

/** A game made ready to run. */
export interface Game<S extends State> extends GameDefinition<S> {
  readonly procedure: ReadonlyMap<string, Procedure<S>>
  readonly moves: readonly MoveEntry<S>[]
  /** Index of a decision's first move in `moves`. */
  readonly firstMove: ReadonlyMap<string, number>
  /** Holds the moves that may be made at any time; it is never open itself. */
  readonly aside: Decision<S>
  /** The fields that hide something other than components. */
  readonly hidden: readonly string[]
}

/** Makes a definition ready to run; complains about names used twice, missing domains, and what cannot work. */
export function defineGame<S extends State>(definition: GameDefinition<S>): Game<S> {
  const procedure = new Map<string, Procedure<S>>()
  for (const p of definition.procedures) {
    if (procedure.has(p.name)) throw new Error(`${definition.id}: two procedures are called ${p.name}.`)
    procedure.set(p.name, p)
  }
  const aside = decision<S>('always', { rule: '', moves: definition.always ?? {} })
  if (procedure.has(aside.name)) throw new Error(`${definition.id}: no procedure is called ${aside.name}.`)
  const { moves, firstMove } = moveTable([...definition.procedures, aside], definition.vocabulary)
  const [wrong] = unsound(definition)
  if (wrong !== undefined) throw new Error(`${definition.id}: ${wrong}.`)
  const hidden = hiddenFields(definition.schema.fields as Readonly<Record<string, Visibility>>)
  return { ...definition, procedure, moves, firstMove, aside, hidden }
}

/** Whether somebody may sit down while a game goes on. */
export const hasEmptyChairs = ({ chairs }: { readonly chairs?: 'fixed' | 'open' | 'late' }): boolean =>
  chairs === 'open' || chairs === 'late'

/** A new game with defaults for the options left out. A bad option is an error that names it. */
export function newGame<S extends State>(
  game: Game<S>,
  seats: number,
  options: Options,
  world: World,
  { chairs = everySeat(seats), legacy }: { readonly chairs?: number; readonly legacy?: Json } = {},
): S {
  if (!game.seats.includes(seats)) {
    throw new Error(`${game.id} is played by ${game.seats.join(', ')} seats, not by ${seats}.`)
  }
  enter(game)
  if (chairs !== everySeat(seats) && !hasEmptyChairs(game)) throw new Error(`${game.id} has no empty chairs.`)
  const chosen = completeOptions(game.options, options)
  const g = game.setup({ seats, options: chosen, chairs, legacy }, world)
  g.chairs = chairs
  const { deals } = game
  g.trades = deals !== undefined && (deals.option === undefined || chosen[deals.option] === true) ? 1 : 0
  return g
}

let inside: object | undefined

/**
 * Whatever runs rules of a game enters it first: a game with a data pack of its own then brings out its components, so
 * that tables with different packs never mix.
 */
export function enter(game: { readonly select?: () => void }): void {
  if (game === inside) return
  inside = game
  game.select?.()
}
