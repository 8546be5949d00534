import { askBot, fastChance, firstSeat, legal, printMove, waiting } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'
import { paxHispanica } from '../rules/index.ts'
import { position, solitaire } from '../scenario.ts'
import { deckhand } from './deckhand.ts'

/** What the deckhand does in a position, with each of several whims. */
function doings(lines: string): Set<string> {
  const { state } = position('england france', lines, { otherwise: fastChance(1) })
  const seat = firstSeat(waiting(paxHispanica, state))
  const all = Array.from({ length: 12 }, (_, seed) => askBot(paxHispanica, deckhand, state, seat, seed))
  return new Set(all.map(code => printMove(paxHispanica, code)))
}

describe('the deckhand', () => {
  test('makes legal moves to the end of a game', () => {
    const { problems, stuck } = playout(
      paxHispanica,
      { seats: 3, options: { length: 'comet-short' }, seed: 4 },
      {
        gate: true,
        policy: (g, seat, moves, chance) => {
          const code = askBot(paxHispanica, deckhand, g, seat, chance.int(1 << 30))
          expect(moves).toContain(code)
          return code
        },
      },
    )
    expect([problems, stuck]).toEqual([[], false])
  })

  test('brings Treasure home when EUROPE is in reach', () => {
    const home = doings(
      'year 1625   england: ships S01 S03 S09, fleet tortuga, cargo chest chest chest   turn of england',
    )
    expect([...home]).toEqual(['europe'])
  })

  test('knows nothing but its view: what others hold in secret changes nothing', () => {
    const lines = (hand: string) =>
      `year 1625   england: ships S01, fleet curacao, hand C05   france: ships S20, hand ${hand}   turn of england`
    expect(doings(lines('haven-curacao'))).toEqual(doings(lines('haven-tortuga')))
  })

  /** What it does alone, with PLUNDER Ships off Nova Andalusia. */
  const alone = (lines: string) => {
    const { state } = solitaire(`england: peers R20   ${lines}   turn of england`)
    return printMove(paxHispanica, askBot(paxHispanica, deckhand, state, 0, 1))
  }

  test('PR-maroon-king: alone it counts the free natives on its side', () => {
    const raid = (natives: string) =>
      alone(`year 1613   england: ships S04, fleet trinidad   cumana: spain, slave${natives}`)
    expect(raid('   warao-delta: indigenous')).toBe('attack cumana')
    expect(raid('')).not.toBe('attack cumana')
  })

  test('LT-1: alone it leads with a Ship that may attack the Spanish', () => {
    expect(alone('year 1612   england: ships S18 S04')).toBe('flagship S04')
    expect(alone('year 1612   england: ships S04 S18')).toBe('end-turn')
  })

  test('does the same with the same whim', () => {
    const { state } = position('england france', 'year 1625   england: ships S01, fleet curacao   turn of england')
    const seat = firstSeat(waiting(paxHispanica, state))
    expect(legal(paxHispanica, state, seat).length).toBeGreaterThan(1)
    const [first, second] = [9, 9].map(seed => askBot(paxHispanica, deckhand, state, seat, seed))
    expect(first).toBe(second)
  })
})
