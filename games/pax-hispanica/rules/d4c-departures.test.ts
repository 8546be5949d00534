import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { EUROPE, PIRATING } from './state.ts'

const otherwise = fastChance(5)

const atSea = (england: string, map = '') =>
  position('england france', `year 1613   england: ships S04 S05, ${england}   ${map}   turn of england`, { otherwise })

describe('D4c: sailing', () => {
  it('D4c: to an adjacent zone, as often as one likes, also back again', () => {
    const table = atSea('fleet curacao')
    expect(table.choices('england').filter(choice => choice.startsWith('sail'))).toEqual([
      'sail port-royal',
      'sail islas-del-rosario',
    ])
    expect(table.refusal('england sail tortuga')).toBe('D4c/not-adjacent')
    expect(table.refusal('england sail curacao')).toBe('D4c/not-adjacent')
    table.play('england sail port-royal', 'england sail curacao', 'england sail islas-del-rosario')
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('islas-del-rosario'))
  })

  it('D4c, B2a: with a current but not against it', () => {
    expect(atSea('fleet curacao').refusal('england sail trinidad')).toBe('D4c/against-the-current')
    const table = atSea('fleet trinidad')
    table.play('england sail curacao')
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('curacao'))
  })
})

describe('D4e: the end of the turn', () => {
  it('D4e: with Treasure to EUROPE, from a zone on the Sargasso Sea only', () => {
    expect(atSea('fleet curacao, cargo chest').refusal('england europe')).toBe('D4e/no-way-to-europe')
    for (const zone of ['tortuga', 'sint-maarten', 'new-providence']) {
      const table = atSea(`fleet ${zone}, cargo chest`)
      table.play('england europe')
      expect(table.state.fleet[table.nation('england')]).toBe(EUROPE)
      expect(table.state.stack).toEqual([])
    }
  })

  it('D4e: without Treasure not to EUROPE, but to PIRATING from wherever it is, drawing a Haven card', () => {
    const table = atSea('fleet tortuga')
    expect(table.refusal('england europe')).toBe('D4e/no-treasure')
    table.play('england pirating')
    expect(table.state.fleet[table.nation('england')]).toBe(PIRATING)
    expect(table.state.havenHand[table.nation('england')]).toBe(1)
    expect(table.state.stack).toEqual([])
    expect(atSea('fleet tris-island').choices('england')).toContain('pirating')
  })

  it('D4f-limits: with Treasure not to PIRATING', () => {
    expect(atSea('fleet tortuga, cargo chest').refusal('england pirating')).toBe('D4f-limits/treasure-aboard')
    expect(atSea('fleet tortuga, cargo relic').refusal('england pirating')).toBe('D4f-limits/treasure-aboard')
  })

  it('D4f-limits: Treasure cannot be thrown overboard', () => {
    const choices = atSea('fleet curacao, cargo chest chest relic').choices('england')
    expect(choices.filter(choice => !/^(sail|bury)/.test(choice))).toEqual([])
  })

  it('AMB-20: not with a Meeple aboard for which there is a vacant Colony somewhere', () => {
    const slave = atSea('fleet tortuga, cargo indigenous', 'barbados: france')
    expect(slave.refusal('england pirating')).toBe('AMB-20/passengers-aboard')
    const both = atSea('fleet tortuga, cargo indigenous chest', 'barbados: france')
    expect(both.refusal('england europe')).toBe('AMB-20/passengers-aboard')
    const citizen = atSea('fleet tortuga, cargo citizen', 'barbados: france')
    expect(citizen.refusal('england pirating')).toBe('AMB-20/passengers-aboard')
  })

  it('AMB-20: if none is left, Indigenous and Citizen go home without a Rebel', () => {
    const table = atSea('fleet tortuga, cargo indigenous citizen', 'barbados: france, slave')
    const { state } = table
    const england = table.nation('england')
    const [pool, reserves] = [state.poolIndigenous, state.reserves[england]]
    table.play('england pirating')
    expect(state.cargoIndigenous[england] + state.cargoCitizens[england]).toBe(0)
    expect([state.poolIndigenous, state.reserves[england]]).toEqual([pool + 1, reserves + 1])
    expect(table.told('rebel-placed')).toEqual([])
    expect(table.told('passenger-released')).toEqual([
      [england, 5],
      [england, england],
    ])
    const loaded = atSea('fleet tortuga, cargo indigenous chest')
    loaded.play('england europe')
    expect(loaded.state.cargoIndigenous[england]).toBe(0)
    expect(loaded.state.fleet[england]).toBe(EUROPE)
  })

  it('AMB-20, AMB-60: an own Colony without the salary does not hold a Citizen back', () => {
    const poor = atSea('fleet tortuga, cargo citizen', 'barbados: england')
    poor.play('england pirating')
    expect(poor.state.reserves[poor.nation('england')]).toBe(5)
    const rich = atSea('$1, fleet tortuga, cargo citizen', 'barbados: england')
    expect(rich.refusal('england pirating')).toBe('AMB-20/passengers-aboard')
  })

  it('F3: Meeples never go to EUROPE', () => {
    const table = atSea('fleet sint-maarten, cargo indigenous chest', 'st-kitts: england')
    table.play('england unload indigenous st-kitts', 'england europe')
    expect(table.state.fleet[table.nation('england')]).toBe(EUROPE)
  })
})
