import { describe, expect, test } from 'vitest'
import { type PaxScenario, solitaire } from '../scenario.ts'
import { EMPTY, INDIGENOUS, PIRATING, PURPLE, RED, TAX_REBEL } from './state.ts'
import { vocabulary } from './vocabulary.ts'

const sail = (lines: string, about = {}) =>
  solitaire(`${lines.includes('year') ? '' : 'year 1621'}\n ${lines}\n begin king-sail`, about)
const war = (lines: string, about = {}) => sail(`year 1625\n ${lines}`, about)
const pax = (lines: string, about = {}) => sail(`year 1609\n ${lines}`, about)
const struck = (table: PaxScenario) =>
  [...table.told('attack-announced'), ...table.told('enslave-announced')].map(([, site]) => vocabulary.site.words[site])
const stays = (table: PaxScenario) => table.told('king-stays-in-port').length === 1

describe('staying in port', () => {
  test('H6c: without Ships, and without anything to load or to beat', () => {
    expect(stays(war('cartagena: spain, chest'))).toBe(true)
    expect(stays(war('spain: ships S08\n cartagena: spain'))).toBe(true)
    expect(stays(war('spain: ships S08\n cartagena: spain, chest'))).toBe(false)
  })

  test('H1c: in 1601 and 1621', () => {
    expect(stays(sail('year 1601\n spain: ships S08\n cartagena: spain, chest'))).toBe(true)
    expect(stays(sail('year 1621\n spain: ships S08\n cartagena: spain, chest'))).toBe(true)
  })
})

describe('attacks', () => {
  test('H6c: Rebels, Colonies with Treasure, other Colonies, Missions, in this order', () => {
    const table = war(`spain: ships S08 S01 S09
      port-de-paix: cathedral england      guadeloupe: england      barbados: england, chest    rebel-cuba: tax-rebel`)
    expect(struck(table)).toEqual(['rebel-cuba', 'barbados', 'guadeloupe'])
  })

  test('H6c: at most as many as he had Ships, the closest of a class first', () => {
    const table = war('spain: ships S08 S01\n barbados: england\n new-edinburgh: england\n tucacas: england')
    expect(struck(table)).toEqual(['new-edinburgh', 'tucacas'])
  })

  test('H6c: at equal distance the human chooses', () => {
    const table = war('spain: ships S08 S01\n new-edinburgh: england\n santa-marta-coast: england')
    expect(table.choices('england')).toEqual(['attack new-edinburgh', 'attack santa-marta-coast'])
    table.play('england attack santa-marta-coast')
    expect(struck(table)).toEqual(['santa-marta-coast', 'new-edinburgh'])
  })

  test('H6c: only what he will beat: a Galleon against a fort, its Colony and natives of the MAROON KING', () => {
    expect(stays(war('spain: ships S08\n barbados: england, fort'))).toBe(true)
    expect(stays(war('england: peers R20\n spain: ships S08 S01\n barbados: england\n youloumain: indigenous'))).toBe(
      true,
    )
    expect(struck(war('spain: ships S08 S01\n barbados: england\n youloumain: indigenous'))).toEqual(['barbados'])
  })

  test('H6c: a fortified Colony may be hit twice', () => {
    const table = war('spain: ships S08 S01 S09\n barbados: england, fort, slave')
    expect(struck(table)).toEqual(['barbados', 'barbados'])
    expect(table.state.disk[table.site('barbados')]).toBe(EMPTY)
  })

  test('H6c: a PRIVATEER attacks Rebels, in rebellious zones, and in War', () => {
    expect(stays(pax('spain: ships S01 S09\n barbados: england'))).toBe(true)
    expect(struck(war('spain: ships S01 S09\n barbados: england'))).toEqual(['barbados'])
    const zone = 'barbados: england\n rebel-windward-islands: tax-rebel'
    expect(struck(pax(`spain: ships S01 S09 S11\n ${zone}`))).toEqual(['rebel-windward-islands'])
    // The Rebel helps against the Colony, and the Colony helps the Rebel.
    expect(struck(pax(`spain: ships S01\n ${zone}`))).toEqual(['barbados'])
  })

  test('H6c: a CONQUISTADOR also in Pax; the best Seamanship leads', () => {
    expect(struck(pax('spain: ships S16 S08\n barbados: england'))).toEqual(['barbados'])
    const table = pax('spain: ships S16 S01\n barbados: england')
    expect([table.state.ships[0], stays(table)]).toEqual([table.card('S01'), true])
  })

  test('AMB-76: a Visita falls to any Legality, without a vacant Spanish Colony', () => {
    const table = pax('spain: ships S01\n bahoruco: visita england')
    expect([struck(table), table.state.bible[table.site('bahoruco')]]).toEqual([['bahoruco'], EMPTY])
    expect([table.told('captive-killed'), table.state.poolIndigenous]).toEqual([[[table.site('bahoruco')]], 28])
  })

  test('H6c: GL-ransom is paid to the Pool, or a Tax Rebel rises, as Ganga Zumba likes', () => {
    const lines = 'england: $2\n spain: ships S08 S01 S09\n barbados: england, citizen'
    expect(war(lines).play('england pay').state.money[RED]).toBe(1)
    const rebel = war(lines).play('england rebel')
    // The Rebel is the next target.
    expect(struck(rebel)).toEqual(['barbados', 'rebel-windward-islands'])
    const poor = war('spain: ships S08 S01\n barbados: england, citizen')
    expect(struck(poor)).toEqual([])
    const broke = war('spain: ships S08 S01 S09\n barbados: england, citizen')
    expect(broke.told('rebel-placed')).toEqual([[broke.site('rebel-windward-islands'), TAX_REBEL]])
  })

  test('H6c: an Indigenous works for the nearest vacant Spanish Colony', () => {
    const table = war('spain: ships S08 S01\n havana: spain\n cumana: spain\n barbados: england, slave')
    expect(table.state.meeple[table.site('cumana')]).toBe(INDIGENOUS)
    expect(table.told('captive-put-to-work')).toEqual([[table.site('barbados'), table.site('cumana')]])
  })

  test('H6c: Treasure is loaded while there is space, the rest is lost', () => {
    const table = war(
      'spain: ships S08 S01\n barbados: england, chest\n tucacas: england, chest\n cartagena: spain, chest',
    )
    expect([table.state.coffers, table.state.chest[table.site('cartagena')]]).toEqual([2, 1])
  })

  test('PR-maroon-king: should he ever have it, he enslaves nobody', () => {
    expect(stays(pax('spain: ships S08 S01, peers R20\n bahoruco: visita england'))).toBe(true)
    const table = war('spain: ships S08 S01, peers R20\n havana: spain\n barbados: england, slave')
    expect(table.state.meeple[table.site('havana')]).toBe(EMPTY)
  })
})

