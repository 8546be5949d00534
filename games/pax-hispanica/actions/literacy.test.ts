import { describe, expect, test } from 'vitest'
import { SITES, sitesOfKind } from '../data/index.ts'
import { EMPTY } from '../rules/state.ts'
import { position } from '../scenario.ts'

const names = (kind: 'tribal' | 'spanish' | 'squatter') => sitesOfKind[kind].map(site => SITES[site].id)

const literacy = (lines: string) =>
  position(
    'england france',
    `year 1608
     england: figure missionary-1, hand M19
     ${lines}
     turn of england`,
  ).play('england play M19')

describe('RS-literacy', () => {
  test("RS-literacy, AMB-68: anybody's Visita, in wilderness too", () => {
    const table = literacy('accompong: visita france   dominica: visita england').play('england use literacy')
    expect(table.choices('england')).toEqual(['teach accompong', 'teach dominica'])
    table.play('england teach accompong')
    expect(table.state.meeple[table.site('accompong')]).toBe(2)
  })

  test('RS-literacy, E4b: never a plain Tribal Site, a Cathedral, a Colony or a Rebel Site', () => {
    const table = literacy(
      'buria: visita france   dominica: indigenous   boriken: cathedral france   havana: spain, slave',
    )
    table.play('england use literacy')
    for (const site of ['dominica', 'boriken', 'havana', 'rebel-cuba']) {
      expect(table.refusal(`england teach ${site}`)).toBe('RS-literacy/not-a-visita')
    }
    expect(literacy('dominica: indigenous').refusal('england use literacy')).toBe('RS-literacy/no-visita')
  })

  test('AMB-11: without a Cathedral token it has no effect', () => {
    const ten = names('tribal').slice(0, 10)
    const table = literacy(
      [
        ...ten.map((site, i) => `${site}: cathedral ${i < 5 ? 'france' : 'netherlands'}`),
        'dominica: visita france',
      ].join('\n'),
    )
    expect(table.refusal('england use literacy')).toBe('AMB-11/no-cathedral-left')
  })

  test('RS-literacy, E4b: with all Citizens on the map the Cathedral is built, and stays vacant', () => {
    const nations = ['spain', 'england', 'france', 'netherlands', 'courland']
    const citizen = (i: number) => `citizen ${nations[Math.trunc(i / 5)]}`
    const places = [
      ...names('spanish').map(site => `${site}: spain`),
      ...names('squatter').map((site, i) => `${site}: ${nations[1 + (i % 4)]}`),
      'buria: cathedral france',
      'darien: cathedral france',
      'calusa: cathedral france',
    ]
    const table = literacy(
      [...places.slice(0, 25).map((place, i) => `${place}, ${citizen(i)}`), 'dominica: visita france'].join('\n'),
    )
    expect(table.state.reserves).toEqual([0, 0, 0, 0, 0])
    const pool = table.state.poolIndigenous
    table.play('england use literacy', 'england teach dominica')
    expect(table.state.cathedral[table.site('dominica')]).toBe(1)
    expect(table.state.meeple[table.site('dominica')]).toBe(EMPTY)
    expect(table.state.poolIndigenous).toBe(pool + 1)
    expect(table.choices('england')).toContain('done')
  })
})
