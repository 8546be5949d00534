import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { EMPTY, INDIGENOUS, RED, SLAVE_REBEL } from './state.ts'

const otherwise = fastChance(5)

const atSea = (lines: string, nations = 'england france') =>
  position(nations, `year 1625   ${lines}   turn of england`, { otherwise })

const sack = (lines: string, england = 'ships S04 S05') =>
  atSea(`england: ${england}, fleet islas-del-rosario   new-edinburgh: france, slave   ${lines}`).play(
    'england attack new-edinburgh',
  )

describe('E5f-indigenous: a Slave of a Sacked Colony', () => {
  it('E5f-indigenous: the Colony falls only when the fate is chosen, so that the Slave is never out of the count', () => {
    const table = sack('')
    expect(table.waiting()).toEqual(['england'])
    expect(table.state.meeple[table.site('new-edinburgh')]).toBe(INDIGENOUS)
    table.play('england arm')
    expect(table.state.disk[table.site('new-edinburgh')]).toBe(EMPTY)
    expect(table.state.meeple[table.site('new-edinburgh')]).toBe(EMPTY)
  })

  it('E5f-indigenous: liberated to the nearest vacant Tribal Site', () => {
    const table = sack('')
    expect(table.choices('england')).toEqual(['liberate darien', 'arm'])
    expect(table.refusal('england liberate ronconcholon')).toBe('E5f-indigenous/not-the-nearest')
    expect(table.why('england liberate ronconcholon')?.params).toEqual({ any: 'yes', site: 'darien' })
    expect(table.refusal('england liberate havana')).toBe('E5f-indigenous/not-the-nearest')
    table.play('england liberate darien')
    expect(table.state.meeple[table.site('darien')]).toBe(INDIGENOUS)
    expect(table.state.poolIndigenous).toBe(27)
  })

  it('E6 example: with Darién occupied a Slave of New Edinburgh flees to Ronconcholon; a beaten Rebel of Nueva Granada first', () => {
    const table = atSea(`england: ships S04 S05, fleet islas-del-rosario
                         rebel-nueva-granada: slave-rebel   new-edinburgh: france, slave   darien: indigenous`)
    table.play('england attack rebel-nueva-granada', 'england attack new-edinburgh')
    expect(table.choices('england')).toEqual(['liberate ronconcholon', 'arm'])
    table.play('england liberate ronconcholon')
    expect(table.state.meeple[table.site('ronconcholon')]).toBe(INDIGENOUS)
  })

  it('E5f-indigenous: a vacant Cathedral is no vacant Tribal Site', () => {
    expect(sack('darien: cathedral netherlands').choices('england')).toContain('liberate ronconcholon')
  })

  it('E5f-indigenous: armed, it goes to the Pool and a Slave Rebel rises', () => {
    const table = sack('').play('england arm')
    expect(table.state.poolIndigenous).toBe(28)
    expect(table.state.rebel[table.site('rebel-panama')]).toBe(SLAVE_REBEL)
  })

  it("E5f-spread: if the zone is rebellious already, the Colony's owner places the Slave Rebel", () => {
    const table = sack('rebel-panama: tax-rebel').play('england arm')
    expect(table.waiting()).toEqual(['france'])
    table.play('france place rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(SLAVE_REBEL)
  })

  it('AMB-56: for a Colony that nobody plays the attacker places it', () => {
    const table = atSea('england: ships S04 S05, fleet curacao   coro: spain, slave   rebel-venezuela: tax-rebel')
    table.play('england attack coro', 'england arm')
    expect(table.waiting()).toEqual(['england'])
    table.play('england place rebel-honduras')
    expect(table.state.rebel[table.site('rebel-honduras')]).toBe(SLAVE_REBEL)
  })

  it('E5f-indigenous: kidnapped to a vacant Colony of that land zone', () => {
    const table = sack('porto-bello: spain   cartagena: spain', 'ships S04 S05 S06')
    expect(table.choices('england')).toContain('kidnap porto-bello')
    expect(table.refusal('england kidnap cartagena')).toBe('E5f-indigenous/no-vacant-colony-there')
    expect(table.refusal('england kidnap new-edinburgh')).toBe('E5f-indigenous/no-vacant-colony-there')
    table.play('england kidnap porto-bello')
    expect(table.state.meeple[table.site('porto-bello')]).toBe(INDIGENOUS)
  })

  it('AMB-58: rebellion and PROTECTOR do not stop this kidnap', () => {
    const table = sack('porto-bello: spain   rebel-panama: tax-rebel   france: peers R23', 'ships S04 S05 S06')
    expect(table.choices('england')).toContain('kidnap porto-bello')
  })

  it('E5f-indigenous: loaded, if there is room and a vacant Colony for it', () => {
    const table = sack('barbados: france')
    table.play('england load')
    expect(table.state.cargoIndigenous[RED]).toBe(1)
    expect(table.state.disk[table.site('new-edinburgh')]).toBe(EMPTY)
    expect(sack('').refusal('england load')).toBe('E5f-indigenous/no-vacant-colony')
    expect(sack('barbados: france', 'ships S04 S05, cargo chest chest').refusal('england load')).toBe(
      'E5f-indigenous/no-room',
    )
  })

  it('PR-maroon-king: he may only liberate or arm', () => {
    const table = sack('porto-bello: spain', 'peers R20, ships S04 S05 S06')
    expect(table.choices('england')).toEqual(['liberate darien', 'arm'])
    expect(table.refusal('england load')).toBe('PR-maroon-king/never-enslaves')
    expect(table.refusal('england kidnap porto-bello')).toBe('PR-maroon-king/never-enslaves')
  })

  it('G3c: the last Slave of the map loaded or kidnapped is still one, liberated it is not', () => {
    const lines = (end: string) =>
      sack(`france: figure missionary-3, peers R04, relics 1   barbados: france   ${end}`, 'ships S04 S05')
    const loaded = lines('').play('england load')
    expect(loaded.state.ended).toBe(0)
    const free = lines('').play('england liberate darien')
    expect(free.state.ended).toBe(2)
    expect(free.state.winner).toBe(1)
  })
})

describe('AMB-03: an enslaved Indigenous', () => {
  it('AMB-03: is loaded, or moved to a vacant Colony of the land zone, and cannot be liberated or armed', () => {
    const table = atSea('england: ships S04, fleet curacao   antimano: visita netherlands   tucacas: netherlands')
    table.play('england enslave antimano')
    expect(table.told('land-battle-lost')).toHaveLength(1)
    const won = atSea('england: ships S04 S05, fleet curacao   antimano: visita netherlands   tucacas: netherlands')
    won.play('england enslave antimano')
    expect(won.choices('england')).toEqual(['kidnap tucacas', 'load'])
    expect(won.refusal('england arm')).toBe('AMB-03/enslaved')
    expect(won.refusal('england liberate buria')).toBe('AMB-03/enslaved')
    won.play('england kidnap tucacas')
    expect(won.state.meeple[won.site('tucacas')]).toBe(INDIGENOUS)
    expect(won.state.bible[won.site('antimano')]).toBe(EMPTY)
    expect(won.state.biblesLeft[won.nation('netherlands')]).toBe(6)
  })

  it('F3a: with one way only nobody is asked', () => {
    const loaded = atSea('england: ships S04, fleet curacao   antimano: indigenous   barbados: england')
    loaded.play('england enslave antimano')
    expect(loaded.state.cargoIndigenous[RED]).toBe(1)
    const full = atSea(
      'england: ships S04 S05, fleet curacao, cargo chest chest   antimano: indigenous   tucacas: france',
    )
    full.play('england enslave antimano', 'france support-fleet')
    expect(full.state.meeple[full.site('tucacas')]).toBe(INDIGENOUS)
  })

  it('NA-jesuits, AMB-58: Jesuits do not protect from fleets', () => {
    const table = atSea('england: ships S04 S05, fleet curacao   antimano: visita france   barbados: england')
    table.play('england enslave antimano')
    expect(table.state.cargoIndigenous[RED]).toBe(1)
    expect(table.state.biblesLeft[table.nation('france')]).toBe(6)
  })
})

describe('E5f-indigenous: those aboard come first', () => {
  const captive = (vacant: string) => sack(vacant, 'ships S04 S05 S01, cargo indigenous')

  it('E5f-indigenous: a captive is loaded only if there is a Colony for him besides', () => {
    expect(captive('barbados: france').refusal('england load')).toBe('E5f-indigenous/no-vacant-colony')
    expect(captive('barbados: france   st-kitts: france').choices('england')).toContain('load')
  })

  it('E5f-indigenous: nor does he take the only Colony that is left for somebody aboard', () => {
    expect(captive('porto-bello: spain').refusal('england kidnap porto-bello')).toBe('E5f-indigenous/none-to-spare')
    expect(captive('porto-bello: spain   barbados: france').choices('england')).toContain('kidnap porto-bello')
  })
})
