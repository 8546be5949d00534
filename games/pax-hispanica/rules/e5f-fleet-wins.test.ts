import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, EMPTY, INDIGENOUS, NO_REBEL, RED, TAX_REBEL } from './state.ts'

const otherwise = fastChance(5)

const attack = (lines: string, about: { nations?: string; edition?: string; site?: string } = {}) =>
  position(about.nations ?? 'england france', `year 1625   ${lines}   turn of england`, {
    otherwise,
    options: { edition: about.edition ?? 'pl' },
  }).play(`england attack ${about.site ?? 'barbados'}`)

describe('E5f-treasure', () => {
  it('E5f, E5f-treasure: what fits is loaded, Relics need no room, the rest goes to the Pool', () => {
    const roomy = attack('england: ships S04 S05, fleet hewanorra   barbados: france, chest, relic, relic')
    expect([roomy.state.cargoChests[RED], roomy.state.cargoRelics[RED]]).toEqual([1, 2])
    const full = attack('england: ships S04 S05, fleet hewanorra, cargo chest chest   barbados: france, chest, relic')
    expect([full.state.cargoChests[RED], full.state.cargoRelics[RED]]).toEqual([2, 1])
    expect(full.state.poolChests).toBe(18)
    expect(full.told('treasure-lost')).toEqual([[full.site('barbados'), 0]])
  })

  it('ED-11 (EN): only PLUNDER takes a Relic by Sacking; otherwise it goes to the Pool with the Colony', () => {
    const lines = (ship: string) => `england: ships ${ship} S05, fleet hewanorra   barbados: france, chest, relic`
    const privateer = attack(lines('S01'), { edition: 'en' })
    expect([privateer.state.cargoChests[RED], privateer.state.cargoRelics[RED], privateer.state.poolRelics]).toEqual([
      1, 0, 5,
    ])
    expect(attack(lines('S04'), { edition: 'en' }).state.cargoRelics[RED]).toBe(1)
    expect(attack(lines('S01'), { edition: 'pl' }).state.cargoRelics[RED]).toBe(1)
  })

  it('ED-11 (EN): a Relic that may not be taken stays on a Colony that only lost its fort', () => {
    const lines = 'england: ships S01 S03 S09, fleet hewanorra   barbados: france, fort, chest, relic'
    const table = attack(lines, { edition: 'en' })
    expect(table.state.relicsAt[table.site('barbados')]).toBe(1)
    expect(table.state.chest[table.site('barbados')]).toBe(0)
    expect(attack(lines).state.cargoRelics[RED]).toBe(1)
  })
})

describe('E5f-fort, E5f-sack, E5f-rebel', () => {
  it('E5f-fort: a fortified Colony loses only its fort and Treasure; a second attack may destroy it', () => {
    const table = attack('england: ships S04 S05 S06, fleet hewanorra   barbados: france, slave, fort, chest')
    const barbados = table.site('barbados')
    expect([table.state.disk[barbados], table.state.meeple[barbados], table.state.fort[barbados]]).toEqual([
      BLUE,
      INDIGENOUS,
      0,
    ])
    expect(table.state.poolForts).toBe(10)
    expect(table.state.cargoChests[RED]).toBe(1)
    table.play('england attack barbados', 'england arm')
    expect(table.state.disk[barbados]).toBe(EMPTY)
  })

  it("E5f-sack: an unfortified Colony's disk returns to its owner's Sway column", () => {
    const table = attack('england: ships S04 S05, fleet hewanorra   barbados: france')
    expect(table.state.disk[table.site('barbados')]).toBe(EMPTY)
    expect(table.state.disksLeft[BLUE]).toBe(6)
  })

  it("E5f-sack: a Cathedral's Bible returns to the Reach column, the Cathedral to the Pool", () => {
    const table = attack('england: ships S04 S05 S06, fleet curacao   buria: cathedral france', { site: 'buria' })
    expect(table.state.bible[table.site('buria')]).toBe(EMPTY)
    expect([
      table.state.biblesLeft[BLUE],
      table.state.poolCathedrals,
      table.state.cathedral[table.site('buria')],
    ]).toEqual([6, 10, 0])
  })

  it('E5f-rebel, E6d: a beaten Rebel goes to the Pool and its zone is at peace', () => {
    const table = attack(
      'england: ships S04 S05, fleet hewanorra   rebel-windward-islands: slave-rebel   barbados: england, chest',
      { site: 'rebel-windward-islands' },
    )
    expect(table.state.rebel[table.site('rebel-windward-islands')]).toBe(NO_REBEL)
    expect(table.state.poolRebels).toBe(10)
    table.play('england load chest barbados')
  })
})

describe('E5f-citizen', () => {
  const citizen = (france: string, more = '') =>
    attack(`england: ships S04 S05 S06, fleet hewanorra   france: ${france}   barbados: france, citizen ${more}`)

  it('E5f-citizen, GL-ransom: back to its Reserves, and its owner pays the attacker $1', () => {
    const table = citizen('$2')
    expect(table.state.reserves[BLUE]).toBe(5)
    expect(table.choices('france')).toEqual(['pay', 'rebel'])
    table.play('france pay')
    expect(table.state.money.slice(1, 3)).toEqual([1, 1])
    expect(table.told('rebel-placed')).toEqual([])
  })

  it('E5f-citizen: or a Tax Rebel rises in that land zone', () => {
    const table = citizen('$2').play('france rebel')
    expect(table.state.rebel[table.site('rebel-windward-islands')]).toBe(TAX_REBEL)
    expect(table.state.money.slice(1, 3)).toEqual([0, 2])
  })

  it('E5f-citizen: without money there is no choice', () => {
    const table = citizen('$0')
    expect(table.state.rebel[table.site('rebel-windward-islands')]).toBe(TAX_REBEL)
  })

  it('E5f-spread: if that Rebel Site is occupied, the owner of the Citizen chooses another', () => {
    const table = citizen('$0', '  rebel-windward-islands: slave-rebel')
    expect(table.waiting()).toEqual(['france'])
    table.play('france place rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(TAX_REBEL)
  })

  it("E5f-citizen: a Refugee is its own player's business, not the Colony owner's", () => {
    const table = attack(
      'england: ships S04 S05 S06, fleet hewanorra   netherlands: $1   barbados: france, citizen netherlands',
      { nations: 'england france netherlands' },
    )
    expect(table.waiting()).toEqual(['netherlands'])
    table.play('netherlands pay')
    expect(table.state.money[RED]).toBe(1)
  })

  it('E5f-citizen: for a colour that nobody plays the Pool pays, so there is no Rebel', () => {
    const table = attack('england: ships S04 S05 S06, fleet hewanorra   barbados: france, citizen netherlands')
    expect(table.state.money[RED]).toBe(1)
    expect(table.told('rebel-placed')).toEqual([])
    expect(table.waiting()).toEqual(['england'])
  })

  it('E5f-spread, B1a: a Citizen lost in the wilderness rebels where its owner likes', () => {
    const table = attack('england: ships S04 S05 S06, fleet port-royal   accompong: cathedral france, citizen', {
      site: 'accompong',
    })
    expect(table.waiting()).toEqual(['france'])
    table.play('france place rebel-panama')
    expect(table.state.rebel[table.site('rebel-panama')]).toBe(TAX_REBEL)
  })
})
