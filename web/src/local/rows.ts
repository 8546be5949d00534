import type { Json, Options, PackStamp } from '@spanish-main/kernel'
import type { Holder } from '@spanish-main/session'

/** What this browser keeps of a table, besides its record. Its secret is none of it: no page ever reads that. */
export interface TableRow {
  readonly id: string
  readonly game: string
  /** What its people call it; empty for "by its game". */
  readonly name: string
  readonly options: Options
  /** The data pack that it is played with, if not with the game's own components. */
  readonly pack?: PackStamp
  readonly holders: readonly Holder[]
  /** What each seat adds to the dice. */
  readonly nonces: readonly string[]
  /** The seats' names in the record, empty until the game has started. */
  readonly names: readonly string[]
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
  /** In a campaign: what the table before this one handed on, and which that was, if it was played here. */
  readonly before?: Inheritance & { readonly table?: string }
  /** What this table hands on to the next, once it is over. */
  readonly hands?: Inheritance
  /** It is played over the network, where it has the same id, and this is the own seat there. */
  readonly far?: { readonly seat: number }
  /** It is a guided first turn. */
  readonly guided?: boolean
  /** Where the game stood when somebody last looked, in the language they used. */
  readonly summary?: { readonly language: string; readonly text: string }
}

/** What a table of a campaign hands on, and the head of the chain that proves it. */
export interface Inheritance {
  readonly head: string
  readonly legacy: Json
}

/** A table of which so little is left that it cannot be shown. Its record, as far as there is one, can be exported. */
export interface DamagedRow {
  readonly id: string
  readonly damaged: true
}

/** What changes with a move. */
export type Progress = Pick<
  TableRow,
  'holders' | 'names' | 'moves' | 'waiting' | 'ending' | 'winner' | 'winners' | 'together' | 'hands'
>

/** A table that nobody has sat down at yet. */
export function newRow(
  about: Pick<TableRow, 'id' | 'game' | 'name' | 'options' | 'holders' | 'nonces' | 'before' | 'pack'>,
  now: number,
): TableRow {
  return { ...about, names: [], created: now, changed: now, revision: 0, moves: 0, waiting: 0, ending: '', winner: -1 }
}

/**
 * Who sits where in a what-if, for whoever looks back with the eyes of a seat: there, where only bots have played; and
 * against bots, where the others were people over the network.
 */
export function whatIfHolders(
  { holders, far }: Pick<TableRow, 'holders' | 'far'>,
  seat: number,
  bot: string,
): readonly Holder[] {
  const alone = holders.every(({ kind }) => kind !== 'person')
  if (seat < 0 || holders[seat].kind === 'empty' || (far === undefined && !alone)) return holders
  return holders.map((holder, at) => {
    if (at === seat) return holder.kind === 'person' ? holder : { kind: 'person', name: '' }
    return holder.kind === 'person' ? { kind: 'bot', name: bot } : holder
  })
}

/** What the database holds for a table, if it can be shown. */
export function readRow(id: string, value: unknown): TableRow | DamagedRow {
  const row = { nonces: [], names: [], name: '', options: {}, ...(value as Partial<TableRow>) }
  const texts = [row.id, row.game, row.name, row.ending]
  const numbers = [row.created, row.changed, row.revision, row.moves, row.waiting, row.winner]
  const whole =
    texts.every(each => typeof each === 'string') &&
    numbers.every(each => typeof each === 'number') &&
    Array.isArray(row.names) &&
    Array.isArray(row.holders) &&
    row.holders.length > 0 &&
    row.holders.every(each => typeof each?.name === 'string' && typeof each.kind === 'string')
  return whole ? (row as TableRow) : { id, damaged: true }
}

export const isDamaged = (row: TableRow | DamagedRow): row is DamagedRow => 'damaged' in row

/** The lines of a record by their numbers. One that is lost, or is no line, has a place nevertheless: nothing moves up. */
export function linesOf(keys: readonly (readonly [string, number])[], values: readonly unknown[]): string[] {
  const lines: string[] = []
  for (const [at, [, number]] of keys.entries()) {
    const value = values[at]
    lines[number] = typeof value === 'string' && /^[^\r\n]+$/.test(value) ? value : LOST
  }
  return Array.from(lines, line => line ?? LOST)
}

const LOST = '!lost'

/** The table before a table, in a campaign, among these: the one it followed here, else one that ended with that chain. */
export function tableBefore(rows: readonly TableRow[], { before }: Pick<TableRow, 'before'>): TableRow | undefined {
  if (before === undefined) return undefined
  return rows.find(({ id }) => id === before.table) ?? rows.find(({ hands }) => hands?.head === before.head)
}
