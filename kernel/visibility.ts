import { dealsSeenBy } from './deals/deal.ts'
import type { FrameSight, Sight } from './frames.ts'
import type { Game } from './game.ts'
import { bitOf, type Frame, NO_LIST, type State, UNKNOWN } from './state.ts'

/**
 * Who sees a field of the state. Nothing is public unless the game says so.
 * - `public`: everybody. `nobody`: nobody before the rules say what it means, such as a token face down.
 * - `own`: an array by seat; each seat sees its own entry. Where the entries are lists, not even their lengths show.
 * - `ownBlock(n)`: an array of n entries a seat; each seat sees its own block.
 * - `ownerOf(field)`: slot i is seen by the seat that stands in slot i of another field.
 * - `byPlace(field, sees)`: slot i is seen by the seats that may look at the place in slot i of another field.
 * - `parties(field)`: slot i is seen by the bit set of seats in slot i of another field.
 * - `card`: an array by component; seen by the seats that know the component.
 * - `card-id`: a component's index, or an array of them; seen by the seats that know that component.
 * The other field that is named must itself be public; a bit set of parties may also be seen by those whom it names alone.
 */
export type Visibility<F extends string = string> = 'public' | 'nobody' | 'card-id' | 'own' | 'card' | Slots<F>

/** Who sees each slot of an array, worked out from the slot's number or from another field. */
type Slots<F extends string> =
  | { readonly kind: 'own-block'; readonly size: number }
  | { readonly kind: 'owner-of'; readonly field: F }
  | { readonly kind: 'parties'; readonly field: F }
  | { readonly kind: 'by-place'; readonly field: F; readonly sees: (place: number, seat: number) => boolean }

export const ownBlock = (size: number) => ({ kind: 'own-block', size }) as const
export const ownerOf = <F extends string>(field: F) => ({ kind: 'owner-of', field }) as const
export const parties = <F extends string>(field: F) => ({ kind: 'parties', field }) as const
export const byPlace = <F extends string>(field: F, sees: (place: number, seat: number) => boolean) =>
  ({ kind: 'by-place', field, sees }) as const

/** The kinds that fit what a field holds: only arrays have slots. */
type Fitting<V, F extends string> =
  | 'public'
  | 'nobody'
  | (V extends readonly unknown[] ? 'own' | 'card' | 'card-id' | Slots<F> : V extends number ? 'card-id' : never)

type OwnFields<S extends State> = Exclude<keyof S, keyof State> & string

/** What a game declares about its secrets: a line for every field of its own. */
export interface Schema<S extends State> {
  readonly fields: { readonly [F in OwnFields<S>]-?: Fitting<S[F], OwnFields<S>> }
  /** Components that could be each other as far as somebody who does not know them can tell. */
  readonly pools: readonly Pool[]
  /** Where what is public says more than that: other pools, for as long as it holds. */
  readonly poolsNow?: (g: S) => readonly Pool[] | undefined
}

/** Components by their numbers. */
export type Pool = readonly number[]

/** The pools that hold in a state. */
export const poolsOf = <S extends State>({ pools, poolsNow }: Schema<S>, g: S): readonly Pool[] =>
  poolsNow?.(g) ?? pools

/** The kernel's own fields. The stack is masked frame by frame, the deals one by one. */
const KERNEL: Readonly<Record<Exclude<keyof State, 'stack' | 'deals'>, Visibility>> = {
  seats: 'public',
  sealed: 'own',
  drafts: 'own',
  answered: 'public',
  draws: 'public',
  revealed: 'public',
  asked: 'public',
  ended: 'public',
  winner: 'public',
  result: 'public',
  chairs: 'public',
  trades: 'public',
}

type Value = number | string | boolean | null | readonly number[] | object

/** Copies of the fields that everybody sees, by name; the others are undefined. */
export type OpenFields = Readonly<Record<string, unknown>>

/** What every seat sees alike, copied once for the views of several. */
export function openFields<S extends State>(game: Game<S>, g: S): OpenFields {
  // An object that is spread keeps its shape: it is faster than one to which field after field is added.
  const open = { ...(g as unknown as Record<string, unknown>) }
  for (const name in open) {
    open[name] = visibilityOf(game.schema, name) === 'public' ? copyPlain(open[name] as Value) : undefined
  }
  return open
}

