// Two tables with different data packs in one process never mix.
import { sideBySide } from '@spanish-main/kernel/harness'
import { expect, test } from 'vitest'
import { DEFAULT_PACK } from './data/index.ts'
import { maracaibo } from './rules/index.ts'

test('two tables with different packs, played by turns, go as each goes alone', () => {
  const cards = DEFAULT_PACK.cards.map(card => ({ ...card, cost: card.cost + 2 }))
  const made = maracaibo.withPack!({ ...DEFAULT_PACK, title: 'Dearer', cards })
  if (!('game' in made)) throw new Error(made.errors.join('\n'))
  const { alone, beside } = sideBySide([maracaibo, made.game], { seats: 3, seed: 3 }, 200)
  expect(beside).toEqual(alone)
  // Else it would mean nothing.
  expect(alone[0]).not.toEqual(alone[1])
})
