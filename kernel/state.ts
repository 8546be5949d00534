import { cloneDeals, type Deal, NO_DEALS } from './deals/deal.ts'

/** What every game's state holds. Plain data: it survives JSON, and a game adds its own integer arrays. */
export interface State {
  /** Number of seats at the table. Public. */
  seats: number
  /** Everything pending, innermost last: a call stack that can be saved. Each procedure declares what its frames show. */
  stack: Frame[]
  /** Sealed answers as move codes, by seat, −1 before the answer. Seen by their author only. */
  sealed: number[]
  /** Steps of an open chain as move codes, by seat; empty while none is open. Seen by their author only, their number too. */
  drafts: readonly number[][]
  /** Bit set of the seats whose sealed answer is in, or whose chain is closed. Public. */
  answered: number
  /** How many numbers were drawn from each stream of chance. Public. */
  draws: number[]
  /** Counts the moments at which a secret was shown to somebody. Public; undo stops at them. */
  revealed: number
  /** Counts the decisions opened so far; a client names the one that it answers. Public. */
  asked: number
  /** 0 while the game runs, then 1 + the index of the ending. Public. */
  ended: number
  /** The seat that won alone, −1 while the game runs or when none did. Public. */
  winner: number
  /** Every seat's standing at the end, where there is more to say than who won; null otherwise. Public. */
  result: Result | null
  /** Bit set of the chairs that somebody sits in; the others are never asked. Public. */
  chairs: number
  /** Closed deals with promises in force. Public, but for secret ones, which nobody but their two seats knows of. */
  deals: readonly Deal[]
  /** 1 if this table deals: its game knows deals, and its options allow them. Public. */
  trades: number
}

/** How a game ended for everybody. */
export interface Result {
  /** Place of each seat: 1 has won, equal seats share a place. */
  readonly places: readonly number[]
  /** Points of each seat, if the game counts any. */
  readonly points?: readonly number[]
  /** The table won or lost as one. */
  readonly together?: 'won' | 'lost'
  /** An opponent without a seat. */
  readonly rival?: { readonly place: number; readonly points?: number }
}

/**
 * One pending procedure. What `a`, `b`, `c` and `list` hold, and who sees it, is up to the procedure that `at` names;
 * rules know them by the names that the game's frames give them.
 */
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

/** The lowest seat of a bit set, NOBODY if it is empty. */
export function firstSeat(seats: number): number {
  return seats === 0 ? NOBODY : 31 - Math.clz32(seats & -seats)
}

/** What a view holds in place of a number that its viewer does not know. */
export const UNKNOWN = -1

/** Shared by all frames that keep no list, so that a call allocates one object. */
export const NO_LIST: number[] = Object.freeze([] as number[]) as number[]

/** The drafts of a state in which no chain is open. */
export const NO_DRAFTS: readonly number[][] = Object.freeze([] as number[][])

/** The kernel's part of a fresh state. */
export function freshState(seats: number, streams: number): State {
  return {
    seats,
    stack: [],
    sealed: new Array<number>(seats).fill(UNKNOWN),
    drafts: NO_DRAFTS,
    answered: 0,
    draws: new Array<number>(streams).fill(0),
    revealed: 0,
    asked: 0,
    ended: 0,
    winner: NOBODY,
    result: null,
    chairs: everySeat(seats),
    deals: NO_DEALS,
    trades: 0,
  }
}

/** The bit set of all seats at a table of this size. */
export function everySeat(seats: number): number {
  return (1 << seats) - 1
}

/** A copy of the kernel's part; a game's own `clone` begins with it, or names each field where speed counts. */
export function cloneState(g: State): State {
  return {
    seats: g.seats,
    stack: cloneStack(g.stack),
    sealed: g.sealed.slice(),
    drafts: cloneDrafts(g.drafts),
    answered: g.answered,
    draws: g.draws.slice(),
    revealed: g.revealed,
    asked: g.asked,
    ended: g.ended,
    winner: g.winner,
    result: g.result,
    chairs: g.chairs,
    deals: cloneDeals(g.deals),
    trades: g.trades,
  }
}

/** Copies the steps of an open chain; costs nothing while none is open. */
export function cloneDrafts(drafts: readonly number[][]): readonly number[][] {
  return drafts.length === 0 ? NO_DRAFTS : drafts.map(steps => steps.slice())
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

/** Ends every pending procedure above and including the named one. */
export function leave(g: State, at: string): void {
  let under = g.stack.length - 1
  while (under >= 0 && g.stack[under].at !== at) under--
  if (under < 0) throw new Error(`Nothing called ${at} is pending.`)
  g.stack.length = under
}
