import { hash } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { cove } from './fixture/cove.ts'
import { playJournal } from './harness/histories.ts'
import { hashText, portableHash, useHash } from './hash.ts'
import { recordOf } from './journal.ts'
import { replay } from './replay.ts'

const platform = (text: string) => hash('sha256', text)

afterEach(() => useHash())

describe.each([
  ['the portable hash', portableHash],
  ["the platform's hash", platform],
])('%s', (_name, given) => {
  test('is SHA-256 as everybody else computes it', () => {
    useHash(given)
    expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hashText('Ω')).toBe('e3c622e5fd53065d82b70802b06f30aee09e564e033a7d13c773fa67d5fcf1e8')
  })
})

test('both give the same, whatever the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => platform(text) === portableHash(text)))
})

test('a record written with one is read with the other', () => {
  const { journal } = playJournal(cove, { seats: 3, seed: 2 })
  useHash(platform)
  const { problems, chain } = replay(cove, recordOf(journal))
  expect(problems).toEqual([])
  expect(chain).toBe(journal.chain.head())
})
