import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Chance } from './chance.ts'

/** Each draw owns this many 32-bit words; a word that would favour low numbers is passed over for the next. */
const WORDS_PER_DRAW = 4
const BLOCK = 64
const DRAWS_PER_BLOCK = BLOCK / 4 / WORDS_PER_DRAW
/** Consecutive blocks are made together: the cipher's set-up costs more than the blocks. */
const BLOCKS_CACHED = 8
const DRAWS_CACHED = DRAWS_PER_BLOCK * BLOCKS_CACHED

/** A table's secret is written as 64 hexadecimal digits. */
export function secretBytes(secret: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new Error('A secret is 64 hexadecimal digits.')
  return hexToBytes(secret)
}

/** The key of a table: its own secret mixed with a nonce from each seat, so that nobody alone chooses the dice. */
export function tableKey(secret: Uint8Array, nonces: readonly string[]): Uint8Array {
  return sha256(concatBytes(secret, utf8ToBytes(`\n${nonces.join('\n')}`)))
}

/**
 * Chance for tables: ChaCha20 keyed by the table's secret. The n-th draw of a stream depends on nothing but
 * the key, the stream, the epoch and n, so it can be checked by anybody once the secret is published.
 */
export function chachaChance(key: Uint8Array, epoch = 0): Chance {
  const cached: { from: number; words: DataView }[] = []
  const zeros = new Uint8Array(BLOCK * BLOCKS_CACHED)

  function words(stream: number, index: number): DataView {
    const from = index - (index % DRAWS_CACHED)
    const hit = cached[stream]
    if (hit !== undefined && hit.from === from) return hit.words
    const nonce = new Uint8Array(12)
    const view = new DataView(nonce.buffer)
    view.setUint32(0, stream, true)
    view.setUint32(4, epoch, true)
    const bytes = chacha20(key, nonce, zeros, undefined, from / DRAWS_PER_BLOCK)
    const fresh = { from, words: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
    cached[stream] = fresh
    return fresh.words
  }

  return {
    below(stream, index, n) {
      const bytes = words(stream, index)
      const start = (index % DRAWS_CACHED) * WORDS_PER_DRAW * 4
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % n)
      for (let word = 0; word < WORDS_PER_DRAW; word++) {
        const value = bytes.getUint32(start + word * 4, true)
        if (value < fair) return value % n
      }
      // Four refused words in a row: for any n below 2,000 less likely than 2⁻⁸⁰.
      return bytes.getUint32(start, true) % n
    },
  }
}
