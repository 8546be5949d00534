import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, NO_REBEL, ORANGE, PURPLE, RED } from './state.ts'

const otherwise = fastChance(5)

const atSea = (nations: string, lines: string) =>
  position(nations, `year 1625   ${lines}   turn of england`, { otherwise })

describe('E5c: allies', () => {
  it('E5c: everybody else with free Strength in the zone chooses, in secret and at the same time', () => {
    const table = atSea(
      'england france netherlands courland',
      `england: ships S04, fleet hewanorra
       barbados: spain, slave   tobago: france   martinique: netherlands   st-kitts: courland`,
    )
    table.play('england attack barbados')
    expect(table.waiting()).toEqual(['france', 'netherlands'])
    expect(table.choices('france')).toEqual(['support-fleet', 'support-target'])
    table.play('netherlands support-target')
    expect(table.told('side-taken')).toEqual([])
    expect(table.waiting()).toEqual(['france'])
    table.play('france support-fleet')
    expect(table.told('side-taken')).toEqual([
      [BLUE, 0],
      [ORANGE, 1],
    ])
    expect(table.told('land-battle-fought')[0].slice(2)).toEqual([2, 2])
  })

  it('E5c: nobody may stay neutral, the attacker is not asked, and tokens without Strength choose nothing', () => {
    const table = atSea(
      'england netherlands',
      `england: ships S04, fleet hewanorra
       barbados: spain, slave   youloumain: visita netherlands   tobago: england`,
    )
    table.play('england attack barbados')
    expect(table.told('land-battle-fought')[0].slice(2)).toEqual([2, 1])
  })

  it('E5c example: purple alone announces his side; with a Dutch Colony both choose', () => {
    const lines = 'england: ships S04, fleet curacao   coro: spain, slave   rebel-venezuela: tax-rebel'
    const alone = atSea('spain england netherlands', lines).play('england attack rebel-venezuela')
    expect(alone.waiting()).toEqual(['spain'])
    alone.play('spain support-fleet')
    expect(alone.state.rebel[alone.site('rebel-venezuela')]).toBe(NO_REBEL)
    const both = atSea('spain england netherlands', `${lines}   tucacas: netherlands`).play(
      'england attack rebel-venezuela',
    )
    expect(both.waiting()).toEqual(['spain', 'netherlands'])
    both.play('spain support-target', 'netherlands support-target')
    expect(both.told('side-taken')).toEqual([
      [PURPLE, 1],
      [ORANGE, 1],
    ])
    expect(both.state.shipCount[RED]).toBe(0)
  })
})

describe('E5e: the winner', () => {
  it('E5e: the greater Strength wins, a tie is for the target', () => {
    const lost = atSea('england france', 'england: ships S04, fleet hewanorra   barbados: france')
    lost.play('england attack barbados')
    expect(lost.told('land-battle-lost')).toEqual([[RED, lost.site('barbados')]])
    const won = atSea('england france', 'england: ships S04 S05, fleet hewanorra   barbados: france')
    won.play('england attack barbados')
    expect(won.told('land-battle-won')).toEqual([[RED, won.site('barbados')]])
  })

  it('PR-capitania-general: wins ties in the battles it starts, not in others', () => {
    const attacker = atSea('england france', 'england: peers R07, ships S04, fleet hewanorra   barbados: france')
    attacker.play('england attack barbados')
    expect(attacker.told('land-battle-won')).toHaveLength(1)
    const weaker = atSea('england france', 'england: peers R07, ships S04, fleet hewanorra   barbados: france, fort')
    weaker.play('england attack barbados')
    expect(weaker.told('land-battle-won')).toEqual([])
    const defender = atSea(
      'england france',
      'england: ships S04, fleet hewanorra   france: peers R07   barbados: france',
    )
    defender.play('england attack barbados')
    expect(defender.told('land-battle-won')).toEqual([])
  })
})

describe('AMB-15: the bounty for attacking a Rebel', () => {
  const rebel = (peers: string, ships = 'S04 S05') =>
    atSea(
      'england france',
      `england: ${peers}ships ${ships}, fleet hewanorra   rebel-windward-islands: tax-rebel`,
    ).play('england attack rebel-windward-islands')

  it('PR-agent, PR-governor: +$2', () => {
    expect(rebel('').state.money[RED]).toBe(0)
    expect(rebel('peers R03, ').state.money[RED]).toBe(2)
    expect(rebel('peers R13, ').state.money[RED]).toBe(2)
  })

  it('PR-agent: not cumulative with GOVERNOR', () => {
    expect(rebel('peers R03 R13, ').state.money[RED]).toBe(2)
  })

  it('AMB-15: when the battle is declared, win or lose', () => {
    const lost = rebel('peers R03, ', 'S04')
    expect(lost.told('land-battle-lost')).toHaveLength(1)
    expect(lost.state.money[RED]).toBe(2)
  })

  it('PR-agent: nothing for other targets', () => {
    const table = atSea('england france', 'england: peers R03, ships S04 S05, fleet hewanorra   barbados: france')
    expect(table.play('england attack barbados').state.money[RED]).toBe(0)
  })
})
