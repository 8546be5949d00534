import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { sizeOf, steers } from './units.ts'

describe('C4b: routes and trade', () => {
  test('E3 route example: entry, Santo Domingo, Antigua, exit, with Le Vasseur in Sint Maartin', () => {
    const table = position(
      'drake marques le-vasseur raleigh',
      `marques: $0   antigua: raleigh   drake: size 2   le-vasseur: $0, privateer haven-sint-maartin, soldiers 1
       operations of drake`,
    ).play('drake sail drake', 'drake sail-to mona', 'drake trade marques 1', 'marques agree')
    table.play('drake sail-to sint-maartin-sea')
    expect(table.waiting()).toEqual(['le-vasseur'])
    table.play('le-vasseur let-pass', 'drake trade antigua 1', 'raleigh agree')
    expect(table.waiting()).toEqual(['le-vasseur'])
    table.play('le-vasseur interdict le-vasseur')
    expect(table.told('interdicted')).toEqual([[table.at('le-vasseur'), table.at('drake')]])
  })

  test('C4b.5: both profits rise by the amount', () => {
    const table = position('drake marques', 'drake: size 2   voyage of drake at mona').play(
      'drake trade marques 2',
      'marques agree',
    )
    expect([table.state.profit[table.at('drake')], table.state.profit[table.at('marques')]]).toEqual([2, 2])
  })

  test('C4b.6: a mill doubles for the colony, demand for both, sugar in demand fourfold', () => {
    const worth = (demand: string) => {
      const table = position(
        'drake raleigh',
        `antigua: raleigh, mill   ${demand}   voyage of drake at sint-maartin-sea`,
      ).play('drake trade antigua 1', 'raleigh agree')
      return [table.state.worth[table.at('drake')], table.state.worth[table.at('antigua')]]
    }
    expect(worth('')).toEqual([1, 2])
    expect(worth('demand-sugar: active')).toEqual([2, 4])
    expect(worth('demand-tobacco: active')).toEqual([1, 2])
  })

  test('C4b.5: a mule trail opens an inland colony in the zone of its port', () => {
    const table = position('drake lerma', 'taxco-mines: lerma   soconusco: lerma   voyage of drake at campeche')
    expect(table.choices('drake')).toEqual(expect.arrayContaining(['trade taxco-mines 1', 'trade soconusco 1']))
    expect(
      position('drake lerma', 'soconusco: lerma   voyage of drake at gulf-of-honduras').choices('drake'),
    ).toContain('trade soconusco 1')
  })

  test('C4b.2/no-way-home: a voyage must be able to end within fifteen zones', () => {
    const table = position('drake lerma', 'voyage of drake at rosario')
    for (let i = 0; i < 6; i++) table.play('drake sail-to darien', 'drake sail-to rosario')
    expect(table.refusal('drake sail-to darien')).toBe('C4b.2/no-way-home')
    expect(table.choices('drake')).toContain('sail-to jamaica')
  })

  test('C1.3/locusts: no trade with an eaten plantation', () => {
    const table = position('drake raleigh', 'antigua: raleigh, mill   voyage of drake at sint-maartin-sea')
    table.state.flags[table.at('antigua')] |= 32
    expect(table.refusal('drake trade antigua 1')).toBe('C1.3/locusts')
  })

  test('E2.3: a pirate trades with his own nation', () => {
    const table = position('drake raleigh', 'drake: pirate   antigua: raleigh   voyage of drake at sint-maartin-sea')
    expect(table.choices('drake')).toContain('trade antigua 1')
  })

  test('D3.2: the missionary’s ships trade with heathens, who take soldiers', () => {
    const table = position(
      'drake raleigh',
      'dominican-missionary: drake   bahoruco-maroons: drake, soldiers 1   voyage of drake at mona',
    ).play('drake trade bahoruco-maroons 1')
    expect([table.state.profit[table.at('drake')], table.state.soldiers[table.at('bahoruco-maroons')]]).toEqual([1, 2])
  })

  test('D5.1 example: a slave fleet of size two raises a colony from one to three', () => {
    const table = position(
      'raleigh lerma',
      'raleigh: size 2, slaver   trinidad: lerma   voyage of raleigh at paria',
    ).play('raleigh deliver trinidad 2', 'lerma agree')
    const trinidad = table.at('trinidad')
    expect([table.state.profit[table.at('raleigh')], table.state.size[trinidad], table.state.profit[trinidad]]).toEqual(
      [2, 3, 0],
    )
  })

  test('C1.11, D5.1: a delivery removes depletion first', () => {
    const table = position(
      'raleigh lerma',
      'raleigh: size 2, quicksilver   zaragoza-mines: lerma, size 2, depletion 1   voyage of raleigh at rosario',
    ).play('raleigh deliver zaragoza-mines 2', 'lerma agree')
    expect([table.state.depletion[table.at('zaragoza-mines')], table.state.size[table.at('zaragoza-mines')]]).toEqual([
      0, 3,
    ])
  })

  test('D4.6: a smuggling port turns its share into soldiers and closes at three', () => {
    const table = position(
      'drake marques',
      'casa: marques   drake: size 3, permit san-juan   san-juan: soldiers 1   voyage of drake at sint-maartin-sea',
    ).play('drake smuggle san-juan 2')
    expect([table.state.profit[table.at('drake')], table.state.portSoldiers[0], table.state.shutPorts]).toEqual([
      2, 3, 1,
    ])
  })
})

