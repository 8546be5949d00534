import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, EMPTY, INDIGENOUS, ORANGE, PURPLE, RED } from './state.ts'

const spain = (lines: string, edition = 'pl') =>
  position('england france netherlands', `year 1606   ${lines}   begin labour-acquisition`, { options: { edition } })

describe('E2c', () => {
  test('E2c: a vacant Spanish Colony kidnaps from a Visita before a plain Tribal Site, in Player Order of the owners', () => {
    const { state, site } = spain(
      `order england netherlands france
       cartagena: spain   palenque-san-basilio: indigenous   woumain-paa: visita netherlands
       santo-domingo: spain   port-de-paix: visita england   bahoruco: visita netherlands`,
    )
    expect(state.meeple[site('woumain-paa')]).toBe(EMPTY)
    expect(state.meeple[site('palenque-san-basilio')]).toBe(INDIGENOUS)
    expect([state.bible[site('port-de-paix')], state.bible[site('bahoruco')]]).toEqual([EMPTY, ORANGE])
    expect([state.biblesLeft[RED], state.biblesLeft[ORANGE]]).toEqual([6, 5])
    expect([state.meeple[site('cartagena')], state.meeple[site('santo-domingo')]]).toEqual([INDIGENOUS, INDIGENOUS])
  })

  test('E2c: it kidnaps rather than employs', () => {
    const { state, site } = spain('coro: spain   antimano: indigenous   buria: cathedral england, citizen')
    expect(state.meeple[site('coro')]).toBe(INDIGENOUS)
    expect(state.meeple[site('buria')]).toBe(RED)
  })

  test('E2c: else it employs, Cathedrals in Player Order of their owners; the Pool pays the Citizen', () => {
    const { state, site, told } = spain(
      'order netherlands england france   coro: spain   antimano: cathedral england, citizen   buria: cathedral netherlands, citizen france',
    )
    expect(state.meeple[site('coro')]).toBe(BLUE)
    expect(state.meeple[site('antimano')]).toBe(RED)
    expect([state.money[RED], state.money[BLUE], state.money[ORANGE]]).toEqual([0, 1, 0])
    expect(told('hired')).toEqual([[PURPLE, BLUE, site('coro'), 1]])
  })

  test('E2c, OM-40-conspirators: after 1638 the Pool pays $2', () => {
    const { state } = position(
      'england france',
      'year 1638   coro: spain   buria: cathedral france, citizen   begin labour-acquisition',
    )
    expect(state.money[BLUE]).toBe(2)
  })

  test('ED-03: without any source the Polish edition trades a Slave from the Pool, the English one lets the Colony die', () => {
    const polish = spain('coro: spain')
    expect(polish.state.meeple[polish.site('coro')]).toBe(INDIGENOUS)
    expect(polish.state.poolIndigenous).toBe(27)
    const english = spain('coro: spain', 'en')
    expect(english.state.meeple[english.site('coro')]).toBe(EMPTY)
  })

  test('ED-03: it chooses after the players in the Polish edition, before them in the English one', () => {
    const lines = 'trujillo: spain   st-georges-caye: england   miskito-coast: indigenous'
    const polish = spain(lines)
    expect(polish.told('kidnapped')).toEqual([[RED, polish.site('st-georges-caye'), polish.site('miskito-coast')]])
    const english = spain(lines, 'en')
    expect(english.told('kidnapped')).toEqual([[PURPLE, english.site('trujillo'), english.site('miskito-coast')]])
  })

  test('E2c: a played Spain chooses for itself, in its turn, and gets nothing from the Pool', () => {
    const { state, site } = position('spain france', 'year 1606   coro: spain   begin labour-acquisition')
    expect(state.meeple[site('coro')]).toBe(EMPTY)
  })

  test('AMB-06: Jesuits protect their Visitas from unplayed Spain, which goes on to its next source', () => {
    const { state, site } = spain('cartagena: spain   woumain-paa: visita france   palenque-san-basilio: indigenous')
    expect(state.bible[site('woumain-paa')]).toBe(BLUE)
    expect(state.meeple[site('palenque-san-basilio')]).toBe(EMPTY)
  })

  test('E2a: rebellion and the PROTECTOR bind unplayed Spain too', () => {
    const rebellious = spain('cartagena: spain   woumain-paa: indigenous   rebel-nueva-granada: slave-rebel')
    expect(rebellious.state.meeple[rebellious.site('woumain-paa')]).toBe(INDIGENOUS)
    expect(rebellious.told('slave-imported')).toEqual([[rebellious.site('cartagena')]])
    const guarded = spain(
      'england: peers R23   santa-marta-coast: england, citizen   cartagena: spain   woumain-paa: indigenous',
    )
    expect(guarded.state.meeple[guarded.site('woumain-paa')]).toBe(INDIGENOUS)
  })

  test('AMB-55: among equal sources the nearest one', () => {
    const { state, site } = spain('santo-domingo: spain   port-de-paix: indigenous   bahoruco: indigenous')
    expect([state.meeple[site('port-de-paix')], state.meeple[site('bahoruco')]]).toEqual([INDIGENOUS, EMPTY])
  })

  test('AMB-55: with a short Pool the Colonies act in the order of the Spanish Sites', () => {
    const tribes = `calusa: indigenous   chetumal: indigenous   accompong: indigenous   ciboney: indigenous   port-de-paix: indigenous
      bahoruco: indigenous   rock-of-cerquin: indigenous   miskito-coast: indigenous   palenque-san-basilio: indigenous
      woumain-paa: indigenous   san-lorenzo: indigenous   dominica: indigenous   boriken: indigenous   youloumain: indigenous
      havana: spain, slave   santo-domingo: spain, slave   san-juan-de-ulua: spain, slave   trujillo: spain, slave
      cartagena: spain, slave   st-kitts: england, slave   guadeloupe: england, slave   st-thomas: england, slave
      barbados: england, slave   tobago: england, slave   martinique: france, slave   st-domingue: france, slave
      isla-de-pinos: france, slave`
    const { state, site } = spain(`${tribes}   porto-bello: spain   coro: spain   cumana: spain`)
    expect(['porto-bello', 'coro', 'cumana'].map(id => state.meeple[site(id)])).toEqual([INDIGENOUS, EMPTY, EMPTY])
    expect(state.poolIndigenous).toBe(0)
  })
})
