import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { legality } from './ships.ts'
import { BLUE, PURPLE, RED } from './state.ts'
import { CONQUISTADOR, PLUNDER, PRIVATEER, SMUGGLER } from './tables.ts'

const otherwise = fastChance(5)

const asiento = (england: string, map: string, year = 1613) =>
  position('england france', `year ${year}   england: ${england}   ${map}   turn of england`, { otherwise })

describe('ASIENTO', () => {
  it('PR-asiento-spanish, PR-asiento-dutch: the Flagship counts as the Legality that its owner names', () => {
    for (const card of ['R05', 'R01']) {
      const table = asiento(`$1, peers ${card}, ships S04`, 'havana: spain, slave, chest')
      expect(table.choices('england')).toEqual([
        'reconnaissance',
        'sail barataria-bay',
        'asiento plunder',
        'asiento smuggler',
        'asiento conquistador',
        'asiento privateer',
      ])
      table.play('england asiento conquistador', 'england sail barataria-bay')
      expect(table.refusal('england attack havana')).toBe('LT-1/spanish-site')
      table.play('england load chest havana')
      expect(legality(table.state, RED)).toBe(CONQUISTADOR)
    }
  })

  it('PR-asiento-spanish: nobody else may', () => {
    const table = asiento('ships S04', 'havana: spain, slave')
    expect(table.refusal('england asiento smuggler')).toBe('PR-asiento-spanish/not-yours')
    table.play('england sail barataria-bay')
    expect(table.refusal('england asiento smuggler')).toBe('PR-asiento-spanish/not-yours')
  })

  it('AMB-18: announced once, it stays for the sail year', () => {
    const table = asiento('$1, peers R05, ships S04', 'havana: spain, slave, chest').play('england asiento smuggler')
    expect(table.refusal('england asiento privateer')).toBe('AMB-18/fixed-for-this-year')
  })

  it('AMB-18: it can be announced at sea, as long as the Legality has not mattered', () => {
    const table = asiento('$1, peers R05, ships S04 S05', 'barbados: england, chest   st-kitts: france, chest')
    table.play('england sail hewanorra', 'england load chest barbados', 'england sail sint-maarten')
    table.play('england asiento smuggler', 'england bribe chest st-kitts')
    expect(legality(table.state, RED)).toBe(SMUGGLER)
  })

  it('AMB-18: setting out fixes nothing, even where only the Flagship allows the start', () => {
    const table = asiento('$1, peers R05, ships S04 S05', 'st-kitts: france, slave')
    table.play('england sail sint-maarten', 'england asiento smuggler')
    expect(legality(table.state, RED)).toBe(SMUGGLER)
  })

  it('AMB-18: an attack, a bribe and a Legal Export abroad fix it', () => {
    const map = 'barbados: england, chest   tobago: france, slave, chest'
    const attack = asiento('peers R05, ships S04 S05', map).play(
      'england sail hewanorra',
      'england attack tobago',
      'england arm',
    )
    expect(attack.refusal('england asiento smuggler')).toBe('AMB-18/fixed-for-this-year')
    const bribe = asiento('$1, peers R05, ships S02 S05', map).play(
      'england sail hewanorra',
      'england bribe chest tobago',
    )
    expect(bribe.refusal('england asiento privateer')).toBe('AMB-18/fixed-for-this-year')
    const load = asiento('peers R05, ships S01 S05', map).play('england sail hewanorra', 'england load chest tobago')
    expect(load.refusal('england asiento smuggler')).toBe('AMB-18/fixed-for-this-year')
  })

  it('AMB-18: for purple a Friendly Port depends on the Legality too', () => {
    const plunder = position(
      'spain england',
      'year 1613   spain: peers R05, ships S01 S05, fleet barataria-bay   havana: spain, slave, chest   turn of spain',
    ).play('spain load chest havana')
    expect(plunder.refusal('spain asiento plunder')).toBe('AMB-18/fixed-for-this-year')
    expect(legality(plunder.state, PURPLE)).toBe(PRIVATEER)
  })

  it('AMB-18: in EUROPE at the latest, also for pirates after their run', () => {
    const table = position(
      'england france',
      `year 1625
       england: ships S02, fleet tortuga, cargo chest
       france: ships S01 S03, peers R05, hand haven-tortuga
       interdiction of england`,
      { otherwise },
    )
    table.play('france interdict', 'england surrender', 'england let-pass', 'france europe')
    expect(table.choices('france')).toContain('as-printed')
    table.play('france asiento plunder')
    expect(table.state.money[BLUE]).toBe(4)
  })

  it('AMB-18: or as printed', () => {
    const table = asiento('peers R05, ships S01, fleet tortuga, cargo chest', '').play(
      'england europe',
      'england as-printed',
    )
    expect(table.state.coffers).toBe(1)
    expect(legality(table.state, RED)).toBe(PRIVATEER)
  })

  it('AMB-18: after the loss of the Flagship an announced Legality stays, a waived one is that of the next', () => {
    const map = 'havana: spain, slave, fort   ciboney: indigenous'
    const announced = asiento('peers R05, ships S04 S01, fleet barataria-bay', map, 1613)
    announced.play('england asiento plunder', 'england attack havana')
    expect(announced.state.shipCount[RED]).toBe(1)
    expect(legality(announced.state, RED)).toBe(PLUNDER)
    const waived = asiento('peers R05, ships S04 S01, fleet barataria-bay', map, 1613).play('england attack havana')
    expect(legality(waived.state, RED)).toBe(PRIVATEER)
  })
})
