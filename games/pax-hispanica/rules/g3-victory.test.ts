import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { type PaxScenario, position } from '../scenario.ts'
import { conditionsOf, countingPeerages, ENDINGS } from './g3-victory.ts'

const otherwise = fastChance(7)

/** How the game ended, and who won it. */
const result = (table: PaxScenario): string => {
  const { ended, winner } = table.state
  if (ended === 0) return 'goes on'
  return `${ENDINGS[ended - 1]} ${winner < 0 ? 'nobody' : ['spain', 'england', 'france', 'netherlands', 'courland'][table.state.colour[winner]]}`
}

/** England (with the given lines) at the start of its reconnaissance, the smallest thing that can happen. */
const england = (lines: string, about: { nations?: string; edition?: string; more?: string } = {}): PaxScenario =>
  position(
    about.nations ?? 'england france',
    `year 1625, mercantilism 3
     england: ships S10, ${lines}
     ${about.more ?? ''}
     turn of england`,
    { otherwise, options: { edition: about.edition ?? 'pl' } },
  )

const rebels = (...zones: string[]): string => zones.map(zone => `rebel-${zone}: tax-rebel`).join('\n')

describe('Tea Party', () => {
  it('G3b: extremist, one Peerage, and more Tax Rebels than Mercantilism', () => {
    const four = rebels('cuba', 'espanola', 'panama', 'veracruz')
    expect(result(england('figure colonist-3, peers R07', { more: four }))).toBe('tea-party england')
    expect(result(england('figure colonist-3, peers R07', { more: rebels('cuba', 'espanola', 'panama') }))).toBe(
      'goes on',
    )
    expect(result(england('figure colonist-3', { more: four }))).toBe('goes on')
    expect(result(england('figure colonist-2, peers R07', { more: four }))).toBe('goes on')
    expect(result(england('figure missionary-3, peers R07', { more: `${four}\nhavana: spain, slave` }))).toBe('goes on')
  })

  it('G3b: Slave Rebels do not count', () => {
    const more = `${rebels('cuba', 'espanola', 'panama')}\nrebel-veracruz: slave-rebel`
    expect(result(england('figure colonist-3, peers R07', { more }))).toBe('goes on')
  })

  it('G2b: he wins at once, also outside his own turn', () => {
    const table = position(
      'england france',
      `year 1625, mercantilism 1
       england: ships S10, fleet curacao, cargo citizen
       france: figure colonist-3, peers R07, ships S20, hand haven-curacao
       rebel-cuba: tax-rebel
       interdiction of england`,
      { otherwise },
    )
    table.play('france interdict', 'england surrender')
    expect(result(table)).toBe('goes on')
    table.play('england place rebel-panama')
    expect(result(table)).toBe('tea-party france')
    expect(table.waiting()).toEqual([])
    expect(table.told('won')).toEqual([[table.nation('france'), 0]])
  })
})

describe('Abolition', () => {
  it('G3c: extremist, one Peerage, and no Slave on a Colony or aboard a Galleon', () => {
    expect(result(england('figure missionary-3, peers R07'))).toBe('abolition england')
    expect(result(england('figure missionary-3, peers R07', { more: 'havana: spain, slave' }))).toBe('goes on')
    expect(result(england('figure missionary-3, peers R07, fleet curacao, cargo indigenous'))).toBe('goes on')
    expect(result(england('figure missionary-3'))).toBe('goes on')
    expect(result(england('figure missionary-2, peers R07'))).toBe('goes on')
  })

  it('G3c, ED-23: Indigenous on Tribal Sites and Missions, Citizens and Slave Rebels are no Slaves', () => {
    const more = `accompong: visita france     calusa: indigenous     havana: spain, citizen
      rebel-cuba: slave-rebel`
    expect(result(england('figure missionary-3, peers R07', { more }))).toBe('abolition england')
  })

  it('G3c example (EN, PL): the Sack of the last Slave Colony wins the game', () => {
    const table = position(
      'england france',
      `year 1625
       england: figure missionary-3, peers R07, ships S01 S11
       barbados: france, slave
       turn of england`,
      { otherwise },
    )
    expect(result(table)).toBe('goes on')
    const zone = table.choices('england').find(each => each.startsWith('sail '))!
    table.play(`england ${zone}`, 'england attack barbados')
    const fate = table.choices('england')[0]
    table.play(`england ${fate}`)
    expect(result(table)).toBe('abolition england')
  })

  it('G3c: a Slave drowned at sea may be the last', () => {
    const table = position(
      'england france',
      `year 1625
       england: ships S10, fleet curacao, cargo indigenous
       france: figure missionary-3, peers R07, ships S20, hand haven-curacao
       interdiction of england`,
      { otherwise },
    )
    table.play('france interdict', 'england surrender')
    expect(result(table)).toBe('abolition france')
  })
})

