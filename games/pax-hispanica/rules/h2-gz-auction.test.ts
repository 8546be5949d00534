import { describe, expect, test } from 'vitest'
import { solitaire } from '../scenario.ts'
import { HAND, PURPLE, RED } from './state.ts'

const auction = (lines: string, dice: number[], market: string[] = ['M02']) =>
  solitaire(`${lines}\n turn of england`, { chance: { dice, market } })

describe('your auction', () => {
  const lines = 'year 1607\n england: $6\n spain: figure missionary-3\n display: M06'

  test('H2a: you bid openly, from nothing to all you have', () => {
    const table = auction(lines, []).play('england auction mission')
    expect(table.choices('england')).toEqual([0, 1, 2, 3, 4, 5, 6].map(dollars => `bid ${dollars}`))
    expect(table.why('england bid 7')).toMatchObject({ rule: 'D2a-bid', key: 'not-enough-money', params: { money: 6 } })
  })

  test('H2a: as initiator you win ties and pay the Pool', () => {
    const table = auction(lines, [4]).play('england auction mission', 'england bid 4')
    expect(table.state.place[table.card('M06')]).toBe(HAND + RED)
    expect(table.state.money[RED]).toBe(2)
  })

  test('H2b: if he bids more you get his bid, and he plays the card at once', () => {
    const table = auction(lines, [5]).play('england auction mission', 'england bid 4')
    expect(table.state.money[RED]).toBe(11)
    expect(table.told('card-played')).toEqual([[PURPLE, table.card('M06')]])
  })

  test('H2a: without money you bid nothing', () => {
    const table = auction(lines.replace('$6', '$0'), [1]).play('england auction mission')
    expect(table.told('bid')).toEqual([
      [RED, 0],
      [PURPLE, 1],
    ])
    expect(table.state.money[RED]).toBe(1)
  })
})

describe('buried treasure', () => {
  test('H2a: costs $4, without any bidding', () => {
    const table = auction('year 1607\n england: $5', [], ['C07']).play('england buried-treasure colony')
    expect([table.state.money[RED], table.state.place[table.card('C07')]]).toEqual([1, HAND + RED])
    expect(table.told('bid')).toEqual([])
  })

  test('H2a: is closed to those who have less, and $2 for the INCA', () => {
    const poor = auction('year 1607\n england: $3', [])
    expect(poor.why('england buried-treasure colony')).toMatchObject({
      rule: 'H2a',
      key: 'not-enough-money',
      params: { money: 3 },
    })
    const inca = auction('year 1607\n england: $3, peers R15', [], ['C07']).play('england buried-treasure colony')
    expect(inca.state.money[RED]).toBe(1)
    expect(auction('year 1607\n england: $1, peers R15', []).refusal('england buried-treasure colony')).toBe(
      'PR-inca/not-enough-money',
    )
  })
})

describe("the Sun King's bid", () => {
  const won = (table: ReturnType<typeof auction>, card: string) =>
    table.state.place[table.card(card)] === HAND + RED && table.told('die-rolled').length === 0

  test('H2b: PLUNDER and SMUGGLER Ships are yours for nothing', () => {
    expect(won(auction('year 1607\n display: S04', [], ['S08']).play('england auction ship'), 'S04')).toBe(true)
    expect(won(auction('year 1607\n display: S02', [], ['S08']).play('england auction ship'), 'S02')).toBe(true)
  })

  test('H2b: with three Ships he wants no other; PR-merchant-guild: with four', () => {
    const three = 'year 1607\n display: S08\n spain: ships S01 S09 S11'
    expect(won(auction(three, [], ['S04']).play('england auction ship'), 'S08')).toBe(true)
    const guild = auction(`${three}, peers R19`, [3], ['S04']).play('england auction ship')
    expect(guild.state.shipCount[PURPLE]).toBe(4)
    const four = auction('year 1607\n display: S08\n spain: ships S01 S09 S11 S12, peers R19', [], ['S04'])
    expect(won(four.play('england auction ship'), 'S08')).toBe(true)
  })

  test('H2b: one die in Pax, two in War', () => {
    const pax = auction('year 1607\n england: $9\n display: C01', [6], ['C02'])
    expect(pax.play('england auction colony', 'england bid 6').told('bid').at(-1)).toEqual([PURPLE, 6])
    const war = auction('year 1619\n england: $9\n display: C01', [6, 1], ['C02'])
    expect(war.play('england auction colony', 'england bid 9').told('bid').at(-1)).toEqual([PURPLE, 7])
  })

  test('AMB-78: War is read from the year of the Parrot', () => {
    const last = auction('year 1599\n england: $9\n display: C01', [6, 2], ['C02'])
    expect(last.play('england auction colony', 'england bid 9').unused()).toEqual([])
    const pax = auction('year 1615\n england: $9\n display: C01', [6], ['C02'])
    expect(pax.play('england auction colony', 'england bid 9').unused()).toEqual([])
  })
})
