import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

describe('E1: ransom', () => {
  const asked = (lines: string) =>
    position('drake lerma', `drake: $0, privateer haven-tortuga, soldiers 1   ${lines}   operations of drake`).play(
      'drake raid drake caracas',
    )

  test('E1.2, E1.3: one gold changes hands and the raid is over', () => {
    const table = asked('lerma: $2   caracas: lerma').play('lerma pay')
    expect([table.gold('drake'), table.gold('lerma')]).toEqual([1, 1])
    expect(table.choices('drake')).toContain('finish')
  })

  test('E1.2: who cannot pay has refused', () => {
    expect(asked('lerma: $0   caracas: lerma').choices('drake')).toEqual(['attack', 'back-down'])
  })

  test('E1.3: in war payment does not protect', () => {
    const table = asked('lerma: $2   caracas: lerma   war-english: active').play('lerma pay')
    expect(table.choices('drake')).toEqual(['attack', 'back-down'])
  })

  test('E2.1: an attack in peace brands the raider, in war it does not', () => {
    const peace = asked('lerma: $0   caracas: lerma').play('drake attack')
    expect(peace.state.pirate[peace.at('drake')]).toBe(1)
    const war = asked('lerma: $0   caracas: lerma   war-spanish: active').play('drake attack')
    expect(war.state.pirate[war.at('drake')]).toBe(0)
  })

  test('E5.1: ransom may be asked of countrymen, but not an attack', () => {
    const table = position(
      'drake raleigh',
      'drake: privateer haven-tortuga, soldiers 1   raleigh: $0   antigua: raleigh   operations of drake',
    )
    expect(table.play('drake raid drake antigua').choices('drake')).toContain('finish')
  })

  test('E5.1: a pirate attacks whom he likes', () => {
    const table = position(
      'drake raleigh',
      'drake: privateer haven-tortuga, soldiers 1, pirate   raleigh: $0   antigua: raleigh   operations of drake',
    )
    expect(table.play('drake raid drake antigua').choices('drake')).toEqual(['attack', 'back-down'])
  })

  test('E1.6: a raid on an empty haven does nothing; a fleet there must show itself', () => {
    const lines = 'drake: privateer haven-tortuga, soldiers 1   lerma: $0, privateer haven-roatan   operations of drake'
    expect(position('drake lerma', lines).play('drake raid drake haven-port-royal').told('found-nobody')).toHaveLength(
      1,
    )
    const found = position('drake lerma', lines).play('drake raid drake haven-roatan')
    expect(found.told('found')).toHaveLength(1)
    expect(found.choices('drake')).toEqual(['attack', 'back-down'])
  })
})

describe('E3: sieges', () => {
  test('E3.1: soldiers fall one for one; a tie leaves the defender in place', () => {
    const table = position(
      'drake lerma',
      'drake: privateer haven-tortuga, soldiers 1   lerma: $0   caracas: lerma, soldiers 1   operations of drake',
    ).play('drake raid drake caracas', 'drake attack')
    expect([table.state.soldiers[table.at('drake')], table.state.soldiers[table.at('caracas')]]).toEqual([0, 0])
    expect(table.choices('drake')).toContain('finish')
  })

  test('E3.2: plunder, pillage and sack', () => {
    const table = position(
      'drake lerma',
      'drake: $0, privateer haven-tortuga, size 3, soldiers 3   lerma: $0   trinidad: lerma, size 3, mill, profit 2, soldiers 1   operations of drake',
    )
    table.play('drake raid drake trinidad', 'drake attack', 'drake plunder 2', 'drake reinforce 0')
    expect([table.gold('drake'), table.state.profit[table.at('trinidad')]]).toEqual([2, 0])
    table.play('drake pillage', 'drake sack')
    expect(table.state.mercenaries).toEqual([table.at('trinidad')])
    expect(table.state.millsLeft).toBe(12)
  })

  test('E3 example: the Arabuco besiege Cartagena although ransom was paid, and replace their loss', () => {
    const table = position(
      'drake marques',
      'casa: marques   marques: $5   drake: $0   arabuco: drake, soldiers 3   cartagena: soldiers 1   operations of drake',
    )
    table.play('drake raid arabuco cartagena', 'marques pay', 'drake attack', 'drake reinforce 1')
    expect([table.gold('drake'), table.gold('marques')]).toEqual([1 + 1, 5 - 1 - 2])
    expect(table.state.soldiers[table.at('arabuco')]).toBe(3)
  })

  test('E3.5: in a treasure year the victor takes the tent', () => {
    const table = position(
      'drake marques',
      'year 1605, treasure   casa: marques   marques: $0   drake: privateer haven-tortuga, soldiers 1, pirate   operations of drake',
    ).play('drake raid drake havana', 'drake attack')
    expect(table.state.tents).toEqual([1, 0])
  })

  test('E3.6: what was besieged from the sea is closed, but not to heathens', () => {
    const table = position(
      'drake lerma',
      'caribs: drake, soldiers 1   guadeloupe: lerma, besieged   operations of drake',
    )
    expect(table.choices('drake')).toContain('raid caribs guadeloupe')
  })

  test('E4.12: a fleet based in a treasure city fights before its walls', () => {
    const table = position(
      'drake marques',
      'casa: marques   marques: $0   guardacostas: marques, privateer havana   drake: privateer haven-tortuga, soldiers 1, pirate   operations of drake',
    ).play('drake raid drake havana')
    expect(table.told('found')).toEqual([[table.at('guardacostas'), table.at('havana')]])
    table.play('drake back-down')
    expect(table.choices('drake')).toEqual(['attack', 'back-down'])
  })

  test('LR-51: soldiers of a smuggling port raid for the treasure player, and attack only in war', () => {
    const lines = 'casa: marques   drake: $0   santa-marta: soldiers 2   riohacha: drake   operations of marques'
    const peace = position('drake marques', lines).play('marques raid santa-marta riohacha')
    expect(peace.choices('marques')).toContain('finish')
  })
})

describe('E1.5: one ransom a year', () => {
  test('E1.5, LR-30: a privateer that raided a fleet in its haven does not stop it at sea in the same year', () => {
    const table = position(
      'drake lerma raleigh',
      `year 1604   casa: away
       drake: privateer haven-tortuga, soldiers 1   sea-dogs: drake, soldiers 1, privateer haven-roatan
       lerma: $0, privateer haven-curacao   operations of drake`,
    ).play('drake raid drake haven-curacao', 'drake back-down')
    const { state } = table
    expect(state.challenges).toHaveLength(1)
    const at = position(
      'drake lerma raleigh',
      `year 1604   drake: privateer haven-tortuga, soldiers 1   sea-dogs: drake, soldiers 1, privateer haven-roatan
       lerma: $0   voyage of lerma at mona`,
    )
    at.state.challenges = [...state.challenges]
    at.play('lerma sail-to tortuga-channel')
    expect(at.refusal('drake interdict drake')).toBe('E1.5/asked-already')
  })
})
