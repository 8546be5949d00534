import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'

const otherwise = fastChance(5)

/** Where a lone English fleet may start. */
function starts(about: { year?: number; england: string; map: string }): string[] {
  const table = position(
    'england france',
    `year ${about.year ?? 1613}
     england: ${about.england}
     ${about.map}
     turn of england`,
    { otherwise },
  )
  return table.choices('england').filter(choice => choice.startsWith('sail '))
}

describe('D4b: a zone to start in', () => {
  it('D4b: with nothing to do anywhere there is only Reconnaissance', () => {
    const table = position('england france', 'year 1613   england: ships S04   turn of england')
    expect(table.choices('england')).toEqual(['reconnaissance'])
    expect(table.refusal('england sail tortuga')).toBe('D4b/nothing-to-do-there')
  })

  it('D4b: Treasure in a Friendly Port', () => {
    expect(starts({ england: 'ships S04', map: 'barbados: england, chest' })).toEqual(['sail hewanorra'])
    expect(starts({ england: 'ships S04', map: 'barbados: england, relic' })).toEqual(['sail hewanorra'])
    expect(starts({ england: 'ships S04', map: 'barbados: england' })).toEqual([])
  })

  it('D4b: Treasure for a bribe, if there is money for it', () => {
    expect(starts({ england: '$1, ships S02', map: 'havana: spain, chest' })).toEqual(['sail barataria-bay'])
    expect(starts({ england: 'ships S02', map: 'havana: spain, chest' })).toEqual([])
  })

  it('D4b: a land battle that the Legality allows', () => {
    const map = 'porto-bello: spain, slave'
    expect(starts({ england: 'ships S04', map })).toEqual(['sail old-providence', 'sail islas-del-rosario'])
    expect(starts({ england: 'ships S16', map })).toEqual([])
    expect(starts({ england: 'ships S01', map })).toEqual([])
    expect(starts({ year: 1625, england: 'ships S01', map })).toEqual(['sail old-providence', 'sail islas-del-rosario'])
  })

  it('D4b: an enslave, if there is a vacant Colony to bring the captive to', () => {
    expect(starts({ england: 'ships S02', map: 'accompong: indigenous' })).toEqual([])
    expect(starts({ england: 'ships S02', map: 'accompong: indigenous   barbados: england' })).toEqual([
      'sail port-royal',
    ])
  })

  it('D4b: an emigrant for whom there is a vacant Colony', () => {
    const map = 'buria: cathedral england, citizen'
    expect(starts({ england: 'ships S02', map: `${map}   tobago: england, slave` })).toEqual([])
    expect(starts({ england: '$1, ships S02', map: `${map}   tobago: england` })).toEqual(['sail curacao'])
  })

  it('D4b, F4d: buried Treasure needs the Haven card of its island', () => {
    expect(starts({ england: 'ships S02, hand haven-caymanes', map: 'tortuga: buried chest' })).toEqual([])
    expect(starts({ england: 'ships S02, hand haven-tortuga', map: 'tortuga: buried chest' })).toEqual(['sail tortuga'])
    expect(starts({ england: 'ships S02, hand haven-tortuga', map: 'tortuga: buried relic' })).toEqual(['sail tortuga'])
    expect(starts({ england: 'ships S02, hand haven-tortuga', map: '' })).toEqual([])
  })

  it('D4b: having arrived it need not do any of this', () => {
    const table = position(
      'england france',
      'year 1613   england: ships S04   havana: spain, slave   turn of england',
      {
        otherwise,
      },
    )
    table.play('england sail barataria-bay', 'england pirating')
    expect(table.state.stack).toEqual([])
  })

  it('Fa: all Galleons sail together', () => {
    const table = position('england france', 'year 1613   england: ships S04 S02 S01   havana: spain   turn of england')
    table.play('england sail barataria-bay')
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('barataria-bay'))
    expect(table.state.shipCount[table.nation('england')]).toBe(3)
  })
})
