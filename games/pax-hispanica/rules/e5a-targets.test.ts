import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { explain } from './e5a-targets.ts'
import { EMPTY, INDIGENOUS, PIRATING, RED } from './state.ts'

const otherwise = fastChance(5)

const atSea = (lines: string, about: { year?: number; nations?: string } = {}) =>
  position(about.nations ?? 'england france', `year ${about.year ?? 1625}   ${lines}   turn of england`, { otherwise })

describe('E5a: the target', () => {
  it('E5, E5a: a Rebel, a Colony or a Cathedral of the zone can be attacked, nothing else', () => {
    const table = atSea(`england: ships S04 S05, fleet hewanorra
                         barbados: france, slave   tobago: france   youloumain: cathedral france, citizen
                         rebel-windward-islands: slave-rebel   st-kitts: france   martinique: england`)
    expect(table.choices('england').filter(choice => choice.startsWith('attack'))).toEqual([
      'attack youloumain',
      'attack barbados',
      'attack tobago',
      'attack rebel-windward-islands',
    ])
    expect(table.refusal('england attack st-kitts')).toBe('E5a/not-in-zone')
    expect(table.refusal('england attack darien')).toBe('E5a/vacant')
    expect(table.refusal('england attack rebel-cuba')).toBe('E5a/vacant')
    expect(table.refusal('england attack araya')).toBe('E5a/vacant')
  })

  it('E5a, B2b: a Site that touches two zones can be attacked from both', () => {
    for (const zone of ['islas-del-rosario', 'old-providence']) {
      expect(atSea(`england: ships S04, fleet ${zone}   porto-bello: spain`).choices('england')).toContain(
        'attack porto-bello',
      )
    }
  })

  it('AMB-52: a vacant Cathedral is occupied by its Bible', () => {
    const table = atSea('england: ships S04 S05, fleet curacao   buria: cathedral france')
    table.play('england attack buria')
    expect(table.state.bible[table.site('buria')]).toBe(EMPTY)
    expect(table.state.cathedral[table.site('buria')]).toBe(0)
    expect(table.state.poolCathedrals).toBe(10)
  })

  it('E5a-strawman: never a Site with a token of your colour, not even a Refugee, not even in rebellion', () => {
    const table = atSea(`england: ships S04 S05, fleet hewanorra
                         barbados: england, slave   tobago: france, citizen england
                         youloumain: cathedral england   rebel-windward-islands: tax-rebel`)
    expect(table.refusal('england attack barbados')).toBe('E5a-strawman/own-token')
    expect(table.refusal('england attack tobago')).toBe('E5a-strawman/own-token')
    expect(table.refusal('england attack youloumain')).toBe('E5a-strawman/own-token')
    const visita = atSea('england: ships S04, fleet hewanorra   youloumain: visita england   barbados: england')
    expect(visita.refusal('england enslave youloumain')).toBe('E5a-strawman/own-token')
  })

  it('E5a-limit: as many land battles as the fleet had Galleons when the turn began, enslaves included', () => {
    const table = atSea(`england: ships S04 S05, fleet hewanorra   st-kitts: france
                         barbados: france   youloumain: indigenous   rebel-windward-islands: tax-rebel`)
    table.play('england attack barbados', 'england enslave youloumain')
    expect(table.state.cargoIndigenous[RED]).toBe(1)
    expect(table.refusal('england attack rebel-windward-islands')).toBe('E5a-limit/no-attack-left')
    expect(explain['E5a-limit/no-attack-left'](table.state)).toEqual({ limit: 2 })
  })

  it('E5a-limit, E5g: the limit does not shrink with a lost Ship', () => {
    const table = atSea(`england: ships S04 S05, fleet barataria-bay   havana: spain, citizen, fort`)
    table.play('england attack havana')
    expect(table.state.shipCount[RED]).toBe(1)
    expect(table.choices('england')).toContain('attack havana')
    table.play('england attack havana')
    expect(table.state.shipCount[RED]).toBe(0)
    expect(table.state.stack).toEqual([])
  })

  it('E5a-visita: Tribal Sites and Visitas can only be enslaved', () => {
    const table = atSea(`england: ships S04, fleet curacao
                         buria: visita france   antimano: indigenous   barbados: england`)
    expect(table.refusal('england attack buria')).toBe('E5a-visita/only-enslave')
    expect(table.refusal('england attack antimano')).toBe('E5a-visita/only-enslave')
    expect(table.choices('england')).toContain('enslave buria')
    expect(table.choices('england')).toContain('enslave antimano')
  })

  it('F3a: to enslave there must be an Indigenous and a vacant Colony, whoever owns it', () => {
    const table = atSea('england: ships S04, fleet curacao   antimano: indigenous   coro: spain, slave')
    expect(table.refusal('england enslave buria')).toBe('F3a/no-indigenous')
    expect(table.refusal('england enslave coro')).toBe('F3a/no-indigenous')
    expect(table.refusal('england enslave antimano')).toBe('F3a/no-vacant-colony')
    const full = atSea('england: ships S04, fleet curacao, cargo chest   antimano: indigenous')
    expect(full.refusal('england enslave antimano')).toBe('F3a/no-vacant-colony')
    const cathedral = atSea('england: ships S04, fleet curacao   buria: cathedral france, citizen   barbados: france')
    expect(cathedral.refusal('england enslave buria')).toBe('F3a/no-indigenous')
    expect(cathedral.refusal('england enslave accompong')).toBe('F3a/no-indigenous')
  })

  it('E5a: an enslave too must be in the zone', () => {
    const table = atSea('england: ships S04, fleet curacao   accompong: indigenous   barbados: france')
    expect(table.refusal('england enslave accompong')).toBe('E5a/not-in-zone')
  })

  it('E5a-visita: and a way there: room aboard, or a vacant Colony in the same land zone', () => {
    const lines = 'england: ships S04, fleet curacao, cargo chest   antimano: indigenous'
    expect(atSea(`${lines}   barbados: france`).refusal('england enslave antimano')).toBe('E5a-visita/no-way-there')
    const table = atSea(`${lines}   tucacas: england`).play('england enslave antimano')
    expect(table.state.meeple[table.site('tucacas')]).toBe(INDIGENOUS)
  })

  it('PR-maroon-king: he cannot enslave', () => {
    const table = atSea('england: peers R20, ships S04, fleet curacao   antimano: indigenous   barbados: france')
    expect(table.refusal('england enslave antimano')).toBe('PR-maroon-king/never-enslaves')
  })
})

