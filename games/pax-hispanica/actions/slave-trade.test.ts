import { describe, expect, test } from 'vitest'
import { SITES, sitesOfKind } from '../data/index.ts'
import { INDIGENOUS } from '../rules/state.ts'
import { position } from '../scenario.ts'

const trade = (lines: string) =>
  position(
    'england france',
    `year 1608
     england: figure royalist-1, hand C04
     ${lines}
     turn of england`,
  ).play('england play C04')

describe('RS-slave-trade', () => {
  test("RS-slave-trade, E3a: an Indigenous from the Pool onto anybody's vacant Colony", () => {
    const table = trade('barbados: france   havana: spain').play('england use slave-trade', 'england labor barbados')
    expect([table.state.meeple[table.site('barbados')], table.state.poolIndigenous]).toEqual([INDIGENOUS, 27])
  })

  test('RS-slave-trade: only a Colony without Labor', () => {
    const table = trade('barbados: france   havana: spain, slave').play('england use slave-trade')
    expect(table.refusal('england labor havana')).toBe('RS-slave-trade/not-a-vacant-colony')
    expect(table.refusal('england labor tobago')).toBe('RS-slave-trade/not-a-vacant-colony')
    expect(trade('havana: spain, slave').refusal('england use slave-trade')).toBe('RS-slave-trade/no-vacant-colony')
  })

  test('RS-slave-trade, GL-token-limits: not with an empty Pool', () => {
    const tribes = sitesOfKind.tribal.map(site => `${SITES[site].id}: indigenous`)
    const colonies = sitesOfKind.spanish.map(site => `${SITES[site].id}: spain, slave`)
    const table = trade([...tribes, ...colonies, 'barbados: france'].join('\n'))
    expect(table.refusal('england use slave-trade')).toBe('RS-slave-trade/no-indigenous-left')
  })
})
