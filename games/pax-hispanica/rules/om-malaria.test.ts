import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, EMPTY, INDIGENOUS, RED } from './state.ts'

const malaria = (lines: string, year = 1627) => position('england france', `year ${year}   ${lines}   begin omens`)

describe('OM-malaria', () => {
  test('OM-malaria: in 1627 and 1643 every Citizen at work becomes a Slave, Citizens in Cathedrals stay well', () => {
    for (const year of [1627, 1643]) {
      const { state, site, told } = malaria(
        'barbados: england, citizen   tobago: england, citizen courland   buria: cathedral france, citizen   araya: france, slave',
        year,
      )
      expect([state.meeple[site('barbados')], state.meeple[site('tobago')]]).toEqual([INDIGENOUS, INDIGENOUS])
      expect(state.meeple[site('buria')]).toBe(BLUE)
      expect(state.reserves).toEqual([5, 5, 4, 5, 5])
      expect(state.poolIndigenous).toBe(25)
      expect(told('fell-ill')).toEqual([
        [site('barbados'), RED],
        [site('tobago'), 4],
      ])
    }
  })

  test('OM-malaria: $1 to the Pool keeps a Citizen, whoever pays', () => {
    const table = malaria('order england france   france: $3   barbados: england, citizen   tobago: france, citizen')
    expect(table.choices('france')).toEqual(['cure barbados', 'cure tobago', 'done'])
    table.play('france cure barbados', 'france done')
    expect(table.state.money[BLUE]).toBe(2)
    expect(table.state.meeple[table.site('barbados')]).toBe(RED)
    expect(table.state.meeple[table.site('tobago')]).toBe(INDIGENOUS)
    expect(table.told('cured')).toEqual([[BLUE, table.site('barbados'), RED]])
  })

  test('AMB-10: the players are asked in Player Order, as long as they have money and somebody is ill', () => {
    const table = malaria(
      'order france england   england: $1   france: $1   barbados: england, citizen   tobago: france, citizen',
    )
    expect(table.waiting()).toEqual(['france'])
    table.play('france cure tobago')
    expect(table.waiting()).toEqual(['england'])
    expect(table.refusal('england cure tobago')).toBe('OM-malaria/cured-already')
    table.play('england cure barbados')
    expect(table.waiting()).toEqual([])
    expect(table.told('fell-ill')).toEqual([])
  })

  test('AMB-10: when all are cured nobody else is asked', () => {
    const table = malaria('order france england   england: $4   france: $4   barbados: england, citizen')
    table.play('france cure barbados')
    expect(table.waiting()).toEqual([])
    expect([table.state.money[RED], table.state.money[BLUE]]).toEqual([4, 3])
  })

  test('OM-malaria: nobody pays for a Slave, for an empty Colony or for a Citizen of a Cathedral', () => {
    const table = malaria(
      'england: $4   barbados: england, citizen   tobago: england, slave   araya: france   buria: cathedral france, citizen',
    )
    for (const site of ['tobago', 'araya', 'buria', 'havana'])
      expect(table.refusal(`england cure ${site}`)).toBe('OM-malaria/nobody-ill')
  })

  test('OM-malaria, GL-ownerless-spain: Colonies of unplayed Spain are immune, those of a played Spain are not', () => {
    const unplayed = malaria('havana: spain, citizen england')
    expect(unplayed.state.meeple[unplayed.site('havana')]).toBe(RED)
    const asked = malaria('england: $1   havana: spain, citizen england   barbados: england, citizen')
    expect(asked.refusal('england cure havana')).toBe('OM-malaria/nobody-ill')
    const played = position('spain england', 'year 1627   havana: spain, citizen england   begin omens')
    expect(played.state.meeple[played.site('havana')]).toBe(INDIGENOUS)
  })

  test('AMB-10: without an Indigenous in the Pool the Citizen is just removed; Player Order decides who gets the last', () => {
    const slaves = `calusa: indigenous   chetumal: indigenous   accompong: indigenous   ciboney: indigenous   port-de-paix: indigenous
      bahoruco: indigenous   rock-of-cerquin: indigenous   miskito-coast: indigenous   palenque-san-basilio: indigenous
      woumain-paa: indigenous   san-lorenzo: indigenous   dominica: indigenous   boriken: indigenous   youloumain: indigenous
      darien: indigenous   ronconcholon: indigenous   antimano: indigenous   buria: indigenous   warao-delta: indigenous
      cumanagoto: indigenous   havana: spain, slave   santo-domingo: spain, slave   san-juan-de-ulua: spain, slave
      trujillo: spain, slave   porto-bello: spain, slave   cartagena: spain, slave   coro: spain, slave`
    const { state, site } = malaria(
      `order france england   ${slaves}   barbados: england, citizen   tobago: france, citizen`,
    )
    expect(state.meeple[site('tobago')]).toBe(INDIGENOUS)
    expect(state.meeple[site('barbados')]).toBe(EMPTY)
    expect([state.disk[site('barbados')], state.reserves[RED]]).toEqual([RED, 5])
  })
})
