import { expect, test } from 'vitest'
import { canonical, digest } from './digest.ts'
import { freshState } from './state.ts'

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
