import { describe, expect, test } from 'vitest'
import { SITES, sitesOfKind } from '../data/index.ts'
import { RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

describe('RS-disk', () => {
  test('RS-disk: found or fortify, whichever is possible', () => {
    const table = position(
      'england france',
      `year 1604
       england: figure colonist-1, hand C08
       turn of england`,
    ).play('england play C08', 'england use disk', 'england found barbados')
    table.play('england use disk', 'england fortify barbados')
    expect([table.state.disksLeft[RED], table.state.fort[table.site('barbados')]]).toEqual([5, 1])
  })

  test('RS-disk, GL-token-limits: with neither disk nor fort left it does nothing', () => {
    const six = ['tobago', 'martinique', 'st-kitts', 'guadeloupe', 'st-thomas', 'araya']
    const table = position(
      'england france',
      `year 1608
       england: figure colonist-1, hand C08
       ${six.map(site => `${site}: england`).join('\n')}
       ${sitesOfKind.spanish.map(site => `${SITES[site].id}: spain, fort`).join('\n')}
       barbados: france, fort   tucacas: france, fort
       turn of england`,
    ).play('england play C08')
    expect(table.refusal('england use disk')).toBe('RS-disk/nothing-to-do')
  })
})
