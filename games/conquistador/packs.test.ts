// Two tables with different data packs in one process never mix.
import { advance, apply, digest, fastChance, firstSeat, type Game, legal, newGame, waiting } from '@spanish-main/kernel'
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

function begin(game: Game<Conquest>, seed: number) {
  const world = { chance: fastChance(seed), listen: undefined }
  const g = newGame(game, 3, { turns: 5 }, world)
  advance(game, g, world)
  return (i: number): string => {
    if (g.ended !== 0) return 'over'
    const seat = firstSeat(waiting(game, g))
    const moves = legal(game, g, seat)
    apply(game, g, seat, moves[(seed + 7 * i) % moves.length], world)
    return digest(g)
  }
}

test('a game goes the same way whether another pack is played beside it or not', () => {
  const rich = conquistadorWith(other)
  const alone = begin(conquistador, 3)
  const lonely = Array.from({ length: 300 }, (_, i) => alone(i))
  const [one, two] = [begin(conquistador, 3), begin(rich, 3)]
  const beside: string[] = []
  for (let i = 0; i < 300; i++) {
    beside.push(one(i))
    two(i)
  }
  expect(beside).toEqual(lonely)
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
