import { chacha20 } from '@noble/ciphers/chacha.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chachaChance, secretBytes, tableKey } from './chacha.ts'

const WORD = 2 ** 32
const NO_KEY = new Uint8Array(32)
const COUNTING_KEY = Uint8Array.from({ length: 32 }, (_, i) => i)

describe('the cipher keeps to RFC 8439', () => {
  test('2.4.2: the sunscreen message', () => {
    const nonce = hexToBytes('000000000000004a00000000')
    const message =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
    expect(bytesToHex(chacha20(COUNTING_KEY, nonce, utf8ToBytes(message), undefined, 1))).toBe(
      '6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0bf91b65c5524733ab8f593dabcd62b3571639d624e65152ab' +
        '8f530c359f0861d807ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab77937365af90bbf74a35be6b40b8eedf2785e42874d',
    )
  })

  test('A.1, vector 1: the keystream of nothing', () => {
    expect(bytesToHex(chacha20(NO_KEY, new Uint8Array(12), new Uint8Array(64), undefined, 0))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    )
  })
})

describe('a draw is four words of the keystream', () => {
  test('A.1, vectors 1 and 2: draws 0 to 3 are block 0, draws 4 to 7 block 1', () => {
    const chance = chachaChance(NO_KEY)
    const firstWords = Array.from({ length: 8 }, (_, i) => chance.below(0, i, WORD))
    expect(firstWords).toEqual([
      0xade0b876, 0xb819d2bd, 0x7c5941da, 0xf4b8436a, 0xbee7079f, 0xa0290fcb, 0x7621b729, 0x281fed31,
    ])
  })

  test('2.3.2: stream, epoch and index are nonce and counter', () => {
    const chance = chachaChance(COUNTING_KEY, 0x4a000000)
    const drawn = [4, 5, 6, 7].map(index => chance.below(0x09000000, index, WORD))
    expect(drawn).toEqual([0xe4e7f110, 0xc7f4d1c7, 0x466482d2, 0xd19c12b5])
  })

  test('a word that would favour low numbers is passed over for the next', () => {
    // The words of draw 0 are ade0b876, 903df1a0, e56a5d40, 28bd8653: with n = 2³¹ + 1 the first three are unfair.
    expect(chachaChance(NO_KEY).below(0, 0, 2 ** 31 + 1)).toBe(0x28bd8653)
  })
})

describe('the n-th draw depends only on key, stream, epoch and n', () => {
  const draw = fc.record({ stream: fc.nat(5), index: fc.nat(500), n: fc.integer({ min: 1, max: 1000 }) })

  test('whatever was drawn before', () => {
    fc.assert(
      fc.property(fc.array(draw, { minLength: 1, maxLength: 30 }), draws => {
        const busy = chachaChance(COUNTING_KEY)
        for (const { stream, index, n } of draws) {
          const value = busy.below(stream, index, n)
          expect(value).toBe(chachaChance(COUNTING_KEY).below(stream, index, n))
          expect(value).toBeLessThan(n)
        }
      }),
    )
  })

  test('streams, epochs and keys give different numbers', () => {
    const sequence = (key: Uint8Array, epoch: number, stream: number) => {
      const chance = chachaChance(key, epoch)
      return Array.from({ length: 40 }, (_, i) => chance.below(stream, i, 1000)).join()
    }
    const other = COUNTING_KEY.with(31, 0)
    const all = [sequence(NO_KEY, 0, 0), sequence(COUNTING_KEY, 0, 0), sequence(other, 0, 0)]
    all.push(sequence(COUNTING_KEY, 1, 0), sequence(COUNTING_KEY, 0, 1), sequence(COUNTING_KEY, 1, 1))
    expect(new Set(all).size).toBe(all.length)
  })

  test.each([2, 6, 7, 80, 100])('numbers below %i come equally often', n => {
    const chance = chachaChance(COUNTING_KEY)
    const draws = 2000 * n
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < draws; i++) counts[chance.below(3, i, n)]++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    // Six standard deviations above the mean of a fair source.
    expect(chiSquare).toBeLessThan(n - 1 + 6 * Math.sqrt(2 * (n - 1)))
    expect(chiSquare).toBeGreaterThan(0)
  })
})

describe('a table key', () => {
  const secret = 'a'.repeat(64)

  test('changes with the secret and with every nonce', () => {
    const keys = [
      tableKey(secretBytes(secret), []),
      tableKey(secretBytes(secret), ['x']),
      tableKey(secretBytes(secret), ['x', 'y']),
      tableKey(secretBytes(secret), ['y', 'x']),
      tableKey(secretBytes('b'.repeat(64)), ['x', 'y']),
    ].map(bytesToHex)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.every(key => key.length === 64)).toBe(true)
  })

  test.each(['', 'a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64)])('is not made of "%s"', text => {
    expect(() => secretBytes(text)).toThrow('64 hexadecimal digits')
  })
})
