import { describe, expect, test } from 'vitest'
import { DECK, RECYCLED, RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

const market = (hand: string, year = 1608) =>
  position(
    'england france',
    `year ${year}
     england: figure colonist-1, hand C01${hand}
     turn of england`,
  ).play('england play C01')

describe('RS-black-market', () => {
  test('RS-black-market: any number of Market and Haven cards for $2 each', () => {
    const table = market(' M01 R02 haven-tortuga').play('england use black-market', 'england sell M01')
    table.play('england sell haven-tortuga', 'england done')
    expect(table.state.money[RED]).toBe(4)
    expect(table.state.place[table.card('M01')]).toBe(RECYCLED)
    expect(table.state.place[table.card('haven-tortuga')]).toBe(DECK)
    expect(table.told('sold')).toEqual([
      [RED, 2],
      [RED, 2],
    ])
    expect(table.choices('england')).toContain('play R02')
  })

  test('RS-black-market, OM-debasement: also after the Debasement', () => {
    const table = market(' M01', 1628).play('england use black-market', 'england sell M01')
    expect(table.state.money[RED]).toBe(2)
    expect(table.choices('england')).toEqual(['end-turn'])
  })

  test('RS-black-market: only cards in Hand, and not without any', () => {
    expect(market(' M01').play('england use black-market').refusal('england sell C01')).toBe(
      'RS-black-market/not-in-hand',
    )
    expect(market('').refusal('england use black-market')).toBe('RS-black-market/no-cards')
  })
})
