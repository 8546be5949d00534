import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

/** A year whose card is this event; nobody has gold, so it goes on to the crowns. */
const event = (names: string, lines: string, card: string) =>
  position(names, `year 1604   ${lines}   begin year`, { chance: { cards: [card] } })

describe('C3b: events', () => {
  test('C3b.4: war disrupts the nation’s cards in foreign hands, mature or not, and fills its units', () => {
    const table = event(
      'drake lerma',
      'drake: size 2   sea-dogs: lerma   antigua: track of lerma 1604   barbados: drake   lerma: $9',
      'war-english',
    )
    table.play('lerma pay')
    expect(table.state.mercenaries).toEqual([table.at('sea-dogs'), table.at('antigua')])
    expect([table.state.soldiers[table.at('drake')], table.state.soldiers[table.at('barbados')]]).toEqual([2, 1])
  })

  test('C3b.2: a comet disrupts mature mordida and cancels C4', () => {
    const table = event('drake lerma', 'inquisition: drake   asiento: track of drake 1605   drake: $1', 'comet-1607')
    table.play('drake pay')
    expect(table.told('disrupted')).toEqual([[table.at('inquisition')]])
    expect(table.state.stack.at(-1)?.at).toBe('upgrades')
  })

  test('C3b.5: the Thirty Years’ War parts the faiths and arms both', () => {
    const table = event(
      'drake lerma',
      'guadeloupe: drake   antigua: lerma   tortuga-pirates: lerma   caracas: lerma',
      'thirty-years-war',
    )
    expect(table.state.mercenaries).toEqual([table.at('antigua'), table.at('guadeloupe')].sort((a, b) => a - b))
    expect(table.state.soldiers[table.at('caracas')]).toBe(1)
    expect(table.state.soldiers[table.at('tortuga-pirates')]).toBe(0)
  })

  test('LR-57: a cardinal’s Protestant character is not disrupted', () => {
    const table = event('drake lerma', 'cardinalship: drake', 'thirty-years-war')
    expect(table.told('disrupted')).toEqual([])
  })

  test('C3b.6: under the Thirty Years’ War ransom does not protect from the other faith', () => {
    const table = position(
      'drake lerma',
      'thirty-years-war: active   drake: privateer haven-tortuga, soldiers 1   lerma: $1   caracas: lerma   operations of drake',
    ).play('drake raid drake caracas', 'lerma pay')
    expect(table.choices('drake')).toContain('attack')
  })

  test('B12: low crowns act first, the treasure player last', () => {
    const table = position('marques drake lerma', 'casa: marques   governor-of-venezuela: lerma   begin crowns')
    table.play('marques crown marques', 'drake crown drake', 'lerma crown governor-of-venezuela')
    expect(table.state.order).toEqual([2, 1, 0])
  })

  test('B12, D1.3: whoever buys the Casa before his turn waits until all others have had theirs', () => {
    const table = position('marques lerma drake richelieu', 'casa: marques   begin turns')
    table.stands('year: order lerma drake richelieu marques')
    table.play('drake deal 1 marques drake + marques card casa', 'lerma ready', 'lerma finish')
    expect(table.waiting()).toEqual(['richelieu'])
    table.play('richelieu ready', 'richelieu finish', 'marques ready', 'marques finish')
    expect(table.waiting()).toEqual(['drake'])
  })

  test('LR-8: without a crown one acts first', () => {
    const table = position('drake lerma', 'drake: track of drake 1603   begin crowns').play('lerma crown lerma')
    expect(table.state.order).toEqual([0, 1])
  })
})

describe('C2.1: capitalization', () => {
  const bill = (lines: string) =>
    position('drake lerma', `year 1604   ${lines}   begin year`, { chance: { cards: ['asiento'] } })

  test('C2.1: every work costs one gold, or is let go and is out of the game', () => {
    const table = bill('drake: $1, fort 1606   barbados: track of drake 1605')
    expect(table.refusal('drake pay')).toBe('C2.1/too-dear')
    expect(table.refusal('drake let-go caracas')).toBe('C2.1/not-on-your-track')
    table.play('drake let-go barbados', 'drake pay')
    expect([table.gold('drake'), table.state.place[table.at('barbados')], table.state.fortsDue[6]]).toEqual([0, 3, 1])
  })

  test('C2.1/character-never: a character is paid first, by the treasury if need be', () => {
    const table = bill('drake: track of drake 1605, $0   barbados: track of drake 1605')
    expect(table.refusal('drake let-go drake')).toBe('C2.1/character-never')
    expect(table.choices('drake')).toEqual(['let-go barbados'])
  })

  test('C2.2: war doubles the price, a princess pays nothing, Wisselbank one', () => {
    const paid = (holding: string) => {
      const table = bill(`drake: $9   barbados: track of drake 1605   war-french: active   ${holding}`)
      if (table.choices('drake').includes('pay')) table.play('drake pay')
      return 9 - table.gold('drake')
    }
    expect([paid(''), paid('wisselbank: drake'), paid('elizabeth-stuart: drake')]).toEqual([2, 1, 0])
  })
})

