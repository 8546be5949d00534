import { describe, expect, test } from 'vitest'
import { SITES, TOKENS } from '../data/index.ts'
import { solitaire } from '../scenario.ts'
import { BLUE, INDIGENOUS, PURPLE, RED } from './state.ts'

const goods = (lines: string, options = {}) =>
  solitaire(`year 1606\n england: $3, peers R20\n ${lines}\n begin goods-year`, { options })

test('H1: the goods year runs as ever: dieoff, Goods, attrition, earnings', () => {
  const table = goods('new-edinburgh: england\n trujillo: spain, slave\n porto-bello: spain, citizen england')
  expect(table.told('died-off')).toEqual([[RED, table.site('new-edinburgh')]])
  expect(table.told('worn-out')).toEqual([[PURPLE, table.site('trujillo')]])
  expect(table.state.money[RED]).toBe(4)
})

test('H1a: nobody arranges Player Order', () => {
  const table = goods('trujillo: spain, slave')
  expect(table.told('player-order')).toEqual([])
  expect(table.state.order).toEqual([RED])
})

describe('Labor', () => {
  test('H1b: vacant Colonies of the Sun King kidnap by themselves, Visitas of Ganga Zumba first', () => {
    const table = goods('cartagena: spain\n palenque-san-basilio: indigenous\n woumain-paa: visita england')
    expect(table.told('kidnapped')).toEqual([[PURPLE, table.site('cartagena'), table.site('woumain-paa')]])
    expect(table.state.biblesLeft[RED]).toBe(5)
  })

  test('H3, H1b: among equal sources the human chooses for the Sun King', () => {
    const table = goods('cartagena: spain\n palenque-san-basilio: indigenous\n woumain-paa: indigenous')
    expect(table.choices('england')).toEqual(['take palenque-san-basilio', 'take woumain-paa'])
    expect(table.refusal('england take buria')).toBe('H0-choices/not-an-option')
    table.play('england take palenque-san-basilio')
    expect(table.told('kidnapped')).toEqual([[PURPLE, table.site('cartagena'), table.site('palenque-san-basilio')]])
  })

  test('H1b, E2a: he kidnaps from a Visita of his own only if there is no other source', () => {
    const tribe = goods('cartagena: spain\n palenque-san-basilio: indigenous\n woumain-paa: visita spain')
    expect(tribe.told('kidnapped')).toEqual([[PURPLE, tribe.site('cartagena'), tribe.site('palenque-san-basilio')]])
    const cathedral = goods(
      'cartagena: spain\n palenque-san-basilio: cathedral england, citizen\n woumain-paa: visita spain',
    )
    expect(cathedral.told('kidnapped')).toEqual([])
    expect(cathedral.told('hired').map(([, citizen]) => citizen)).toEqual([RED])
    const alone = goods('cartagena: spain\n woumain-paa: visita spain')
    expect(alone.told('kidnapped')).toEqual([[PURPLE, alone.site('cartagena'), alone.site('woumain-paa')]])
  })

  test('H3, AMB-45: with too few Slaves in the Pool the human says which Colony gets one', () => {
    const near = ['cuba', 'honduras', 'nueva-granada']
    const far = SITES.filter(site => site.kind !== 'rebel' && !near.includes(site.area))
    const tribes = far.filter(site => site.kind === 'tribal').map(site => `${site.id}: indigenous`)
    const slaves = far.filter(site => site.kind !== 'tribal').map(site => `${site.id}: spain, slave`)
    const full = [...tribes, ...slaves].slice(0, TOKENS.indigenous.count - 1).join('\n')
    const table = goods(`cartagena: spain\n trujillo: spain\n havana: spain\n ${full}`)
    expect(table.choices('england')).toEqual(['import havana', 'import trujillo', 'import cartagena'])
    table.play('england import trujillo')
    expect(table.told('died-off').map(([, site]) => site)).toEqual([table.site('havana'), table.site('cartagena')])
  })

  test('H3: which of his Colonies acts first matters for the Pool alone: no two of them share a land zone', () => {
    const areas = SITES.filter(site => site.kind === 'spanish').map(site => site.area)
    expect(new Set(areas).size).toBe(areas.length)
  })

  test('H1b: Ganga Zumba cannot kidnap while he is MAROON KING', () => {
    const table = goods('st-domingue: england\n bahoruco: indigenous')
    expect(table.told('died-off')).toEqual([[RED, table.site('st-domingue')]])
  })

  test('AMB-45: with nothing near, the Polish edition lets him import a Slave, the English one does not', () => {
    const lines = 'cartagena: spain'
    expect(goods(lines).state.meeple[goods(lines).site('cartagena')]).toBe(INDIGENOUS)
    const english = goods(lines, { edition: 'en' })
    expect(english.told('died-off')).toEqual([[PURPLE, english.site('cartagena')]])
  })
})

describe('Omens', () => {
  test('AMB-45: Malaria spares his Colonies', () => {
    const table = solitaire(
      'year 1627\n england: peers R20\n havana: spain, citizen\n barbados: england, citizen\n begin omens',
    )
    expect(table.state.meeple[table.site('havana')]).toBe(PURPLE)
    expect(table.state.meeple[table.site('barbados')]).toBe(INDIGENOUS)
  })

  test('AMB-45: he declines the Alcabala, Ganga Zumba may place a Rebel', () => {
    const table = solitaire('year 1630\n begin omens')
    expect(table.choices('england')).toContain('decline')
    table.play('england place rebel-cuba')
    expect(table.waiting()).toEqual([])
  })

  test('H1c: in 1621 a fleet may scout or stay, but not sail', () => {
    const lines = 'year 1621\n england: ships S04\n havana: spain, chest\n turn of england'
    const table = solitaire(lines, { chance: { haven: ['haven-roatan'] } })
    expect(table.choices('england')).toEqual(['reconnaissance', 'stay'])
    expect(table.play('england reconnaissance').state.havenHand[RED]).toBe(1)
    expect(solitaire(lines).play('england stay').state.havenHand[RED]).toBe(0)
  })

  test('H1c: in 1601 it must scout', () => {
    const table = solitaire('year 1601\n england: ships S04\n havana: spain, chest\n turn of england', {
      chance: { haven: ['haven-roatan'] },
    })
    expect([table.waiting(), table.state.havenHand[RED]]).toEqual([[], 1])
  })
})

describe('Cathedrals', () => {
  test('H1: his vacant Cathedrals are refilled after those of Ganga Zumba', () => {
    const table = goods('bahoruco: cathedral spain\n port-de-paix: cathedral england')
    expect(table.told('cathedral-refilled')).toEqual([
      [RED, table.site('port-de-paix'), RED],
      [PURPLE, table.site('bahoruco'), PURPLE],
    ])
  })

  test('H1: with too few Citizens the human says which Cathedral gets one and whose Citizen lives in the other', () => {
    const table = goods(`bahoruco: cathedral spain      port-de-paix: cathedral spain
      havana: spain, citizen   santo-domingo: spain, citizen   cartagena: spain, citizen   coro: spain, citizen`)
    expect(table.choices('england')).toEqual(['refill port-de-paix', 'refill bahoruco'])
    table.play('england refill bahoruco', 'england citizen france')
    expect(table.state.meeple[table.site('bahoruco')]).toBe(PURPLE)
    expect(table.state.meeple[table.site('port-de-paix')]).toBe(BLUE)
  })
})
