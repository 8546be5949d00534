import { describe, expect, test } from 'vitest'
import { BLUE, PIRATING, RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

const casa = (lines: string, chance: Record<string, string[]> = {}, year = 1608) =>
  position(
    'england france',
    `year ${year}
     england: figure royalist-1, hand R02
     ${lines}
     turn of england`,
    { chance },
  ).play('england play R02')

describe('RS-casa', () => {
  test("RS-casa: anybody's fleet goes from EUROPE to PIRATING, and its owner draws a Haven card", () => {
    const table = casa('france: ships S03 S05, fleet europe', { haven: ['haven-roatan'] })
    table.play('england use casa', 'england dispatch france')
    expect([table.state.fleet[BLUE], table.state.havenHand[BLUE], table.state.havenHand[RED]]).toEqual([PIRATING, 1, 0])
  })

  test('E5a example: Casa brings your own fleet to PIRATING in 1620', () => {
    const table = casa('england: ships S03 S05 S08, fleet europe', { haven: ['haven-roatan'] }, 1620)
    table.play('england use casa', 'england dispatch england')
    expect([table.state.fleet[RED], table.state.havenHand[RED]]).toEqual([PIRATING, 1])
  })

  test('RS-casa: not a fleet that is elsewhere, and not if none is in EUROPE', () => {
    const table = casa('france: ships S03   england: ships S05, fleet europe').play('england use casa')
    expect(table.refusal('england dispatch france')).toBe('RS-casa/not-in-europe')
    expect(casa('france: ships S03').refusal('england use casa')).toBe('RS-casa/no-fleet-in-europe')
  })
})
