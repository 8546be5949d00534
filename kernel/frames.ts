import { type Frame, NO_LIST, NOBODY, type State } from './state.ts'

/** Who sees what a frame carries: everybody; those who know the component whose index it is; the frame's seat. */
export type Sight = 'public' | 'card' | 'own'

/** One thing that the frames of a procedure carry: a number or, if it `lists`, a list of numbers. */
export interface Field<N extends string = string, L extends boolean = boolean> {
  readonly name: N
  readonly sight: Sight
  readonly lists: L
}

/** A number that everybody sees. */
export const shown = <const N extends string>(name: N): Field<N, false> => ({ name, sight: 'public', lists: false })

/** A component's index, seen by those who know the component. */
export const card = <const N extends string>(name: N): Field<N, false> => ({ name, sight: 'card', lists: false })

/** A number that the frame's seat alone sees. */
export const own = <const N extends string>(name: N): Field<N, false> => ({ name, sight: 'own', lists: false })

/** A list of numbers that everybody sees. */
export const list = <const N extends string>(name: N): Field<N, true> => ({ name, sight: 'public', lists: true })

/** A list of components' indices, each seen by those who know the component. */
export const cards = <const N extends string>(name: N): Field<N, true> => ({ name, sight: 'card', lists: true })

/** All procedures of a game with what their frames carry: at most three numbers, then at most one list. */
export type Frames = Readonly<Record<string, readonly Field[]>>

/** What the rules see of any frame. */
export interface AnyFrame {
  readonly at: string
  pc: number
  readonly seat: number
}

/** What the rules see of the frames of a procedure, under its own names. */
export type NamedFrame<F extends Frames, P extends keyof F> = {
  [Q in keyof F]: AnyFrame & { [X in F[Q][number] as X['name']]: X['lists'] extends true ? number[] : number }
}[P]

/** What a call of a procedure may give its frame, in the declared order; what is left out is 0 or the empty list. */
export type FrameArguments<T extends readonly Field[]> = T extends readonly [
  infer X extends Field,
  ...infer Rest extends readonly Field[],
]
  ? [value?: X['lists'] extends true ? number[] : number, ...rest: FrameArguments<Rest>]
  : []

/** Where a frame keeps its numbers, in the order of their names. */
const SLOTS = ['a', 'b', 'c'] as const

/** Who sees each part of a frame; a part that has no name is always 0 or empty. */
export interface FrameSight {
  readonly a?: Sight
  readonly b?: Sight
  readonly c?: Sight
  readonly list?: Sight
}

/** Which slot holds each field. */
function slots(procedure: string, fields: readonly Field[]): (keyof FrameSight)[] {
  const found = fields.map((field, i) => (field.lists ? 'list' : SLOTS[i]))
  const inOrder = fields.every((field, i) => !field.lists || i === fields.length - 1)
  if (!inOrder || found.includes(undefined as never)) {
    throw new Error(`${procedure}: a frame carries at most three numbers, then at most one list.`)
  }
  return found as (keyof FrameSight)[]
}

export function sightOf(procedure: string, fields: readonly Field[]): FrameSight {
  return Object.fromEntries(slots(procedure, fields).map((slot, i) => [slot, fields[i].sight]))
}

/** A frame under the names of its procedure. Frames themselves have one shape in every game: that keeps clones quick. */
type CursorClass = new (frame: Frame) => AnyFrame

/** How the frames of a procedure are read: any of them, or the one in hand. */
export interface Layout {
  readonly Cursor: CursorClass
  readonly inHand: AnyFrame
}

/** Gives the layout of the frames of a procedure. */
export type Layouts = (procedure: string, fields: readonly Field[]) => Layout

/** The frame that the function of the rules which is running was given. */
let hand: Frame

/** Takes a frame in hand; gives the one that was there before, to be put back. */
export function take(frame: Frame): Frame {
  const before = hand
  hand = frame
  return before
}

/**
 * The layouts of one game. Procedures whose names do not contradict each other share one: what sees them all is quicker
 * with few shapes.
 */
export function layouts(): Layouts {
  const shared: { readonly slotOf: Map<string, keyof FrameSight>; readonly layout: Layout }[] = []
  return (procedure, fields) => {
    const wanted = slots(procedure, fields)
    const fits = (slotOf: ReadonlyMap<string, keyof FrameSight>) =>
      fields.every(({ name }, i) => (slotOf.get(name) ?? wanted[i]) === wanted[i])
    let found = shared.find(each => fits(each.slotOf))
    if (found === undefined) {
      found = { slotOf: new Map(), layout: { Cursor: cursorClass(), inHand: Object.create(HAND) } }
      shared.push(found)
    }
    for (const [i, { name }] of fields.entries()) {
      found.slotOf.set(name, wanted[i])
      Object.defineProperty(found.layout.Cursor.prototype, name, HELD_SLOTS[wanted[i]])
      Object.defineProperty(found.layout.inHand, name, HAND_SLOTS[wanted[i]])
    }
    return found.layout
  }
}

