import { describe, expect, test } from 'vitest'
import { SITES, sitesOfKind } from '../data/index.ts'
import { INDIGENOUS } from '../rules/state.ts'
import { position } from '../scenario.ts'

const voodoo = (lines: string) =>
  position(
    'england france',
    `year 1608
     england: figure missionary-1, hand M20
     ${lines}
     turn of england`,
  ).play('england play M20')

const tribes = sitesOfKind.tribal.map(site => SITES[site].id)

describe('RS-voodoo', () => {
  test('RS-voodoo, AMB-68: an Indigenous from the Pool onto a vacant Tribal Site, in wilderness too', () => {
    const table = voodoo('').play('england use voodoo', 'england populate accompong')
    expect([table.state.meeple[table.site('accompong')], table.state.poolIndigenous]).toEqual([INDIGENOUS, 27])
  })

  test('RS-voodoo: a vacant Cathedral is no vacant Tribal Site', () => {
    const table = voodoo('buria: cathedral france   dominica: indigenous').play('england use voodoo')
    for (const site of ['buria', 'dominica', 'barbados']) {
      expect(table.refusal(`england populate ${site}`)).toBe('RS-voodoo/not-a-vacant-tribal-site')
    }
  })

  test('RS-voodoo: not without such a Site, or with an empty Pool', () => {
    const full = voodoo(tribes.map(site => `${site}: indigenous`).join('\n'))
    expect(full.refusal('england use voodoo')).toBe('RS-voodoo/no-vacant-tribal-site')
    const colonies = [...sitesOfKind.spanish, ...sitesOfKind.squatter].map(site => SITES[site].id)
    const owner = (i: number) => (i < 8 ? 'spain' : ['england', 'france', 'netherlands', 'courland'][i % 4])
    const slaves = colonies.map((site, i) => `${site}: ${owner(i)}, slave`)
    const empty = voodoo([...slaves, ...tribes.slice(0, 6).map(site => `${site}: indigenous`)].join('\n'))
    expect(empty.refusal('england use voodoo')).toBe('RS-voodoo/no-indigenous-left')
  })
})
