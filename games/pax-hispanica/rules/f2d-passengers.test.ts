import { describe, expect, it } from 'vitest'
import { type PaxScenario, position } from '../scenario.ts'
import { invariants } from './invariants.ts'
import { SLAVE_REBEL, TAX_REBEL } from './state.ts'

/** England surrenders to France with passengers aboard; the game goes on with what becomes of them. */
const seized = (cargo: string, more = '', edition = 'pl'): PaxScenario =>
  position(
    'england france',
    `year 1625
     england: ${cargo}, ships S10 S11 S12, fleet curacao
     france: $4, ships S01 S02 S03, hand haven-curacao
     ${more}
     interdiction of england`,
    { options: { edition }, chance: { haven: ['haven-roatan', 'haven-tortuga'] } },
  ).play('france interdict', 'england surrender')

const EVERY_REBEL_SITE = [
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

describe('passengers seized or drowned', () => {
  it('F2d: an Indigenous goes to the Pool, and the pirates put a Slave Rebel where they like', () => {
    const table = seized('cargo indigenous')
    expect(table.state.poolIndigenous).toBe(28)
    expect(table.state.cargoIndigenous[table.nation('england')]).toBe(0)
    expect(table.waiting()).toEqual(['france'])
    expect(table.choices('france')).toHaveLength(10)
    table.play('france place rebel-panama')
    expect(table.state.rebel[table.site('rebel-panama')]).toBe(SLAVE_REBEL)
    expect(invariants(table.state)).toEqual([])
  })

  it('F2d: the Rebel Site must be vacant', () => {
    const table = seized('cargo indigenous', 'rebel-panama: tax-rebel')
    expect(table.refusal('france place rebel-panama')).toBe('E6a/occupied')
    expect(table.refusal('france flip rebel-panama')).toBe('E5f-spread/a-site-is-vacant')
    expect(table.refusal('france decline')).toBe('E5f-spread/must-place')
  })

  it('F2d: with no vacant Rebel Site any Rebel is flipped, as the pirates choose', () => {
    const table = seized('cargo indigenous', EVERY_REBEL_SITE.map(zone => `rebel-${zone}: tax-rebel`).join('\n'))
    expect(table.choices('france')).toEqual(table.choices('france').filter(each => each.startsWith('flip ')))
    table.play('france flip rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(SLAVE_REBEL)
  })

  it('F2d: a Citizen goes to its Reserves; its owner may pay the pirates a Ransom of $1', () => {
    const table = seized('$2, cargo citizen')
    expect(table.state.reserves[table.nation('england')]).toBe(5)
    expect(table.waiting()).toEqual(['england'])
    expect(table.choices('england')).toEqual(['pay', 'rebel'])
    table.play('england pay')
    expect(table.state.money.slice(1, 3)).toEqual([1, 5])
    expect(table.told('rebel-placed')).toEqual([])
    expect(invariants(table.state)).toEqual([])
  })

  it('F2d, ED-10: unransomed it raises a Tax Rebel where its owner chooses', () => {
    const table = seized('$2, cargo citizen').play('england rebel')
    expect(table.waiting()).toEqual(['england'])
    table.play('england place rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(TAX_REBEL)
    expect(table.state.money.slice(1, 3)).toEqual([2, 4])
  })

  it('F2d, ED-10: in the English edition the pirates choose where', () => {
    const table = seized('$2, cargo citizen', '', 'en').play('england rebel')
    expect(table.waiting()).toEqual(['france'])
    table.play('france place rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(TAX_REBEL)
  })

  it('GL-ransom: without $1 there is nothing to decide but where the Tax Rebel rises', () => {
    const table = seized('cargo citizen')
    expect(table.waiting()).toEqual(['england'])
    expect(table.choices('england')).toContain('place rebel-cuba')
    expect(table.told('ransom-refused')).toEqual([])
  })

  it('GL-ransom: with the last dollar spent on the first Citizen, the second one raises a Rebel', () => {
    const table = seized('$1, cargo citizen citizen').play('england pay')
    expect(table.state.money[table.nation('england')]).toBe(0)
    expect(table.choices('england')).toContain('place rebel-cuba')
    expect(table.why('england pay')).toBeDefined()
    table.play('england place rebel-veracruz')
    expect(table.state.reserves[table.nation('england')]).toBe(5)
    expect(invariants(table.state)).toEqual([])
  })

  it('F2d: with all Rebel Sites taken the owner of an unransomed Citizen flips a Rebel', () => {
    const table = seized('$1, cargo citizen', EVERY_REBEL_SITE.map(zone => `rebel-${zone}: slave-rebel`).join('\n'))
    table.play('england rebel', 'england flip rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(TAX_REBEL)
  })

  it('F2d: pirates never transport captured Meeples, however much room they have', () => {
    const table = seized('$1, cargo chest indigenous citizen')
    table.play('france place rebel-cuba', 'england pay')
    const france = table.nation('france')
    expect(table.state.cargoIndigenous[france] + table.state.cargoCitizens[france]).toBe(0)
    expect(table.state.cargoChests[france]).toBe(1)
  })

  it('F2d: passengers of a Flagship that sinks while others survive and have room are not lost', () => {
    const table = position(
      'england france',
      `year 1625
       england: ships S10 S11, fleet curacao, cargo citizen
       france: ships S20, hand haven-curacao
       interdiction of england`,
      { chance: { haven: ['haven-roatan'] } },
    )
    table.play('france interdict', 'england fight', 'england flee', 'france weather-gage')
    expect(table.state.cargoCitizens[table.nation('england')]).toBe(1)
    expect(table.told('passenger-lost')).toEqual([])
  })
})
