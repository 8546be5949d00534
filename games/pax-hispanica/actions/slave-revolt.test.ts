import { describe, expect, test } from 'vitest'
import { SITES, sitesOfKind } from '../data/index.ts'
import { EMPTY, PURPLE, RED, SLAVE_REBEL, TAX_REBEL } from '../rules/state.ts'
import { position } from '../scenario.ts'

const revolt = (lines: string) =>
  position(
    'england france',
    `year 1608
     england: figure missionary-1, hand M01
     ${lines}
     turn of england`,
  ).play('england play M01')

describe('RS-slave-revolt', () => {
  test('RS-slave-revolt: the Slave turns Rebel in his land zone; the Colony stays, vacant', () => {
    const table = revolt('havana: spain, slave, chest').play('england use slave-revolt', 'england revolt havana')
    const site = table.site('havana')
    expect([table.state.disk[site], table.state.meeple[site], table.state.chest[site]]).toEqual([PURPLE, EMPTY, 1])
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(SLAVE_REBEL)
    expect(table.state.poolIndigenous).toBe(28)
    expect(table.told('slaves-revolted')).toEqual([[RED, site]])
  })

  test('RS-slave-revolt: with that Rebel Site occupied, on a vacant one of your choice', () => {
    const table = revolt('havana: spain, slave   rebel-cuba: tax-rebel')
    table.play('england use slave-revolt', 'england revolt havana', 'england place rebel-panama')
    expect(table.state.rebel[table.site('rebel-panama')]).toBe(SLAVE_REBEL)
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(TAX_REBEL)
  })

  test('AMB-27: with none vacant you flip a Rebel of your choice', () => {
    const all = sitesOfKind.rebel.map(site => `${SITES[site].id}: slave-rebel`).join('\n')
    const table = revolt(`havana: spain, slave\n${all}`)
    table.play('england use slave-revolt', 'england revolt havana', 'england flip rebel-panama')
    expect(table.state.rebel[table.site('rebel-panama')]).toBe(TAX_REBEL)
  })

  test('RS-slave-revolt: only Slaves on Colonies', () => {
    const table = revolt('havana: spain, slave   coro: spain, citizen   dominica: visita england')
    table.play('england use slave-revolt')
    for (const site of ['coro', 'dominica', 'cumana']) {
      expect(table.refusal(`england revolt ${site}`)).toBe('RS-slave-revolt/no-slave-there')
    }
    expect(revolt('coro: spain, citizen   dominica: indigenous').refusal('england use slave-revolt')).toBe(
      'RS-slave-revolt/no-slave',
    )
  })

  test('G3c example: an Abolitionist wins as the last Slave rises', () => {
    const table = position(
      'england france',
      `year 1604
       england: figure missionary-3, peers R04, hand M04   havana: spain, slave   coro: spain, slave
       turn of england`,
    ).play('england play M04', 'england use slave-revolt', 'england revolt havana')
    expect(table.state.ended).toBe(0)
    table.play('england use slave-revolt', 'england revolt coro')
    expect([table.state.ended > 0, table.state.winner]).toEqual([true, 0])
  })
})
