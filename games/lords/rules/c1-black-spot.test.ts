import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

/** A year that begins with this card. */
const struck = (names: string, lines: string, ...cards: string[]) =>
  position(names, `${lines}   begin year`, { chance: { cards } })

describe('C1: the black spot', () => {
  test('C1.6: a hurricane sinks a privateer’s ship and shows it; ports without a fort shrink', () => {
    const table = struck(
      'drake lerma',
      `drake: size 2, privateer haven-sint-maartin   antigua: lerma, size 2, soldiers 2   guadeloupe: lerma, size 2, fort
       caribs: lerma`,
      'curacao',
    )
    const { state } = table
    expect(state.size[table.at('drake')]).toBe(1)
    expect(state.known[table.at('haven-sint-maartin')]).toBe(0b11 | (1 << 30))
    expect([state.size[table.at('antigua')], state.soldiers[table.at('antigua')]]).toEqual([1, 1])
    expect([state.size[table.at('guadeloupe')], state.size[table.at('caribs')]]).toEqual([2, 3])
  })

  test('C1.7: malaria kills soldiers of colonies and of malarial cities, never heathens', () => {
    const table = struck(
      'drake marques',
      `casa: marques   veracruz: soldiers 2   taxco-mines: drake, soldiers 1   itza-maya: drake, soldiers 2   havana: soldiers 1`,
      'dutch-company',
    )
    expect(table.state.garrison).toEqual([1, 0, 0, 0])
    expect([table.state.soldiers[table.at('taxco-mines')], table.state.soldiers[table.at('itza-maya')]]).toEqual([0, 2])
  })

  test('C1.3: locusts eat sugar only', () => {
    const table = struck('drake lerma', 'antigua: lerma, mill   guadeloupe: lerma', 'puritan-pilgrims')
    expect(table.told('locusts')).toEqual([[table.at('antigua')]])
  })

  test('C1.8: an earthquake takes the mill, or a size where there is none', () => {
    const table = struck(
      'drake lerma',
      'san-german: lerma, size 2, mill   antigua: lerma, size 2, fort   drake: $0',
      'congress-of-westphalia',
    )
    expect([table.state.mill[table.at('san-german')], table.state.size[table.at('san-german')]]).toEqual([0, 2])
    expect([table.state.size[table.at('antigua')], table.state.fort[table.at('antigua')]]).toEqual([1, 1])
  })

  test('C1.9: the largest unmanned fleet of the nation mutinies, even under construction', () => {
    const manned = struck(
      'drake raleigh',
      'drake: size 2, soldiers 1   sea-dogs: track of raleigh 1602   raleigh: soldiers 1',
      'bristol-venturers',
    )
    expect(manned.told('disrupted')).toEqual([[manned.at('sea-dogs')]])
    const large = struck('drake raleigh', 'drake: size 2   raleigh: size 1', 'bristol-venturers')
    expect(large.told('disrupted')).toEqual([[large.at('drake')]])
  })

  test('C1.9: equal fleets: the owner with the lowest crown; his own choice between two', () => {
    const table = struck('drake raleigh', 'sea-dogs: drake   drake: $2', 'bristol-venturers')
    expect(table.choices('drake')).toEqual(['give-up drake', 'give-up sea-dogs'])
    expect(table.refusal('drake give-up raleigh')).toBe('C1.9/not-among-the-largest')
    table.play('drake give-up sea-dogs')
    expect(table.told('disrupted')).toEqual([[table.at('sea-dogs')]])
  })

  test('C1.10: a revolt shrinks the largest colonies and arms heathens', () => {
    const table = struck(
      'drake lerma',
      'arabuco: drake, soldiers 1   zaragoza-mines: lerma, size 3   riohacha: lerma, size 2',
      'comet-1618',
    )
    expect([table.state.size[table.at('zaragoza-mines')], table.state.size[table.at('riohacha')]]).toEqual([2, 2])
    expect(table.state.soldiers[table.at('arabuco')]).toBe(2)
  })

  test('C1.11: depletion fills a hold space of the commodity’s colonies, unless the option is off', () => {
    const lines = 'taxco-mines: lerma, size 2   potosi-mule-train: lerma, depletion 1'
    const table = struck('drake lerma', lines, 'caracas')
    expect([
      table.state.depletion[table.at('taxco-mines')],
      table.state.depletion[table.at('potosi-mule-train')],
    ]).toEqual([1, 1])
    const off = position('drake lerma', `${lines}   begin year`, {
      chance: { cards: ['caracas'] },
      options: { depletion: false },
    })
    expect(off.state.depletion[off.at('taxco-mines')]).toBe(0)
  })

  test('C1.5: treasure comes in years that end in five, if there is a treasure player', () => {
    expect(struck('drake marques', 'year 1605   casa: marques', 'asiento').state.cityTent).toEqual([1, 1, 1, 1])
    expect(struck('drake marques', 'year 1605', 'asiento').state.cityTent).toEqual([0, 0, 0, 0])
    expect(struck('drake marques', 'year 1604   casa: marques', 'asiento').state.cityTent).toEqual([0, 0, 0, 0])
  })

  test('B10.1: six players see a second card in parrot years; its black spot does not strike', () => {
    const six = 'drake marques lerma kettler stuyvesant raleigh'
    const table = struck(six, 'year 1602   drake: $1   antigua: drake, size 2', 'court-spy', 'barbados')
    expect(table.state.drawn).toHaveLength(2)
    expect(table.state.size[table.at('antigua')]).toBe(2)
  })

  test('C1.1: an event sweeps away the demand of an earlier year', () => {
    const table = struck('drake lerma', 'year 1603   demand-salt: active', 'demand-sugar')
    expect(table.state.place[table.at('demand-salt')]).toBe(3)
  })
})

describe('A2, A3: the end', () => {
  test('A2.3: an event card of 1620 ends the game at once, before its spot', () => {
    const table = struck(
      'drake lerma',
      'year 1620   drake: $7   lerma: $3, tents 1   antigua: lerma, size 2',
      'war-spanish',
    )
    expect([table.state.ended, table.state.winner]).toEqual([3, 1])
    expect(table.state.result).toEqual({ places: [2, 1], points: [7, 28] })
    expect(table.state.size[table.at('antigua')]).toBe(2)
  })

  test('A3.1: among equals the lowest crown wins', () => {
    const table = struck('drake lerma', 'year 1620   drake: $7   lerma: $7', 'war-spanish')
    expect(table.state.winner).toBe(0)
  })

  test('D1.9: with parrot years a tent counts ten', () => {
    const table = position('drake lerma', 'year 1620   drake: $11   lerma: tents 1   begin year', {
      chance: { cards: ['war-spanish'] },
      options: { parrotYears: true },
    })
    expect(table.state.result?.points).toEqual([11, 10])
  })
})
