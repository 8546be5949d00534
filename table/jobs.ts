import type { Hint } from '@spanish-main/kernel'
import type { LookedBack, Thought } from '@spanish-main/session'

/** What a record turned out to prove. */
export interface Proof {
  readonly level: string
  readonly believed: readonly string[]
  readonly problems: readonly string[]
  readonly game: string
  readonly seats: number
  /** The chairs in which somebody sits at its end, as a bit set. */
  readonly chairs: number
  readonly moves: number
  readonly ended: boolean
  /** It holds a position that was written down whole, not played. */
  readonly whole: boolean
}

/** A record, and in a campaign that of the table before, where it is at hand. */
export interface ToProve {
  readonly record: string
  readonly before?: string
}

/** It took too long, or too much was waiting: later it may be done. */
export class JobsBusy extends Error {}

/** Work that is done aside, so that no table waits for it: bots that think, records that are replayed. */
export interface Jobs {
  /** What a bot does, as text. Fails if it takes too long or breaks down. */
  think(thought: Thought): Promise<string>
  advise(thought: Thought): Promise<readonly Hint[]>
  verify(about: ToProve): Promise<Proof>
  /** What a seat saw of a record, move by move. */
  lookBack(about: { readonly record: string; readonly seat: number }): Promise<LookedBack>
  close(): Promise<void>
}
