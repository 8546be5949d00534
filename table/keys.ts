import { createHash } from 'node:crypto'
import type { Change, Key, Role } from './store/port.ts'
import type { World } from './world.ts'

// Keys are capabilities: who has one may do what it opens. Only their hashes are kept.

const PREFIX = { seat: 'sms-', host: 'smh-', feed: 'smf-', purse: 'smp-' } as const

/** 192 bits, as text that is safe in an address. */
const BYTES = 24
const TEXT = /^sm[shfp]-[\w-]{32}$/

/** What a key looks like in somebody's talk. */
const PASTED = /sm[shfp]-[\w-]{32}/

export function mintKey({ random }: World, kind: Role | 'purse'): string {
  return PREFIX[kind] + random(BYTES).toString('base64url')
}

/** Keys are long and random, so a plain hash is as good as a slow one. */
export function hashKey(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether a text can be a key at all: nothing else is looked up. */
export const isKey = (token: string | undefined): token is `sm${string}` => token !== undefined && TEXT.test(token)

/** Letters that nobody sees, and marks on others, hide no key. */
export const holdsKey = (text: string): boolean =>
  PASTED.test(text.normalize('NFKD').replace(/[\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''))

/** A new key for a table, with its text, which is shown once. */
export function newKey(world: World, table: string, role: Role, seat = -1): { key: Key; token: string } {
  const token = mintKey(world, role)
  return { key: { hash: hashKey(token), table, role, seat }, token }
}

/** All keys of a seat: those of its links, and those of its feed. */
export const keysOfSeat = (seat: number): NonNullable<Change['revoke']> => [
  { role: 'seat', seat },
  { role: 'feed', seat },
]

/** Names of tables: short enough to read aloud, too many to guess. */
export function newTableId({ random }: World): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(random(14), byte => letters[byte % letters.length]).join('')
}
