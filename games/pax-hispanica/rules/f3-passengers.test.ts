import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { explain } from './f3-passengers.ts'
import { EMPTY, INDIGENOUS, RED } from './state.ts'

const otherwise = fastChance(5)

const atSea = (lines: string, nations = 'england france', year = 1613) =>
  position(nations, `year ${year}   ${lines}   turn of england`, { otherwise })

describe('F3b: emigrants', () => {
  it('F3b: a Citizen of your colour comes aboard without a battle, and its Cathedral is vacant', () => {
    const table = atSea(`england: $1, ships S02, fleet curacao
                         buria: cathedral england, citizen   barbados: england`)
    table.play('england emigrate buria')
    expect(table.state.cargoCitizens[RED]).toBe(1)
    expect(table.state.meeple[table.site('buria')]).toBe(EMPTY)
    expect(table.state.cathedral[table.site('buria')]).toBe(1)
    expect(table.state.bible[table.site('buria')]).toBe(RED)
    expect(table.told('attack-announced')).toEqual([])
  })

  it('AMB-32: also your Refugee from the Cathedral of somebody else', () => {
    const table = atSea(`england: ships S02, fleet curacao
                         buria: cathedral france, citizen england   barbados: france`)
    table.play('england emigrate buria')
    expect(table.state.cargoCitizens[RED]).toBe(1)
  })

  it('F3b: never from a Colony, never somebody else, never out of reach', () => {
    const table = atSea(`england: ships S02, fleet curacao
                         tucacas: england, citizen   buria: cathedral france, citizen   barbados: france
                         antimano: visita england   darien: cathedral england, citizen`)
    expect(table.refusal('england emigrate tucacas')).toBe('F3b/no-cathedral')
    expect(table.refusal('england emigrate antimano')).toBe('F3b/no-cathedral')
    expect(table.refusal('england emigrate buria')).toBe('F3b/not-your-citizen')
    expect(table.refusal('england emigrate darien')).toBe('F3b/not-in-zone')
  })

  it('F3: one Meeple or Chest per Galleon, Relics aside', () => {
    const lines = 'buria: cathedral england, citizen   barbados: france'
    const full = atSea(`england: ships S02, fleet curacao, cargo chest   ${lines}`)
    expect(full.refusal('england emigrate buria')).toBe('F3/no-room')
    const relics = atSea(`england: ships S02, fleet curacao, cargo relic relic   ${lines}`)
    relics.play('england emigrate buria')
    expect(relics.state.cargoCitizens[RED]).toBe(1)
  })

  it('F3: only if there is a vacant Colony for it', () => {
    const none = atSea('england: ships S02, fleet curacao   buria: cathedral england, citizen')
    expect(none.refusal('england emigrate buria')).toBe('F3/no-vacant-colony')
    const unpaid = atSea('england: ships S02, fleet curacao   buria: cathedral england, citizen   barbados: england')
    expect(unpaid.refusal('england emigrate buria')).toBe('F3/no-vacant-colony')
  })

  it('F3, F3a: a vacant Colony for each Meeple aboard and one more', () => {
    const lines = 'england: $9, ships S02 S05 S04, fleet curacao, cargo indigenous   antimano: indigenous'
    const one = atSea(`${lines}   buria: cathedral england, citizen   barbados: france`)
    expect(one.refusal('england emigrate buria')).toBe('F3/no-vacant-colony')
    expect(one.refusal('england enslave antimano')).toBe('F3a/no-vacant-colony')
    const two = atSea(`${lines}   buria: cathedral england, citizen   barbados: france   st-kitts: france`)
    expect(two.choices('england')).toContain('enslave antimano')
    two.play('england emigrate buria')
    expect(two.refusal('england enslave antimano')).toBe('F3a/no-vacant-colony')
  })

  it("F3a: a rival's Visita is safe from a fleet that has no Colony left for another captive", () => {
    const table = atSea(`england: ships S04 S05 S01, fleet curacao, cargo indigenous   antimano: visita france
                         barbados: england`)
    expect(table.refusal('england enslave antimano')).toBe('F3a/no-vacant-colony')
    const spared = atSea(`england: ships S04 S05 S01, fleet curacao, cargo indigenous   antimano: visita france
                          tucacas: england`)
    expect(spared.refusal('england enslave antimano')).toBe('F3a/no-vacant-colony')
  })

  it('F3, AMB-60: the money must last for the salary of every Citizen aboard', () => {
    const lines = 'buria: cathedral england, citizen   barbados: england   tobago: england'
    const poor = atSea(`england: $1, ships S02 S05, fleet curacao, cargo citizen   ${lines}`)
    expect(poor.refusal('england emigrate buria')).toBe('F3/no-vacant-colony')
    const rich = atSea(`england: $2, ships S02 S05, fleet curacao, cargo citizen   ${lines}`)
    expect(rich.choices('england')).toContain('emigrate buria')
  })

  it('F3: any Legality carries Meeples', () => {
    for (const ship of ['S01', 'S02', 'S04', 'S08']) {
      const table = atSea(`england: ships ${ship}, fleet curacao
                           buria: cathedral england, citizen   barbados: france   antimano: indigenous`)
      expect(table.choices('england')).toContain('emigrate buria')
      expect(table.choices('england')).toContain('enslave antimano')
    }
  })
})