describe('D6: the flota', () => {
  test('D6.2, D6.3, D6.4, D6.8: a foreign carrier loads in the treasure player’s turn and keeps half', () => {
    const table = position(
      'drake marques',
      'year 1605, treasure   casa: marques   marques: $1   drake: size 2, flota   operations of marques',
    ).play(
      'marques sail drake',
      'marques sail-to mona',
      'marques sail-to jamaica',
      'marques sail-to rosario',
      'marques load cartagena',
    )
    table.play(
      'marques sail-to jamaica',
      'marques sail-to campeche',
      'marques load veracruz',
      'marques sail-to florida',
      'marques exit',
    )
    expect([table.state.tents, table.state.broughtHome]).toEqual([[1, 1], 2])
  })

  test('C4b.3, D6.3: nobody stops a fleet that he steers himself, be it another’s', () => {
    const table = position(
      'drake marques lerma',
      `year 1605, treasure   casa: marques   lerma: $1   drake: size 2, flota
       windward-armada: marques, soldiers 1, privateer veracruz   sea-dogs: lerma, soldiers 1, privateer haven-tortuga
       voyage of drake at mona`,
    )
    table.play('marques sail-to tortuga-channel')
    expect(table.waiting()).toEqual(['lerma'])
    table.play('lerma let-pass', 'marques sail-to jamaica', 'lerma let-pass', 'marques sail-to campeche')
    expect(table.waiting()).toEqual(['marques'])
    expect(table.choices('marques')).toContain('load veracruz')
  })

  test('D6.2, LR-26: a fleet that was named stays in the flota when its leader is lost', () => {
    const table = position(
      'drake marques lerma',
      `year 1605, treasure   casa: marques   marques: $5   lerma: $9   parliament: lerma
       drake: flota, permit san-juan   sea-dogs: drake, under drake, flota   merchant-raiders: drake, under drake, flota
       begin skullduggery`,
    )
    table.play('marques stay-out', 'lerma plot parliament 1 drake', 'drake lead merchant-raiders')
    const { state } = table
    expect(table.told('disrupted')).toContainEqual([table.at('drake')])
    expect([state.leader[table.at('sea-dogs')], sizeOf(state, table.at('merchant-raiders'))]).toEqual([
      table.at('merchant-raiders'),
      2,
    ])
    expect(steers(state, table.at('merchant-raiders'))).toBe(table.seat('marques'))
    expect(state.permits[table.at('merchant-raiders')]).toBe(1)
    // LR-67. Who led for a moment is still of the flota, should the fleet split.
    table.stands('sea-dogs: flota')
  })

  test('D6.9: without treasure brought home the Casa is disrupted', () => {
    const table = position(
      'drake marques',
      'year 1605, treasure   casa: marques   drake: $0   begin turns   begin year-end',
    )
    table.play('drake ready', 'drake finish', 'marques ready', 'marques finish')
    expect(table.told('forfeited')).toEqual([[table.at('marques')]])
    expect(table.state.mercenaries).toEqual([table.at('casa')])
  })
})

describe('E2.3: stigma', () => {
  test('E2.3, D3.2: a pirate does not trade with heathens, not even for the missionary', () => {
    const table = position(
      'drake raleigh',
      'drake: pirate   dominican-missionary: drake   bahoruco-maroons: drake, soldiers 1   voyage of drake at mona',
    )
    expect(table.refusal('drake trade bahoruco-maroons 1')).toBe('E2.3/outlaw')
  })
})