describe('El Patron', () => {
  it('G3d: three Peerages with two or three players', () => {
    expect(result(england('figure buccaneer-3, peers R02 R03'))).toBe('goes on')
    expect(result(england('figure buccaneer-3, peers R02 R03 R04'))).toBe('el-patron england')
    expect(result(england('figure buccaneer-3, peers R02 R03', { nations: 'england france netherlands' }))).toBe(
      'goes on',
    )
    expect(result(england('figure buccaneer-2, peers R02 R03 R04'))).toBe('goes on')
  })

  it('G3d: two Peerages with four or five players', () => {
    const four = 'spain england france netherlands'
    expect(result(england('figure buccaneer-3, peers R02 R03', { nations: four }))).toBe('el-patron england')
    expect(result(england('figure buccaneer-3, peers R02', { nations: four }))).toBe('goes on')
    expect(result(england('figure buccaneer-3, peers R02 R03', { nations: `${four} courland` }))).toBe(
      'el-patron england',
    )
  })
})

describe('Sun King', () => {
  it('G3e: extremist, one Peerage, and nine Chests in the War Coffers', () => {
    expect(result(england('figure royalist-3, peers R02', { more: 'coffers 9' }))).toBe('sun-king england')
    expect(result(england('figure royalist-3, peers R02', { more: 'coffers 8' }))).toBe('goes on')
    expect(result(england('figure royalist-3', { more: 'coffers 9' }))).toBe('goes on')
    expect(result(england('figure royalist-2, peers R02', { more: 'coffers 9' }))).toBe('goes on')
  })

  it('G3e: a conquistador brings the ninth Chest home and wins', () => {
    const table = position(
      'england france',
      `year 1625, coffers 8
       england: figure royalist-3, peers R02, ships S08, fleet tortuga, cargo chest
       turn of england`,
      { otherwise },
    )
    table.play('england europe')
    expect(result(table)).toBe('sun-king england')
  })
})

