import { describe, expect, test } from 'vitest'
import { ZONE_IDS } from '../data/index.ts'
import { BLUE, RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

const haven = (lines: string, chance: Record<string, string[]> = {}) =>
  position(
    'england france',
    `year 1608
     england: figure colonist-1, hand C17
     ${lines}
     turn of england`,
    { chance },
  ).play('england play C17')

const everyHaven = ZONE_IDS.map(zone => `haven-${zone}`).join(' ')

describe('RS-haven', () => {
  test('RS-haven: draw a Haven card', () => {
    const table = haven('', { haven: ['haven-roatan'] }).play('england use haven')
    expect(table.state.havenHand[RED]).toBe(1)
    expect(table.events.find(event => event.kind === 'haven-drawn')?.rule).toBe('RS-haven')
  })

  test('RS-haven, D4f-empty: from an empty deck it comes from the Hand of another player', () => {
    const table = haven(`france: hand ${everyHaven}`, { haven: ['haven-roatan'] })
    table.play('england use haven', 'england take france')
    expect([table.state.havenHand[RED], table.state.havenHand[BLUE]]).toEqual([1, 13])
  })

  test('RS-haven: not if all of them are in your own Hand', () => {
    expect(haven(`england: hand ${everyHaven}`).refusal('england use haven')).toBe('RS-haven/no-haven-card')
  })
})
