import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { EUROPE, PIRATING, RED } from './state.ts'

const otherwise = fastChance(5)

const arrival = (england: string, world = '', nations = 'england france') =>
  position(nations, `year 1625, mercantilism 4${world}   england: fleet tortuga, ${england}   turn of england`, {
    otherwise,
  }).play('england europe')

describe('F6: Chests', () => {
  it.each(['S04', 'S02'])('F6a, LT-3: for PLUNDER and SMUGGLER %s each Chest is $4 and goes to the Pool', ship => {
    const table = arrival(`ships ${ship} S05, cargo chest chest`)
    expect(table.state.money[RED]).toBe(8)
    expect(table.state.poolChests).toBe(20)
    expect([table.state.coffers, table.state.cargoChests[RED]]).toEqual([0, 0])
    expect(table.state.stack).toEqual([])
  })

  it.each(['S08', 'S01'])(
    'F6b, LT-3: for CONQUISTADOR and PRIVATEER %s each Chest fills the War Coffers for $2',
    ship => {
      const table = arrival(`ships ${ship} S05, cargo chest chest`)
      expect(table.state.money[RED]).toBe(4)
      expect(table.state.coffers).toBe(2)
      expect(table.choices('england')).toEqual(['raise', 'lower', 'keep'])
    },
  )

  it('F6: the Legality is that of the Flagship that arrives', () => {
    const table = arrival('ships S05 S01, cargo chest chest')
    expect(table.state.coffers).toBe(0)
  })

  it('F6b, GL-war-coffers: Chests that find the War Coffers full go to the Pool, for $2 all the same', () => {
    const table = arrival('ships S01 S03, cargo chest chest', ', coffers 8')
    expect(table.state.coffers).toBe(9)
    expect(table.state.poolChests).toBe(11)
    expect(table.state.money[RED]).toBe(4)
    expect(table.choices('england')).toEqual(['raise', 'lower', 'keep'])
  })

  it('AMB-08: no Mercantilism step if no Chest entered the War Coffers', () => {
    const table = arrival('ships S01 S03, cargo chest chest', ', coffers 9')
    expect(table.state.money[RED]).toBe(4)
    expect(table.state.stack).toEqual([])
  })

  it('PR-grandee: $4 for each Chest that enters the War Coffers, $2 for each that does not', () => {
    const table = arrival('peers R14, ships S01 S03, cargo chest chest', ', coffers 8')
    expect(table.state.money[RED]).toBe(6)
    expect(arrival('peers R14, ships S01 S03, cargo chest chest').state.money[RED]).toBe(8)
  })

  it('F6b example: three Chests of a PRIVATEER, $6, and Mercantilism from 4 down to 3', () => {
    const table = arrival('ships S01 S03 S09, cargo chest chest chest')
    expect(table.state.coffers).toBe(3)
    expect(table.state.money[RED]).toBe(6)
    table.play('england lower')
    expect(table.state.mercantilism).toBe(3)
    expect(table.state.stack).toEqual([])
  })
})

describe('F6b: the Mercantilism step', () => {
  it('F6b: up, down or not at all, from 1 to 6', () => {
    expect(arrival('ships S01, cargo chest').play('england raise').state.mercantilism).toBe(5)
    expect(arrival('ships S01, cargo chest').play('england keep').state.mercantilism).toBe(4)
    const top = arrival('ships S01, cargo chest', ', mercantilism 6')
    expect(top.refusal('england raise')).toBe('F6b/mercantilism-at-its-highest')
    const bottom = arrival('ships S01, cargo chest', ', mercantilism 1')
    expect(bottom.refusal('england lower')).toBe('F6b/mercantilism-at-its-lowest')
  })

  it('F6b: once per arrival, whatever was unloaded', () => {
    const table = arrival('ships S01 S03, cargo chest chest relic')
    table.play('england to-war-coffers', 'england lower')
    expect(table.state.mercantilism).toBe(3)
    expect(table.state.stack).toEqual([])
  })

  it('PR-star-chamber: its owner permits the change or not', () => {
    const lines = 'ships S01, cargo chest   france: peers R26'
    const allowed = arrival(lines).play('england raise')
    expect(allowed.waiting()).toEqual(['france'])
    expect(allowed.state.mercantilism).toBe(4)
    expect(allowed.play('france permit').state.mercantilism).toBe(5)
    expect(arrival(lines).play('england raise', 'france forbid').state.mercantilism).toBe(4)
    expect(arrival('peers R26, ships S01, cargo chest').play('england raise').state.mercantilism).toBe(5)
  })

  it('PR-patroon: when Mercantilism is lowered he may place a Tax Rebel, when it is raised he may not', () => {
    const lines = 'ships S01, cargo chest   france: peers R22'
    const lowered = arrival(lines).play('england lower')
    expect(lowered.waiting()).toEqual(['france'])
    lowered.play('france place rebel-cuba')
    expect(lowered.told('rebel-placed')).toEqual([[lowered.site('rebel-cuba'), 2]])
    expect(arrival(lines).play('england raise').state.stack).toEqual([])
  })
})

