// Two tables with different data packs in one process never mix.
import { advance, type Game, newGame } from '@spanish-main/kernel'
import { sideBySide } from '@spanish-main/kernel/harness'
import { expect, test } from 'vitest'
import { DEFAULT_PACK, type Pack } from './data/index.ts'
import { conquistador, conquistadorWith } from './rules/index.ts'
import type { Conquest } from './rules/state.ts'

/** Richer taxes, other mines: every turn goes differently. */
const other: Pack = {
  ...DEFAULT_PACK,
  title: 'Richer',
  taxes: DEFAULT_PACK.taxes.map(row => row.map(ducats => ducats + 3)),
}

test('two tables with different packs, played by turns, go as each goes alone', () => {
  const games = [conquistador, conquistadorWith(other)] as const
  const { alone, beside } = sideBySide(games, { seats: 3, seed: 3, options: { turns: 5 } }, 300)
  expect(beside).toEqual(alone)
  // Else it would mean nothing.
  expect(alone[0]).not.toEqual(alone[1])
})

test('the taxes of a pack are those that are paid', () => {
  const world = { chance: { below: () => 0 }, listen: undefined }
  const ducats = (game: Game<Conquest>) => {
    const g = newGame(game, 2, { turns: 5 }, world)
    advance(game, g, world)
    return g.treasury[0]
  }
  expect(ducats(conquistadorWith(other)) - ducats(conquistador)).toBe(3)
})

test('a broken pack is refused in sentences', () => {
  expect(conquistador.withPack?.({ ...DEFAULT_PACK, taxes: [] })).toMatchObject({ errors: [expect.any(String)] })
})
