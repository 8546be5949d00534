import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { priceOf } from './c2-capitalization.ts'
import { DISCARD } from './state.ts'

describe('D2: disruption', () => {
  test('D2.1: a card with a shield becomes a mercenary without all it had, one without is gone', () => {
    const table = position(
      'drake lerma',
      `drake: $0, soldiers 3, size 3   lerma: $0   caracas: lerma, size 2, mill, soldiers 1   caribs: lerma
       drake: privateer haven-tortuga   operations of drake`,
    )
    const [caracas, caribs] = [table.at('caracas'), table.at('caribs')]
    table.play('drake raid drake caracas', 'drake attack', 'drake sack')
    expect(table.state.mercenaries).toEqual([caracas])
    expect([table.state.size[caracas], table.state.mill[caracas], table.state.soldiers[caracas]]).toEqual([0, 0, 0])
    table.play('drake raid drake caribs', 'drake attack', 'drake sack')
    expect(table.state.place[caribs]).toBe(DISCARD)
  })

  test('D4.12, C2.2: whoever keeps a princess pays nothing for his works, in war and peace', () => {
    const table = position('drake lerma', 'war-dutch: active   anne-of-austria: lerma   turn of drake')
    expect([priceOf(table.state, 0), priceOf(table.state, 1)]).toEqual([2, 0])
  })
})

describe('E1, E2: raids', () => {
  test('E1.4, E2.1: whoever attacks in peace turns pirate; whoever backs down does not', () => {
    const raided = () =>
      position(
        'drake lerma',
        'drake: $0, soldiers 1, privateer haven-tortuga   lerma: $0   caracas: lerma   operations of drake',
      ).play('drake raid drake caracas')
    const attacked = raided().play('drake attack')
    expect(attacked.state.pirate[attacked.at('drake')]).toBe(1)
    const meek = raided().play('drake back-down')
    expect([meek.state.pirate[meek.at('drake')], meek.told('backed-down')]).toEqual([0, [[meek.at('drake')]]])
  })

  test('E2.2, C3b.6: a pirate is at war with everybody, so attacking him brings no tent', () => {
    const table = position(
      'drake lerma',
      `drake: $0, soldiers 1, privateer haven-tortuga   lerma: $0   caracas: lerma, pirate   operations of drake`,
    ).play('drake raid drake caracas', 'drake attack')
    expect(table.state.pirate[table.at('drake')]).toBe(0)
  })

  test('D6.5: treasure aboard makes countrymen enemies', () => {
    const stopped = (treasure: string) =>
      position(
        'lerma marques',
        `casa: marques   lerma: $0, soldiers 1, privateer haven-tortuga   marques: $0, flota${treasure}
         voyage of marques at mona`,
      ).play('marques sail-to tortuga-channel', 'lerma interdict lerma')
    expect(stopped(', treasure 1').waiting()).toEqual(['lerma'])
    expect(stopped('').waiting()).toEqual(['marques'])
  })
})
