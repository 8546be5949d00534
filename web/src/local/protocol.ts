import type { Belief, Happening, Hint, Level, Problem, State } from '@spanish-main/kernel'
import type { Answer, Batch, Condition, DealStep, Holder, Invitation, Reply, Told } from '@spanish-main/session'
import type { HandedOver } from './hand-over.ts'
import type { Progress, TableRow } from './rows.ts'

/** A question to a bot. */
export interface Thought {
  readonly game: string
  /** Hash of the table's data pack. */
  readonly pack: string | undefined
  readonly bot: string
  readonly seat: number
  readonly twin: State
  readonly seed: number
}

/** What a table needs from the world. */
export interface Outside {
  /** Done when it is kept. The secret is that of the table, for the same keeping. */
  append(batch: Batch, secret: string, progress: Progress): Promise<void>
  think(thought: Thought): Promise<string>
  /** The best moves, the best first. */
  advise(thought: Thought): Promise<readonly Hint[]>
  post(told: Told<State>): void
  trouble(where: 'bot' | 'table', message: string): void
  now(): number
  /** The time on the wall. */
  wall(): number
  wait(ms: number): Promise<void>
  seed(): number
}

/** A table as it was opened. */
export interface Opened {
  readonly row: TableRow
  readonly condition: Condition
}

/** A moment of a game that is looked back at. */
export interface Moment {
  readonly view: State
  readonly waiting: number
}

/** What never changes while a game is looked back at with one pair of eyes. */
export interface Past {
  readonly row: TableRow
  readonly moves: number
  readonly movers: readonly number[]
  readonly events: readonly Happening[]
  /** Nobody can look further back than to this many moves. */
  readonly horizon: number
  /** What the record proves, and what must be believed. */
  readonly level: Level
  readonly believed: readonly Belief[]
}

/** What became of the promises about a table's dice. */
export interface DiceProof extends Pick<Past, 'level' | 'believed'> {
  readonly promises: readonly {
    readonly commitment: string
    readonly nonces: readonly string[]
    /** Undefined as long as it is not out. */
    readonly secret: string | undefined
    /** The secret has the fingerprint that was promised. */
    readonly kept: boolean
  }[]
  readonly problems: readonly string[]
  /** How many numbers chance gave, and in how many moves. */
  readonly draws: number
  readonly moves: number
}

/** What a page can ask its table worker. */
export type TableMethods = {
  open(id: string, bots: MessagePort): Promise<Opened>
  look(seat: number): Told<State>
  answer(seat: number, given: Answer): Promise<Reply>
  undo(seat: number, how: 'step' | 'turn'): Promise<Reply>
  order(seat: number, text: string): Promise<Reply>
  sit(seat: number, holder: Holder): Promise<Reply>
  deal(seat: number, step: DealStep): Promise<Reply>
  setPace(ms: number): void
  skip(): void
  hint(seat: number, bot: string): Promise<readonly Hint[]>
  informs(seat: number, text: string): boolean
  /** Looks back at a table without playing on; `seat` is whose eyes. */
  recall(id: string, seat: number): Promise<Past>
  moment(move: number, seat: number): Moment
  /** The moment at which `seat` had counted so many moves, as `other` counts them. */
  sameMoment(move: number, seat: number, other: number): number
  /** Public views, evenly spread over the game so far, the last one included. */
  samples(id: string, count: number): Promise<{ move: number; view: State }[]>
  /**
   * A new table of this name that begins with the position after a move, and goes on with dice of its own. While the game
   * runs, what the seat did not know then is dealt anew. Gives its id.
   */
  branch(id: string, move: number, seat: number, name: string): Promise<string>
  /** The record of a game that is over; of one that runs, its position as the seat may imagine it. */
  imagined(id: string, seat: number): Promise<string>
  /** The table goes on at the service, and is here no longer once that has it. */
  share(id: string, seats: Invitation['seats']): Promise<HandedOver>
  /** Plays the record of a table again and says what it proves about the dice. */
  dice(id: string): Promise<DiceProof>
}

export type BotMethods = Pick<Outside, 'think' | 'advise'>

/** What a table worker says unasked. */
export type Post = { told: Told<State> } | { trouble: 'bot' | 'table'; message: string }

export type Answered = Problem | undefined