describe('C5, C6: the end of the year', () => {
  const ending = (lines: string, card = 'comet-1607') =>
    position('drake lerma', `${lines}   begin year`, { chance: { cards: [card] } })

  test('C5.1: profit is cashed at its worth', () => {
    const table = ending('year 1604   antigua: drake, mill, size 2, profit 2')
    expect(table.gold('drake')).toBe(4)
    expect(table.state.profit[table.at('antigua')]).toBe(0)
  })

  test('C5.2: works begin for nothing and are due in three years', () => {
    const table = ending('year 1604').play('drake begin fort', 'drake enough')
    expect(table.state.fortsDue[7]).toBe(1)
    expect(table.gold('drake')).toBe(0)
  })

  test('B7/none-left: forts and mills are limited', () => {
    const table = ending('year 1604')
    table.state.fortsLeft = 0
    expect(table.refusal('drake begin fort')).toBe('B7/none-left')
  })

  test('C5.5: fleets and colonies mature at size one, heathens at three', () => {
    const table = position(
      'drake lerma',
      'year 1604   drake: $9   barbados: track of drake 1604   caribs: track of drake 1604   begin year',
      { chance: { cards: ['comet-1607', 'asiento'] } },
    )
    table.play('drake pay', 'drake enough', 'lerma enough')
    expect([table.state.size[table.at('barbados')], table.state.size[table.at('caribs')]]).toEqual([1, 3])
  })

  test('C6.1: in the last year of a decade colonies grow', () => {
    const table = position('drake lerma', 'year 1609   barbados: drake   bonaire-saltpans: drake   begin year', {
      chance: { cards: ['comet-1607', 'asiento'] },
    })
    table.play('drake enough', 'lerma enough')
    expect([
      table.state.size[table.at('barbados')],
      table.state.size[table.at('bonaire-saltpans')],
      table.state.year,
    ]).toEqual([2, 1, 1610])
  })

  test('A2.4: an agreed last year is played to its end', () => {
    const table = position('drake lerma', 'year 1604   drake: $1   begin year', {
      chance: { cards: ['comet-1607'] },
      options: { lastYear: 1604 } as never,
    })
    table.play('drake enough', 'lerma enough')
    expect([table.state.ended, table.state.winner]).toEqual([2, 0])
  })

  test('LR-24, C5.3: a stranger’s colony takes a tent if he agrees', () => {
    const table = position('drake lerma', 'year 1603   drake: mill 1603   barbados: lerma   begin tents-due').play(
      'drake place barbados',
      'lerma accept',
    )
    expect(table.state.mill[table.at('barbados')]).toBe(1)
  })
})

describe('C4a: secret berths', () => {
  test('C4a.1: nobody else sees where a privateer lies', () => {
    const table = position('drake lerma', 'turn of drake').play('drake privateer drake', 'drake lie-at haven-tortuga')
    expect(table.state.known[table.at('haven-tortuga')]).toBe(1)
    expect(table.state.berth[table.at('drake')]).toBe(1)
  })

  test('C4a.2, LR-41: who loses the Casa empties his berths', () => {
    const table = position(
      'drake marques',
      'marques: $0   casa: marques   guardacostas: marques, privateer havana   drake: $4   obeah-sorceress: drake   begin skullduggery',
    ).play('drake plot obeah-sorceress 1 casa')
    expect(table.state.berth[table.at('guardacostas')]).toBe(0)
  })

  test('C4a.5, LR-44: a combined fleet shares soldiers and stigma', () => {
    const table = position(
      'drake lerma',
      'drake: soldiers 1   sea-dogs: drake, soldiers 1, pirate   turn of drake',
    ).play('drake join sea-dogs drake')
    expect([table.state.soldiers[table.at('drake')], table.state.pirate[table.at('drake')]]).toEqual([2, 1])
  })
})