describe('LT-1: what each Legality may attack', () => {
  const zone = `porto-bello: spain, slave   new-edinburgh: france, slave   darien: cathedral spain, citizen
                ronconcholon: cathedral france, citizen   rebel-panama: tax-rebel   cartagena: spain, slave
                palenque-san-basilio: cathedral france, citizen spain   santa-marta-coast: france, slave   barbados: france
                rebel-nueva-granada: slave-rebel`
  const targets = (ship: string, year: number, map = zone) =>
    atSea(`england: ships ${ship}, fleet islas-del-rosario   ${map}`, { year })
      .choices('england')
      .filter(choice => choice.startsWith('attack'))
      .map(choice => choice.slice(7))

  it('LT-1: PLUNDER any Site', () => {
    expect(targets('S04', 1613)).toEqual([
      'porto-bello',
      'cartagena',
      'darien',
      'ronconcholon',
      'palenque-san-basilio',
      'new-edinburgh',
      'santa-marta-coast',
      'rebel-panama',
      'rebel-nueva-granada',
    ])
  })

  it('LT-1, E5a-legality: SMUGGLER none', () => {
    expect(targets('S02', 1613)).toEqual([])
    expect(atSea(`england: ships S02, fleet islas-del-rosario   ${zone}`).refusal('england attack cartagena')).toBe(
      'LT-1/smuggler',
    )
  })

  it('LT-1, AMB-34: CONQUISTADOR what is not Spanish: no purple disk or Bible; Rebels and mere Refugees are fair', () => {
    expect(targets('S08', 1613)).toEqual([
      'ronconcholon',
      'palenque-san-basilio',
      'new-edinburgh',
      'santa-marta-coast',
      'rebel-panama',
      'rebel-nueva-granada',
    ])
    expect(atSea(`england: ships S08, fleet islas-del-rosario   ${zone}`).refusal('england attack darien')).toBe(
      'LT-1/spanish-site',
    )
  })

  it('LT-1: PRIVATEER any Site in War', () => {
    expect(targets('S01', 1625)).toEqual(targets('S04', 1625))
  })

  it('LT-1, AMB-33: PRIVATEER in Pax only in a rebellious zone', () => {
    const map = 'porto-bello: spain, slave   cartagena: spain, slave   rebel-panama: tax-rebel'
    expect(targets('S01', 1613, map)).toEqual(['porto-bello', 'rebel-panama'])
    expect(targets('S01', 1613, 'porto-bello: spain, slave')).toEqual([])
    expect(
      atSea(`england: ships S01, fleet islas-del-rosario   ${map}`, { year: 1613 }).refusal('england attack cartagena'),
    ).toBe('LT-1/pax')
  })

  it('LT-1: a PRIVATEER enslaves any time', () => {
    const table = atSea('england: ships S01, fleet curacao   antimano: indigenous   barbados: france', { year: 1613 })
    expect(table.choices('england')).toContain('enslave antimano')
  })
})

describe('worked examples', () => {
  it('E5a example: three attacks of a three-Ship PRIVATEER in the Hurricane year free three Slaves', () => {
    const table = atSea(
      `england: ships S01 S03 S09
       barbados: france, slave   st-kitts: france, slave   st-domingue: france, slave
       france: ships S04, fleet europe, hand haven-hewanorra`,
      { year: 1621 },
    )
    table.play('england sail hewanorra', 'england attack barbados', 'england liberate youloumain')
    table.play('england sail sint-maarten', 'england attack st-kitts', 'england liberate dominica')
    table.play('england sail tortuga', 'england attack st-domingue', 'england liberate port-de-paix')
    expect(table.state.disksLeft[table.nation('france')]).toBe(6)
    for (const site of ['youloumain', 'dominica', 'port-de-paix']) {
      expect(table.state.meeple[table.site(site)]).toBe(INDIGENOUS)
    }
    table.play('england pirating')
    expect(table.state.fleet[RED]).toBe(PIRATING)
    expect(table.state.stack).toEqual([])
  })
})
