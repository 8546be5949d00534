import { describe, expect, test } from 'vitest'
import { RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

const relic = (lines: string) =>
  position(
    'england france',
    `year 1608
     england: figure colonist-1, hand C10
     ${lines}
     turn of england`,
  ).play('england play C10')

describe('RS-relic', () => {
  test("RS-relic, GL-relic: onto anybody's Colony", () => {
    const table = relic('havana: spain   barbados: france').play('england use relic', 'england relic havana')
    expect([table.state.relicsAt[table.site('havana')], table.state.poolRelics]).toEqual([1, 4])
    expect(table.told('relic-placed')).toEqual([[RED, table.site('havana')]])
  })

  test('AMB-28: even beside another Relic', () => {
    const table = relic('barbados: france, relic').play('england use relic', 'england relic barbados')
    expect(table.state.relicsAt[table.site('barbados')]).toBe(2)
  })

  test('RS-relic: only onto a Colony, and only while the Pool has Relics', () => {
    const table = relic('barbados: france   dominica: visita france').play('england use relic')
    expect(table.refusal('england relic dominica')).toBe('RS-relic/no-colony-there')
    expect(table.refusal('england relic tobago')).toBe('RS-relic/no-colony-there')
    expect(relic('').refusal('england use relic')).toBe('RS-relic/no-colony')
    expect(relic('barbados: france   france: relics 5').refusal('england use relic')).toBe('RS-relic/no-relic-left')
  })
})
