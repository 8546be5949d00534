import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { DECK, EUROPE, PIRATING, RED } from './state.ts'

const otherwise = fastChance(5)

const atSea = (england: string, map = '') =>
  position('england france', `year 1625   england: ${england}   ${map}   turn of england`, { otherwise })

describe('F6c: burying', () => {
  it('F6c: with all Treasure buried the fleet goes to PIRATING and draws a Haven card', () => {
    const table = atSea('ships S04 S05, fleet caymanes, cargo chest relic', 'caymanes: buried chest')
    table.play('england bury 1 1')
    expect([
      table.state.buriedChests[table.zone('caymanes')],
      table.state.buriedRelics[table.zone('caymanes')],
    ]).toEqual([2, 1])
    expect(table.state.fleet[RED]).toBe(PIRATING)
    expect(table.state.havenHand[RED]).toBe(1)
    expect(table.state.money[RED]).toBe(0)
    expect(table.state.stack).toEqual([])
  })

  it('F6c: any amount that is aboard, at least one piece', () => {
    const table = atSea('ships S04 S05, fleet caymanes, cargo chest chest relic')
    expect(table.choices('england').filter(choice => choice.startsWith('bury'))).toEqual([
      'bury 0 1',
      'bury 1 0',
      'bury 1 1',
      'bury 2 0',
      'bury 2 1',
    ])
    expect(table.refusal('england bury 0 0')).toBe('F6c/nothing')
    expect(table.refusal('england bury 3 0')).toBe('F6c/not-so-much-aboard')
    expect(table.refusal('england bury 0 2')).toBe('F6c/not-so-much-aboard')
  })

  it('AMB-61: after burying a part the fleet may only sail, and must reach EUROPE', () => {
    const table = atSea(
      `$3, ships S04 S05, fleet sint-maarten, cargo chest chest, hand haven-sint-maarten`,
      `st-kitts: england, chest, relic   guadeloupe: france   dominica: indigenous   boriken: cathedral england, citizen
       sint-maarten: buried relic`,
    )
    expect(table.choices('england')).toContain('load relic st-kitts')
    table.play('england bury 1 0')
    expect(table.refusal('england load relic st-kitts')).toBe('AMB-61/must-sail-to-europe')
    expect(table.refusal('england dig 0 1')).toBe('AMB-61/must-sail-to-europe')
    expect(table.refusal('england bury 1 0')).toBe('AMB-61/must-sail-to-europe')
    expect(table.refusal('england attack guadeloupe')).toBe('AMB-61/must-sail-to-europe')
    expect(table.refusal('england enslave dominica')).toBe('AMB-61/must-sail-to-europe')
    expect(table.refusal('england emigrate boriken')).toBe('AMB-61/must-sail-to-europe')
    expect(table.refusal('england pirating')).toBe('D4f-limits/treasure-aboard')
    table.play('england sail tortuga', 'england europe')
    expect(table.state.fleet[RED]).toBe(EUROPE)
    expect(table.state.money[RED]).toBe(7)
  })

  it('AMB-20: not with a Meeple aboard that has a Colony to go to', () => {
    const table = atSea('ships S04 S05, fleet caymanes, cargo chest indigenous', 'barbados: france')
    expect(table.refusal('england bury 1 0')).toBe('AMB-20/passengers-aboard')
    const homeless = atSea('ships S04 S05, fleet caymanes, cargo chest indigenous').play('england bury 1 0')
    expect(homeless.state.cargoIndigenous[RED]).toBe(0)
    expect(homeless.state.fleet[RED]).toBe(PIRATING)
  })

  it('AMB-37: burying is leaving: opponents are asked before, and again if a part is left to sail with', () => {
    const table = position(
      'england france',
      `year 1625   england: ships S04 S05   france: ships S01, hand haven-roatan
       st-kitts: england, chest, relic   turn of england`,
      { otherwise },
    )
    table.play(
      'england sail sint-maarten',
      'france let-pass',
      'england load chest st-kitts',
      'england load relic st-kitts',
    )
    table.play('france let-pass', 'england bury 0 1')
    expect(table.waiting()).toEqual(['france'])
    expect(table.state.buriedRelics[table.zone('sint-maarten')]).toBe(0)
    table.play('france let-pass')
    expect(table.state.buriedRelics[table.zone('sint-maarten')]).toBe(1)
    table.play('england europe')
    expect(table.waiting()).toEqual(['france'])
  })
})

describe('F6c: digging', () => {
  it('F4d, F6c: the Haven card is shown and shuffled back, and any Legality loads for free', () => {
    for (const ship of ['S01', 'S02', 'S04', 'S08']) {
      const table = atSea(`ships ${ship} S05, fleet caymanes, hand haven-caymanes`, 'caymanes: buried chest relic')
      table.play('england dig 1 1')
      expect([table.state.cargoChests[RED], table.state.cargoRelics[RED]]).toEqual([1, 1])
      expect(table.state.buriedChests[table.zone('caymanes')]).toBe(0)
      expect(table.state.place[table.card('haven-caymanes')]).toBe(DECK)
      expect(table.state.havenHand[RED]).toBe(0)
    }
  })

  it('F6c: not without the Haven card of this zone', () => {
    const table = atSea('ships S04, fleet caymanes, hand haven-tortuga', 'caymanes: buried chest')
    expect(table.refusal('england dig 1 0')).toBe('F6c/no-haven-card')
  })

  it('F6c, AMB-23: any part of the common heap for which there is room', () => {
    const table = atSea('ships S04, fleet caymanes, hand haven-caymanes', 'caymanes: buried chest chest relic relic')
    expect(table.choices('england').filter(choice => choice.startsWith('dig'))).toEqual([
      'dig 0 1',
      'dig 0 2',
      'dig 1 0',
      'dig 1 1',
      'dig 1 2',
    ])
    expect(table.refusal('england dig 2 0')).toBe('F6c/no-room')
    expect(table.refusal('england dig 3 0')).toBe('F6c/not-so-much-buried')
    expect(table.refusal('england dig 0 3')).toBe('F6c/not-so-much-buried')
    expect(table.refusal('england dig 0 0')).toBe('F6c/nothing')
    table.play('england dig 0 1')
    expect(table.state.buriedChests[table.zone('caymanes')]).toBe(2)
    expect(table.state.buriedRelics[table.zone('caymanes')]).toBe(1)
  })

  it('AMB-23: what one player buried another may dig up', () => {
    const table = position(
      'england france',
      `year 1625, order england france
       england: ships S04   france: ships S05, hand haven-caymanes
       isla-de-pinos: england, chest   begin sail-year`,
      { otherwise },
    )
    table.play('england sail caymanes', 'france let-pass', 'england load chest isla-de-pinos', 'england bury 1 0')
    table.play('france let-pass', 'france sail caymanes', 'england let-pass', 'france dig 1 0')
    expect(table.state.cargoChests[table.nation('france')]).toBe(1)
  })
})
