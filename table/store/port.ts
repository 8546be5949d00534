import type { Batch } from '@spanish-main/session'

// Where tables are kept. An adapter knows no game: it keeps lines and texts under a table's name.

/** A table as it is kept, without the lines of its record. */
export interface StoredTable {
  readonly id: string
  /** Rises with every change: whoever changes a table says which revision it knows. */
  readonly revision: number
  /** Everything about the table that is not in its record, as JSON. */
  readonly room: string
  /** The head of the record; empty until the game begins. */
  readonly head: string
  readonly entries: number
  readonly position: string
  /** A short cut for opening it, or nothing. */
  readonly snapshot: string
}

/** What a key opens. Only its hash is kept. */
export interface Key {
  readonly hash: string
  readonly table: string
  readonly role: Role
  /** −1 for keys that belong to no seat. */
  readonly seat: number
}

export type Role = 'seat' | 'host' | 'feed'

/** Where a table stands in lists, and when something is to be done about it. */
export interface Listing {
  /** It is shown to everybody. */
  readonly listed: boolean
  /** When it wants to be woken, in the service's own time; never if undefined. */
  readonly due: number | undefined
}

/** Everything that happens to a table at one moment: all of it is kept, or none. */
export interface Change extends Listing {
  readonly table: string
  /** The revision that the writer knows; if there is another, nothing is kept. */
  readonly revision: number
  readonly room: string
  readonly batch?: Batch
  readonly snapshot?: string
  /** Lines to be added to what was said at the table. */
  readonly talk?: readonly string[]
  readonly keys?: readonly Key[]
  /** Keys of this role and seat stop working, before new ones are added. */
  readonly revoke?: readonly Pick<Key, 'role' | 'seat'>[]
}

/** A private paper of a seat. */
export type Paper = 'notes' | 'calls'

export interface Store {
  create(table: string, room: string, listing: Listing, keys: readonly Key[]): Promise<void>
  load(table: string): Promise<StoredTable | undefined>
  /** The lines of a record from one number on. */
  lines(table: string, from?: number): Promise<string[]>
  /** What was said last, at most so many lines. */
  talk(table: string, most: number): Promise<string[]>
  commit(change: Change): Promise<void>
  /** Puts a short cut for opening beside a table, or takes it away if it is empty. Nothing depends on it. */
  putDown(table: string, snapshot: string): Promise<void>
  /** The rooms of these tables, as far as there are any. */
  rooms(tables: readonly string[]): Promise<{ id: string; room: string }[]>
  /** The rooms that everybody may see, the last changed first. */
  listed(most: number): Promise<{ id: string; room: string }[]>
  /** Tables that want to be woken by now. */
  due(now: number, most: number): Promise<string[]>

  key(hash: string): Promise<Key | undefined>
  /** Puts a key into a purse. */
  grant(purse: string, key: string): Promise<void>
  keysIn(purse: string): Promise<Key[]>
  /** Which purses hold a key. */
  pursesWith(key: string): Promise<string[]>
  /** Keys of a table. */
  keysOf(table: string): Promise<Key[]>
  /** A code that opens a purse once, until a moment. */
  addCode(code: string, purse: string, until: number): Promise<void>
  takeCode(code: string, now: number): Promise<string | undefined>

  putPaper(table: string, seat: number, paper: Paper, text: string): Promise<void>
  paper(table: string, seat: number, paper: Paper): Promise<string | undefined>

  /** A value of the whole service. */
  setFact(name: string, value: string): Promise<void>
  fact(name: string): Promise<string | undefined>
  close(): Promise<void>
}

/** The secrets of tables' dice, apart from their records. */
export interface Vault {
  keep(table: string, secret: string): Promise<void>
  secretOf(table: string): Promise<string | undefined>
  close(): Promise<void>
}

/** Somebody else has changed the table meanwhile. Nothing was kept. */
export class Conflict extends Error {}
/** Nothing more can be kept: no room is left. */
export class StoreFull extends Error {}
/** The store cannot be written now; later it can. */
export class StoreBusy extends Error {}
