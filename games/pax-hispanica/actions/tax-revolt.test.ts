import { describe, expect, test } from 'vitest'
import { SITES, sitesOfKind } from '../data/index.ts'
import { EMPTY, RED, TAX_REBEL } from '../rules/state.ts'
import { position } from '../scenario.ts'

const revolt = (lines: string) =>
  position(
    'england france',
    `year 1608
     england: figure colonist-1, hand C23
     ${lines}
     turn of england`,
  ).play('england play C23')

describe('RS-tax-revolt', () => {
  test('RS-tax-revolt: a Citizen of yours turns Rebel in his land zone; the Colony stays, vacant', () => {
    const table = revolt('barbados: england, citizen').play('england use tax-revolt', 'england revolt barbados')
    const site = table.site('barbados')
    expect([table.state.disk[site], table.state.meeple[site], table.state.reserves[RED]]).toEqual([RED, EMPTY, 5])
    expect(table.state.rebel[table.site('rebel-windward-islands')]).toBe(TAX_REBEL)
    expect(table.told('citizens-revolted')).toEqual([[RED, site]])
  })

  test('RS-tax-revolt: also a Refugee, and from a Cathedral, which stays vacant', () => {
    const table = revolt('buria: cathedral france, citizen england')
    table.play('england use tax-revolt', 'england revolt buria')
    const site = table.site('buria')
    expect([table.state.cathedral[site], table.state.meeple[site]]).toEqual([1, EMPTY])
    expect(table.state.rebel[table.site('rebel-venezuela')]).toBe(TAX_REBEL)
  })

  test('RS-tax-revolt, AMB-68: from wilderness on a vacant Rebel Site of your choice', () => {
    const table = revolt('accompong: cathedral england, citizen').play('england use tax-revolt')
    table.play('england revolt accompong', 'england place rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(TAX_REBEL)
  })

  test('AMB-27: with none vacant you flip a Rebel', () => {
    const all = sitesOfKind.rebel.map(site => `${SITES[site].id}: slave-rebel`).join('\n')
    const table = revolt(`barbados: england, citizen\n${all}`).play('england use tax-revolt')
    table.play('england revolt barbados', 'england flip rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(TAX_REBEL)
  })

  test('RS-tax-revolt: only Citizens of your own colour', () => {
    const table = revolt('barbados: england, citizen   tobago: england, slave   araya: england, citizen france')
    table.play('england use tax-revolt')
    expect(table.refusal('england revolt tobago')).toBe('RS-tax-revolt/not-your-citizen')
    expect(table.refusal('england revolt araya')).toBe('RS-tax-revolt/not-your-citizen')
    expect(revolt('tobago: england, slave').refusal('england use tax-revolt')).toBe('RS-tax-revolt/no-citizen')
  })
})
