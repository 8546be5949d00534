import { expect, test } from 'vitest'
import { firstClause } from './tiles.tsx'

test('a line that finds no room is cut to its first clause, which is true by itself; a single clause to nothing', () => {
  expect(firstClause('Anchor it: a Galleon; in port also a card.')).toBe('Anchor it: a Galleon.')
  expect(firstClause('Draw a card.')).toBe('')
})
