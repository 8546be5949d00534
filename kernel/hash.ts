import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export type Hash = (text: string) => string

/** The hash that runs everywhere. */
export const portableHash: Hash = text => bytesToHex(sha256(utf8ToBytes(text)))

let hash = portableHash

/** Takes the platform's own SHA-256, which is faster; with nothing, the portable one again. The results are the same. */
export function useHash(platform: Hash = portableHash): void {
  hash = platform
}

/** SHA-256 of a text, in hex. */
export function hashText(text: string): string {
  return hash(text)
}