describe('F3-unload: deliveries', () => {
  it('E3b, F3-unload: a Slave becomes Labor of any vacant Colony in the zone, free of charge', () => {
    const table = atSea('england: $2, ships S02, fleet hewanorra, cargo indigenous   france: $2   barbados: france')
    table.play('england unload indigenous barbados')
    expect(table.state.meeple[table.site('barbados')]).toBe(INDIGENOUS)
    expect(table.state.cargoIndigenous[RED]).toBe(0)
    expect(table.state.money.slice(1, 3)).toEqual([2, 2])
  })

  it('F3-unload: what is not aboard, not vacant or not here', () => {
    const table = atSea(`england: $2, ships S02, fleet hewanorra, cargo indigenous
                         barbados: france, slave   st-kitts: france   youloumain: visita france`)
    expect(table.refusal('england unload citizen st-kitts')).toBe('F3-unload/none-aboard')
    expect(table.refusal('england unload indigenous barbados')).toBe('F3-unload/no-vacant-colony')
    expect(table.refusal('england unload indigenous tobago')).toBe('F3-unload/no-vacant-colony')
    expect(table.refusal('england unload indigenous youloumain')).toBe('F3-unload/no-vacant-colony')
    expect(table.refusal('england unload indigenous st-kitts')).toBe('F3-unload/not-in-zone')
  })

  it('F3b: for your own Colony you pay the salary to the Pool', () => {
    const table = atSea('england: $3, ships S02, fleet hewanorra, cargo citizen   barbados: england')
    table.play('england unload citizen barbados')
    expect(table.state.meeple[table.site('barbados')]).toBe(RED)
    expect(table.state.money[RED]).toBe(2)
  })

  it('AMB-60: without the full salary it cannot be unloaded at your own Colony', () => {
    const table = atSea('england: ships S02, fleet hewanorra, cargo citizen   barbados: england   tobago: france')
    expect(table.refusal('england unload citizen barbados')).toBe('AMB-60/no-salary')
    const later = atSea(
      'england: $1, ships S02, fleet hewanorra, cargo citizen   barbados: england   tobago: france',
      'england france',
      1641,
    )
    expect(later.refusal('england unload citizen barbados')).toBe('AMB-60/no-salary')
    expect(explain['AMB-60/no-salary'](later.state)).toEqual({ salary: 2 })
  })

  it('F3b: an opponent cannot refuse and pays you as far as his money goes', () => {
    const table = atSea('england: ships S02, fleet hewanorra, cargo citizen   france: $3   barbados: france')
    table.play('england unload citizen barbados')
    expect(table.state.meeple[table.site('barbados')]).toBe(RED)
    expect(table.state.money.slice(1, 3)).toEqual([1, 2])
    const broke = atSea('england: ships S02, fleet hewanorra, cargo citizen   barbados: france')
    broke.play('england unload citizen barbados')
    expect(broke.state.money.slice(1, 3)).toEqual([0, 0])
  })

  it('OM-40-conspirators, AMB-60: from 1638 on the salary is $2, or what the opponent has', () => {
    const rich = atSea(
      'england: ships S02, fleet hewanorra, cargo citizen   france: $3   barbados: france',
      'england france',
      1641,
    )
    rich.play('england unload citizen barbados')
    expect(rich.state.money.slice(1, 3)).toEqual([2, 1])
    const poor = atSea(
      'england: ships S02, fleet hewanorra, cargo citizen   france: $1   barbados: france',
      'england france',
      1641,
    )
    poor.play('england unload citizen barbados')
    expect(poor.state.money.slice(1, 3)).toEqual([1, 0])
  })

  it('F3b, GL-ownerless-spain: the Pool pays for unplayed Spain, a Spanish player pays himself', () => {
    const lines = 'england: ships S02, fleet curacao, cargo citizen   coro: spain'
    const unplayed = atSea(lines)
    unplayed.play('england unload citizen coro')
    expect(unplayed.state.money[RED]).toBe(1)
    const played = atSea(`spain: $1   ${lines}`, 'spain england')
    played.play('england unload citizen coro')
    expect(played.state.money.slice(0, 2)).toEqual([0, 1])
  })
})

