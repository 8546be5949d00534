/** Words of a text in small letters, without punctuation; apostrophes join, everything else parts. */
export function wordsOfText(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replace(/['’`]/g, '')
  return plain.match(/\p{L}+|\p{Nd}+/gu) ?? []
}

/** Length of a run of words that our texts may not share with a rulebook. */
export const SHINGLE_LENGTH = 8

/** FNV-1a, 32 bits, over the UTF-8 bytes of a text. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of utf8(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

function* utf8(text: string): Generator<number> {
  for (const character of text) {
    const code = character.codePointAt(0)!
    if (code < 0x80) yield code
    else if (code < 0x800) yield* [0xc0 | (code >> 6), 0x80 | (code & 63)]
    else if (code < 0x10000) yield* [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
    else yield* [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
  }
}

/** Every run of eight words of a text with its hash. */
export function shinglesOf(text: string): { words: string; hash: number }[] {
  const words = wordsOfText(text)
  const shingles: { words: string; hash: number }[] = []
  for (let start = 0; start + SHINGLE_LENGTH <= words.length; start++) {
    const run = words.slice(start, start + SHINGLE_LENGTH).join(' ')
    shingles.push({ words: run, hash: fnv1a(run) })
  }
  return shingles
}

/** Whether a sorted list of hashes, four bytes each with the lowest first, contains a hash. */
export function containsHash(sorted: DataView, hash: number): boolean {
  let low = 0
  let high = sorted.byteLength / 4
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = sorted.getUint32(middle * 4, true)
    if (value === hash) return true
    if (value < hash) low = middle + 1
    else high = middle
  }
  return false
}