/**
 * What a seat can see, in the shape of the state, with −1 for what it does not know. −1 for a bystander.
 * Whoever makes several views of one state, and changes none of them, gives what they have in common.
 */
export function view<S extends State>(game: Game<S>, g: S, seat: number, open?: OpenFields): S {
  const state = g as unknown as Record<string, Value>
  const known = knownOf(state)
  const seen: Record<string, unknown> = { ...(open ?? openFields(game, g)) }
  for (const name in seen) {
    if (seen[name] === undefined) seen[name] = masked(visibilityOf(game.schema, name), state, name, seat)
  }
  seen.deals = dealsSeenBy(g.deals, seat)
  seen.stack = g.stack.map(frame => maskFrame(game.procedure.get(frame.at)?.shows ?? {}, frame, seat, known))
  return seen as unknown as S
}

/** How a field of the state is declared, undefined if it is not. */
export function visibilityOf<S extends State>(schema: Schema<S>, field: string): Visibility | undefined {
  return KERNEL[field as keyof typeof KERNEL] ?? (schema.fields as Record<string, Visibility | undefined>)[field]
}

/** Whether a seat (−1: everybody who looks on) knows where a component is. */
export function knows(known: readonly number[], card: number, seat: number): boolean {
  return card < 0 || (known[card] & bitOf(seat)) !== 0
}

const knownOf = (state: Readonly<Record<string, Value>>): readonly number[] =>
  (state.known as readonly number[] | undefined) ?? []

function masked(
  visibility: Visibility | undefined,
  state: Readonly<Record<string, Value>>,
  name: string,
  seat: number,
): Value {
  const value = state[name]
  if (visibility === 'public') return copyPlain(value)
  if (!Array.isArray(value)) {
    return visibility === 'card-id' && knows(knownOf(state), value as number, seat) ? value : UNKNOWN
  }
  const numbers = value as readonly number[]
  if (visibility === 'card') {
    const known = knownOf(state)
    return numbers.map((each, i) => (knows(known, i, seat) ? each : UNKNOWN))
  }
  if (visibility === 'card-id') {
    const known = knownOf(state)
    return numbers.map(each => (knows(known, each, seat) ? each : UNKNOWN))
  }
  const sees = slotsSeen(visibility, state, seat)
  return value.map((each: Value, i) => (sees(i) ? copyPlain(each) : unknown(each)))
}

/** Which slots a seat sees of a field that is hidden slot by slot, and holds no components. */
export function slotsSeen(
  visibility: Visibility | undefined,
  state: Readonly<Record<string, unknown>>,
  seat: number,
): (slot: number) => boolean {
  if (visibility === 'own') return slot => slot === seat
  if (typeof visibility !== 'object') return () => false
  if (visibility.kind === 'own-block') {
    const { size } = visibility
    return slot => seat >= 0 && Math.trunc(slot / size) === seat
  }
  const others = state[visibility.field] as readonly number[]
  if (visibility.kind === 'parties') {
    // A bit set of parties may name those who only look on.
    const bit = bitOf(seat)
    return slot => (others[slot] & bit) !== 0
  }
  if (seat < 0) return () => false
  const { sees } = visibility.kind === 'by-place' ? visibility : { sees: (owner: number) => owner === seat }
  return slot => sees(others[slot], seat)
}

/** What stands for a hidden entry: a list shows not even its length. */
const unknown = (entry: Value): Value => (Array.isArray(entry) ? [] : UNKNOWN)

function copyPlain(value: Value): Value {
  if (typeof value !== 'object') return value
  if (Array.isArray(value) && typeof value[0] !== 'object') return value.slice()
  return value === null ? value : structuredCopy(value)
}

function structuredCopy(value: object): object {
  return JSON.parse(JSON.stringify(value)) as object
}

function maskFrame(shows: FrameSight, frame: Frame, seat: number, known: readonly number[]): Frame {
  const one = (field: Sight | undefined, value: number) =>
    field === 'public' ||
    (field === 'card' && knows(known, value, seat)) ||
    (field === 'own' && seat >= 0 && frame.seat === seat)
      ? value
      : UNKNOWN
  return {
    at: frame.at,
    pc: frame.pc,
    seat: frame.seat,
    a: one(shows.a, frame.a),
    b: one(shows.b, frame.b),
    c: one(shows.c, frame.c),
    list: frame.list.length === 0 ? NO_LIST : frame.list.map(each => one(shows.list, each)),
  }
}
