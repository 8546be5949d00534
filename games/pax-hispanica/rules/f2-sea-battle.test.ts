import { fastChance, view } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { type PaxScenario, position } from '../scenario.ts'
import { paxHispanica } from './index.ts'
import { invariants } from './invariants.ts'
import { NOWHERE, PIRATING } from './state.ts'

const otherwise = fastChance(7)

/** England meets France, who lies in wait off Curaçao. */
const met = (england: string, france: string, chance: Record<string, string[]> = {}): PaxScenario =>
  position(
    'england france',
    `year 1625
     england: ${england}, fleet curacao
     france: ${france}, hand haven-curacao
     interdiction of england`,
    { otherwise, chance },
  ).play('france interdict')

const cargoOf = (table: PaxScenario, nation: string) => ({
  chests: table.state.cargoChests[table.nation(nation)],
  relics: table.state.cargoRelics[table.nation(nation)],
})

describe('a sea battle', () => {
  it('F2: the Galleons of both sides meet in the zone, and the interdicted fleet is called to surrender', () => {
    const table = met('ships S10 S11', 'ships S01')
    expect(table.state.fleet[table.nation('france')]).toBe(table.zone('curacao'))
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('curacao'))
    expect(table.waiting()).toEqual(['england'])
    expect(table.choices('england')).toEqual(['surrender', 'fight'])
  })

  it('F2: both sides choose a tactic at once; nobody sees the other one before both are chosen', () => {
    const table = met('ships S10 S11', 'ships S01').play('england fight')
    expect(table.waiting()).toEqual(['england', 'france'])
    table.play('england boarding')
    const england = table.state.sealed[0]
    expect(england).toBeGreaterThanOrEqual(0)
    expect(view(paxHispanica, table.state, 1).sealed[0]).toBe(-1)
    expect(view(paxHispanica, table.state, 0).sealed[0]).toBe(england)
    expect(table.told('tactics-shown')).toEqual([])
  })

  it('F2: what was compared is told: tactics, Ships, Seamanship and the outcome', () => {
    const table = met('ships S10 S11 S12', 'ships S01 S02').play('england fight', 'france boarding', 'england boarding')
    expect(table.told('tactics-shown')).toEqual([[1, 2, 2, 2]])
    expect(table.told('sea-battle-fought')).toEqual([[3, 2, 0, 5]])
  })

  it('F2a: only the treasure fleet may flee', () => {
    const table = met('ships S10', 'ships S01').play('england fight')
    expect(table.choices('england')).toEqual(['flee', 'weather-gage', 'boarding'])
    expect(table.choices('france')).toEqual(['weather-gage', 'boarding'])
    expect(table.refusal('france flee')).toBe('F2a/pirates-do-not-flee')
  })

  it('F2a: a fleet that flees from boarding goes on where it is, with everything it carries', () => {
    const table = met('ships S10, cargo chest relic', 'ships S01 S02 S03')
    table.play('england fight', 'england flee', 'france boarding')
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('curacao'))
    expect(cargoOf(table, 'england')).toEqual({ chests: 1, relics: 1 })
    expect(table.told('ship-lost')).toEqual([])
  })

  it('AMB-54: pirates whose victim fled re-enter PIRATING and draw a Haven card', () => {
    const table = met('ships S10', 'ships S01', { haven: ['haven-roatan'] })
    table.play('england fight', 'england flee', 'france boarding')
    const france = table.nation('france')
    expect(table.state.fleet[france]).toBe(PIRATING)
    expect(table.told('haven-drawn')).toEqual([[france, table.card('haven-roatan')]])
    expect(table.unused()).toEqual([])
  })

  it('F2: land tokens take no part', () => {
    const table = position(
      'england france',
      `year 1625
       england: ships S10, fleet curacao
       france: ships S20 S21, hand haven-curacao
       coro: england, citizen
       interdiction of england`,
      { otherwise },
    )
    table.play('france interdict', 'england fight', 'england boarding', 'france boarding')
    expect(table.told('sea-battle-fought')).toEqual([[1, 2, 1, 3]])
  })

  it('PR-admiral: the Seamanship of its owner beats the best letter, whichever part he plays', () => {
    const pirates = met('ships S01', 'ships S25, peers R02').play('england fight')
    pirates.play('england boarding', 'france weather-gage')
    expect(pirates.told('ship-lost')).toEqual([[pirates.nation('england'), pirates.card('S01')]])
    const victim = met('ships S25, peers R02', 'ships S01').play('england fight')
    victim.play('england boarding', 'france weather-gage')
    expect(victim.told('ship-lost')).toEqual([[victim.nation('france'), victim.card('S01')]])
  })

  it('GL-seamanship: the letters of the Flagships are compared, not those of the other Ships', () => {
    const table = met('ships S20 S01', 'ships S10 S25').play('england fight')
    table.play('england boarding', 'france weather-gage')
    expect(table.told('ship-lost')).toEqual([[table.nation('england'), table.card('S20')]])
  })
})

