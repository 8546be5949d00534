import { describe, expect, test } from 'vitest'
import { fastChance } from './chance/fast.ts'
import { cove, coveDefinition } from './fixture/cove.ts'
import { turn } from './fixture/turn.ts'
import { defineGame, newGame } from './game.ts'

const world = () => ({ chance: fastChance(1), listen: undefined })

describe('a definition', () => {
  test('that names two procedures alike is refused', () => {
    expect(() => defineGame({ ...coveDefinition, procedures: [turn, turn] })).toThrow(
      'cove: two procedures are called turn.',
    )
  })

  test('whose moves take an unknown domain is refused', () => {
    const { card, ...vocabulary } = coveDefinition.vocabulary
    expect(card).toBeDefined()
    expect(() => defineGame({ ...coveDefinition, vocabulary })).toThrow('turn crew: there is no domain card.')
  })
})

describe('a new game', () => {
  test('takes the first value of an option left out', () => {
    expect(newGame(cove, 2, {}, world()).lastRound).toBe(12)
    expect(newGame(cove, 2, { short: true }, world()).lastRound).toBe(4)
  })

  test('names an option that is not there and a value that it does not take', () => {
    expect(() => newGame(cove, 2, { long: true }, world())).toThrow('There is no option long.')
    expect(() => newGame(cove, 2, { short: 'yes' }, world())).toThrow('Option short takes false, true, not yes.')
  })

  test.each([0, 1, 5, 2.5])('is not played by %s seats', seats => {
    expect(() => newGame(cove, seats, {}, world())).toThrow('cove is played by 2, 3, 4 seats')
  })
})
