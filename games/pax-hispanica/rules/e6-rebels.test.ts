import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { SLAVE_REBEL, TAX_REBEL } from './state.ts'

const otherwise = fastChance(5)

const ALL = [
  'cuba',
  'espanola',
  'honduras',
  'leeward-islands',
  'nova-andalusia',
  'nueva-granada',
  'panama',
  'venezuela',
  'veracruz',
  'windward-islands',
]

const risen = (rebels: readonly string[], side = 'slave-rebel') =>
  position(
    'england france',
    `year 1625   england: ships S04 S05, fleet hewanorra   barbados: france, slave
     ${rebels.map(zone => `rebel-${zone}: ${side}`).join('   ')}
     turn of england`,
    { otherwise },
  ).play('england attack barbados', 'england arm')

describe('E6: Rebels', () => {
  it('E6a: at most one on each Rebel Site', () => {
    const table = risen(['windward-islands', 'cuba'])
    expect(table.refusal('france place rebel-cuba')).toBe('E6a/occupied')
    expect(table.refusal('france place havana')).toBe('E6a/not-a-rebel-site')
    expect(table.refusal('france decline')).toBe('E5f-spread/must-place')
    expect(table.refusal('france flip rebel-cuba')).toBe('E5f-spread/a-site-is-vacant')
    table.play('france place rebel-panama')
    expect(table.state.rebel[table.site('rebel-panama')]).toBe(SLAVE_REBEL)
    expect(table.state.poolRebels).toBe(7)
  })

  it('E5f-spread, AMB-27: with every Rebel Site occupied the chooser flips one Rebel', () => {
    const table = risen(ALL, 'tax-rebel')
    expect(table.refusal('france flip havana')).toBe('E5f-spread/no-rebel-there')
    expect(table.choices('france')).toHaveLength(10)
    table.play('france flip rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(SLAVE_REBEL)
    const other = risen(ALL, 'slave-rebel').play('france flip rebel-cuba')
    expect(other.state.rebel[other.site('rebel-cuba')]).toBe(TAX_REBEL)
  })

  it('AMB-27: who only may place a Rebel may decline, and is not asked when no Rebel Site is vacant', () => {
    const patroon = (rebels: readonly string[]) =>
      position(
        'england france',
        `year 1625, mercantilism 4   england: ships S01, fleet tortuga, cargo chest   france: peers R22
         ${rebels.map(zone => `rebel-${zone}: tax-rebel`).join('   ')}
         turn of england`,
        { otherwise },
      ).play('england europe', 'england lower')
    const free = patroon([])
    free.play('france decline')
    expect(free.told('rebel-placed')).toEqual([])
    expect(patroon(ALL).waiting()).toEqual([])
  })
})
