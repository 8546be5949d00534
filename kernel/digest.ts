import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { State } from './state.ts'

/** A state as text that is the same for equal states, whatever order their fields were made in. */
export function canonical(g: State): string {
  const state = g as unknown as Record<string, unknown>
  const names = Object.keys(state).sort()
  return `{${names.map(name => `${JSON.stringify(name)}:${JSON.stringify(state[name])}`).join(',')}}`
}

/** Hash of a state, in hex. */
export function digest(g: State): string {
  return hashText(canonical(g))
}

/** SHA-256 of a text, in hex. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