describe('Surrender', () => {
  it('F1a: it is announced before any tactic is chosen', () => {
    const table = met('ships S10', 'ships S01').play('england fight')
    expect(table.refusal('england surrender')).toBe('F2/not-now')
  })

  it('F1a: all Cargo is seized, and the survivors go to PIRATING and draw', () => {
    const table = met('ships S10 S11, cargo chest chest relic', 'ships S01 S02', {
      haven: ['haven-roatan'],
    })
    table.play('england surrender')
    expect(cargoOf(table, 'england')).toEqual({ chests: 0, relics: 0 })
    expect(cargoOf(table, 'france')).toEqual({ chests: 2, relics: 1 })
    expect(table.state.shipCount[table.nation('england')]).toBe(2)
    expect(table.state.fleet[table.nation('england')]).toBe(PIRATING)
    expect(table.told('haven-drawn')).toEqual([[table.nation('england'), table.card('haven-roatan')]])
    expect(invariants(table.state)).toEqual([])
  })

  it('F1a: a fleet without Cargo may surrender too; then both are in PIRATING', () => {
    const table = met('ships S10', 'ships S01', { haven: ['haven-roatan', 'haven-tortuga'] })
    table.play('england surrender')
    expect(table.state.fleet[table.nation('england')]).toBe(PIRATING)
    expect(table.state.fleet[table.nation('france')]).toBe(PIRATING)
    expect(table.told('haven-drawn').map(([colour]) => colour)).toEqual([1, 2])
    expect(table.waiting()).toEqual([])
  })

  it('F1a: the pirates may sink Ships that are PLUNDER themselves, no others', () => {
    const table = met('ships S10 S04 S05', 'ships S01').play('england surrender')
    expect(table.waiting()).toEqual(['france'])
    expect(table.choices('france')).toEqual(['sink S04', 'sink S05', 'spare'])
    expect(table.refusal('france sink S10')).toBe('F1a/not-plunder')
    expect(table.refusal('france sink S01')).toBe('F1a/not-their-ship')
    table.play('france sink S05')
    expect(table.choices('france')).toEqual(['sink S04', 'spare'])
    table.play('france spare')
    expect(table.told('ship-lost')).toEqual([[table.nation('england'), table.card('S05')]])
    expect(table.state.shipCount[table.nation('england')]).toBe(2)
    expect(invariants(table.state)).toEqual([])
  })

  it('F1a: without a PLUNDER Ship nobody is asked about sinking', () => {
    const table = met('ships S10 S11', 'ships S01').play('england surrender')
    expect(table.waiting()).toEqual([])
    expect(table.told('ship-lost')).toEqual([])
  })

  it('F1a: a printed PLUNDER counts even if ASIENTO makes the fleet something else', () => {
    const table = met('ships S04, peers R01', 'ships S01')
    table.state.asiento[table.nation('england')] = 1
    table.play('england surrender')
    expect(table.choices('france')).toEqual(['sink S04', 'spare'])
  })

  it('F1a: a fleet that loses all its Ships by Surrender is gone and draws nothing', () => {
    const table = met('ships S04 S05', 'ships S01').play('england surrender', 'france sink S04', 'france sink S05')
    expect(table.state.fleet[table.nation('england')]).toBe(NOWHERE)
    expect(table.told('haven-drawn').map(([colour]) => colour)).toEqual([table.nation('france')])
    expect(invariants(table.state)).toEqual([])
  })

  it('GL-flagship: a single survivor of a Surrender is the Flagship without a question', () => {
    const table = met('ships S04 S10', 'ships S01').play('england surrender', 'france sink S04')
    expect(table.waiting()).toEqual([])
    expect(table.state.ships[table.nation('england') * 4]).toBe(table.card('S10'))
  })

  it('GL-flagship: if the Flagship was sunk after a Surrender, the owner chooses a new one among several', () => {
    const table = met('ships S04 S10 S11', 'ships S01').play('england surrender', 'france sink S04')
    expect(table.waiting()).toEqual(['england'])
    table.play('england flagship S11')
    expect(table.state.ships.slice(4, 7)).toEqual([table.card('S11'), table.card('S10'), -1])
    expect(table.state.fleet[table.nation('england')]).toBe(PIRATING)
  })
})

