import { describe, expect, test } from 'vitest'
import { SITES, sitesOfKind } from '../data/index.ts'
import { position } from '../scenario.ts'
import { EMPTY, PURPLE, RED } from './state.ts'
import { sway } from './values.ts'

const spanish = sitesOfKind.spanish.map(site => SITES[site].id)

/** A nation with a Disk Action to use. */
function disk(nation: string, lines = '', options = {}) {
  return position(
    `${nation} netherlands`,
    `year 1608
     ${nation}: hand C01
     ${lines}
     turn of ${nation}`,
    { options },
  ).play(`${nation} play C01`, `${nation} use disk`)
}

describe('E1', () => {
  test('E1, RS-disk: the top disk goes onto a vacant Colony Site; the Colony starts without Labor', () => {
    const table = disk('england').play('england found barbados')
    const site = table.site('barbados')
    expect([table.state.disk[site], table.state.meeple[site], table.state.fort[site]]).toEqual([RED, EMPTY, 0])
    expect(table.state.disksLeft[RED]).toBe(5)
    expect(sway(table.state, RED)).toBe(2)
    expect(table.told('colony-founded')).toEqual([[RED, site]])
  })

  test('E1: not where a Colony stands, and not off the Colony Sites', () => {
    const table = disk('england', 'barbados: netherlands')
    expect(table.refusal('england found barbados')).toBe('E1/occupied')
    expect(table.refusal('england found dominica')).toBe('E1/not-a-colony-site')
    expect(table.refusal('england found rebel-cuba')).toBe('E1/not-a-colony-site')
  })

  test('E1: without a disk in the column there is nothing to found with', () => {
    const six = ['tobago', 'martinique', 'st-kitts', 'guadeloupe', 'st-thomas', 'araya']
    const table = disk('england', six.map(site => `${site}: england`).join('\n'))
    expect(table.refusal('england found barbados')).toBe('E1/no-disk-left')
  })

  test('E1a: purple founds only on Spanish Sites', () => {
    const table = disk('spain')
    expect(table.refusal('spain found barbados')).toBe('E1a/squatter-site')
    table.play('spain found havana')
    expect(table.state.disk[table.site('havana')]).toBe(PURPLE)
  })

  test('E1a: everybody else only on Squatter Sites, even if Spain is not played', () => {
    expect(disk('england').refusal('england found havana')).toBe('E1a/spanish-site')
  })
})

describe('E1b', () => {
  test('E1b: or a fort goes onto an unfortified Colony', () => {
    const table = disk('england', 'barbados: england').play('england fortify barbados')
    expect([table.state.fort[table.site('barbados')], table.state.poolForts]).toEqual([1, 9])
    expect(table.told('fort-built')).toEqual([[RED, table.site('barbados')]])
  })

  test('E1b: one fort per Colony, and none without a Colony', () => {
    const table = disk('england', 'barbados: england, fort')
    expect(table.refusal('england fortify barbados')).toBe('E1b/already-fortified')
    expect(table.refusal('england fortify tobago')).toBe('E1b/no-colony')
  })

  test('E1b: the Pool has ten forts', () => {
    const all = [
      ...spanish.map(site => `${site}: spain, fort`),
      'tobago: netherlands, fort',
      'araya: netherlands, fort',
    ]
    const table = disk('england', [...all, 'barbados: england'].join('\n'))
    expect(table.refusal('england fortify barbados')).toBe('E1b/no-fort-left')
  })

  test("ED-09: anybody's Colony in the Polish edition, only your own in the English", () => {
    const lines = 'barbados: netherlands   havana: spain'
    expect(disk('england', lines).choices('england')).toEqual(
      expect.arrayContaining(['fortify barbados', 'fortify havana']),
    )
    const english = disk('england', lines, { edition: 'en' })
    expect(english.refusal('england fortify barbados')).toBe('ED-09/not-your-colony')
  })
})

describe('Peerages', () => {
  test('PR-governor: Colonies that he founds start with a fort', () => {
    const table = disk('england', 'england: peers R13').play('england found barbados')
    expect(table.state.fort[table.site('barbados')]).toBe(1)
    expect(table.state.poolForts).toBe(9)
  })

  test('PR-governor: but not those of others', () => {
    const table = disk('england', 'netherlands: peers R13').play('england found barbados')
    expect(table.state.fort[table.site('barbados')]).toBe(0)
  })

  test('AMB-48: with no fort left his Colony starts without one', () => {
    const all = [
      ...spanish.map(site => `${site}: spain, fort`),
      'tobago: netherlands, fort',
      'araya: netherlands, fort',
    ]
    const table = disk('england', ['england: peers R13', ...all].join('\n')).play('england found barbados')
    expect([table.state.disk[table.site('barbados')], table.state.fort[table.site('barbados')]]).toEqual([RED, 0])
  })
})