function cursorClass(): CursorClass {
  return class {
    readonly frame: Frame
    constructor(frame: Frame) {
      this.frame = frame
    }
    get at(): string {
      return this.frame.at
    }
    get seat(): number {
      return this.frame.seat
    }
    get pc(): number {
      return this.frame.pc
    }
    set pc(value: number) {
      this.frame.pc = value
    }
  }
}

const HAND: AnyFrame = {
  get at(): string {
    return hand.at
  },
  get seat(): number {
    return hand.seat
  },
  get pc(): number {
    return hand.pc
  },
  set pc(value: number) {
    hand.pc = value
  },
}

interface Held {
  readonly frame: Frame
}

// Written out, because a getter that looks its slot up by name is many times slower.
const HELD_SLOTS: Readonly<Record<keyof FrameSight, PropertyDescriptor & ThisType<Held>>> = {
  a: {
    get() {
      return this.frame.a
    },
    set(value: number) {
      this.frame.a = value
    },
  },
  b: {
    get() {
      return this.frame.b
    },
    set(value: number) {
      this.frame.b = value
    },
  },
  c: {
    get() {
      return this.frame.c
    },
    set(value: number) {
      this.frame.c = value
    },
  },
  list: {
    get() {
      return this.frame.list
    },
    set(value: number[]) {
      this.frame.list = value
    },
  },
}

const HAND_SLOTS: Readonly<Record<keyof FrameSight, PropertyDescriptor>> = {
  a: {
    get: () => hand.a,
    set(value: number) {
      hand.a = value
    },
  },
  b: {
    get: () => hand.b,
    set(value: number) {
      hand.b = value
    },
  },
  c: {
    get: () => hand.c,
    set(value: number) {
      hand.c = value
    },
  },
  list: {
    get: () => hand.list,
    set(value: number[]) {
      hand.list = value
    },
  },
}

type Value = number | number[] | undefined

/** Puts a frame on the stack: numbers in their order, the list behind them. Nothing is allocated but the frame. */
export function pushFrame(g: State, at: string, seat: number, w: Value, x: Value, y: Value, z: Value): void {
  let kept = NO_LIST
  let a = 0
  let b = 0
  let c = 0
  if (typeof w === 'number') a = w
  else if (w !== undefined) kept = w
  if (typeof x === 'number') b = x
  else if (x !== undefined) kept = x
  if (typeof y === 'number') c = y
  else if (y !== undefined) kept = y
  if (typeof z === 'object') kept = z
  g.stack.push({ at, pc: 0, seat, a, b, c, list: kept })
}

/** The words by which the rules of a game use its stack. */
export function frameWords<F extends Frames>(frames: F, layout: Layouts = layouts()) {
  type Name = keyof F & string
  const cursors = new Map<string, CursorClass>(
    Object.entries(frames).map(([name, fields]) => [name, layout(name, fields).Cursor]),
  )
  const Main: CursorClass = cursors.values().next().value ?? cursorClass()
  const others = new Map([...cursors].filter(([, made]) => made !== Main))

  // Rules ask for the same frame once for each candidate of a list.
  let last: Frame | undefined
  let lastNamed: unknown

  function named(frame: Frame): unknown {
    if (frame !== last) {
      last = frame
      lastNamed = newlyNamed(frame)
    }
    return lastNamed
  }

  function newlyNamed(frame: Frame): unknown {
    const Other = others.size === 0 ? undefined : others.get(frame.at)
    return Other === undefined ? new Main(frame) : new Other(frame)
  }

  function call(g: State, at: string, seat = NOBODY, w?: Value, x?: Value, y?: Value, z?: Value): void {
    pushFrame(g, at, seat, w, x, y, z)
  }

  return {
    /** Puts a procedure on the stack: it runs, or asks, before whatever is under it goes on. */
    call: call as <P extends Name>(g: State, at: P, seat?: number, ...args: FrameArguments<F[P]>) => void,

    /** The innermost frame, which must be of this procedure: how an open decision's moves read its frame. */
    top<P extends Name>(g: State, at: P): NamedFrame<F, P> {
      const frame = g.stack[g.stack.length - 1]
      if (frame?.at !== at) throw new Error(`${at} is not on top of the stack, but ${frame?.at ?? 'nothing'}.`)
      return named(frame) as NamedFrame<F, P>
    },

    /** The innermost pending frame of a procedure, if any: how a nested procedure reads its caller. */
    pending<P extends Name>(g: State, at: P): NamedFrame<F, P> | undefined {
      for (let i = g.stack.length - 1; i >= 0; i--) {
        if (g.stack[i].at === at) return named(g.stack[i]) as NamedFrame<F, P>
      }
      return undefined
    },

    /** Every pending frame of a procedure, outermost first, for whoever counts. */
    everyPending<P extends Name>(g: State, at: P): NamedFrame<F, P>[] {
      return g.stack.filter(frame => frame.at === at).map(frame => newlyNamed(frame) as NamedFrame<F, P>)
    },

    /** Ends every pending procedure above and including the named one. */
    leave(g: State, at: Name): void {
      let under = g.stack.length - 1
      while (under >= 0 && g.stack[under].at !== at) under--
      if (under < 0) throw new Error(`Nothing called ${at} is pending.`)
      g.stack.length = under
    },
  }
}
