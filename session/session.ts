import {
  everySeat,
  type Fault,
  type Game,
  type GameRecord,
  hashText,
  type Journal,
  type Json,
  type Opening,
  type Options,
  openJournal,
  type Promised,
  playsWith,
  printRecord,
  promisedDice,
  type RulesChange,
  recordOf,
  type State,
  startJournal,
  tableChance,
  write,
} from '@spanish-main/kernel'
import { chairsOf, type Holder, printHolder } from './holders.ts'
import { type Memory, newMemory, noteDice, recall } from './memory.ts'

/** A table without its furniture: a journal, who sits where, and what was agreed. Server and browser run the same. */
export interface Session<S extends State> extends Memory<S> {
  readonly journal: Journal<S>
  /** The record could not be opened to go on: it is only shown. */
  readonly readOnly: boolean
  /** When the rules changed under this table. */
  readonly changes: readonly RulesChange[]
}

export interface NewSession<S extends State> {
  readonly game: Game<S>
  readonly options: Options
  readonly holders: readonly Holder[]
  /** 64 hexadecimal digits; its hash is published at once, itself when the game is over. */
  readonly secret: string
  /** What each seat adds to the dice. */
  readonly nonces?: readonly string[]
  /** In a campaign: the head of the chain of the table before, and what it handed on. */
  readonly before?: string
  readonly legacy?: Json
}

export function startSession<S extends State>(about: NewSession<S>): Session<S> {
  const { game, options, holders, secret, nonces = [], before, legacy } = about
  const chairs = chairsOf(holders)
  const header = {
    seats: holders.length,
    options,
    commitment: hashText(secret),
    nonces,
    ...(chairs === everySeat(holders.length) ? {} : { chairs }),
    ...(before === undefined ? {} : { before }),
    ...(legacy === undefined ? {} : { legacy }),
  }
  const journal = startJournal(game, header, tableChance(secret, nonces, 0), secret)
  nameHolders(journal, holders)
  return { ...newMemory(game, holders, journal.header), journal, readOnly: false, changes: [] }
}

function nameHolders<S extends State>(journal: Journal<S>, holders: readonly Holder[]): void {
  for (const [seat, holder] of holders.entries()) write(journal, { kind: 'seat', seat, text: printHolder(holder) })
}

/** A saved table: its record, what lies beside it, and its secret, which a finished record tells itself. */
export interface Saved {
  readonly record: GameRecord
  readonly position?: string
  readonly secret?: string
  /** A table that came without its secret goes on with these dice. */
  readonly dice?: { readonly secret: string; readonly nonces: readonly string[] }
  /** Who sat there before the record said so itself. */
  readonly holders?: readonly Holder[]
}

export interface OpenedSession<S extends State> {
  readonly session: Session<S>
  readonly opening: Opening
  readonly damaged: boolean
  readonly faults: readonly Fault[]
  readonly problems: readonly string[]
}

/**
 * In which condition a table was found. It goes on from exactly its last position, if the rules have changed or its
 * record is damaged, too; if that position is lost it can only be looked at: `read-only` if the rules no longer play it,
 * `broken` if its record is damaged.
 */
export type Condition = 'good' | 'rules-changed' | 'damaged' | 'read-only' | 'broken'

export function conditionOf<S extends State>(found: Pick<OpenedSession<S>, 'opening' | 'damaged'>): Condition {
  const { opening, damaged } = found
  if (opening === 'read-only') return damaged ? 'broken' : 'read-only'
  return damaged ? 'damaged' : opening === 'resumed' ? 'rules-changed' : 'good'
}

/** The secret is not the one that the table promised. */
export class WrongSecret extends Error {}

/** The secret of a saved table, which must be the one that was promised, unless there are fresh dice. */
export function checkSecret({ record, secret: known }: Saved, fresh: boolean): { secret: string; dice: Promised } {
  const dice = promisedDice(record).at(-1)!
  const secret = dice.secret ?? known ?? ''
  if (!fresh && dice.commitment !== '' && hashText(secret) !== dice.commitment) {
    throw new WrongSecret('The secret is not the one that the table promised.')
  }
  return { secret, dice }
}

/** Opens a saved session. It goes on from exactly its last position, or else is read-only. */
export function openSession<S extends State>(game: Game<S>, saved: Saved): OpenedSession<S> {
  const { record, position } = saved
  const { header } = record
  if (!playsWith(game, header.pack)) {
    throw new Error(`The table is played with the data pack ${header.pack?.title ?? "of the game's own"}.`)
  }
  const over = record.entries.some(entry => entry.kind === 'end')
  const fresh = over || saved.secret !== undefined ? undefined : saved.dice
  const { secret, dice } = checkSecret(saved, fresh !== undefined)
  const holders = saved.holders ?? header.names.map(name => ({ kind: 'person' as const, name }))
  const memory = newMemory(game, holders, header)
  const { journal, opening, damaged, faults, problems, changes } = openJournal(
    game,
    record,
    { below: () => 0 },
    { ...(position === undefined ? {} : { position }), before: (entry, state) => recall(memory, entry, state) },
  )
  if (opening === 'resumed') memory.request = undefined
  const readOnly = opening === 'read-only'
  // A record of the first format does not say who sits where: from now on it does.
  if (!over && !readOnly && !record.entries.some(entry => entry.kind === 'seat')) nameHolders(journal, memory.holders)
  const session = { ...memory, journal, readOnly, changes }
  if (fresh !== undefined) changeDice(session, fresh.secret, fresh.nonces)
  else if (secret !== '') {
    journal.chance.turnTo(tableChance(secret, dice.nonces, memory.epoch))
    journal.secret = secret
  }
  return { session, opening, damaged, faults, problems }
}

/** The dice of the table from now on: another secret, which is promised here, and other nonces. */
export function changeDice<S extends State>(session: Session<S>, secret: string, nonces: readonly string[]): void {
  const { journal } = session
  const commitment = hashText(secret)
  noteDice(session, { commitment, nonces })
  journal.secret = secret
  journal.chance.turnTo(tableChance(secret, nonces, 0))
  write(journal, { kind: 'dice', commitment, nonces })
}

/** The whole record as text. What must be kept grows by `entriesSince`. */
export function saveSession<S extends State>(session: Session<S>): string {
  return printRecord(recordOf(session.journal))
}
