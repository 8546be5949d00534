import type { Options } from '@spanish-main/kernel'
import type { Holder } from '@spanish-main/session'

/** What this browser keeps of a table, besides its record. */
export interface TableRow {
  readonly id: string
  readonly game: string
  /** What its people call it; empty for "by its game". */
  readonly name: string
  readonly options: Options
  readonly holders: readonly Holder[]
  /** The seats' names in the record, empty until the game has started. */
  readonly names: readonly string[]
  readonly secret: string
  /** Milliseconds since 1970. */
  readonly created: number
  readonly changed: number
  /** Rises with every save: two windows on one table must not overwrite each other. */
  readonly revision: number
  readonly moves: number
  /** Bit set of the seats that are waited for. */
  readonly waiting: number
  /** Name of the ending, empty while the game runs; and who won, −1 for nobody. */
  readonly ending: string
  readonly winner: number
  /** Bit set of all who came first, and whether the table won or lost as one, if there is more to say than who won. */
  readonly winners?: number
  readonly together?: 'won' | 'lost'
  /** It is a guided first turn. */
  readonly guided?: boolean
  /** Where the game stood when somebody last looked, in the language they used. */
  readonly summary?: { readonly language: string; readonly text: string }
}

/** What changes with a move. */
export type Progress = Pick<
  TableRow,
  'holders' | 'names' | 'moves' | 'waiting' | 'ending' | 'winner' | 'winners' | 'together'
>

/** A table that nobody has sat down at yet. */
export function newRow(
  about: Pick<TableRow, 'id' | 'game' | 'name' | 'options' | 'holders' | 'secret'>,
  now: number,
): TableRow {
  return { ...about, names: [], created: now, changed: now, revision: 0, moves: 0, waiting: 0, ending: '', winner: -1 }
}
