import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, EMPTY, INDIGENOUS, ORANGE, RED } from './state.ts'
import { vocabulary } from './vocabulary.ts'

const good = (word: (typeof vocabulary.good.words)[number]) => vocabulary.good.words.indexOf(word)

describe('D1e', () => {
  test('D1e: 1602 brings quicksilver and cochineal to the Colonies of Nueva Granada and Veracruz, and nowhere else', () => {
    const { state, site, told } = position(
      'england france',
      `year 1602
       cartagena: spain, citizen   santa-marta-coast: england, citizen   terminos: france, citizen   barbados: england, citizen
       begin goods-year`,
    )
    expect(told('chest-placed')).toEqual([
      [site('santa-marta-coast'), good('quicksilver')],
      [site('cartagena'), good('quicksilver')],
      [site('terminos'), good('cochineal')],
    ])
    expect(state.chest[site('barbados')]).toBe(0)
    expect(state.poolChests).toBe(17)
  })

  test('D1e: every land zone that shows the Good produces: sugar in Española and in the Leeward Islands', () => {
    const { state, site } = position(
      'england france',
      'year 1622   st-domingue: england, citizen   st-kitts: france, citizen   begin goods-year',
    )
    expect([state.chest[site('st-domingue')], state.chest[site('st-kitts')]]).toEqual([1, 1])
  })

  test('D1e: a Colony that has a Chest gets no second one, and neither wears out nor pays', () => {
    const { state, site } = position(
      'england france',
      'year 1602   cartagena: spain, slave, chest   terminos: france, citizen, chest   begin goods-year',
    )
    expect([state.chest[site('cartagena')], state.meeple[site('cartagena')]]).toEqual([1, INDIGENOUS])
    expect([state.chest[site('terminos')], state.money[BLUE]]).toEqual([1, 0])
  })

  test('D1e: rebellion does not hinder it', () => {
    const { state, site } = position(
      'england france',
      'year 1602   terminos: france, citizen   rebel-veracruz: tax-rebel   begin goods-year',
    )
    expect(state.chest[site('terminos')]).toBe(1)
  })

  test('AMB-09, B5h: when Chests run out, the first Good comes first, then Player Order, unplayed Spain last', () => {
    const heap = 'tortuga: buried chest chest chest chest   curacao: buried chest chest chest'
    const table = position(
      'england france netherlands',
      `year 1602, coffers 9   ${heap}   trinidad: buried chest chest
       england: figure colonist-1   france: figure royalist-1   netherlands: figure callow-green
       cartagena: spain, slave   santa-marta-coast: england, citizen   terminos: france, citizen   san-juan-de-ulua: spain, slave
       begin goods-year`,
    )
    const { state, site, told } = table
    expect(told('chest-placed').map(([at]) => at)).toEqual(['santa-marta-coast', 'cartagena'].map(site))
    expect(state.poolChests).toBe(0)
    expect([state.money[RED], state.money[BLUE]]).toEqual([1, 0])
    expect([state.meeple[site('cartagena')], state.meeple[site('san-juan-de-ulua')]]).toEqual([EMPTY, INDIGENOUS])
  })

  test('AMB-09: within a Good the player earlier in Player Order gets the last Chest', () => {
    const { state, site } = position(
      'england france',
      `year 1630, coffers 9   tortuga: buried chest chest chest chest chest chest chest chest chest chest
       england: figure buccaneer-1   france: figure missionary-1
       barbados: england, citizen   martinique: france, citizen
       begin goods-year`,
    )
    expect([state.chest[site('barbados')], state.chest[site('martinique')]]).toEqual([0, 1])
  })
})

describe('D1f', () => {
  test('D1f: a Slave who made a new Chest goes to the Pool', () => {
    const { state, site, told } = position('england france', 'year 1602   cartagena: spain, slave   begin goods-year')
    expect(state.meeple[site('cartagena')]).toBe(EMPTY)
    expect(state.disk[site('cartagena')]).not.toBe(EMPTY)
    expect(state.poolIndigenous).toBe(28)
    expect(told('worn-out')).toEqual([[0, site('cartagena')]])
  })

  test('OM-african-slaves: from 1634 on Slaves are no longer worn out', () => {
    const slave = (year: number, colony: string) => {
      const { state, site } = position('england france', `year ${year}   ${colony}: england, slave   begin goods-year`)
      return [state.chest[site(colony)], state.meeple[site(colony)]]
    }
    expect(slave(1630, 'barbados')).toEqual([1, EMPTY])
    expect(slave(1634, 'st-kitts')).toEqual([1, INDIGENOUS])
    expect(slave(1638, 'st-kitts')).toEqual([1, INDIGENOUS])
  })
})

describe('D1g', () => {
  test("D1g: $1 from the Pool for the player of the Citizen's colour, not for the owner of the Colony", () => {
    const { state, site, told } = position(
      'england france netherlands',
      'year 1602   terminos: france, citizen netherlands   santa-marta-coast: england, citizen   begin goods-year',
    )
    expect([state.money[RED], state.money[BLUE], state.money[ORANGE]]).toEqual([1, 0, 1])
    expect(told('earnings')).toContainEqual([ORANGE, site('terminos'), 1])
  })

  test('D1g: a Citizen of a colour that nobody plays earns nothing', () => {
    const { state, told } = position(
      'england france',
      'year 1602   terminos: france, citizen courland   begin goods-year',
    )
    expect(state.money).toEqual([0, 0, 0, 0, 0])
    expect(told('earnings')).toEqual([])
  })
})
