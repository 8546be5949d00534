// Secrets and ids. `getRandomValues` is the one source that every browser offers, over plain http on a local network too.

const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** The secret of a new table: 64 hexadecimal digits. */
export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))

/** What a seat adds to the dice. */
export const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(8)))

/** A short name for a table, one of a kind in this browser. */
export const newId = (): string => hex(crypto.getRandomValues(new Uint8Array(6)))

/** A seed for a bot. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]

/** The same things in an order that is drawn by lot. */
export function drawn<T>(things: readonly T[]): T[] {
  const left = [...things]
  return things.map(() => left.splice(crypto.getRandomValues(new Uint32Array(1))[0] % left.length, 1)[0])
}
