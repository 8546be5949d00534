import type { Game } from './game.ts'
import type { FrameField, FrameFields } from './procedure.ts'
import { bitOf, type Frame, NO_LIST, type State, UNKNOWN } from './state.ts'

/**
 * Who sees a field of the state.
 * - `public`: everybody.
 * - `own`: an array by seat; each seat sees its own entry.
 * - `card`: an array by component; seen by the seats that know the component.
 * - `card-id`: a component's index, or an array of them; seen by the seats that know that component.
 */
export type Visibility = 'public' | 'own' | 'card' | 'card-id'

/** What a game declares about its secrets. A field that is not named is hidden from all, and a harness names it. */
export interface Schema<S extends State> {
  readonly fields: Readonly<Partial<Record<Exclude<keyof S, keyof State>, Visibility>>>
  /** Components that could be each other as far as somebody who does not know them can tell. */
  readonly pools: readonly (readonly number[])[]
}

/** The kernel's own fields. The stack is masked frame by frame. */
const KERNEL: Readonly<Record<Exclude<keyof State, 'stack'>, Visibility>> = {
  seats: 'public',
  sealed: 'own',
  answered: 'public',
  draws: 'public',
  revealed: 'public',
  asked: 'public',
  ended: 'public',
  winner: 'public',
}

type Value = number | string | boolean | readonly number[] | object

/** What a seat can see, in the shape of the state, with −1 for what it does not know. −1 for a bystander. */
export function view<S extends State>(game: Game<S>, g: S, seat: number): S {
  const known = (g as unknown as { known?: number[] }).known ?? []
  const seen: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(g as unknown as Record<string, Value>)) {
    seen[name] = name === 'stack' ? undefined : maskField(visibilityOf(game.schema, name), value, seat, known)
  }
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

function maskField(visibility: Visibility | undefined, value: Value, seat: number, known: readonly number[]): Value {
  if (visibility === 'public') return copyPlain(value)
  if (!Array.isArray(value)) {
    if (visibility === 'card-id' && knows(known, value as number, seat)) return value
    return UNKNOWN
  }
  const numbers = value as readonly number[]
  if (visibility === 'own') return numbers.map((each, i) => (i === seat ? each : UNKNOWN))
  if (visibility === 'card') return numbers.map((each, i) => (knows(known, i, seat) ? each : UNKNOWN))
  if (visibility === 'card-id') return numbers.map(each => (knows(known, each, seat) ? each : UNKNOWN))
  return numbers.map(() => UNKNOWN)
}

function copyPlain(value: Value): Value {
  if (Array.isArray(value) && typeof value[0] !== 'object') return value.slice()
  return typeof value === 'object' ? structuredCopy(value) : value
}

function structuredCopy(value: object): object {
  return JSON.parse(JSON.stringify(value)) as object
}

function maskFrame(shows: FrameFields, frame: Frame, seat: number, known: readonly number[]): Frame {
  const one = (field: FrameField | undefined, value: number) =>
    field === 'public' || (field === 'card' && knows(known, value, seat)) ? value : UNKNOWN
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
