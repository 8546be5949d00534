import type { DealNews, Event, Options, Problem, State } from '@spanish-main/kernel'
import type { Clock } from './clock.ts'
import type { Difference } from './difference.ts'
import type { Prepared } from './prepared.ts'
import type { Room, RoomSeat, Stage } from './room.ts'
import type { Condition } from './session.ts'
import type { Told } from './told.ts'

// What travels between a table and its pages. Everything is JSON.

/** Whether somebody's page is open: looked at, open and not looked at, or closed, and since when. */
export interface Presence {
  readonly state: 'here' | 'away' | 'gone'
  readonly since: number
}

/** A seat as everybody sees it. The nonce is public: that is what makes the dice everybody's. */
export interface SeatShown extends RoomSeat {
  readonly presence: Presence
}

/** What everybody may know of a table. */
export interface TableShown extends Omit<Room, 'seats' | 'clock'> {
  readonly id: string
  readonly seats: readonly SeatShown[]
  /** The clocks, and the service's time and the time on the wall when they stood so. */
  readonly clock?: Clock & { readonly wall: number }
  /** Until when a takeback that is asked for waits for answers, by the time on the wall. */
  readonly answerBy?: number
  /** How many look on without a seat. */
  readonly watching: number
  /** In which condition the record was found. */
  readonly condition: Condition
}

/** What a seat is told of a position; what happened travels beside it. */
export type SeenTold = Omit<Told<State>, 'events' | 'movers' | 'since'>

/** Everything that a page shows at a moment. */
export interface Seen {
  readonly table: TableShown
  readonly you: {
    readonly seat: number
    readonly host: boolean
    /** Answers that the seat has left for questions to come. */
    readonly prepared?: readonly Prepared[]
  }
  /** What the seat is told; nothing until the game begins. */
  readonly told?: SeenTold
  /** How often moves were taken back, as this seat can notice: what it has heard of events holds if this is unchanged. */
  readonly rewinds: number
}

/** An event in short: the number of its move, the rule, the kind, and what it says; of a deal, that comes last. */
export type ShortEvent = readonly [move: number, rule: string, kind: string, ...args: (number | DealNews)[]]

/** A line of the table's talk. Lines of the table itself come from seat −1 and have a key instead of a text. */
export interface Line {
  readonly seat: number
  readonly at: number
  readonly text?: string
  readonly key?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** What happened: events and movers from the move `since` on; what was told of later moves no longer holds. */
export interface Happened {
  readonly since: number
  readonly events: readonly ShortEvent[]
  /** Who made each move from `since` on. */
  readonly movers: readonly number[]
}

/** What the service sends over a socket. */
export type Frame =
  | ({ readonly kind: 'whole'; readonly seen: Seen; readonly talk: readonly Line[] } & Happened)
  | ({ readonly kind: 'more'; readonly seen?: Difference } & Partial<Happened>)
  | { readonly kind: 'said'; readonly lines: readonly Line[] }
  | { readonly kind: 'reply'; readonly id: number; readonly status: number; readonly body: Answered }
  /** The socket is closed, and this is why. */
  | { readonly kind: 'bye'; readonly error: string }

/** What became of a deed. */
export interface Done {
  readonly done: true
  /** The same had arrived before; nothing was done again. */
  readonly before?: true
  readonly played?: number
  readonly stopped?: Problem
  /** The number of an offer that was made. */
  readonly paper?: string
  /** A new key, shown this once. */
  readonly key?: string
  /** Another table that came of it. */
  readonly table?: string
}

/** Why something was not done. `message` is English; pages say the key in their own words. */
export interface NotDone {
  readonly error: string
  readonly message: string
  readonly rule?: string
  readonly params?: Readonly<Record<string, string | number>>
}

export type Answered = Done | NotDone

/** A table in a list: enough for a card in the lobby. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly stage: Stage
  readonly options: Options
  readonly pace: Room['pace']
  readonly paused: boolean
  readonly seats: readonly Pick<RoomSeat, 'kind' | 'name' | 'arrived' | 'ready' | 'standIn'>[]
  readonly clock?: Clock & { readonly wall: number }
  readonly waiting: number
  readonly moves: number
  readonly ending: string
  /** The seats that are waited for and those that won are bit sets. */
  readonly winners: number
  /** The seats' names in the game, once it has begun. */
  readonly names: readonly string[]
  /** When something last happened, by the time on the wall. */
  readonly changed: number
  /** An offer waits for an answer of the asker. */
  readonly offered: boolean
  /** The seats that the asker holds, and whether as host. */
  readonly mine: readonly number[]
  readonly host: boolean
  readonly next?: string
}

export function shorten({ move, event }: { move: number; event: Event }): ShortEvent {
  return [move, event.rule, event.kind, ...event.args, ...(event.deal === undefined ? [] : [event.deal])]
}

export function lengthen([move, rule, kind, ...said]: ShortEvent): { move: number; event: Event } {
  const args = said.filter(each => typeof each === 'number')
  const deal = said.find(each => typeof each === 'object')
  const event = { rule, kind, args, readers: args.map(() => -1) }
  return { move, event: deal === undefined ? event : { ...event, deal } }
}
