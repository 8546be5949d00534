import type { Chance } from './chance/chance.ts'
import type { DealNews } from './deals/book.ts'
import { bitOf } from './state.ts'

/** What lies beside the state while a rule runs: chance, and somebody who listens, or nobody. */
export interface World {
  readonly chance: Chance
  readonly listen: Listener | undefined
}

export type Listener = (event: Event) => void

/** Something that happened, with the rule that caused it. Log lines, animation and statistics are made from these. */
export interface Event {
  readonly rule: string
  readonly kind: string
  readonly args: readonly number[]
  /** For each argument the seats that may read it, as a bit set; −1 for everybody. */
  readonly readers: readonly number[]
  /** The seats that hear of it at all, as a bit set; everybody if it is left out. */
  readonly only?: number
  /** What it says of a deal. */
  readonly deal?: DealNews
}

/** The arguments of every kind of event, as names of domains in the game's vocabulary. */
export type EventKinds = Readonly<Record<string, readonly string[]>>

/** The event as a seat is told it: arguments that it may not know are −1. */
export function maskEvent(event: Event, seat: number): Event {
  const args = event.args.map((value, i) => (mayRead(event.readers[i], seat) ? value : -1))
  const masked = { rule: event.rule, kind: event.kind, args, readers: args.map(() => -1) }
  return event.deal === undefined ? masked : { ...masked, deal: event.deal }
}

/** Whether a seat hears of an event at all. */
export function hears(event: Event, seat: number): boolean {
  return event.only === undefined || (event.only & bitOf(seat)) !== 0
}

function mayRead(readers: number, seat: number): boolean {
  return readers === -1 || (readers & bitOf(seat)) !== 0
}
