import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

/** A year without a turn at sea: the comet of its card skips C4. */
const cometYear = (year: number, lines = '', next: readonly string[] = ['inquisition']) =>
  position('drake lerma', `year ${year}   ${lines}   begin year`, { chance: { cards: ['comet-1607', ...next] } })

describe('the year', () => {
  test('A1, C6.2: one year follows the other', () => {
    const table = cometYear(1604).play('drake enough', 'lerma enough')
    expect([table.state.year, table.told('year')]).toEqual([1605, [[1604], [1605]]])
  })

  test('A2.2: 1649 is played to its end, and then the game is over', () => {
    const table = position('drake lerma', 'year 1649   drake: $4   lerma: $3   begin year', {
      chance: { cards: ['inquisition'] },
    })
    table.play('lerma pass', 'drake pass')
    table.play('drake crown drake', 'lerma crown lerma', 'drake ready', 'drake finish', 'lerma ready', 'lerma finish')
    table.play('drake enough', 'lerma enough')
    expect([table.state.ended, table.state.winner]).toEqual([2, 0])
  })

  test('A3: gold and tents in coffers count, nothing else', () => {
    const table = position(
      'drake lerma',
      'drake: $24   lerma: $0, tents 1, soldiers 1   barbados: drake, size 3, profit 3   operations of drake',
    ).play('drake agree', 'lerma agree')
    expect(table.state.winner).toBe(1)
  })

  test('C1.2: only the first card of the year strikes', () => {
    const table = cometYear(1604)
    expect(table.told('drew')).toHaveLength(1)
    expect(table.told('calm').length + table.told('storm-struck').length).toBeLessThanOrEqual(1)
  })

  test('C3b.7, C3b.1: events break out in the order of the cards, and a demand doubles from then on', () => {
    const table = position('drake lerma kettler stuyvesant le-vasseur richelieu', 'year 1602   begin year', {
      chance: { cards: ['demand-salt', 'war-dutch'] },
    })
    expect(table.told('broke')).toEqual([[table.at('demand-salt')], [table.at('war-dutch')]])
  })

  test('C6.3: what held for the year is over', () => {
    const table = cometYear(1604, 'persecution   sanctuary lerma   barbados: lerma, besieged')
    table.play('drake enough', 'lerma enough')
    const { state } = table
    expect([state.persecution, state.sanctuary, state.flags[table.at('barbados')], state.garrisoned]).toEqual([
      0, 0, 0, 0,
    ])
  })
})