describe('F6d: Relics', () => {
  it.each(['S01', 'S02', 'S04', 'S08'])('F6d, LT-4: under any Legality %s sold for $8, kept, or given up', ship => {
    const table = arrival(`ships ${ship}, cargo relic relic relic`)
    expect(table.choices('england')).toEqual(['sell', 'keep', 'to-war-coffers'])
    table.play('england sell')
    expect(table.state.money[RED]).toBe(8)
    table.play('england keep')
    expect(table.state.relics[RED]).toBe(1)
    table.play('england to-war-coffers')
    expect(table.state.coffers).toBe(2)
    expect([table.state.poolRelics, table.state.cargoRelics[RED], table.state.poolChests]).toEqual([4, 0, 18])
  })

  it('AMB-07: a Relic for the War Coffers earns nothing but allows the Mercantilism step', () => {
    const table = arrival('peers R14, ships S04, cargo relic').play('england to-war-coffers')
    expect(table.state.money[RED]).toBe(0)
    expect(table.choices('england')).toEqual(['raise', 'lower', 'keep'])
    expect(arrival('ships S04, cargo relic').play('england sell').state.stack).toEqual([])
  })

  it('F6d: Chests for which the War Coffers have no room stay in the Pool', () => {
    const table = arrival('ships S04, cargo relic', ', coffers 8').play('england to-war-coffers')
    expect([table.state.coffers, table.state.poolChests]).toEqual([9, 11])
    expect(arrival('ships S04, cargo relic', ', coffers 9').play('england to-war-coffers').state.stack).toEqual([])
  })
})

describe('NA-mercantile', () => {
  const europe = (lines: string, nations = 'england courland') =>
    position(nations, `year 1625   ${lines}`, { otherwise })

  it('AMB-50: at the start of the sail turn, which then goes on from PIRATING', () => {
    const table = europe('courland: ships S01, fleet europe   turn of courland')
    const courland = table.nation('courland')
    expect(table.choices('courland')).toEqual(['to-pirating', 'stay'])
    table.play('courland to-pirating')
    expect(table.state.fleet[courland]).toBe(PIRATING)
    expect(table.state.havenHand[courland]).toBe(1)
    table.play('courland reconnaissance')
    expect(table.state.havenHand[courland]).toBe(2)
  })

  it('AMB-50: declined, the fleet uses its turn to leave EUROPE', () => {
    const table = europe('courland: ships S01, fleet europe   turn of courland').play('courland stay')
    expect(table.state.fleet[table.nation('courland')]).toBe(PIRATING)
    expect(table.state.stack).toEqual([])
  })

  it('AMB-50: or right after unloading, but only once per sail year', () => {
    const lines = 'courland: ships S04, fleet tortuga, cargo chest   turn of courland'
    const table = europe(lines).play('courland europe', 'courland to-pirating')
    expect(table.state.fleet[table.nation('courland')]).toBe(PIRATING)
    expect(table.state.havenHand[table.nation('courland')]).toBe(1)
    const stays = europe(lines).play('courland europe', 'courland stay')
    expect(stays.state.fleet[stays.nation('courland')]).toBe(EUROPE)
    const used = europe(`barbados: courland, chest   courland: ships S04, fleet europe   turn of courland`)
    used.play('courland to-pirating', 'courland sail hewanorra', 'courland load chest barbados')
    used.play('courland sail sint-maarten', 'courland europe')
    expect(used.state.fleet[used.nation('courland')]).toBe(EUROPE)
    expect(used.state.stack).toEqual([])
  })

  it('NA-mercantile, PR-cabal: other nations do not have it, unless by CABAL', () => {
    const lines = 'ships S04, fleet tortuga, cargo chest   turn of england'
    expect(europe(`england: ${lines}`).play('england europe').state.stack).toEqual([])
    expect(europe(`england: peers R06, ${lines}`).play('england europe').choices('england')).toEqual([
      'to-pirating',
      'stay',
    ])
  })
})