describe('worked examples', () => {
  it('E3b example: Calusa to the vacant Colony at St. Domingue', () => {
    const table = atSea('england: ships S04   calusa: indigenous   st-domingue: france')
    table.play('england sail barataria-bay', 'england enslave calusa', 'england sail new-providence')
    table.play('england sail tortuga', 'england unload indigenous st-domingue', 'england pirating')
    expect(table.state.meeple[table.site('st-domingue')]).toBe(INDIGENOUS)
    expect(table.state.meeple[table.site('calusa')]).toBe(EMPTY)
  })

  it('F3 example: two Galleons beat a Visita that a Colony supports, and the missionary leaves', () => {
    const table = atSea(
      `england: ships S02 S10   rock-of-cerquin: visita netherlands   trujillo: spain, slave
                         barbados: england`,
      'england netherlands',
    )
    table.play('england sail roatan', 'england enslave rock-of-cerquin')
    expect(table.told('land-battle-fought')).toEqual([[RED, table.site('rock-of-cerquin'), 2, 1]])
    expect(table.state.bible[table.site('rock-of-cerquin')]).toBe(EMPTY)
    expect(table.state.biblesLeft[table.nation('netherlands')]).toBe(6)
    expect(table.state.cargoIndigenous[RED]).toBe(1)
    table.play('england sail old-providence', 'england sail port-royal', 'england sail ile-a-vache')
    table.play('england sail sint-maarten', 'england sail hewanorra', 'england unload indigenous barbados')
    expect(table.state.meeple[table.site('barbados')]).toBe(INDIGENOUS)
  })

  it('F3a example: an Indigenous beside a Spanish Colony is defended, one without is not; a Spanish Refugee keeps Spain away', () => {
    const table = atSea(`england: ships S02   barbados: england
                         ciboney: indigenous   isla-de-pinos: england, citizen spain   havana: spain, slave
                         accompong: indigenous`)
    table.play('england sail port-royal', 'england enslave accompong')
    expect(table.state.cargoIndigenous[RED]).toBe(1)
    const beside = atSea('england: ships S02   barbados: england   ciboney: indigenous   havana: spain, slave')
    beside.play('england sail caymanes', 'england enslave ciboney')
    expect(beside.told('land-battle-lost')).toEqual([[RED, beside.site('ciboney')]])
    const spain = position(
      'spain england',
      'year 1625   spain: ships S04, fleet hewanorra   barbados: england, citizen spain   turn of spain',
    )
    expect(spain.refusal('spain attack barbados')).toBe('E5a-strawman/own-token')
  })
})
