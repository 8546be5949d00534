import { advance, defineGame, fastChance, newGame, type Options, type World } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { paxHispanica } from './index.ts'
import { procedures } from './procedures.ts'
import type { Pax } from './state.ts'
import { sequence, step } from './words.ts'

/** What the stubbed years leave behind. */
let diary: string[] = []

const STUBBED = ['omens', 'archbishop', 'goods-year', 'auction-year', 'play-year', 'sail-year'] as const

/** The game with nothing in its years: what is left is their sequence. */
const calendarOnly = defineGame<Pax>({
  ...paxHispanica,
  procedures: [
    ...procedures.filter(each => !STUBBED.some(name => name === each.name)),
    ...STUBBED.map(name => sequence(name, [step('D0-order', g => void diary.push(`${g.year} ${name}`))])),
  ],
})

function play(options: Options = {}) {
  diary = []
  const told: string[] = []
  const world: World = { chance: fastChance(1), listen: event => told.push(`${event.kind} ${event.args}`) }
  const g = newGame(calendarOnly, 3, options, world)
  advance(calendarOnly, g, world)
  return { g, told }
}

describe('D0', () => {
  test('D0-cycle, D0-parrot, C3k: goods, auction, play and sail year, one after the other', () => {
    const { told } = play()
    const years = diary.filter(line => line.endsWith('-year'))
    expect(years.slice(0, 5)).toEqual([
      '1598 goods-year',
      '1599 auction-year',
      '1600 play-year',
      '1601 sail-year',
      '1602 goods-year',
    ])
    expect(years).toHaveLength(52)
    expect(told.filter(line => line.startsWith('year-begins')).slice(0, 2)).toEqual([
      'year-begins 1598',
      'year-begins 1599',
    ])
  })

  test('D0-omen, AMB-53: each year begins with its Omens, then the ARCHBISHOP', () => {
    play()
    expect(diary.slice(0, 4)).toEqual(['1598 omens', '1598 archbishop', '1598 goods-year', '1599 omens'])
  })

  test('G3a, GL-dove: the game ends after the sail year of the Dove, by counting tokens', () => {
    const { g } = play()
    expect(diary[diary.length - 1]).toBe('1649 sail-year')
    expect(g.ended).not.toBe(0)
    play({ length: 'short' })
    expect(diary[diary.length - 1]).toBe('1637 sail-year')
  })

  test('VA-comet-short: the first year is 1614, a goods year', () => {
    play({ length: 'comet-short' })
    expect(diary[2]).toBe('1614 goods-year')
  })
})
