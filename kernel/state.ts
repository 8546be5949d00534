/** What every game's state holds. Plain data: it survives JSON, and a game adds its own integer arrays. */
export interface State {
  /** Number of seats at the table. Public. */
  seats: number
  /** Everything pending, innermost last: a call stack that can be saved. Each procedure declares what its frames show. */
  stack: Frame[]
  /** Sealed answers as move codes, by seat, −1 before the answer. Seen by their author only. */
  sealed: number[]
  /** Bit set of the seats whose sealed answer is in. Public. */
  answered: number
  /** How many numbers were drawn from each stream of chance. Public. */
  draws: number[]
  /** Counts the moments at which a secret was shown to somebody. Public; undo stops at them. */
  revealed: number
  /** Counts the decisions opened so far; a client names the one that it answers. Public. */
  asked: number
  /** 0 while the game runs, then 1 + the index of the ending. Public. */
  ended: number
  /** The seat that won, −1 while the game runs or when nobody won. Public. */
  winner: number
}

/** One pending procedure. What `a`, `b`, `c` and `list` mean is up to the procedure that `at` names. */
export interface Frame {
  at: string
  pc: number
  seat: number
  a: number
  b: number
  c: number
  list: number[]
}

/** The seat of a frame that belongs to nobody, and the viewer who sits at no seat. */
export const NOBODY = -1

/** In a bit set of seats, the bit of everybody who only looks on. */
export const ONLOOKERS = 1 << 30

/** The bit of a seat in a bit set; NOBODY means those who look on. */
export function bitOf(seat: number): number {
  return seat < 0 ? ONLOOKERS : 1 << seat
}

/** What a view holds in place of a number that its viewer does not know. */
export const UNKNOWN = -1

/** Shared by all frames that keep no list, so that a call allocates one object. */
export const NO_LIST: number[] = Object.freeze([] as number[]) as number[]

/** The kernel's part of a fresh state. */
export function freshState(seats: number, streams: number): State {
  return {
    seats,
    stack: [],
    sealed: new Array<number>(seats).fill(UNKNOWN),
    answered: 0,
    draws: new Array<number>(streams).fill(0),
    revealed: 0,
    asked: 0,
    ended: 0,
    winner: NOBODY,
  }
}

/** Copies the pending frames; a game's own `clone` calls it. */
export function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy = new Array<Frame>(stack.length)
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i]
    copy[i] = {
      at: f.at,
      pc: f.pc,
      seat: f.seat,
      a: f.a,
      b: f.b,
      c: f.c,
      list: f.list.length === 0 ? NO_LIST : f.list.slice(),
    }
  }
  return copy
}

/** Puts a procedure on the stack: it runs, or asks, before whatever is under it goes on. */
export function call(g: State, at: string, seat = NOBODY, a = 0, b = 0, c = 0, list: number[] = NO_LIST): Frame {
  const frame: Frame = { at, pc: 0, seat, a, b, c, list }
  g.stack.push(frame)
  return frame
}

/** The innermost pending frame. */
export function top(g: State): Frame {
  return g.stack[g.stack.length - 1]
}

/** The innermost pending frame of the named procedure: how a nested procedure reads its caller. */
export function pending(g: State, at: string): Frame | undefined {
  for (let i = g.stack.length - 1; i >= 0; i--) if (g.stack[i].at === at) return g.stack[i]
  return undefined
}

/** Ends every pending procedure above and including the named one. */
export function leave(g: State, at: string): void {
  let under = g.stack.length - 1
  while (under >= 0 && g.stack[under].at !== at) under--
  if (under < 0) throw new Error(`Nothing called ${at} is pending.`)
  g.stack.length = under
}

/** Ends the game. `ending` is an index into the game's list of endings. */
export function finish(g: State, ending: number, winner: number): void {
  g.ended = ending + 1
  g.winner = winner
  g.stack.length = 0
  g.answered = 0
  g.sealed.fill(UNKNOWN)
}
