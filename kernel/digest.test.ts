import { expect, test } from 'vitest'
import { canonical, digest, hashText } from './digest.ts'
import { freshState } from './state.ts'

test('SHA-256 of a text, as everybody else computes it', () => {
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hashText('Ω')).toBe('e3c622e5fd53065d82b70802b06f30aee09e564e033a7d13c773fa67d5fcf1e8')
})

test('equal states have one digest, whatever order their fields were made in', () => {
  const g = freshState(2, 1)
  const turned = Object.fromEntries(Object.entries(g).reverse()) as unknown as typeof g
  expect(canonical(turned)).toBe(canonical(g))
  expect(digest(turned)).toBe(digest(g))
})

test('any difference changes the digest', () => {
  const g = freshState(2, 1)
  const all = [g, { ...g, asked: 1 }, { ...g, draws: [1] }, { ...g, tide: 0 }, { ...freshState(2, 2) }].map(digest)
  expect(new Set(all).size).toBe(all.length)
})