describe('export', () => {
  test('H6c: Chests of his own Colonies go to the War Coffers, and he returns to PIRATING', () => {
    const table = pax('spain: ships S08 S09\n havana: spain, chest\n cartagena: spain, chest')
    expect([table.state.coffers, table.state.fleet[PURPLE], table.state.cargoChests[PURPLE]]).toEqual([2, PIRATING, 0])
    expect(table.told('chests-to-coffers')).toEqual([[PURPLE, 2, 0]])
  })

  test('H6c: where there are more Chests than Galleons the human chooses', () => {
    const table = pax('spain: ships S08\n havana: spain, chest\n cartagena: spain, chest')
    expect(table.choices('england')).toEqual(['load havana', 'load cartagena'])
    table.play('england load cartagena')
    expect([table.state.coffers, table.state.chest[table.site('havana')]]).toEqual([1, 1])
  })

  test('AMB-45: Relics need no space and count as two Chests', () => {
    const table = pax('spain: ships S08\n havana: spain, chest, relic, relic')
    expect([table.state.coffers, table.state.poolRelics]).toEqual([5, 5])
  })

  test('ED-16: not in rebellious zones, except in the English edition', () => {
    const lines =
      'spain: ships S08\n havana: spain, chest\n rebel-cuba: tax-rebel\n england: peers R20\n ciboney: indigenous'
    expect(stays(pax(lines))).toBe(true)
    expect(pax(lines, { options: { edition: 'en' } }).state.coffers).toBe(1)
  })

  test('ED-11: in the English edition a CONQUISTADOR leaves a Relic behind when he Sacks', () => {
    const lines = 'spain: ships S08 S01\n barbados: england, relic'
    expect(war(lines).state.coffers).toBe(2)
    const english = war(lines, { options: { edition: 'en' } })
    expect([english.state.coffers, english.state.poolRelics]).toEqual([0, 5])
  })
})