describe('seizing Cargo', () => {
  it('F2c: a Chest for each Galleon of the pirates and all Relics; the other Chests are lost to the Pool', () => {
    const table = met('ships S10 S11 S12, cargo chest chest chest relic relic', 'ships S01')
    const { poolChests } = table.state
    table.play('england surrender')
    expect(cargoOf(table, 'france')).toEqual({ chests: 1, relics: 2 })
    expect(table.state.poolChests).toBe(poolChests + 2)
    expect(table.told('cargo-seized')).toEqual([[2, 1, 1, 2]])
    expect(table.told('cargo-lost')).toEqual([[1, 2, 0]])
    expect(invariants(table.state)).toEqual([])
  })

  it('F2c: only surviving pirates have room', () => {
    const table = met('ships S10 S11 S12, cargo chest chest chest relic', 'ships S20 S21').play('england fight')
    table.play('england boarding', 'france boarding')
    expect(table.state.shipCount[table.nation('france')]).toBe(1)
    expect(cargoOf(table, 'france')).toEqual({ chests: 1, relics: 1 })
    expect(cargoOf(table, 'england')).toEqual({ chests: 0, relics: 0 })
    expect(invariants(table.state)).toEqual([])
  })

  it('F2c: pirates who sink take nothing; the treasure fleet keeps its Cargo and goes on', () => {
    const table = met('ships S10 S11, cargo chest relic', 'ships S20').play('england fight')
    table.play('england boarding', 'france boarding')
    expect(table.state.fleet[table.nation('france')]).toBe(NOWHERE)
    expect(cargoOf(table, 'england')).toEqual({ chests: 1, relics: 1 })
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('curacao'))
  })
})

describe('losing a Ship', () => {
  it('F2e, Fb: the Flagship card is Discarded and one Galleon is gone', () => {
    const table = met('ships S10 S11', 'ships S20').play('england fight', 'england flee', 'france weather-gage')
    const england = table.nation('england')
    expect(table.state.shipCount[england]).toBe(1)
    expect(table.state.ships.slice(4, 6)).toEqual([table.card('S11'), -1])
    expect(table.told('discarded')).toContainEqual([england, table.card('S10')])
    expect(table.state.recycled[3]).toBe(1)
    expect(invariants(table.state)).toEqual([])
  })

  it('F2e: with several survivors the owner chooses the new Flagship', () => {
    const table = met('ships S10 S11 S12', 'ships S20').play('england fight', 'england flee', 'france weather-gage')
    expect(table.choices('england')).toEqual(['flagship S11', 'flagship S12'])
    expect(table.refusal('england flagship S20')).toBe('GL-flagship/not-your-ship')
    table.play('england flagship S12')
    expect(table.state.ships.slice(4, 7)).toEqual([table.card('S12'), table.card('S11'), -1])
  })

  it('F2e, AMB-59: Cargo is pooled; only what no longer fits is lost, and the pirates choose which', () => {
    const table = met('ships S10 S11, cargo chest indigenous', 'ships S20').play('england fight')
    table.play('england flee', 'france weather-gage')
    expect(table.waiting()).toEqual(['france'])
    expect(table.choices('france')).toEqual(['lose chest', 'lose indigenous'])
    table.play('france lose chest')
    expect(table.state.cargoIndigenous[table.nation('england')]).toBe(1)
    expect(cargoOf(table, 'england')).toEqual({ chests: 0, relics: 0 })
    expect(invariants(table.state)).toEqual([])
  })

  it('AMB-59: what still fits stays, Relics too', () => {
    const table = met('ships S10 S11, cargo chest relic relic', 'ships S20').play('england fight')
    table.play('england flee', 'france weather-gage')
    expect(cargoOf(table, 'england')).toEqual({ chests: 1, relics: 2 })
    expect(table.waiting()).toEqual([])
  })

  it('F2e: a Chest too many is lost without a question if there are only Chests', () => {
    const table = met('ships S10 S11, cargo chest chest', 'ships S20')
    const { poolChests } = table.state
    table.play('england fight', 'england flee', 'france weather-gage')
    expect(cargoOf(table, 'england')).toEqual({ chests: 1, relics: 0 })
    expect(table.state.poolChests).toBe(poolChests + 1)
  })

  it('F2e, F2d: a Meeple that the pirates let go down has drowned', () => {
    const table = met('$1, ships S10 S11, cargo chest citizen', 'ships S20').play('england fight')
    table.play('england flee', 'france weather-gage', 'france lose citizen', 'england pay')
    expect(table.state.money.slice(1, 3)).toEqual([0, 1])
    expect(cargoOf(table, 'england')).toEqual({ chests: 1, relics: 0 })
    expect(table.state.reserves[table.nation('england')]).toBe(5)
  })
})
