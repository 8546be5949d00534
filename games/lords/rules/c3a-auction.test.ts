import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

const lot = (names: string, lines: string) => position(names, `${lines}   begin auctions`)

describe('C3a.2: staying out', () => {
  const opened = () =>
    position('drake lerma kettler', 'drake: $5   lerma: $5   kettler: $5   drawn: caracas   begin auctions')

  test('C3a.2: whoever passes is asked again when somebody bids, whoever stays out is not', () => {
    const table = opened().play('lerma pass', 'drake stay-out', 'kettler bid 1')
    expect(table.waiting()).toEqual(['lerma'])
    table.play('lerma bid 2')
    expect(table.waiting()).toEqual(['kettler'])
    expect(table.refusal('kettler pledge drake 1')).toBe('C3a.2/stays-out')
    table.play('kettler pass')
    expect(table.told('sold')).toEqual([[table.at('lerma'), table.at('caracas'), 2]])
  })
})

describe('C3a: auctions', () => {
  test('C3a.3 example: equal bids for the Inquisition fall to the Catholic', () => {
    const table = lot('stuyvesant lerma raleigh', 'drawn: inquisition   stuyvesant: $3   lerma: $3   raleigh: $3')
    table.play('lerma pass', 'raleigh bid 2', 'stuyvesant bid 2', 'lerma bid 2')
    table.play('raleigh pass', 'stuyvesant pass')
    expect(table.told('sold')).toEqual([[table.at('lerma'), table.at('inquisition'), 2]])
    expect([table.gold('stuyvesant'), table.gold('lerma'), table.gold('raleigh')]).toEqual([3, 1, 3])
  })

  test('C3a.3: without a match the highest crown wins: Raleigh before Stuyvesant', () => {
    const table = lot('stuyvesant raleigh', 'drawn: inquisition   stuyvesant: $3   raleigh: $3')
    table.play('raleigh bid 1', 'stuyvesant bid 1')
    expect(table.waiting()).toEqual(['stuyvesant'])
    table.play('stuyvesant pass')
    expect(table.told('sold')[0][0]).toBe(table.at('raleigh'))
  })

  test('C3a.3: the Courlander has no advantage for a card without religion', () => {
    const table = lot('kettler raleigh', 'drawn: wisselbank   kettler: $3   raleigh: $3')
    table.play('raleigh bid 1', 'kettler bid 1', 'kettler pass')
    expect(table.told('sold')[0][0]).toBe(table.at('raleigh'))
  })

  test('C3a.3: nationality decides between two of the same faith', () => {
    const table = lot('stuyvesant raleigh', 'drawn: dutch-company   stuyvesant: $3   raleigh: $3')
    table.play('raleigh bid 1', 'stuyvesant bid 1', 'raleigh pass')
    expect(table.told('sold')[0][0]).toBe(table.at('stuyvesant'))
  })

  test('C3a.1: what nobody wants is out of the game', () => {
    const table = lot('stuyvesant raleigh', 'drawn: caracas   stuyvesant: $3   raleigh: $3').play(
      'raleigh pass',
      'stuyvesant pass',
    )
    expect(table.state.place[table.at('caracas')]).toBe(3)
  })

  test('C3a.2: pledges help a bidder and are paid first, the surplus goes back', () => {
    const table = lot('stuyvesant raleigh', 'drawn: caracas   stuyvesant: $3   raleigh: $1')
    table.play('raleigh bid 1', 'stuyvesant pledge raleigh 2', 'raleigh accept')
    expect(table.waiting()).toEqual(['stuyvesant'])
    table.play('stuyvesant pass')
    expect(table.told('sold')).toEqual([[table.at('raleigh'), table.at('caracas'), 1]])
    expect([table.gold('stuyvesant'), table.gold('raleigh')]).toEqual([2, 1])
  })

  test('C3a.6 example: a period of three, bought in 1600, goes to 1603', () => {
    const table = lot('stuyvesant raleigh', 'year 1600   drawn: taxco-mines   stuyvesant: $3   raleigh: $1')
    table.play('raleigh bid 1', 'stuyvesant pass')
    expect(table.state.due[table.at('taxco-mines')]).toBe(1603)
  })

  test('C3a.5: under war its own players bid on a nation’s cards; cards without a flag stay open', () => {
    const table = lot('stuyvesant raleigh', 'drawn: pope-urban-viii   war-dutch: active   stuyvesant: $3   raleigh: $0')
    expect(table.choices('stuyvesant')).toContain('bid 1')
  })
})

describe('C3a.4: heirs', () => {
  const year = (gold: string) =>
    position('stuyvesant raleigh', `year 1601   raleigh: ${gold}   mercenaries: raleigh   begin year`, {
      chance: { cards: ['asiento'] },
    })

  test('C3a.4: a disrupted character returns to its player for one gold, before all lots', () => {
    const table = year('$3')
    expect(table.gold('raleigh')).toBe(2)
    expect(table.state.due[table.at('raleigh')]).toBe(1603)
  })

  test('C3a.4: the treasury pays for the poor', () => {
    const table = year('$0')
    expect(table.gold('raleigh')).toBe(0)
    expect(table.state.due[table.at('raleigh')]).toBe(1603)
  })
})
