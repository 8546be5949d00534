import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, INDIGENOUS, ORANGE, RED } from './state.ts'

function mission(lines: string) {
  return position(
    'england netherlands',
    `year 1608
     england: figure missionary-1, hand M01
     ${lines}
     turn of england`,
  ).play('england play M01')
}

describe('E4', () => {
  test('E4, E4a, RS-bible: a Bible under an Indigenous is a Visita', () => {
    const table = mission('dominica: indigenous').play('england use bible', 'england visita dominica')
    const site = table.site('dominica')
    expect([table.state.bible[site], table.state.meeple[site], table.state.cathedral[site]]).toEqual([
      RED,
      INDIGENOUS,
      0,
    ])
    expect(table.state.biblesLeft[RED]).toBe(5)
    expect(table.told('visita-started')).toEqual([[RED, site]])
  })

  test('E4: in wilderness too', () => {
    const table = mission('accompong: indigenous').play('england use bible', 'england visita accompong')
    expect(table.state.bible[table.site('accompong')]).toBe(RED)
  })

  test('E4: only on a Tribal Site with an Indigenous and without a Mission', () => {
    const table = mission('dominica: indigenous   buria: visita netherlands   havana: spain, slave')
    table.play('england use bible')
    expect(table.refusal('england visita havana')).toBe('E4/not-a-tribal-site')
    expect(table.refusal('england visita buria')).toBe('E4/mission-there')
    expect(table.refusal('england visita darien')).toBe('E4/no-indigenous')
  })

  test('E4: without an inhabited Tribal Site it is impossible', () => {
    expect(mission('buria: visita netherlands').refusal('england use bible')).toBe('E4/no-site')
  })

  test('E4: and without a Bible in the column', () => {
    const six = ['boriken', 'buria', 'darien', 'calusa', 'accompong', 'chetumal']
    const table = mission(['dominica: indigenous', ...six.map(site => `${site}: visita england`)].join('\n'))
    expect(table.refusal('england use bible')).toBe('E4/no-bible-left')
  })
})

describe('E4b', () => {
  test('E4b, RS-literacy: the Visita gets a Cathedral, its Indigenous makes way for a Citizen of its colour', () => {
    const table = position(
      'england netherlands',
      `year 1608
       england: figure missionary-1, hand M19   dominica: visita netherlands
       turn of england`,
    ).play('england play M19', 'england use literacy', 'england teach dominica')
    const site = table.site('dominica')
    expect([table.state.cathedral[site], table.state.meeple[site], table.state.bible[site]]).toEqual([
      1,
      ORANGE,
      ORANGE,
    ])
    expect([table.state.poolIndigenous, table.state.poolCathedrals, table.state.reserves[ORANGE]]).toEqual([28, 9, 4])
    expect(table.told('cathedral-built')).toEqual([[ORANGE, site]])
  })

  test('E4 example: Voodoo, Visita and Cathedral on Dominica', () => {
    const table = position(
      'england france',
      `year 1604
       france: figure missionary-1, hand M10 M19
       turn of france`,
    ).play('france play M10', 'france use voodoo', 'france populate dominica', 'france use bible')
    table.play(
      'france visita dominica',
      'france done',
      'france play M19',
      'france use literacy',
      'france teach dominica',
    )
    expect(table.state.cathedral[table.site('dominica')]).toBe(1)
    expect(table.state.meeple[table.site('dominica')]).toBe(BLUE)
  })

  test('E4 example: in the goods year the neighbour on St. Kitts must hire that Citizen', () => {
    const table = position(
      'england france',
      `year 1606
       england: $1   dominica: cathedral france, citizen   st-kitts: england
       begin goods-year`,
    )
    expect(table.state.meeple[table.site('st-kitts')]).toBe(BLUE)
    expect([table.state.money[RED], table.state.money[BLUE]]).toEqual([0, 1])
  })
})