describe('what counts as a Peerage', () => {
  it('G3-relic: each Relic in the Coffers counts, for all four victories', () => {
    const four = rebels('cuba', 'espanola', 'panama', 'veracruz')
    expect(result(england('figure colonist-3, relics 1', { more: four }))).toBe('tea-party england')
    expect(result(england('figure missionary-3, relics 1'))).toBe('abolition england')
    expect(result(england('figure royalist-3, relics 1', { more: 'coffers 9' }))).toBe('sun-king england')
    expect(result(england('figure buccaneer-3, peers R02, relics 2'))).toBe('el-patron england')
  })

  it('G3-relic, ED-13: in the English edition not for Abolition', () => {
    const en = { edition: 'en' }
    expect(result(england('figure missionary-3, relics 3', en))).toBe('goes on')
    expect(result(england('figure missionary-3, peers R07', en))).toBe('abolition england')
    expect(result(england('figure buccaneer-3, relics 3', en))).toBe('el-patron england')
    expect(result(england('figure royalist-3, relics 1', { ...en, more: 'coffers 9' }))).toBe('sun-king england')
  })

  it('G3-relic: a Relic on a Colony or aboard a Galleon is in nobody’s Coffers', () => {
    expect(
      result(england('figure missionary-3, fleet curacao, cargo relic', { more: 'barbados: england, relic' })),
    ).toBe('goes on')
  })

  it('PR-crypto-papist: Peerages nudging left or up do not count, for anybody', () => {
    const papist = { more: 'france: peers R09' }
    expect(result(england('figure missionary-3, peers R01', papist))).toBe('goes on')
    expect(result(england('figure missionary-3, peers R08', papist))).toBe('goes on')
    expect(result(england('figure missionary-3, peers R02', papist))).toBe('abolition england')
    expect(result(england('figure missionary-3, peers R04', papist))).toBe('abolition england')
    expect(result(england('figure missionary-3, peers R01 R09'))).toBe('abolition england')
    const own = england('figure buccaneer-3, peers R09 R01 R02')
    expect(result(own)).toBe('goes on')
    expect(countingPeerages(own.state, own.nation('england'), false)).toBe(2)
    expect(result(england('figure missionary-3, peers R01'))).toBe('abolition england')
  })

  it('PR-crypto-papist, ED-20: in the English edition they count all the same', () => {
    expect(result(england('figure missionary-3, peers R01', { edition: 'en', more: 'france: peers R09' }))).toBe(
      'abolition england',
    )
  })
})

describe('two victories at once', () => {
  const both = (order: string, turn: string) =>
    position(
      'england france netherlands',
      `year 1625, coffers 9, order ${order}
       england: figure royalist-3, peers R02
       france: figure missionary-3, peers R07
       netherlands: ships S10
       turn of ${turn}`,
      { otherwise },
    )

  it('AMB-21: the active player comes first', () => {
    expect(result(both('england france netherlands', 'france'))).toBe('abolition france')
    expect(result(both('france england netherlands', 'england'))).toBe('sun-king england')
  })

  it('AMB-21: otherwise Player Order decides', () => {
    expect(result(both('england france netherlands', 'netherlands'))).toBe('sun-king england')
    expect(result(both('france england netherlands', 'netherlands'))).toBe('abolition france')
  })
})

describe('how close somebody is', () => {
  it('G3b: the panel shows rungs, Peerages and Tax Rebels against Mercantilism', () => {
    const table = england('figure colonist-2, relics 1', { more: rebels('cuba', 'panama') })
    expect(conditionsOf(table.state, table.nation('england'), 0)).toEqual([
      { key: 'extremist', have: 2, need: 3, met: false },
      { key: 'peerages', have: 1, need: 1, met: true },
      { key: 'tax-rebels', have: 2, need: 4, met: false },
    ])
  })

  it('G3c, G3d, G3e: Slaves left, Peerages needed, Chests in the War Coffers', () => {
    const table = england('figure callow-red, peers R02', { more: 'coffers 4\nhavana: spain, slave' })
    const keys = (victory: number) =>
      conditionsOf(table.state, table.nation('england'), victory).map(({ key, have, need }) => `${key} ${have}/${need}`)
    expect(keys(1)).toEqual(['extremist 0/3', 'peerages 1/1', 'no-slaves 1/0'])
    expect(keys(2)).toEqual(['extremist 0/3', 'peerages 1/1', 'war-coffers 4/9'])
    expect(keys(3)).toEqual(['extremist 0/3', 'peerages 1/3'])
    expect(conditionsOf(table.state, table.nation('england'), 1).map(each => each.met)).toEqual([false, true, false])
  })

  it('G3: exactly those who meet all conditions win', () => {
    for (const figure of ['colonist-3', 'missionary-3', 'royalist-3', 'buccaneer-3']) {
      const table = england(`figure ${figure}, peers R02 R03`, { more: 'havana: spain, slave' })
      const met = [0, 1, 2, 3].filter(victory =>
        conditionsOf(table.state, table.nation('england'), victory).every(each => each.met),
      )
      expect(met).toEqual([])
      expect(result(table)).toBe('goes on')
    }
  })
})
